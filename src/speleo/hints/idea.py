"""What a hint consists of: ideas, each an action with what it leads to, what it risks, and why."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Literal

from speleo.games import game_named
from speleo.kernel.game import Game
from speleo.kernel.offer import Offer
from speleo.kernel.price import Price
from speleo.kernel.telling import Saying, Thing
from speleo.kernel.values import ActionFacts

Measure = Literal["win", "points", "medal"]
Level = Literal["none", "low", "some", "high"]
SOME_RISK = 8
HIGH_RISK = 25
"""From how many futures in a hundred on a risk is called so."""


@dataclass(frozen=True, slots=True)
class Reason(Saying):
    """A sentence of why, and the rule it rests on; empty: on what came of it alone."""

    rule: str = ""


@dataclass(frozen=True, slots=True)
class Risk:
    """In how many futures of a hundred happens what the game fears most; the catalogues say what (`GAME-hint-risk`)."""

    level: Level
    in_100: int

    @classmethod
    def of(cls, mishaps: int) -> Risk:
        """What a risk is called."""
        if mishaps == 0:
            return cls("none", 0)
        if mishaps < SOME_RISK:
            return cls("low", mishaps)
        return cls("some" if mishaps < HIGH_RISK else "high", mishaps)


@dataclass(frozen=True, slots=True)
class Stop:
    """A space on the way home, with the action points it takes to get there from the one before."""

    x: int
    y: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """What came of an action.

    - `value`, `low`, `high`: by the hint's measure. Points have the range in which eight of ten futures end, chances
      the range in which they are known.
    - `wins`: in per cent; `grades`: where a result has grades, the per cent of each.
    """

    value: int
    low: int
    high: int
    wins: int
    grades: tuple[int, ...]
    risk: Risk
    futures: int
    why: Reason
    way: tuple[Stop, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Idea(Prospect):
    """One action of the legal list with what came of it."""

    offer: Offer

    def facts(self, game: Game) -> IdeaFacts:
        """As it is sent."""
        action, offer = ActionFacts.of(game, self.offer.action), self.offer
        came = {field.name: getattr(self, field.name) for field in fields(Prospect)}
        said = {field.name: getattr(action, field.name) for field in fields(action)}
        return IdeaFacts(**came, **said, price=offer.price, at=offer.at)


@dataclass(frozen=True, slots=True, kw_only=True)
class IdeaFacts(Prospect):
    """An idea as it is sent. `action` stands in the legal list, unless it is one that counts things."""

    action: str
    kind: str
    values: dict[str, Any]
    things: dict[str, tuple[Thing, ...]]
    price: Price
    at: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Advice:
    """The best ideas for a seat, best first, from `futures` matches that good bots played to their end.

    `clear`: the first is better than the next beyond doubt.
    """

    game: str
    seat: int
    measure: Measure
    futures: int
    clear: bool


@dataclass(frozen=True, slots=True)
class HintFacts(Advice):
    __doc__ = Advice.__doc__
    ideas: tuple[IdeaFacts, ...]


@dataclass(frozen=True, slots=True)
class Hint(Advice):
    """The best ideas for a seat, to be told here or sent."""

    ideas: tuple[Idea, ...]

    @property
    def facts(self) -> HintFacts:
        """As it is sent."""
        game = game_named(self.game)
        ideas = tuple(idea.facts(game) for idea in self.ideas)
        return HintFacts(self.game, self.seat, self.measure, self.futures, self.clear, ideas)
