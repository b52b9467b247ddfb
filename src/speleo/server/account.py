"""What is told of a finished match: how it went by the line of play that stands, whatever was taken back on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from speleo.games import GAMES, game_named
from speleo.kernel.account import Badge, Chapter, Course, Passage, Turn, chapters, turning_points
from speleo.kernel.game import Event, Game
from speleo.kernel.outcome import Outcome
from speleo.server.errors import Refused
from speleo.server.reel import Reel
from speleo.server.wire import ToldEvent, packed

FOR_ALL = (
    Badge("three-caves", "won", 3, "games", "gold"),
    Badge("good-company", "company", 25, "sum", "silver"),
)
"""What is achieved over many matches, whichever game it is."""


@dataclass(frozen=True, slots=True)
class BadgeFacts(Badge):
    """Something to achieve: so much of a figure in one match, in all together, or in so many different games.

    `game` is empty where it is for all games.
    """

    game: str


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """By which step a seat gained or lost how much, whether Chance took it, and what happened."""

    step: int
    chapter: int
    seat: int
    change: int
    luck: bool
    event: ToldEvent | None


@dataclass(frozen=True, slots=True)
class AccountFacts:
    """How a finished match went. `course` is that of the game; `figures` are those of each seat, by name.

    `start` is how far every seat had come before the first step.
    """

    game: str
    outcome: Outcome
    course: Course
    start: list[int]
    chapters: tuple[Chapter, ...]
    turns: list[TurningPoint]
    figures: list[dict[str, int]]


def badges() -> list[BadgeFacts]:
    """Everything that can be achieved, with its game."""
    own = [BadgeFacts(**asdict(badge), game=name) for name in GAMES for badge in game_named(name).badges]
    return [*own, *(BadgeFacts(**asdict(badge), game="") for badge in FOR_ALL)]


def account_of(reel: Reel) -> bytes:
    """The course, the chapters for a chart, the turning points, and the figures of each seat."""
    if not reel.over:
        raise Refused(409, "not-over", "the match is not over")
    game, state, line = reel.game, reel.states[-1], standing_line(reel)
    course = game.course(state, line)
    people = [sitter.kind == "person" for sitter in reel.header.sitters]
    outcome = reel.outcome or game.outcome(state)
    figures = [
        {
            **game.figures(state, course, seat),
            **margins(outcome, seat),
            "company": int(sum(people) > 1 and people[seat]),
        }
        for seat in range(len(people))
    ]
    return packed(
        AccountFacts(
            game=game.name,
            outcome=outcome,
            course=course,
            start=[game.tally(reel.states[0], seat) for seat in range(len(people))],
            chapters=chapters(game, line),
            turns=[turned(reel, turn) for turn in turning_points(game, line)],
            figures=figures,
        )
    )


def margins(outcome: Outcome, seat: int) -> dict[str, int]:
    """Whether a seat won, in which place it is, and how far it is ahead of the best other seat, or behind."""
    own = next(standing for standing in outcome.standings if standing.seat == seat)
    others = [standing.points for standing in outcome.standings if standing.seat != seat]
    lead = own.points - max(others, default=own.points)
    return {"won": int(own.winner), "place": own.place, "ahead": max(0, lead), "behind": max(0, -lead)}


def turned(reel: Reel, turn: Turn) -> TurningPoint:
    """A turning point with the event that tells it."""
    events = reel.steps[turn.step - 1].events
    return TurningPoint(**{**asdict(turn), "event": events[turn.event] if events else None})


def standing_line(reel: Reel) -> list[Passage]:
    """The steps that were not taken back."""
    line: list[tuple[int, Passage]] = []
    for number, step in enumerate(reel.steps, 1):
        if step.undone is not None:
            line = [each for each in line if each[0] <= step.undone]
            continue
        events = tuple(event_of(reel.game, told) for told in step.events)
        line.append((step.serial, Passage(number, step.seat, events, tuple(step.points))))
    return [passage for _, passage in line]


def event_of(game: Game, told: Mapping[str, Any]) -> Event:
    """The event that was written as JSON, also of a match that was kept by older rules."""
    kind = next((kind for kind in game.event_types if kind.__name__ == told["event"]), None)
    if kind is None or not {field.name for field in fields(kind)} <= told.keys():
        raise Refused(409, "other-rules", "this match was played by rules of which no account can be given")
    values = {field.name: told[field.name] for field in fields(kind)}
    return kind(**{name: tuple(value) if isinstance(value, list) else value for name, value in values.items()})
