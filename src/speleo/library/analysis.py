"""Looking closer: counting ways, playing on many times, and how a match went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from speleo.bots.bot import Bot
from speleo.bots.sitting import play_to_end
from speleo.kernel.account import Chapter, Course, Passage, Turn, chapters, turning_points
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.perft import perft
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import BadSetup
from speleo.kernel.match import Match
from speleo.library.players import seats_of

DEEPEST = 60
WIDE = 1.96
"""Standard errors on either side of a mean within which the true one lies in 95 of 100 samples."""


@dataclass(frozen=True, slots=True)
class Sample:
    """What came of many matches that were played on from one position: the points and the winners of each.

    `together`: in this game all seats win or lose together.

    >>> import speleo
    >>> sample = speleo.Sample(((3, 5), (4, 2)), ((1,), (0,)))
    >>> sample.mean(0), sample.win_rate(1)
    (3.5, 0.5)
    """

    points: tuple[tuple[int, ...], ...]
    winners: tuple[tuple[int, ...], ...]
    together: bool = False

    def mean(self, seat: int) -> float:
        """What a seat scored on average over all matches."""
        return fmean(points[seat] for points in self.points)

    def error(self, seat: int) -> float:
        """Half of the 95 % interval of that mean; 0 for a single match."""
        if len(self.points) < 2:
            return 0.0
        return WIDE * stdev(points[seat] for points in self.points) / sqrt(len(self.points))

    def win_rate(self, seat: int) -> float:
        """The part of the matches that a seat won; a win that is shared by rivals counts as its share."""
        return fmean((1 if self.together else 1 / len(won)) if seat in won else 0 for won in self.winners)


@dataclass(frozen=True, slots=True)
class Account:
    """How a finished match went: the game's own course of it, its chapters, and its turning points.

    A chapter is a round or an expedition.
    """

    course: Course
    chapters: tuple[Chapter, ...]
    turns: tuple[Turn, ...]


def count_ways(match: Match, depth: int) -> int:
    """In how many ways play can go on for so many actions, each outcome of chance counted once (perft).

    >>> import speleo
    >>> match = speleo.game("diamant").match(seats=2)
    >>> [speleo.count_ways(match, depth) for depth in range(4)]
    [1, 18, 36, 72]
    """
    if not 0 <= depth <= DEEPEST:
        raise BadSetup(f"depth is 0 to {DEEPEST}, not {depth}")
    return int(perft(match.state.clone(), depth))


def simulate(match: Match, players: Sequence[str | Bot], games: int = 1000, seed: str = "speleo") -> Sample:
    """Let bots play on from a match many times; the match itself stays as it is. One core, at engine speed.

    The cards of match K come from the stream that `speleo sim` deals it from with the same seed.

    >>> import speleo
    >>> sample = speleo.simulate(speleo.game("diamant").match(seats=2), ["odds", "random"], games=50)
    >>> len(sample.points), sample.win_rate(0) > 0.6
    (50, True)
    """
    if games < 1:
        raise BadSetup(f"games is at least 1, not {games}")
    points, winners = [], []
    for number in range(1, games + 1):
        bots = [player for player in seats_of(match, players) if isinstance(player, Bot)]
        if len(bots) < match.setup.seats:
            raise BadSetup("simulate takes bots or their names; functions play in `play`")
        state = match.state.clone()
        dice = [FastDealer(f"{seed} match {number} seat {seat + 1}") for seat in range(len(bots))]
        play_to_end(state, bots, FastDealer(f"{seed} match {number}"), dice)
        outcome = match.game.outcome(state)
        points.append(tuple(each.points for each in sorted(outcome.standings, key=lambda each: each.seat)))
        winners.append(outcome.winners)
    return Sample(tuple(points), tuple(winners), bool(match.game.endings))


def account(match: Match) -> Account:
    """How a match that is over went.

    >>> import speleo
    >>> match = speleo.play(speleo.game("diamant").match(seats=3), ["odds"], seed="doc")
    >>> [chapter.number for chapter in speleo.account(match).chapters]
    [1, 2, 3, 4, 5]
    """
    if not match.over:
        raise BadSetup("the match is not over")
    game, state = match.game, match.state_after(0)
    line = []
    for step in match.steps:
        game.apply(state, step.actor, step.action)
        points = tuple(int(game.tally(state, seat)) for seat in range(match.setup.seats))
        line.append(Passage(step.serial, None if step.actor == CHANCE else step.actor, step.events, points))
    return Account(game.course(state, line), chapters(game, line), turning_points(game, line))
