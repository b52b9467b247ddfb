"""Random play to the end, for speed measurements, statistics and search."""

from __future__ import annotations

from typing import Final

from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i64

NO_LIMIT: Final[i64] = 1 << 60


def play_on(state: State, most: i64, dealer: FastDealer, choices: Choices) -> i64:
    """Play at random for at most so many steps or until the game is over; the number of steps taken."""
    steps: i64 = 0
    while steps < most:
        actor = state.turn()
        if actor == NOBODY:
            return steps
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
        else:
            choices.clear()
            state.legal(actor, choices)
            state.step(actor, choices.codes[dealer.below(choices.count)], UNHEARD)
        steps += 1
    return steps


def playout(state: State, dealer: FastDealer, choices: Choices) -> i64:
    """Play at random until the game is over; the number of steps taken."""
    return play_on(state, NO_LIMIT, dealer, choices)


def playouts(start: State, games: i64, dealer: FastDealer) -> i64:
    """Play many random games from one position; the number of steps taken in all of them."""
    choices = Choices()
    steps: i64 = 0
    game: i64 = 0
    while game < games:
        steps += playout(start.clone(), dealer, choices)
        game += 1
    return steps


def clones(state: State, count: i64) -> i64:
    """Clone a state so many times and drop the clones; the number of seats counted, so that nothing is left out."""
    seats: i64 = 0
    k: i64 = 0
    while k < count:
        seats += state.clone().seat_count()
        k += 1
    return seats


def legal_lists(state: State, count: i64) -> i64:
    """List what the seat to act may do, so many times; the number of actions listed."""
    choices = Choices()
    listed: i64 = 0
    k: i64 = 0
    while k < count:
        choices.clear()
        state.legal(state.turn(), choices)
        listed += choices.count
        k += 1
    return listed
