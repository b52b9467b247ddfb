"""Random play to the end, for speed measurements, statistics and search."""

from __future__ import annotations

from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.moves import Moves
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i64


def playout(state: State, dealer: FastDealer, moves: Moves) -> i64:
    """Play at random until the game is over; the number of steps taken."""
    steps: i64 = 0
    while True:
        actor = state.turn()
        if actor == NOBODY:
            return steps
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
        else:
            moves.clear()
            state.legal(actor, moves)
            state.step(actor, moves.codes[dealer.below(moves.count)], UNHEARD)
        steps += 1


def playouts(start: State, games: i64, dealer: FastDealer) -> i64:
    """Play many random games from one position; the number of steps taken in all of them."""
    moves = Moves()
    steps: i64 = 0
    game: i64 = 0
    while game < games:
        steps += playout(start.clone(), dealer, moves)
        game += 1
    return steps
