"""Chapters 5 to 7 and 16: why a caver cannot do this."""

from __future__ import annotations

from speleo.games.subterra import actions as act
from speleo.games.subterra.coding import NO_CODE, encode
from speleo.games.subterra.engine.barring import bar_to, bar_to_directing
from speleo.games.subterra.engine.bars import BARS
from speleo.games.subterra.engine.components import (
    BODYGUARD,
    CLIMBER,
    DIVER,
    ENGINEER,
    GEOLOGIST,
    LEADER,
    MEDIC,
)
from speleo.games.subterra.engine.costs import CHEAP, cost
from speleo.games.subterra.engine.pieces import DIRECTING, WHO
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action

OWN: dict[type[Action], tuple[int, str]] = {
    act.Dive: (DIVER, "SUB-DIV.1"),
    act.Excavate: (GEOLOGIST, "SUB-GEO.1"),
    act.Demolish: (ENGINEER, "SUB-ENG.1"),
    act.FixRope: (CLIMBER, "SUB-CLI.1"),
    act.Bandage: (MEDIC, "SUB-MED.1"),
    act.Sprint: (MEDIC, "SUB-MED.2"),
    act.Repel: (BODYGUARD, "SUB-BOD.1"),
    act.Direct: (LEADER, "SUB-LEA.1"),
}
"""Abilities that belong to one caver."""


def why_no_action(state: SubTerraState, caver: int, action: Action) -> Refusal:
    """Whose ability it is, what the Leader may grant, who is in play; else a bar of the engine."""
    owner, rule = OWN.get(type(action), (state.figures[WHO + caver], ""))
    if owner != state.figures[WHO + caver]:
        return Refusal(rule, "subterra-no-own-ability")
    code = encode(state, action)
    if state.ask == DIRECTING and isinstance(action, act.Exert):
        return Refusal("SUB-EXE.6", "subterra-no-directed-exert")
    if state.ask == DIRECTING and (code == NO_CODE or cost(code) != CHEAP):
        return Refusal("SUB-LEA.2", "subterra-no-directed-cost")
    if isinstance(action, act.Decline):
        return Refusal("SUB-LEA.3", "subterra-no-directed-only")
    if code != NO_CODE:
        return Refusal(*BARS[bar_to(state, caver, code)])
    if isinstance(action, act.Direct):
        return Refusal(*BARS[bar_to_directing(state)])
    return Refusal("SUB-SET.2", "subterra-no-such-caver")
