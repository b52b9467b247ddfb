"""What a hint consists of: ideas, each an action with what it leads to, what it risks, and why."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

from speleo.kernel.offer import Offer
from speleo.kernel.telling import Saying

Measure = Literal["win", "points", "medal"]
Level = Literal["none", "low", "some", "high"]
SOME_RISK = 8
HIGH_RISK = 25
"""From how many futures in a hundred on a risk is called so."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence of why, and the rule it rests on."""

    saying: Saying
    rule: str


@dataclass(frozen=True, slots=True)
class Stop:
    """A space on the way home, with the action points it takes to get there from the one before."""

    x: int
    y: int
    points: int


@dataclass(frozen=True, slots=True)
class Idea:
    """One action and what came of it.

    - `value`, `low`, `high`: by the hint's measure. Points have the range in which eight of ten futures end, chances
      the range in which they are known.
    - `mishaps`: in how many futures of a hundred happens what the game fears most.
    - `wins`: in per cent; `grades`: where a result has grades, the per cent of each.
    """

    offer: Offer
    value: int
    low: int
    high: int
    wins: int
    grades: tuple[int, ...]
    mishaps: int
    futures: int
    why: Reason
    way: tuple[Stop, ...] = ()

    @property
    def risk(self) -> Level:
        if self.mishaps == 0:
            return "none"
        if self.mishaps < SOME_RISK:
            return "low"
        return "some" if self.mishaps < HIGH_RISK else "high"


@dataclass(frozen=True, slots=True)
class Hint:
    """The best ideas for a seat, best first. `clear`: the first is better than the next beyond doubt."""

    game: str
    seat: int
    measure: Measure
    futures: int
    clear: bool
    ideas: tuple[Idea, ...]

    @property
    def data(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "game": self.game,
            "seat": self.seat,
            "measure": self.measure,
            "futures": self.futures,
            "clear": self.clear,
            "ideas": [idea_data(idea) for idea in self.ideas],
        }


def idea_data(idea: Idea) -> dict[str, Any]:
    """An idea as plain values, for JSON."""
    offer = idea.offer
    return {
        "action": offer.action.notation,
        "kind": offer.action.tag,
        "values": asdict(offer.action),
        "price": asdict(offer.price),
        "at": offer.at,
        "value": idea.value,
        "low": idea.low,
        "high": idea.high,
        "wins": idea.wins,
        "grades": list(idea.grades),
        "risk": {"level": idea.risk, "in_100": idea.mishaps},
        "futures": idea.futures,
        "why": {"key": idea.why.saying.key, "args": dict(idea.why.saying.args), "rule": idea.why.rule},
        "way": [asdict(stop) for stop in idea.way],
    }
