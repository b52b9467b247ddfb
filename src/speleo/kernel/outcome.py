"""How a match ended, or how it stands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score: what (a text key), how many, worth how much together, by which rule."""

    what: str
    count: int
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat in the standings; equal places are shared."""

    seat: int
    place: int
    points: int
    winner: bool
    breakdown: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The standings, best first, whether the match is over, and why (a text key)."""

    over: bool
    reason: str
    standings: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(sorted(standing.seat for standing in self.standings if standing.winner))


def ranked(scores: list[int], breakdowns: list[tuple[ScoreLine, ...]], over: bool, reason: str) -> Outcome:
    """Standings by points, ties sharing the better place; when it is over, all in first place have won."""
    standings = [
        Standing(seat, 1 + sum(other > points for other in scores), points, over and points == max(scores), breakdown)
        for seat, (points, breakdown) in enumerate(zip(scores, breakdowns, strict=True))
    ]
    return Outcome(over, reason, tuple(sorted(standings, key=lambda standing: (standing.place, standing.seat))))
