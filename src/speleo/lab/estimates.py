"""Means and rates with 95 % intervals. The deals are the sample: matches with the same deal count as one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from speleo.arena.tally import SURE

RULE_OF_THREE = 3.0
"""What was never seen in N observations is, at 95 %, rarer than so many in N."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A value, and the bounds between which the true one lies in 95 of 100 samples; `count` is the sample's size."""

    value: float
    low: float
    high: float
    count: int

    @property
    def apart(self) -> bool:
        """Of a difference: whether it can hardly be nothing."""
        return self.low > 0 or self.high < 0


def wide(count: int) -> float:
    """Standard errors on either side: few observations say less (Student, to the first order)."""
    return SURE * (1 + (SURE * SURE + 1) / (4 * (count - 1)))


def mean_of(values: Sequence[float]) -> Interval:
    count = len(values)
    mean = math.fsum(values) / count
    if count < 2:
        return Interval(mean, -math.inf, math.inf, count)
    spread = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    error = wide(count) * math.sqrt(spread / count)
    return Interval(mean, mean - error, mean + error, count)


def rate_of(values: Sequence[float]) -> Interval:
    """A part of all: Wilson's interval where each is yes or no, which is honest near 0 and 1 too."""
    if any(value not in (0.0, 1.0) for value in values):
        found = mean_of(values)
        return Interval(found.value, max(0.0, found.low), min(1.0, found.high), found.count)
    count, rate, z = len(values), math.fsum(values) / len(values), SURE
    middle = (rate + z * z / (2 * count)) / (1 + z * z / count)
    error = z / (1 + z * z / count) * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    return Interval(rate, max(0.0, middle - error), min(1.0, middle + error), count)


def difference_of(values: Sequence[float], rate: bool) -> Interval:
    """The mean of differences. Rates that never differed may still do so once in a third of as many (rule of three)."""
    found = mean_of(values)
    if not rate:
        return found
    least = RULE_OF_THREE / found.count if found.low == found.high else 0.0
    return Interval(found.value, max(-1.0, found.low - least), min(1.0, found.high + least), found.count)
