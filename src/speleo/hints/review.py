"""The review of a finished match: everybody's chances over time, luck and play, and what cost most."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from speleo.bots.futures import SURE, Futures, Weighing, foretold
from speleo.hints.advice import IDEAS, advise, clearly
from speleo.hints.idea import Reason
from speleo.hints.outlook import outlook_for, usual_work
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import SpeleoError
from speleo.kernel.match import Match

TURNS = 3
LOOKED_AT = 6
"""So many decisions of each seat are looked at: those after which its chances fell most."""
LEAST_COST = 3.0
"""A decision that cost fewer points of chance is no slip."""
PART = 4
"""A decision is looked at with a part of the work of a hint."""
WHOLE = int(SURE) / 100

Progress = Callable[[float], object]


@dataclass(frozen=True, slots=True)
class Point:
    """The chances of all seats in per cent after a step; `luck`: Chance took it and those right before it."""

    step: int
    luck: bool
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Slip:
    """A decision below the best one found: what was played, what was better and why, and what that cost."""

    step: int
    seat: int
    played: str
    better: str
    cost: float
    why: Reason


@dataclass(frozen=True, slots=True)
class Share:
    """What made a seat's chances what they were: start + luck - slips + others = end, all in points of chance."""

    seat: int
    start: float
    luck: float
    slips: float
    others: float
    end: float


@dataclass(frozen=True, slots=True)
class Review:
    """`turns` are the points of the curve at which most changed, `error` how far a chance may be off."""

    game: str
    futures: int
    error: float
    curve: tuple[Point, ...]
    turns: tuple[int, ...]
    slips: tuple[Slip, ...]
    shares: tuple[Share, ...]

    @property
    def data(self) -> dict[str, Any]:
        """As JSON has it; steps are numbers of the record, seats count from 0."""
        told = asdict(self)
        for made, slip in zip(told["slips"], self.slips, strict=True):
            made["why"] = {"key": slip.why.saying.key, "args": dict(slip.why.saying.args), "rule": slip.why.rule}
        return told


def review(match: Match, futures: int | None = None, seed: str = "review", progress: Progress | None = None) -> Review:
    """Look back at a match that is over. The same seed and number of futures give the same review."""
    if not match.over:
        raise SpeleoError("the match is not over: a review would tell what is still to be played")
    outlook, seats = outlook_for(match.game.name), match.setup.seats
    count = futures if futures is not None else max(1, outlook.glance * usual_work(outlook) // outlook.work)
    player, dealer = outlook.make(seats), FastDealer(seed)
    heard = progress if progress is not None else lambda part: None
    ends = boundaries(match)
    curve = []
    for number, at in enumerate(ends):
        luck = at > 0 and match.steps[at - 1].actor == CHANCE
        curve.append(Point(match.steps[at - 1].serial if at else 0, luck, chances(match, player, at, count, dealer)))
        heard(0.6 * (number + 1) / len(ends))
    slips = found_slips(match, ends, curve, player, seed, heard)
    return Review(
        match.game.name,
        count,
        round(100 / count**0.5, 1),
        tuple(curve),
        turning_points(curve),
        tuple(sorted(slips, key=lambda slip: (-slip.cost, slip.step))),
        tuple(share_of(seat, curve, slips) for seat in range(seats)),
    )


def boundaries(match: Match) -> list[int]:
    """After how many steps to look: wherever Chance begins or ends to act, and at the end."""
    found = [0]
    for at in range(1, len(match.steps)):
        if (match.steps[at - 1].actor == CHANCE) != (match.steps[at].actor == CHANCE):
            found.append(at)
    return [*found, len(match.steps)]


def chances(match: Match, player: Futures, at: int, count: int, dealer: FastDealer) -> tuple[float, ...]:
    """Everybody's chances after so many steps, in per cent; at the end what came of it."""
    seats = range(match.setup.seats)
    if at == len(match.steps):
        winners = match.outcome.winners
        together = bool(match.game.endings)
        return tuple((100.0 if together else 100.0 / len(winners)) if seat in winners else 0.0 for seat in seats)
    found = foretold(player, match.state_after(at), count, dealer)
    return tuple(round(fmean(found.of(seat, "wins")) / WHOLE, 1) for seat in seats)


def turning_points(curve: list[Point]) -> tuple[int, ...]:
    """The places in the curve at which somebody's chances changed most, in the order of play."""
    swings = [
        (-max(abs(new - old) for new, old in zip(point.chances, curve[at - 1].chances, strict=True)), at)
        for at, point in enumerate(curve)
        if at > 0
    ]
    return tuple(sorted(at for _, at in sorted(swings)[:TURNS]))


def found_slips(
    match: Match, ends: list[int], curve: list[Point], player: Futures, seed: str, heard: Progress
) -> list[Slip]:
    """Of each seat the decisions after which its chances fell most, tried against what bots would do."""
    asked = []
    for seat in range(match.setup.seats):
        falls = []
        for place in range(1, len(ends)):
            fall = curve[place - 1].chances[seat] - curve[place].chances[seat]
            own = [at for at in range(ends[place - 1], ends[place]) if match.steps[at].actor == seat]
            falls += [(-fall, at) for at in own]
        asked += [(seat, at) for _, at in sorted(falls)[:LOOKED_AT]]
    found = []
    for number, (seat, at) in enumerate(asked):
        slip = slip_at(match, seat, at, player, seed)
        if slip is not None:
            found.append(slip)
        heard(0.6 + 0.4 * (number + 1) / len(asked))
    return found


def slip_at(match: Match, seat: int, at: int, player: Futures, seed: str) -> Slip | None:
    """What a decision cost against the best idea, in futures of its own; None where it was as good."""
    game, state, step = match.game, match.state_after(at), match.steps[at]
    if not state.must_act(seat) or len(game.legal_actions(state, seat)) < 2:
        return None
    work = usual_work(outlook_for(game.name)) // PART
    best = advise(game, state, seat, seed, work).ideas[0]
    if best.offer.action == step.action:
        return None
    codes = [game.encode(state, best.offer.action), game.encode(state, step.action)]
    weighing = Weighing(player, state.seen_by(seat), seat, codes, f"{seed} {at}")
    weighing.think(work, IDEAS)
    better, played = weighing.forecasts
    cost = round((fmean(better.of(seat, "wins")) - fmean(played.of(seat, "wins"))) / WHOLE, 1)
    if cost < LEAST_COST or not clearly(better, played, seat):
        return None
    return Slip(step.serial, seat, step.action.notation, best.offer.action.notation, cost, best.why)


def share_of(seat: int, curve: list[Point], slips: list[Slip]) -> Share:
    start, end = curve[0].chances[seat], curve[-1].chances[seat]
    luck = sum(
        point.chances[seat] - curve[at - 1].chances[seat] for at, point in enumerate(curve) if at > 0 and point.luck
    )
    own = sum(slip.cost for slip in slips if slip.seat == seat)
    others = end - start - luck + own
    return Share(seat, start, round(luck, 1), round(own, 1), round(others, 1), end)
