"""Why to do something in Sub Terra."""

from __future__ import annotations

from statistics import fmean

from speleo.bots.subterra.trails import LONG_WAY, Trails, horror_distance
from speleo.games.subterra.coding import encode
from speleo.games.subterra.engine.pieces import AT, NOBODY_THERE, NOWHERE, STARTING, STEPPING, escaped
from speleo.games.subterra.engine.state import SubTerraState
from speleo.hints.idea import Idea, Reason, Stop
from speleo.kernel.engine.story import UNHEARD

SAFER = 8
"""By so many futures in a hundred an idea must be safer than the others for that to be its reason."""
TENTHS = 10
RULES = {
    "end": "SUB-ACT.4",
    "exert": "SUB-EXE.1",
    "heal": "SUB-BAS.12",
    "bandage": "SUB-MED.1",
    "swim": "SUB-DAN.1",
    "squeeze": "SUB-DAN.2",
    "dig": "SUB-DAN.3",
    "excavate": "SUB-GEO.1",
    "rope": "SUB-DAN.5",
    "fixrope": "SUB-CLI.1",
    "hide": "SUB-DAN.7",
    "dive": "SUB-DIV.1",
    "demolish": "SUB-ENG.1",
    "repel": "SUB-BOD.1",
    "direct": "SUB-LEA.1",
    "keep": "SUB-SCO.1",
    "discard": "SUB-SCO.1",
    "take-drawn": "SUB-GEO.2",
    "take-aside": "SUB-GEO.2",
    "place": "SUB-PLC.4",
    "pick": "SUB-SET.2",
}
"""Kinds of action with a sentence of their own, `subterra-hint-KIND`, and its rule."""
GOING = ("move", "run", "sprint", "step", "swim", "squeeze")


def why(seen: SubTerraState, seat: int, idea: Idea, others: list[Idea]) -> Reason:
    """The best reason for an idea in Sub Terra: the exit, less danger than elsewhere, or the way out."""
    kind = idea.offer.action.tag
    elsewhere = round(fmean(other.risk.in_100 for other in others)) if others else 0
    if kind in ("reveal", "explore") and seen.exit_at == NOWHERE:
        window = int(seen.terms.window)
        if seen.stack > window:
            args = {"tiles": int(seen.stack) - window}
            return Reason("subterra-hint-reveal-early", args, "SUB-SET.5")
        return Reason("subterra-hint-reveal", {"tiles": int(seen.stack)}, "SUB-SET.5")
    if elsewhere - idea.risk.in_100 >= SAFER:
        return Reason("subterra-hint-safer", {"risk": idea.risk.in_100, "others": elsewhere}, "SUB-TRM.8")
    if kind in GOING and seen.exit_at != NOWHERE:
        nearer = to_the_exit(seen, seat, idea)
        if nearer is not None:
            return nearer
    if kind in RULES:
        return Reason(f"subterra-hint-{kind}", rule=RULES[kind])
    if kind in GOING:
        return Reason("subterra-hint-move", rule="SUB-BAS.3")
    return Reason("hint-tried")


def to_the_exit(seen: SubTerraState, seat: int, idea: Idea) -> Reason | None:
    """That an action brings its caver nearer to the exit, or onto it."""
    caver = int(seen.acting)
    if caver == NOBODY_THERE or not STARTING < seen.ask <= STEPPING:
        return None
    after = seen.clone()
    after.step(seat, encode(after, idea.offer.action), UNHEARD)
    if escaped(after, caver):
        return Reason("subterra-hint-out", rule="SUB-TIL.3")
    before, left = cost_of_exit(seen, caver), cost_of_exit(after, caver)
    if left < before < LONG_WAY:
        return Reason("subterra-hint-exit", {"points": -(-left // TENTHS)}, "SUB-TIL.3")
    return None


def cost_of_exit(state: SubTerraState, caver: int) -> int:
    """The way to the exit in tenths of an action point."""
    if state.figures[AT + caver] == NOWHERE:
        return int(LONG_WAY)
    return int(Trails(state, caver, horror_distance(state)).costs[state.exit_at])


def way(seen: SubTerraState, seat: int, idea: Idea) -> tuple[Stop, ...]:
    return ()
