"""Chapters 3 and 8: why chance does not bring this."""

from __future__ import annotations

from speleo.games.subterra import actions as act
from speleo.games.subterra.coding import encode
from speleo.games.subterra.engine.codes import TILE
from speleo.games.subterra.engine.pieces import (
    BLAST_DIE,
    CAVE_IN_DIE,
    DEAL_TILE,
    DRAW_CARD,
    DRAW_CAVER,
    DRAW_START,
    DRAW_TILE,
    FIRST_CHANCE,
    NO_TILE,
)
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action

CHANCE_RULES: dict[type[Action], str] = {act.Roll: "SUB-SKL.1", act.DrawTile: "SUB-PLC.15", act.TurnCard: "SUB-HAZ.1"}
"""By which rule only chance does this."""
DUE = {
    DRAW_CAVER: "SUB-SET.2",
    DRAW_START: "SUB-SET.12",
    DEAL_TILE: "SUB-SET.11",
    DRAW_TILE: "SUB-PLC.15",
    DRAW_CARD: "SUB-HAZ.1",
    BLAST_DIE: "SUB-SKL.8",
    CAVE_IN_DIE: "SUB-SKL.8",
}
"""By which rule chance must bring something else; all other dice are tests."""
SMALL_WINDOW = 6


def why_no_chance(state: SubTerraState, action: Action) -> Refusal:
    """Chance acts when something is to be drawn or rolled, and gives only what is left."""
    if state.ask < FIRST_CHANCE:
        return Refusal("SUB-ACT.2", "subterra-no-chance-waits")
    if state.ask in (DRAW_TILE, DEAL_TILE) and isinstance(action, act.DrawTile):
        return why_no_tile(state, action)
    if state.ask == DRAW_CARD and isinstance(action, act.TurnCard):
        return Refusal("SUB-SET.7", "subterra-no-such-card-left")
    if state.ask == DRAW_CAVER and isinstance(action, act.PickCaver):
        return Refusal("SUB-SET.2", "subterra-no-board-taken")
    if state.ask == DRAW_START and isinstance(action, act.GiveStart):
        return Refusal("SUB-SET.2", "subterra-no-such-caver")
    return Refusal(DUE.get(state.ask, "SUB-SKL.1"), "subterra-no-other-chance")


def why_no_tile(state: SubTerraState, action: act.DrawTile) -> Refusal:
    """The exit lies among the last few, and no tile comes that is not in the stack."""
    kind = encode(state, action) - TILE
    if kind == state.parts.exit and state.bag[kind]:
        rule = "SUB-SET.6" if state.terms.window == SMALL_WINDOW else "SUB-SET.5"
        return Refusal(rule, "subterra-no-exit-deeper")
    return Refusal("SUB-OOT.5" if state.top != NO_TILE else "SUB-COM.2", "subterra-no-such-tile-left")
