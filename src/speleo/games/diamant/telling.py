"""What is told of Diamant."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

from speleo.games.diamant.events import (
    ChoiceMade,
    ChoicesRevealed,
    ExpeditionBegan,
    GemsLost,
    RelicFound,
    RelicTaken,
    TrapAppeared,
    TrapSprung,
    TreasureFound,
    WentBack,
)
from speleo.games.diamant.names import TRAPS
from speleo.games.diamant.view import DiamantView
from speleo.kernel.game import Event
from speleo.kernel.telling import Mood, Saying, Telling

STAKE = 30
"""So many gems in hand are as exciting as it gets."""
WATCH, CHOOSE = Saying("diamant-watch"), Saying("diamant-choose")
KEPT = 4096
"""What was said before is said again for many viewers and moments, and need not be made or compared anew."""


class DiamantTelling(Telling[DiamantView]):
    """What every screen tells of Diamant."""

    quiet: ClassVar[tuple[type[Event], ...]] = (ChoiceMade,)
    headlines: ClassVar[tuple[type[Event], ...]] = (ExpeditionBegan,)
    alarming: ClassVar[tuple[type[Event], ...]] = (TrapSprung, GemsLost)

    sounds: ClassVar[Mapping[type[Event], str]] = {
        ExpeditionBegan: "step_gravel",
        TreasureFound: "gem",
        TrapAppeared: "rockfall",
        TrapSprung: "trap_snap",
        RelicFound: "relic",
        ChoicesRevealed: "curtain",
        WentBack: "step_rock",
        RelicTaken: "relic",
    }

    def mood(self, view: DiamantView) -> Mood:
        """How likely the next card ends it, and what is at stake: one's own, or the most that anybody carries."""
        inside = [seat.gathered for seat in view.seats if seat.inside]
        ends = view.trap_ends if inside and view.phase != "over" else 0
        stake = max(inside, default=0) if view.viewer is None else view.worth.gathered
        return mood_of(ends, view.deck_size, min(stake, STAKE))

    def rules_now(self, view: DiamantView) -> tuple[str, ...]:
        if view.phase == "over":
            return "DIA-5.5", "DIA-6.1", "DIA-6.2", "DIA-1.4", "DIA-4.6"
        if view.phase == "card":
            return "DIA-3.1", "DIA-3.2", "DIA-3.3", "DIA-3.4", "DIA-3.5", "DIA-3.7"
        found = ["DIA-4.1", "DIA-4.2", "DIA-4.7", "DIA-4.3", "DIA-4.4"]
        on_path = {card.kind for card in view.path}
        if "relic" in on_path:
            found += ["DIA-4.5", "DIA-4.6", "DIA-5.3"]
        if on_path & set(TRAPS):
            found += ["DIA-3.5", "DIA-3.6"]
        return (*found, "DIA-5.1", "DIA-5.2")

    def prompt(self, view: DiamantView, viewer: int, asked: tuple[int, ...]) -> Saying:
        if view.phase != "decision" or not asked:
            return WATCH
        return CHOOSE if viewer in asked else waiting_for(asked)

    def deeds(self, view: DiamantView, legal: frozenset[str]) -> tuple[str, ...]:
        return ("back", "on") if view.phase == "decision" else ()

    def secret(self, view: DiamantView) -> bool:
        """Choices are secret until all have chosen. [DIA-4.1]"""
        return len(view.seats) > 1

    def private(self, view: DiamantView) -> bool:
        """Whoever chooses sees no more than all do, unless chests are closed. [DIA-7.3]"""
        return any(seat.chest is None for seat in view.seats)


@lru_cache(KEPT)
def waiting_for(seats: tuple[int, ...]) -> Saying:
    return Saying("diamant-waiting", {"seats": seats})


@lru_cache(KEPT)
def mood_of(ends: int, deck: int, stake: int) -> Mood:
    odds = ends / deck if ends else 0.0
    return Mood("diamant", {"bust_odds": round(odds, 3), "stake_share": round(stake / STAKE, 3)})
