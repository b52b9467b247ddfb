"""Decisions that cost chances: what was played, what was better, and why."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise
from statistics import fmean

from speleo.bots.futures import Forecast, Futures, Weighing
from speleo.hints.advice import clearly, mean_worth, reasoned, rough_idea
from speleo.hints.candidates import codes_for
from speleo.hints.curve import WHOLE, Moment, changes, chapters_of
from speleo.hints.idea import Reason
from speleo.kernel.game import Action, Game
from speleo.kernel.match import Match
from speleo.kernel.values import ActionFacts

LOOKED_AT = 16
"""So many decisions are looked at in all, of each seat those after which its chances fell most."""
OF_ONE = 6
LEAST_COST = 3.0
"""A decision that cost fewer points of chance is no slip."""


@dataclass(frozen=True, slots=True)
class Misstep:
    """A decision below the best one found: what was played, what was better and why, and what that cost.

    `chance` and `chance_then`: in per cent, of what was played and of what was better.
    """

    step: int
    chapter: int | None
    seat: int
    cost: float
    chance: float
    chance_then: float
    why: Reason


@dataclass(frozen=True, slots=True)
class SlipFacts(Misstep):
    __doc__ = Misstep.__doc__
    played: ActionFacts
    better: ActionFacts


@dataclass(frozen=True, slots=True)
class Slip(Misstep):
    """A decision that cost something, to be told here or sent."""

    played: Action
    better: Action

    def facts(self, game: Game) -> SlipFacts:
        """As it is sent."""
        same = {field.name: getattr(self, field.name) for field in fields(Misstep)}
        return SlipFacts(**same, played=ActionFacts.of(game, self.played), better=ActionFacts.of(game, self.better))


def suspects(match: Match, moments: Sequence[Moment]) -> list[int]:
    """The places of the decisions after which a seat's chances fell most, seat by seat."""
    seats = match.setup.seats
    found: list[int] = []
    for seat in range(seats):
        falls = []
        for before, after in pairwise(moments):
            own = [at for at in range(before.at, after.at) if match.steps[at].actor == seat]
            if own:
                falls += [(changes(before, after)[seat], at) for at in own]
        found += [at for _, at in sorted(falls)[: min(OF_ONE, max(1, LOOKED_AT // seats))]]
    return found


def slips_of(
    match: Match, moments: Sequence[Moment], player: Futures, work: int, seed: str
) -> Generator[float, None, list[Slip]]:
    """The suspects that were slips; yields how much of it is done."""
    asked = suspects(match, moments)
    found = []
    for number, at in enumerate(asked, 1):
        slip = slip_at(match, at, player, seed, max(1, work // len(asked)))
        if slip is not None:
            found.append(slip)
        yield number / len(asked)
    return sorted(found, key=lambda slip: (-slip.cost, slip.step))


def slip_at(match: Match, at: int, player: Futures, seed: str, work: int) -> Slip | None:
    """What a decision cost against the best one; None where it was as good.

    A third of the work finds the best; unless that was played, the rest compares the two in futures that were not used
    to find it.
    """
    game, state, step = match.game, match.state_after(at), match.steps[at]
    seat, seen = step.actor, state.seen_by(step.actor)
    if not state.must_act(seat):
        return None
    played, codes = game.encode(state, step.action), codes_for(game, seen, seat, seed)
    if len(codes) < 2:
        return None
    search = Weighing(player, seen, seat, sorted({*codes, played}), f"{seed} {at}")
    search.think(work // 3, 2)
    best = max(search.kept, key=lambda kept: (mean_worth(search.forecasts[kept], seat), -kept))
    if search.codes[best] == played:
        return None
    compared = Weighing(player, seen, seat, [search.codes[best], played], f"{seed} {at} again")
    compared.think(work * 2 // 3, 2)
    then, now = (chance_in(forecast, seat) for forecast in compared.forecasts)
    if then - now < LEAST_COST or not clearly(compared.forecasts[0], compared.forecasts[1], seat):
        return None
    ideas = [
        rough_idea(game, seen, seat, code, forecast, "win")
        for code, forecast in zip(compared.codes, compared.forecasts, strict=True)
    ]
    better = reasoned(game, seen, ideas[0], ideas, seat)
    return Slip(
        step=step.serial,
        chapter=chapters_of(match)[at],
        seat=seat,
        played=step.action,
        better=better.offer.action,
        cost=round(then - now, 1),
        chance=round(now, 1),
        chance_then=round(then, 1),
        why=better.why,
    )


def chance_in(forecast: Forecast, seat: int) -> float:
    return fmean(forecast.of(seat, "wins")) / WHOLE
