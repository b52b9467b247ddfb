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
    """The standings, best first, whether the match is over, and why (a text key).

    >>> import speleo
    >>> outcome = speleo.play(speleo.game("diamant").match(seats=2), ["odds", "random"], seed="doc").outcome
    >>> outcome.over, outcome.winners, outcome.standings[0].points
    (True, (0,), 85)
    >>> outcome.standings[0].breakdown[0]
    ScoreLine(what='diamant-diamonds', count=12, points=60, rule='DIA-1.4')
    """

    over: bool
    reason: str
    standings: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody while the match goes on."""
        return tuple(sorted(standing.seat for standing in self.standings if standing.winner))


def ranked(scores: list[int], breakdowns: list[tuple[ScoreLine, ...]], over: bool, reason: str) -> Outcome:
    """Standings by points, ties sharing the better place; when it is over, all in first place have won."""
    standings = [
        Standing(seat, 1 + sum(other > points for other in scores), points, over and points == max(scores), breakdown)
        for seat, (points, breakdown) in enumerate(zip(scores, breakdowns, strict=True))
    ]
    return Outcome(over, reason, tuple(sorted(standings, key=lambda standing: (standing.place, standing.seat))))
