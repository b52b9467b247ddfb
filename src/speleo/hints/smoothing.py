"""A line through uncertain values: each leans on its neighbours as far as they are likely to be alike."""

from __future__ import annotations

from collections.abc import Sequence

EVER = 1.0
"""Chances move by about a point from one moment to the next, whatever happens: the variance of that."""
NOWHERE = 1e-9


def smoothed(values: Sequence[float], doubts: Sequence[float]) -> tuple[list[float], list[float]]:
    """The values as they probably are, and their variances; `doubts` are the variances of those that were found.

    A step between two values that cannot be explained by doubt is taken as it is, what doubt explains is evened out
    (a random walk seen through noise: the filter of Kalman forwards, that of Rauch, Tung and Striebel backwards).
    """
    steps = [
        max(EVER, (values[at] - values[at - 1]) ** 2 - doubts[at] - doubts[at - 1]) for at in range(1, len(values))
    ]
    level, spread = values[0], doubts[0]
    levels, spreads = [level], [spread]
    for value, doubt, step in zip(values[1:], doubts[1:], steps, strict=True):
        ahead = spread + step
        gain = ahead / (ahead + doubt)
        level, spread = level + gain * (value - level), (1 - gain) * ahead
        levels.append(level)
        spreads.append(spread)
    for at in range(len(values) - 2, -1, -1):
        ahead = spreads[at] + steps[at]
        back = spreads[at] / max(NOWHERE, ahead)
        levels[at] += back * (levels[at + 1] - levels[at])
        spreads[at] += back * back * (spreads[at + 1] - ahead)
    return levels, spreads
