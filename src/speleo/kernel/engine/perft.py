"""Counting the ways that play can go: the sharpest cheap test of a rules engine."""

from __future__ import annotations

from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i64


def perft(state: State, depth: i64) -> i64:
    """How many sequences of `depth` actions there are from here, each outcome of chance counted once.

    Where several seats act at once they are taken in the order of seats; a game that ends early counts once.
    """
    actor = state.turn()
    if depth == 0 or actor == NOBODY:
        return 1
    choices = Choices()
    if actor == CHANCE:
        state.chance(choices)
    else:
        state.legal(actor, choices)
    if depth == 1:
        return choices.count
    ways: i64 = 0
    at: i64 = 0
    while at < choices.count:
        after = state.clone()
        after.step(actor, choices.codes[at], UNHEARD)
        ways += perft(after, depth - 1)
        at += 1
    return ways
