"""Chapter 15: medals. All seats win or lose together."""

from __future__ import annotations

from speleo.games.subterra.engine.flow import left_behind
from speleo.games.subterra.engine.pieces import HEALTH, OVER, escaped
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.outcome import Outcome, ScoreLine, Standing

MEDALS = ("gold", "silver", "bronze")
RESULTS = (*MEDALS, "defeat")
ENDINGS = tuple(f"subterra-ended-{result}" for result in RESULTS)
LEFT_BEHIND = "subterra-left-behind"


def medal(behind: int) -> str:
    """Gold if nobody is left behind, silver for one, bronze for two, else defeat. [SUB-END.3]"""
    return MEDALS[behind] if behind < len(MEDALS) else "defeat"


def tally(state: SubTerraState, seat: int) -> int:
    """The health that the cavers of a seat have left. [SUB-TRM.8]"""
    each = state.terms.each
    return sum(state.figures[HEALTH + caver] for caver in range(state.picked) if caver // each == seat)


def sidelined(state: SubTerraState, seat: int) -> bool:
    """Nobody of a seat is conscious: they act again only when others revive them. [SUB-UNC.1, SUB-UNC.3]"""
    return state.picked == state.team and tally(state, seat) == 0


def outcome(state: SubTerraState) -> Outcome:
    """Everybody has the same result. [SUB-END.2, SUB-END.3]"""
    over = state.ask == OVER
    behind = left_behind(state)
    points = state.score(0)
    out = sum(escaped(state, caver) for caver in range(state.team))
    breakdown = (
        ScoreLine("subterra-escaped", out, 0, "SUB-TIL.3"),
        ScoreLine(LEFT_BEHIND, behind, 0, "SUB-END.2"),
        ScoreLine(f"subterra-medal-{medal(behind)}", 1, points, "SUB-END.3"),
    )
    standings = tuple(Standing(seat, 1, points, over and points > 0, breakdown) for seat in range(state.terms.seats))
    return Outcome(over, f"subterra-ended-{medal(behind)}" if over else "subterra-running", standings)
