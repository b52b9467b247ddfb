"""Chapter 6: the result."""

from __future__ import annotations

from speleo.games.diamant.engine.pieces import CHEST, FIVES, GATHERED, OVER, TENS
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.outcome import Outcome, ScoreLine, ranked


def outcome(state: DiamantState) -> Outcome:
    """Most points win; a tie is a shared win. [DIA-6.1]"""
    scores = [state.score(seat) for seat in range(state.seats)]
    breakdowns = [breakdown(state, seat) for seat in range(state.seats)]
    over = state.phase == OVER
    return ranked(scores, breakdowns, over, "diamant-ended" if over else "diamant-running")


def tally(state: DiamantState, seat: int) -> int:
    """What a seat has and what it could still lose. [DIA-6.1, DIA-6.2]"""
    return state.score(seat) + state.purse[GATHERED + seat]


def breakdown(state: DiamantState, seat: int) -> tuple[ScoreLine, ...]:
    """Where a score comes from; what is gathered but not home counts nothing. [DIA-6.1, DIA-6.2]"""
    chest = state.purse[CHEST + seat]
    fives, tens = state.purse[FIVES + seat], state.purse[TENS + seat]
    return (
        ScoreLine("diamant-diamonds", chest // 5, chest // 5 * 5, "DIA-1.4"),
        ScoreLine("diamant-rubies", chest % 5, chest % 5, "DIA-1.4"),
        ScoreLine("diamant-relics-of-5", fives, fives * 5, "DIA-4.6"),
        ScoreLine("diamant-relics-of-10", tens, tens * 10, "DIA-4.6"),
    )
