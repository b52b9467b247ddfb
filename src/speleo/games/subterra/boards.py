"""The cavers' boards: rank, health and abilities with what they cost. [SUB-COM.5, SUB-SET.3]"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from speleo.games.subterra.actions import GiveStart, PickCaver
from speleo.games.subterra.coding import FIRSTS
from speleo.games.subterra.engine.components import USES, health_of
from speleo.games.subterra.engine.pieces import PICKING, STARTING, WHO
from speleo.games.subterra.engine.repertoire import cost
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import CAVERS

ABILITIES: dict[str, tuple[str, ...]] = {
    "diver": ("dive", "frogman"),
    "scout": ("guide", "sneak"),
    "geologist": ("excavate", "intuition"),
    "engineer": ("demolish", "alert"),
    "climber": ("fixrope", "agile"),
    "medic": ("bandage", "sprint"),
    "bodyguard": ("repel", "protect"),
    "leader": ("direct", "experience"),
}
"""[SUB-DIV.1, SUB-SCO.1, SUB-GEO.1, SUB-ENG.1, SUB-CLI.1, SUB-MED.1, SUB-MED.2, SUB-BOD.1, SUB-LEA.1]"""
FIRST_CODES = {made.tag: first for made, first in FIRSTS.items()}


@dataclass(frozen=True, slots=True)
class AbilityView:
    """What a caver can do that others cannot: `points` it costs as an action, else none; `left` of so many `uses`."""

    key: str
    points: int
    left: int
    uses: int


@dataclass(frozen=True, slots=True)
class BoardView:
    """A caver who can be taken, or named to begin; `ask` is the action that does it, or to ask about."""

    caver: str
    rank: int
    most: int
    abilities: tuple[AbilityView, ...]
    ask: str


def abilities(state: SubTerraState, who: int) -> tuple[AbilityView, ...]:
    return abilities_of(who, state.guides, state.explosives)


@lru_cache(1024)
def abilities_of(who: int, guides: int, explosives: int) -> tuple[AbilityView, ...]:
    """What a caver can do that others cannot, its price, and how often it is left where it is counted."""
    left = {"guide": guides, "demolish": explosives}
    return tuple(
        AbilityView(
            key,
            int(cost(FIRST_CODES[key])) if key in FIRST_CODES else 0,
            int(left.get(key, 0)),
            USES if key in left else 0,
        )
        for key in ABILITIES[CAVERS[who]]
    )


def boards(state: SubTerraState) -> tuple[BoardView, ...]:
    """All eight while they are picked, those in play while somebody is to begin. [SUB-SET.2, SUB-SET.12]"""
    if state.ask == PICKING:
        return tuple(board(state, who, PickCaver(CAVERS[who]).notation) for who in range(len(CAVERS)))
    if state.ask != STARTING:
        return ()
    cavers = [state.figures[WHO + caver] for caver in range(state.team)]
    return tuple(board(state, who, GiveStart(CAVERS[who]).notation) for who in cavers)


def board(state: SubTerraState, who: int, ask: str) -> BoardView:
    return BoardView(CAVERS[who], who + 1, int(health_of(who)), abilities(state, who), ask)
