"""Whole matches between bots."""

from __future__ import annotations

from speleo.bots.bot import Bot
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i64


def play_to_end(state: State, bots: list[Bot], dealer: FastDealer, dice: list[FastDealer] | None = None) -> i64:
    """Let one bot for each seat play until the game is over; the number of steps taken.

    With `dice`, one for each seat, what bots throw in their heads moves no card.
    """
    heads = [dealer] * len(bots) if dice is None else dice
    steps: i64 = 0
    while True:
        actor = state.turn()
        if actor == NOBODY:
            return steps
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
        else:
            state.step(actor, bots[actor].choose(state.seen_by(actor), actor, heads[actor]), UNHEARD)
        steps += 1
