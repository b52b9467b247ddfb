"""A small network in whole numbers: the same answers on every machine, compiled or not."""

from __future__ import annotations

import hashlib
import json
import math
from pathlib import Path
from typing import Final, final

from speleo.kernel.errors import BadSetup
from speleo.kernel.numbers import append, i64, vec

ONE: Final[i64] = 64
"""What counts as one among the numbers that go in."""
BITS: Final[i64] = 8
"""Weights are multiples of 2**-8."""
STEEP: Final[i64] = 256
"""How many steps of an output are one unit of log odds."""
SURE: Final[i64] = 10000
"""A probability of one."""


@final
class Network:
    """One hidden layer: for each hidden unit its weights and its threshold; then the same for each output."""

    def __init__(self, inputs: int, hidden: int, outputs: int, weights: list[int]) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.outputs: i64 = outputs
        self.weights: vec[i64] = numbers(weights)
        self.odds: vec[i64] = numbers(odds_table())

    def chances(self, inputs: vec[i64]) -> vec[i64]:
        """The probabilities that the outputs stand for, out of SURE."""
        weights = self.weights
        hidden = self.hidden
        width = self.inputs
        layer = vec[i64]([0] * hidden)
        at: i64 = 0
        unit: i64 = 0
        while unit < hidden:
            total = weights[at + width]
            item: i64 = 0
            while item < width:
                total += weights[at + item] * inputs[item]
                item += 1
            if total > 0:
                layer[unit] = total >> BITS
            at += width + 1
            unit += 1
        found = vec[i64]([0] * self.outputs)
        output: i64 = 0
        while output < self.outputs:
            total = weights[at + hidden]
            unit = 0
            while unit < hidden:
                total += weights[at + unit] * layer[unit]
                unit += 1
            found[output] = self.chance(total >> 6)
            at += hidden + 1
            output += 1
        return found

    def chance(self, score: i64) -> i64:
        """The probability that belongs to log odds."""
        last: i64 = len(self.odds) - 1
        at = score + last // 2
        if at < 0:
            at = 0
        elif at > last:
            at = last
        return self.odds[at]


def odds_table() -> list[int]:
    """The probability of each step of log odds, from -8 to 8."""
    steps = 8 * int(STEEP)
    return [round(int(SURE) / (1 + math.exp(-step / int(STEEP)))) for step in range(-steps, steps + 1)]


def numbers(items: list[int]) -> vec[i64]:
    found = vec[i64]()
    for item in items:
        found = append(found, item)
    return found


def fingerprint(weights: list[int]) -> str:
    """Of the weights as they are written, so that a damaged file is noticed."""
    return hashlib.sha256(" ".join(str(weight) for weight in weights).encode()).hexdigest()[:16]


def read_network(path: Path, inputs: int, outputs: int) -> Network:
    """The network of a file, which says how it was trained; a file that is not whole is refused."""
    try:
        kept = json.loads(path.read_text("utf-8"))
        hidden = int(kept["hidden"])
        weights = [int(weight) for weight in kept["weights"]]
        known = str(kept["fingerprint"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadSetup(f"{path.name}: not the weights of a network: {error}") from None
    if len(weights) != (inputs + 1) * hidden + (hidden + 1) * outputs or fingerprint(weights) != known:
        raise BadSetup(f"{path.name}: the weights do not match their fingerprint {known!r}")
    return Network(inputs, hidden, outputs, weights)
