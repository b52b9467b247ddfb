"""Random play with every invariant checked after every step."""

from __future__ import annotations

from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.playout import play_on
from speleo.kernel.engine.state import NOBODY, State
from speleo.kernel.numbers import i64


def soak(start: State, games: i64, dealer: FastDealer) -> State | None:
    """Play so many random games from one position; the first state in which an invariant is broken, if any."""
    choices = Choices()
    game: i64 = 0
    while game < games:
        state = start.clone()
        while state.turn() != NOBODY:
            play_on(state, 1, dealer, choices)
            if state.broken() != 0:
                return state
        game += 1
    return None
