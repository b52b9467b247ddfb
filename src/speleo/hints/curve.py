"""Everybody's chances over a match: a glance at every moment, and a longer look where much changed."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean, pstdev

from speleo.bots.futures import SURE, Futures, foretold
from speleo.hints.smoothing import smoothed
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.match import Match

WHOLE = int(SURE) / 100
LONGER = 16
"""A moment is looked at in at the most so many times as many futures as at a glance."""
SMALL = 2.0
"""A change by fewer points of chance is not worth a longer look."""


@dataclass(frozen=True, slots=True)
class Point:
    """The chances of all seats in per cent after a step, from so many futures of this moment and from those beside it,
    give or take `error` (twice the standard error of the least certain seat). `luck`: Chance took the step and those
    right before it. `grades`: where a result has grades, the chance of each or a better one."""

    step: int
    luck: bool
    chances: tuple[float, ...]
    futures: int
    error: float
    grades: tuple[float, ...] = ()


class Moment:
    """A position of the match, and for each seat how its futures ended. All moments have the same futures, so that what
    is alike in two of them does not blur the difference."""

    def __init__(self, match: Match, at: int, player: Futures, seed: str) -> None:
        self.match = match
        self.at = at
        self.player = player
        self.dealer = FastDealer(seed)
        self.known = result(match) if at == len(match.steps) else None
        self.wins: list[list[int]] = [[] for _ in range(match.setup.seats)]
        self.grades = [0] * len(player.grades)

    @property
    def futures(self) -> int:
        return len(self.wins[0])

    @property
    def luck(self) -> bool:
        return self.at > 0 and self.match.steps[self.at - 1].actor == CHANCE

    def look(self, count: int) -> None:
        """Play so many futures more; at the end there is one."""
        found = foretold(self.player, self.match.state_after(self.at), count if self.known is None else 1, self.dealer)
        self.grades = [before + int(more) for before, more in zip(self.grades, found.grades, strict=True)]
        if self.known is None:
            for seat, wins in enumerate(self.wins):
                wins += found.of(seat, "wins")

    def chance(self, seat: int, count: int | None = None) -> float:
        """In per cent; by the first so many futures."""
        if self.known is not None:
            return self.known[seat]
        return fmean(self.wins[seat][:count]) / WHOLE

    def doubt(self, seat: int) -> float:
        """The variance of the chance, as if one future more had been won and one lost."""
        return (pstdev([*self.wins[seat], 0, int(SURE)]) / WHOLE) ** 2 / self.futures if self.known is None else 0.0

    @property
    def parts(self) -> list[float]:
        """How much of the chance of the lowest grade every grade has; the lowest has all of it."""
        return [1.0 if at == 0 else grade / max(1, self.grades[0]) for at, grade in enumerate(self.grades)]

    @property
    def serial(self) -> int:
        """The number of the last step in the record."""
        return self.match.steps[self.at - 1].serial if self.at else 0


def result(match: Match) -> list[float]:
    """What came of it, in per cent of a win."""
    winners, together = match.outcome.winners, bool(match.game.endings)
    part = 100.0 if together else 100.0 / max(1, len(winners))
    return [part if seat in winners else 0.0 for seat in range(match.setup.seats)]


def boundaries(match: Match) -> list[int]:
    """After how many steps to look: wherever Chance begins or ends to act, and at the end."""
    found = [0]
    for at in range(1, len(match.steps)):
        if (match.steps[at - 1].actor == CHANCE) != (match.steps[at].actor == CHANCE):
            found.append(at)
    return [*found, len(match.steps)]


def changes(before: Moment, after: Moment) -> list[float]:
    """By how much every seat's chance changed, in the futures that both moments were looked at in."""
    counts = [moment.futures for moment in (before, after) if moment.known is None]
    least = min(counts, default=0)
    return [after.chance(seat, least) - before.chance(seat, least) for seat in range(len(after.wins))]


def change_doubts(before: Moment, after: Moment) -> list[float]:
    """The variances of these changes: of the differences future by future."""
    least = min((moment.futures for moment in (before, after) if moment.known is None), default=0)
    if after.known is not None or before.known is not None:
        return [before.doubt(seat) + after.doubt(seat) for seat in range(len(after.wins))]
    return [
        pstdev([new - old for new, old in zip(late[:least], early[:least], strict=True)]) ** 2 / WHOLE**2 / least
        for late, early in zip(after.wins, before.wins, strict=True)
    ]


def swing(before: Moment, after: Moment) -> float:
    return max(map(abs, changes(before, after)))


def moments_of(
    match: Match, player: Futures, glance: int, work: int, seed: str
) -> Generator[float, None, list[Moment]]:
    """All moments, looked at; yields how much of it is done.

    Each gets a glance. What is left of the work, counted in steps of futures, goes to the moments before and after the
    largest changes, each time as many futures as they already have; the start, which everything is compared with, is
    looked at longest.
    """
    began = player.steps
    moments = [Moment(match, at, player, seed) for at in boundaries(match)]
    for number, moment in enumerate(moments, 1):
        moment.look(glance)
        yield number / len(moments) / 2
    moments[0].look(glance * (LONGER - 1))
    while player.steps - began < work:
        edges = [pair for pair in pairwise(moments) if any(may_look(moment, glance) for moment in pair)]
        large = max(edges, key=lambda pair: swing(*pair), default=None)
        if large is None or swing(*large) < SMALL:
            break
        for moment in large:
            if may_look(moment, glance):
                moment.look(moment.futures)
        yield 0.5 + min(1.0, (player.steps - began) / work) / 2
    return moments


def may_look(moment: Moment, glance: int) -> bool:
    return moment.known is None and moment.futures < glance * LONGER


def points_of(moments: Sequence[Moment]) -> list[Point]:
    """The curve: chances that lean on their neighbours, and that add up where only one can win."""
    lines, errors = [], []
    for seat in range(len(moments[0].wins)):
        found, spreads = smoothed(
            [moment.chance(seat) for moment in moments], [moment.doubt(seat) for moment in moments]
        )
        lines.append([min(100.0, max(0.0, chance)) for chance in found])
        errors.append([2 * math.sqrt(max(0.0, spread)) for spread in spreads])
    points = []
    for at, moment in enumerate(moments):
        chances, error = [line[at] for line in lines], max(line[at] for line in errors)
        sum_of = 100.0 if moment.match.game.endings or moment.match.setup.seats == 1 else sum(chances)
        told = tuple(round(100 * chance / (sum_of or 100.0), 1) for chance in chances)
        grades = tuple(round(part * told[0], 1) for part in moment.parts)
        points.append(Point(moment.serial, moment.luck, told, moment.futures, round(error, 1), grades))
    return points


def chapters_of(match: Match) -> list[int | None]:
    """In which round or expedition each step was taken; one that begins the next still belongs to the one before."""
    now, found = match.game.first_chapter, list[int | None]()
    for step in match.steps:
        found.append(now)
        for event in step.events:
            begun = match.game.chapter(event)
            now = now if begun is None else begun
    return found
