"""What a tournament says: ratings with intervals, and who did how well against whom."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations

from speleo.arena.fixture import Result
from speleo.arena.lineups import TEAMS, Tournament
from speleo.arena.tally import SURE
from speleo.kernel.errors import SpeleoError


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and half the width of its 95 % interval."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Row:
    """One bot of a tournament. `share` is its part of a win for each seat that it held."""

    bot: str
    rating: Estimate
    share: Estimate
    points: Estimate
    seats: int
    faults: int


@dataclass(frozen=True, slots=True)
class Standings:
    """The rows, best first, and for each two bots that met the part of the first in what both won.

    Of teams it is the part of the deals with which the first got further, of those with which one did.
    """

    rows: list[Row]
    against: dict[tuple[str, str], Estimate]
    faults: list[str]


def standings(tournament: Tournament, results: Iterable[Result]) -> Standings:
    """The deals are the sample: matches with the same deal are paired, and their mean counts as one."""
    ordered = sorted(results, key=lambda result: result.number)
    of_a_deal, teams = tournament.of_a_deal, tournament.tables == TEAMS
    shares: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    points: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    beaten: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    faults: dict[str, int] = defaultdict(int)
    for result in ordered:
        deal = (result.number - 1) // of_a_deal
        for seat, bot in enumerate(result.bots):
            shares[bot][deal].append(result.shares[seat])
            points[bot][deal].append(result.points[seat])
        if not teams:
            for pair, better in duels(result):
                beaten[pair][deal].append(better)
        for fault in result.faults:
            faults[fault.partition(" (")[0]] += 1
    met = list(by_deal(ordered, of_a_deal)) if teams else [result_scores(result) for result in ordered]
    if teams:
        for deal, reached in enumerate(met):
            for pair, better in races(reached):
                beaten[pair][deal].append(better)
    ratings = rated(tournament.bots, met)
    rows = [
        Row(
            bot,
            ratings[bot],
            estimate(shares[bot]),
            estimate(points[bot]),
            sum(map(len, shares[bot].values())),
            faults[bot],
        )
        for bot in tournament.bots
        if bot in shares
    ]
    rows.sort(key=lambda row: -row.rating.value)
    told = [f"match {result.number}: {fault}" for result in ordered for fault in result.faults]
    return Standings(rows, {pair: estimate(found) for pair, found in beaten.items()}, told)


def estimate(by_deal: dict[int, list[float]]) -> Estimate:
    means = [math.fsum(values) / len(values) for values in by_deal.values()]
    mean = math.fsum(means) / len(means)
    if len(means) < 2:
        return Estimate(mean, math.inf)
    spread = math.fsum((value - mean) ** 2 for value in means) / (len(means) - 1)
    return Estimate(mean, SURE * math.sqrt(spread / len(means)))


def wins_of(result: Result) -> dict[str, float]:
    """What each bot at the table won: the parts of its seats together."""
    won: dict[str, float] = defaultdict(float)
    for bot, share in zip(result.bots, result.shares, strict=True):
        won[bot] += share
    return won


def duels(result: Result) -> list[tuple[tuple[str, str], float]]:
    """For every two bots at a table of which one has won: the part of the first in what both won."""
    won = wins_of(result)
    return [
        ((one, other), won[one] / (won[one] + won[other]))
        for one, other in permutations(won, 2)
        if won[one] + won[other]
    ]


def result_scores(result: Result) -> dict[str, float]:
    """What each bot at a table won for each of its seats."""
    won = wins_of(result)
    return {bot: won[bot] / result.bots.count(bot) for bot in won}


def by_deal(ordered: Sequence[Result], of_a_deal: int) -> Iterator[dict[str, float]]:
    """For every deal that all have played, how many points each team reached."""
    for _deal, found in groupby(ordered, key=lambda result: (result.number - 1) // of_a_deal):
        reached = {result.bots[0]: float(result.points[0]) for result in found}
        if len(reached) == of_a_deal:
            yield reached


def races(reached: dict[str, float]) -> list[tuple[tuple[str, str], float]]:
    """For every two teams with the same deal of which one got further: whether it was the first."""
    return [
        ((one, other), float(reached[one] > reached[other]))
        for one, other in permutations(reached, 2)
        if reached[one] != reached[other]
    ]


def rated(bots: Sequence[str], met: Iterable[dict[str, float]]) -> dict[str, Estimate]:
    """Ratings by openskill (Plackett and Luce), one meeting after another: whoever has more comes first.

    Bots do not change, so nothing is added to what is uncertain as matches go by (tau).
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise SpeleoError("ratings need the package openskill (pip install 'speleo[arena]')") from None
    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for bot in bots}
    for scores in met:
        rates = model.rate([[known[bot]] for bot in scores], scores=list(scores.values()))
        for bot, (rating,) in zip(scores, rates, strict=True):
            known[bot] = rating
    return {bot: Estimate(rating.mu, SURE * rating.sigma) for bot, rating in known.items()}
