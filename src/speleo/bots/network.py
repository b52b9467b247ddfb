"""Small networks in whole numbers: the same answer on every machine, compiled or not.

Each layer is a list of weighted sums; what a sum hands on to the next layer is counted in the same parts as the inputs.
"""

from __future__ import annotations

import hashlib
import json
import math
from itertools import pairwise
from typing import Final, final

from speleo.kernel.errors import SpeleoError
from speleo.kernel.numbers import i64, vec

ONE: Final[i64] = 1024
"""What counts as one among the inputs of a network of the usual grain, and in its answer."""
UNIT_BITS: Final[i64] = 12
LEAK: Final[i64] = 128
CERTAIN: Final[i64] = 65536
"""Chances count in parts of this."""
LARGEST: Final = 1 << 24
"""No weight is larger, so that no sum overflows."""


class BadWeights(SpeleoError):
    """A file that should hold a network does not."""


@final
class Curve:
    """The logistic curve in whole numbers: from leanings for or against something to the chance of it."""

    def __init__(self, steps: int, certain: int) -> None:
        self.edge: i64 = 8 * steps
        """Beyond so much for or against, the chance changes no more; `steps` are one unit of log odds."""
        at = range(-8 * steps, 8 * steps + 1)
        self.chances: vec[i64] = vec[i64]([round(certain / (1 + math.exp(-step / steps))) for step in at])

    def chance(self, leaning: i64) -> i64:
        """In parts of what the curve calls certain."""
        if leaning > self.edge:
            leaning = self.edge
        if leaning < -self.edge:
            leaning = -self.edge
        return self.chances[leaning + self.edge]


USUAL: Final = Curve(128, 65536)
FINE: Final[i64] = 8


def chance_of(leaning: i64) -> i64:
    """The chance, in parts of CERTAIN, that belongs to a leaning for (above 0) or against (below), in parts of ONE."""
    return USUAL.chance(leaning // FINE)


@final
class Grain:
    """How fine the numbers of a network are: weights count in parts of 2**unit_bits, constants in parts of that times
    what their last `constant_bits` leave out. A sum below zero is handed on as one part in `leak`, or as 0."""

    def __init__(self, unit_bits: i64 = UNIT_BITS, constant_bits: i64 = 10, leak: i64 = LEAK) -> None:
        self.unit_bits: i64 = unit_bits
        self.constant_bits: i64 = constant_bits
        self.leak: i64 = leak


@final
class Network:
    """`weights` has, layer by layer and sum by sum, a constant and then what each input counts."""

    def __init__(self, sizes: list[int], weights: list[int], grain: Grain | None = None) -> None:
        self.sizes: vec[i64] = vec[i64](sizes)
        self.weights: vec[i64] = vec[i64](weights)
        self.grain: Grain = grain or Grain()
        widest = max(sizes)
        self.here: vec[i64] = vec[i64]([0] * widest)
        self.there: vec[i64] = vec[i64]([0] * widest)

    def answer(self, inputs: vec[i64]) -> i64:
        """The first number that the last layer comes to, in the parts of the inputs."""
        return self.sums(inputs)[0] >> self.grain.unit_bits

    def sums(self, inputs: vec[i64]) -> vec[i64]:
        """The sums of the last layer, in parts of a weight times an input; they hold until it is asked again."""
        sizes, weights = self.sizes, self.weights
        unit_bits, constant_bits, leak = self.grain.unit_bits, self.grain.constant_bits, self.grain.leak
        here = inputs
        there = self.here
        spare = self.there
        at: i64 = 0
        layer: i64 = 1
        last: i64 = len(sizes) - 1
        while layer <= last:
            width = sizes[layer - 1]
            out: i64 = 0
            while out < sizes[layer]:
                total = weights[at] << constant_bits
                at += 1
                k: i64 = 0
                while k < width:
                    total += weights[at + k] * here[k]
                    k += 1
                at += width
                if layer < last:
                    total >>= unit_bits
                    if total < 0:
                        total = total // leak if leak else 0
                there[out] = total
                out += 1
            here = there
            there = spare
            spare = here
            layer += 1
        return here


def weights_needed(sizes: list[int]) -> int:
    """How many weights layers of these sizes have, a constant for each sum among them."""
    return sum((before + 1) * after for before, after in pairwise(sizes))


def fingerprint(sizes: list[int], weights: list[int]) -> str:
    """Of a network as it was trained, so that a damaged file is noticed."""
    return hashlib.sha256(json.dumps([sizes, weights]).encode()).hexdigest()[:16]


def read_network(name: str, text: str, inputs: int, outputs: int = 1) -> Network:
    """The network that a weights file describes; one line says what is wrong with a file that is broken."""
    try:
        held = json.loads(text)
        sizes, weights, promised = held["sizes"], held["weights"], held["fingerprint"]
        grain = held.get("grain", [12, 10, 128])
        whole = all(type(number) is int and abs(number) < LARGEST for number in [*sizes, *weights, *grain])
    except (ValueError, TypeError, KeyError, AttributeError) as problem:
        raise BadWeights(f"{name}: no weights of a network ({type(problem).__name__})") from None
    if not whole or len(sizes) < 2 or min(sizes) < 1 or sizes[0] != inputs or sizes[-1] != outputs:
        raise BadWeights(f"{name}: a network from {inputs} to {outputs} numbers is wanted, all of them whole")
    if len(grain) != 3 or min(grain) < 0 or max(grain[:2]) > 20:
        raise BadWeights(f"{name}: a grain of bits, bits and a leak is wanted, not {grain}")
    if len(weights) != weights_needed(sizes):
        raise BadWeights(f"{name}: {weights_needed(sizes)} weights are needed, and there are {len(weights)}")
    if fingerprint(sizes, weights) != promised:
        raise BadWeights(f"{name}: the weights are not those that were trained (fingerprint {promised})")
    return Network(sizes, weights, Grain(*grain))
