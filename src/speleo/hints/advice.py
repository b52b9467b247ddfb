"""The hint itself: every action tried in the same futures, from what the seat may see."""

from __future__ import annotations

import math
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from statistics import fmean, pstdev

from speleo.bots.futures import SURE as SURE_WORD
from speleo.bots.futures import Forecast, Weighing
from speleo.hints.candidates import check_asked, codes_for, offer_of
from speleo.hints.idea import Hint, Idea, Measure, Reason, Risk, Stop
from speleo.hints.outlook import outlook_for, usual_work
from speleo.kernel.engine.state import State
from speleo.kernel.game import Game

IDEAS = 3
SURE = int(SURE_WORD)
DOUBT = 1.6
"""By how many standard errors, future by future, an idea must be ahead to be called clearly better."""
SEED = "hint"


def advise(game: Game, state: State, seat: int, seed: str = SEED, work: int | None = None) -> Hint:
    """The best few actions of a seat. The same position, seed and work give the same hint."""
    check_asked(game, state, seat)
    seen = state.seen_by(seat)
    outlook = outlook_for(game.name)
    futures = outlook.make(seen.seat_count())
    measure: Measure = "points" if seen.seat_count() == 1 and outlook.measure == "win" else outlook.measure
    weighing = Weighing(futures, seen, seat, codes_for(game, seen, seat, seed), seed)
    weighing.think(usual_work(outlook) if work is None else work, IDEAS)
    best = sorted(weighing.kept, key=lambda at: (-mean_worth(weighing.forecasts[at], seat), at))[:IDEAS]
    rough = [rough_idea(game, seen, seat, weighing.codes[at], weighing.forecasts[at], measure) for at in best]
    ideas = tuple(reasoned(game, seen, idea, rough, seat) for idea in rough)
    return Hint(
        game.name,
        seat,
        measure,
        sum(int(forecast.count) for forecast in weighing.forecasts),
        len(best) < 2 or clearly(weighing.forecasts[best[0]], weighing.forecasts[best[1]], seat),
        ideas,
    )


def mean_worth(forecast: Forecast, seat: int) -> float:
    return fmean(forecast.of(seat, "worths"))


def clearly(one: Forecast, other: Forecast, seat: int) -> bool:
    """Whether one is better than the other by more than the doubt, in the futures that both were tried in."""
    ahead = [a - b for a, b in zip(one.of(seat, "worths"), other.of(seat, "worths"), strict=False)]
    return fmean(ahead) > DOUBT * pstdev(ahead) / math.sqrt(len(ahead))


def rough_idea(game: Game, seen: State, seat: int, code: int, forecast: Forecast, measure: Measure) -> Idea:
    """An idea before anybody has said why."""
    points, wins = sorted(forecast.of(seat, "points")), forecast.of(seat, "wins")
    count = len(points)
    if measure == "points":
        value, low, high = round(fmean(points)), points[count // 10], points[count - 1 - count // 10]
    else:
        mean, error = fmean(wins) / SURE, 2 * pstdev(wins) / SURE / math.sqrt(count)
        value, low, high = percent(mean), percent(mean - error), percent(mean + error)
    return Idea(
        offer=offer_of(game, seen, seat, code),
        value=value,
        low=min(low, value),
        high=max(high, value),
        wins=percent(fmean(wins) / SURE),
        grades=tuple(percent(total / SURE / count) for total in forecast.grades),
        risk=Risk.of(in_hundred(int(forecast.mishaps[seat]), count)),
        futures=count,
        why=Reason("hint-tried"),
        way=(),
    )


def percent(part: float) -> int:
    return max(0, min(100, round(100 * part)))


def in_hundred(times: int, count: int) -> int:
    """Rounded, but never to nothing what can happen, nor to certain what need not."""
    if times in (0, count):
        return 100 * times // count
    return max(1, min(99, round(100 * times / count)))


def reasoned(game: Game, seen: State, idea: Idea, ideas: list[Idea], seat: int) -> Idea:
    """The idea with its reason, by what the game knows of itself, and with the way home where there is one."""
    name = f"speleo.hints.{game.name}"
    if find_spec(name) is None:
        return idea
    knows = import_module(name)
    others = [other for other in ideas if other is not idea]
    why: Reason = knows.why(seen, seat, idea, others)
    way: tuple[Stop, ...] = knows.way(seen, seat, idea)
    return replace(idea, why=why, way=way)
