"""From the state of a game to what the music follows: inputs from 0 to 1."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from speleo.sound.score import Curve, Curves, Score

Inputs = Mapping[str, float]


def along(points: Curve, x: float) -> float:
    """The height of a curve."""
    if x <= points[0][0]:
        return points[0][1]
    for (x0, y0), (x1, y1) in pairwise(points):
        if x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return points[-1][1]


def product(curves: Curves | None, inputs: Inputs) -> float:
    found = 1.0
    for name, points in (curves or {}).items():
        found *= along(points, inputs.get(name, 0.0))
    return found


def inputs_of(score: Score, game: str, state: Mapping[str, float]) -> dict[str, float]:
    """The inputs of a game's pieces, each a sum of what its values in the state add to it."""
    rules: dict[str, Any] = score["mapping"][game]
    return {
        name: min(1.0, max(0.0, sum(along(term["curve"], state[term["from"]]) for term in rule["terms"])))
        for name, rule in rules.items()
        if isinstance(rule, dict)
    }
