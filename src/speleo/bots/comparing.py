"""Comparing actions by what they lead to: every action is tried in the same futures, so that luck cancels out."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, final

from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64, mypyc_attr, vec

TENTHS: Final[i64] = 10


@final
class Effort:
    """How much thought goes into a decision. It is counted in futures, never in seconds, and so can be repeated."""

    def __init__(self, glances: int, looks: int, favourites: int, doubt: int) -> None:
        self.glances: i64 = glances
        """Futures in which every action is tried."""
        self.looks: i64 = looks
        """Futures more in which the best are tried."""
        self.favourites: i64 = favourites
        """How many of the best are tried again, beside the usual one."""
        self.doubt: i64 = doubt
        """By how many tenths of a standard error another action must be better than the usual one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(metaclass=ABCMeta):
    """What a game brings: an action tried in one future."""

    @abstractmethod
    def outcome(self, state: State, seat: i64, code: i64, seed: i64) -> i64:
        """What a position is worth to a seat some time after an action; equal seeds mean equal luck."""


def best_of(
    foresight: Foresight, state: State, seat: i64, choices: Choices, usual: i64, effort: Effort, dealer: FastDealer
) -> i64:
    """The place of the best choice; the usual one (given by its place) unless another is clearly better."""
    count = choices.count
    trials = effort.glances + effort.looks
    values = vec[i64]([0] * (count * trials))
    totals = vec[i64]([0] * count)
    chosen = vec[i64]([1] * count)
    trial: i64 = 0
    while trial < trials:
        if trial == effort.glances:
            chosen = favourites(totals, count, usual, effort.favourites)
        seed = dealer.word()
        at: i64 = 0
        while at < count:
            if chosen[at] != 0:
                found = foresight.outcome(state, seat, choices.codes[at], seed)
                values[at * trials + trial] = found
                totals[at] += found
            at += 1
        trial += 1
    best = usual
    at = 0
    while at < count:
        if chosen[at] != 0 and totals[at] > totals[best] and clearly(values, at, usual, trials, effort.doubt):
            best = at
        at += 1
    return best


def clearly(values: vec[i64], one: i64, other: i64, trials: i64, doubt: i64) -> bool:
    """Whether an action is better than another by more than the doubt allows, future by future."""
    total: i64 = 0
    squares: i64 = 0
    trial: i64 = 0
    while trial < trials:
        more = values[one * trials + trial] - values[other * trials + trial]
        total += more
        squares += more * more
        trial += 1
    spread = squares - total * total // trials
    return total > 0 and total * total * TENTHS * TENTHS > doubt * doubt * spread


def favourites(totals: vec[i64], count: i64, usual: i64, most: i64) -> vec[i64]:
    """A mark for each of the best, and for the usual one."""
    chosen = vec[i64]([0] * count)
    chosen[usual] = 1
    taken: i64 = 0
    while taken < most:
        best: i64 = -1
        at: i64 = 0
        while at < count:
            if chosen[at] == 0 and (best < 0 or totals[at] > totals[best]):
                best = at
            at += 1
        if best < 0:
            return chosen
        chosen[best] = 1
        taken += 1
    return chosen
