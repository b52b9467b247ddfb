"""Who got out, for the medal of chapter 15, and a companion that keeps the hazard cards of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from speleo.games.subterra.engine.components import CARDS, team_of
from speleo.games.subterra.engine.pieces import AT, HEALTH, OVER
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import CARD_NAMES
from speleo.games.subterra.telling import RULES
from speleo.games.subterra.view import light
from speleo.kernel.errors import BadSetup
from speleo.kernel.game import Game
from speleo.kernel.sheet import Sheet, SheetField

CARRIED_OUT: dict[str, tuple[str, ...]] = {
    "tremor": ("SUB-HAZ.6", "SUB-HAZ.7"),
    "flood": ("SUB-HAZ.8", "SUB-HAZ.9"),
    "gas": ("SUB-HAZ.10", "SUB-HAZ.12"),
    "cave-in": ("SUB-HAZ.13", "SUB-HAZ.14"),
    "horror": ("SUB-HAZ.15", "SUB-HAZ.16"),
}
"""The rules by which people carry out a card at their table."""
DOUBLED: dict[str, tuple[str, ...]] = {"gas": ("SUB-HAZ.17", "SUB-HAZ.19"), "horror": ("SUB-HAZ.20",)}
IN_THE_DARK = ("SUB-OOT.1", "SUB-OOT.2")
THE_EXIT, ELSEWHERE = 1, 0
MOST_CAVERS = 6


class SubTerraSheet(Sheet):
    """One row for all: how many cavers there were and how many stand on the exit. [SUB-END.2, SUB-END.3]"""

    fields: ClassVar[tuple[SheetField, ...]] = (
        SheetField("cavers", MOST_CAVERS, 4),
        SheetField("escaped", MOST_CAVERS),
    )
    seats: ClassVar[tuple[int, int] | None] = (1, 1)
    aid: ClassVar[tuple[str, ...]] = (
        *RULES["turn"],
        *("SUB-SKL.1", "SUB-SKL.4", "SUB-UNC.1", "SUB-UNC.3"),
        *("SUB-HAZ.1", "SUB-HAZ.8", "SUB-HAZ.11", "SUB-HAZ.13", "SUB-HOR.5", "SUB-HOR.7", "SUB-HOR.12", "SUB-HOR.16"),
        *("SUB-OOT.1", "SUB-OOT.2", "SUB-END.1", "SUB-END.3"),
    )

    def fill(self, game: Game[Any], rows: Sequence[Mapping[str, int]]) -> SubTerraState:
        (row,) = rows
        if row["escaped"] > row["cavers"]:
            raise BadSetup("row 1: more cavers escaped than there were")
        state = of_cavers(game, row["cavers"])
        state.ask, state.exit_at = OVER, THE_EXIT
        for caver in range(state.team):
            state.figures[HEALTH + caver] = 1
            state.figures[AT + caver] = THE_EXIT if caver < row["escaped"] else ELSEWHERE
        return state


def of_cavers(game: Game[Any], cavers: int, **options: str) -> SubTerraState:
    """A match for a party of so many. [SUB-SET.1]"""
    seats = next((seats for seats in game.seats if team_of(seats) == cavers), None)
    if seats is None:
        raise BadSetup(f"a party has 4 to {MOST_CAVERS} cavers, not {cavers}")
    state: SubTerraState = game.new(game.setup(seats, options))
    return state


@dataclass(frozen=True, slots=True)
class HazardsKept:
    """The hazard pile of a table: `round` is the one that is played, `next` how many of each card may come next.

    `rules` say how the last one is carried out. Once no card is left, the next is Out of Time. [SUB-HAZ.2, SUB-OOT.1]
    """

    round: int
    left: int
    light: str
    next: dict[str, int]
    turned: tuple[str, ...]
    rules: tuple[str, ...]
    over: bool


def hazards_kept(game: Game[Any], cavers: int, level: str, turned: Sequence[str]) -> HazardsKept:
    """The pile after these cards were turned up, one in each round; BadSetup names a card that cannot have come."""
    state = of_cavers(game, cavers, difficulty=level)
    for at, name in enumerate(turned):
        if name not in CARD_NAMES:
            raise BadSetup(f"round {at + 1}: {name!r} is no hazard card")
        card = CARD_NAMES.index(name)
        if state.cards == 0 or state.pool[card] == 0:
            raise BadSetup(f"round {at + 1}: no card {name} is left")
        state.pool[card] -= 1
        state.cards -= 1
    return HazardsKept(
        round=len(turned) + 1,
        left=state.cards,
        light=light(state),
        next={CARD_NAMES[card]: int(state.pool[card]) for card in range(CARDS) if state.pool[card]},
        turned=tuple(turned),
        rules=(*rules_of(turned[-1]), *(IN_THE_DARK if state.cards == 0 else ())) if turned else (),
        over=state.cards == 0,
    )


def rules_of(card: str) -> tuple[str, ...]:
    """How a hazard card is carried out; a doubled one twice. [SUB-HAZ.17]"""
    kind = card.removeprefix("double-")
    return CARRIED_OUT[kind] if kind == card else (*CARRIED_OUT[kind], *DOUBLED.get(kind, ("SUB-HAZ.17",)))
