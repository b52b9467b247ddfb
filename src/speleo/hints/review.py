"""The review of a finished match: everybody's chances over time, luck and play, and what cost most."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise
from statistics import median
from typing import TypeVar

from speleo.games import game_named
from speleo.hints.curve import Moment, Point, change_doubts, changes, chapters_of, moments_of, points_of
from speleo.hints.outlook import outlook_for, usual_glance
from speleo.hints.slips import Slip, SlipFacts, slips_of
from speleo.kernel.errors import SpeleoError
from speleo.kernel.match import Match

TURNS = 3
LEAST_TURN = 5.0
"""A change by fewer points of chance decided nothing."""
UNSURE = 50.0
"""With a larger error nothing is said of luck."""
CURVE = 0.5
"""The part of the work that goes to the curve; the rest goes to decisions."""

Made = TypeVar("Made")
Progress = Callable[[float], object]


@dataclass(frozen=True, slots=True)
class Turn:
    """A point of the curve, by its place, at which a seat's chances changed most, and in which round or expedition."""

    at: int
    step: int
    chapter: int | None
    seat: int
    before: float
    after: float
    luck: bool


@dataclass(frozen=True, slots=True)
class Share:
    """What made a seat's chances what they were: start + luck - slips + others = end, all in points of chance.

    `error`: how far luck may be off (twice its standard error), and so what is left for the others. `sure`: luck is
    known well enough to be told from what the others did.
    """

    seat: int
    start: float
    luck: float
    slips: float
    others: float
    end: float
    error: float
    sure: bool


@dataclass(frozen=True, slots=True)
class LookBack:
    """`futures` of every moment, `most` of those around which much changed; `error`: how far half of the chances may be
    off at the most. `grades`: what the grades of a result are called, by their keys, the lowest first."""

    game: str
    grades: tuple[str, ...]
    futures: int
    most: int
    error: float
    curve: tuple[Point, ...]
    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class ReviewFacts(LookBack):
    __doc__ = LookBack.__doc__
    turns: tuple[Turn, ...]
    slips: tuple[SlipFacts, ...]


@dataclass(frozen=True, slots=True)
class Review(LookBack):
    """A look back at a match, to be told here or sent."""

    turns: tuple[Turn, ...]
    slips: tuple[Slip, ...]

    @property
    def facts(self) -> ReviewFacts:
        """As it is sent; steps are numbers of the record, seats count from 0."""
        same, game = {field.name: getattr(self, field.name) for field in fields(LookBack)}, game_named(self.game)
        return ReviewFacts(**same, turns=self.turns, slips=tuple(slip.facts(game) for slip in self.slips))


def review(match: Match, futures: int | None = None, seed: str = "review", progress: Progress | None = None) -> Review:
    """Look back at a match that is over. The same seed and number of futures give the same review."""
    work = reviewing(match, futures, seed)
    while True:
        try:
            done = next(work)
        except StopIteration as end:
            found: Review = end.value
            return found
        if progress is not None:
            progress(done)


def reviewing(match: Match, futures: int | None = None, seed: str = "review") -> Generator[float, None, Review]:
    """The same bit by bit; yields how much of it is done. `futures` is how many every moment gets at a glance."""
    if not match.over:
        raise SpeleoError("the match is not over: a review would tell what is still to be played")
    outlook, seats = outlook_for(match.game.name), match.setup.seats
    glance = usual_glance(match.game.name) if futures is None else futures
    work = max(1, round(outlook.look_back * glance / outlook.glance))
    player = outlook.make(seats)
    curve = moments_of(match, player, glance, round(work * CURVE), seed)
    moments = yield from part_of(curve, 0.0, 0.6)
    slips = yield from part_of(slips_of(match, moments, player, round(work * (1 - CURVE)), seed), 0.6, 1.0)
    points = points_of(moments)
    return Review(
        match.game.name,
        outlook.grades,
        glance,
        max(point.futures for point in points),
        round(median(point.error for point in points), 1),
        tuple(points),
        tuple(share_of(seat, moments, slips) for seat in range(seats)),
        turns_of(match, moments, points),
        tuple(slips),
    )


def part_of(work: Generator[float, None, Made], low: float, high: float) -> Generator[float, None, Made]:
    """A piece of work whose progress is a part of the whole."""
    while True:
        try:
            done = next(work)
        except StopIteration as end:
            made: Made = end.value
            return made
        yield low + (high - low) * done


def turns_of(match: Match, moments: Sequence[Moment], points: Sequence[Point]) -> tuple[Turn, ...]:
    """The largest changes, at most one in a chapter, in the order of play."""
    chapters, largest = chapters_of(match), dict[int | None, tuple[float, Turn]]()
    for at, (before, after) in enumerate(pairwise(points), 1):
        changed = [abs(new - old) for new, old in zip(after.chances, before.chances, strict=True)]
        seat = changed.index(max(changed))
        chapter = chapters[moments[at].at - 1]
        turn = Turn(at, after.step, chapter, seat, before.chances[seat], after.chances[seat], after.luck)
        if changed[seat] > largest.get(chapter, (LEAST_TURN, turn))[0]:
            largest[chapter] = (changed[seat], turn)
    kept = sorted(largest.values(), key=lambda each: -each[0])[:TURNS]
    return tuple(sorted((turn for _, turn in kept), key=lambda turn: turn.at))


def share_of(seat: int, moments: Sequence[Moment], slips: Sequence[Slip]) -> Share:
    """Luck is what decisions do not explain. These are compared in the same futures, so that they blur it little."""
    start, end = moments[0].chance(seat), moments[-1].chance(seat)
    decisions = [pair for pair in pairwise(moments) if not pair[1].luck]
    play = sum(changes(*pair)[seat] for pair in decisions)
    doubt = moments[0].doubt(seat) + sum(change_doubts(*pair)[seat] for pair in decisions)
    own = sum(slip.cost for slip in slips if slip.seat == seat)
    error = round(2 * math.sqrt(doubt), 1)
    return Share(
        seat,
        start=round(start, 1),
        luck=round(end - start - play, 1),
        slips=round(own, 1),
        others=round(play + own, 1),
        end=round(end, 1),
        error=error,
        sure=error <= UNSURE,
    )
