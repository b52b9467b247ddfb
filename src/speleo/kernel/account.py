"""What is told of a match when it is over: its course, its turning points, and what each seat may be proud of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from speleo.kernel.game import Event, Game

MOST_TURNS = 3


@dataclass(frozen=True, slots=True)
class Passage:
    """A step of the line of play that stands: its number in the record, who took it (None: Chance), what happened,
    and how far every seat had come then."""

    step: int
    seat: int | None
    events: tuple[Event, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A round or an expedition: the step that begins it, and how far every seat had come at its end."""

    number: int
    step: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A step by which a seat gained or lost more against the others than by any other in its chapter.

    `luck`: Chance took it. `event` is the place among the events of the step that says best what happened.
    """

    step: int
    chapter: int
    seat: int
    change: int
    luck: bool
    event: int


@dataclass(frozen=True, slots=True)
class Course:
    """How a match went, as its game tells it. Every game derives its own."""


@dataclass(frozen=True, slots=True)
class Badge:
    """Something to achieve: so much of a figure, in one match (`best`), in all together (`sum`), or in so many
    different games (`games`). `rim` says how rare it is."""

    name: str
    figure: str
    needs: int
    how: Literal["best", "sum", "games"]
    rim: Literal["gold", "silver", "bronze"]


def parts(game: Game, line: Sequence[Passage]) -> Iterator[tuple[int, list[Passage]]]:
    """The line cut where chapters begin; what comes before the first is left out."""
    number, part = game.first_chapter, list[Passage]()
    for passage in line:
        begun = [found for event in passage.events if (found := game.chapter(event)) is not None]
        if begun and begun[-1] != number:
            if number is not None:
                yield number, [*part, passage]
            number, part = begun[-1], []
        else:
            part.append(passage)
    if number is not None and line:
        yield number, part


def chapters(game: Game, line: Sequence[Passage]) -> tuple[Chapter, ...]:
    """All of them; a step that ends one and begins the next counts for the one that it ends."""
    found: list[Chapter] = []
    before = 0
    for number, part in parts(game, line):
        points = part[-1].points if part else found[-1].points if found else ()
        found.append(Chapter(number, before or (part[0].step if part else 0), points))
        before = part[-1].step if part else before
    return tuple(found)


def turning_points(game: Game, line: Sequence[Passage]) -> tuple[Turn, ...]:
    """The largest changes, at most one in a chapter, in the order of play."""
    before = {passage.step: past.points for past, passage in pairwise(line)}
    largest = []
    for number, part in parts(game, line):
        swings = [
            (abs(swing), seat, passage, change)
            for passage in part
            if passage.step in before
            for seat, swing, change in swings_of(before[passage.step], passage.points)
        ]
        if swings:
            weight, seat, passage, change = max(swings, key=lambda each: (each[0], -each[2].step, -each[1]))
            if weight > 0:
                event = telling_event(game, passage.events, seat)
                largest.append((weight, Turn(passage.step, number, seat, change, passage.seat is None, event)))
    kept = sorted(largest, key=lambda each: -each[0])[:MOST_TURNS]
    return tuple(turn for _, turn in sorted(kept, key=lambda each: each[1].step))


def swings_of(before: tuple[int, ...], after: tuple[int, ...]) -> Iterator[tuple[int, float, int]]:
    """For every seat how much it gained on the others in the mean, and how much it gained."""
    changes = [new - old for old, new in zip(before, after, strict=True)]
    for seat, change in enumerate(changes):
        others = [other for at, other in enumerate(changes) if at != seat]
        yield seat, change - sum(others) / len(others) if others else change, change


def telling_event(game: Game, events: tuple[Event, ...], seat: int) -> int:
    """The last loud event about the seat, else the last loud one, else the last."""
    loud = [at for at, event in enumerate(events) if game.telling.manner(type(event)) in ("plain", "alarm")]
    own = [at for at in loud if getattr(events[at], "seat", None) == seat]
    return (own or loud or [len(events) - 1])[-1]
