"""Perft with a split by the first action, to find the branch in which two engines differ."""

from __future__ import annotations

from collections.abc import Iterator

from speleo.kernel.actors import actor_text
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.perft import perft
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.game import Game


def split(game: Game, state: State, depth: int) -> Iterator[tuple[str, str, int]]:
    """For each action of whoever is to act: who, the action, and in how many ways play can go on from there."""
    actor = state.turn()
    if actor == NOBODY:
        return
    choices = Choices()
    if actor == CHANCE:
        state.chance(choices)
    else:
        state.legal(actor, choices)
    for at in range(choices.count):
        after = state.clone()
        after.step(actor, choices.codes[at], UNHEARD)
        yield actor_text(actor), game.decode(state, choices.codes[at]).notation, perft(after, depth - 1)
