"""Chance in a caver's head: the same tiles, cards and dice for every action that is compared."""

from __future__ import annotations

from typing import final

from speleo.bots.luck import ticket
from speleo.games.subterra.engine.pieces import (
    DARKNESS_DIE,
    DRAW_CARD,
    DRAW_TILE,
    TREMOR_DIE,
    Pieces,
    clockwise,
)
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i64


@final
class Fate:
    """One future. A draw depends on what it is for and not on how many were made before it.

    So the fifth tile from the bottom, the last card but two, or a caver's test in a tremor is the same whatever the
    cavers do meanwhile, and two actions differ by what they are worth rather than by luck.
    """

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed

    def befall(self, state: SubTerraState) -> None:
        """Let chance act in a state that waits for it."""
        state.step(CHANCE, state.chance_at(ticket(self.seed, occasion(state), state.chance_total())), UNHEARD)


def occasion(pieces: Pieces) -> i64:
    """What a draw is for, as a number of its own: the place in the stack or the deck, or who rolls when for what."""
    ask = pieces.ask
    if ask == DRAW_TILE:
        return pieces.stack * 32 + ask
    if ask == DRAW_CARD:
        return pieces.cards * 32 + ask
    caver = pieces.acting
    if ask in (TREMOR_DIE, DARKNESS_DIE):
        caver = clockwise(pieces, pieces.rolling)
    when = (pieces.round * 8 + caver + 1) * 4 + pieces.points
    return ((when * 4 + pieces.times) * 4 + pieces.steps) * 32 + ask
