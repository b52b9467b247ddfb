"""Small networks in whole numbers: the same answer on every machine, compiled or not.

Inputs and what is handed from layer to layer count in parts of ONE, weights in parts of UNIT. Each layer is a list of
weighted sums; a sum below zero is handed on as a small part of itself.
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
UNIT_BITS: Final[i64] = 12
LEAK: Final[i64] = 128
"""A sum below zero is handed on as one part in so many."""
CERTAIN: Final[i64] = 65536
"""Chances count in parts of this."""
EDGE: Final[i64] = 8
"""Beyond so much for or against, a chance changes no more."""
FINE: Final[i64] = 8
LARGEST: Final = 1 << 24
"""No weight is larger, so that no sum overflows."""

CHANCES: Final[vec[i64]] = vec[i64](
    [round(65536 / (1 + math.exp(-at * 8 / 1024))) for at in range(-8 * 1024 // 8, 8 * 1024 // 8 + 1)]
)


def chance_of(leaning: i64) -> i64:
    """The chance, in parts of CERTAIN, that belongs to a leaning for (above 0) or against (below), in parts of ONE."""
    bound = EDGE * ONE
    if leaning > bound:
        leaning = bound
    if leaning < -bound:
        leaning = -bound
    return CHANCES[(leaning + bound) // FINE]


class BadWeights(SpeleoError):
    """A file that should hold a network does not."""


@final
class Net:
    """Layers of weighted sums. `weights` has, layer by layer and sum by sum, a constant and then what inputs count."""

    def __init__(self, sizes: list[int], weights: list[int]) -> None:
        self.sizes: vec[i64] = vec[i64](sizes)
        self.weights: vec[i64] = vec[i64](weights)
        widest = max(sizes)
        self.here: vec[i64] = vec[i64]([0] * widest)
        self.there: vec[i64] = vec[i64]([0] * widest)

    def answer(self, inputs: vec[i64]) -> i64:
        """The one number that the last layer comes to, in parts of ONE."""
        sizes, weights = self.sizes, self.weights
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
                total = weights[at] * ONE
                at += 1
                k: i64 = 0
                while k < width:
                    total += weights[at + k] * here[k]
                    k += 1
                at += width
                total >>= UNIT_BITS
                if total < 0 and layer < last:
                    total = total // LEAK
                there[out] = total
                out += 1
            here = there
            there = spare
            spare = here
            layer += 1
        return here[0]


def weights_needed(sizes: list[int]) -> int:
    return sum((before + 1) * after for before, after in pairwise(sizes))


def fingerprint(sizes: list[int], weights: list[int]) -> str:
    return hashlib.sha256(json.dumps([sizes, weights]).encode()).hexdigest()[:16]


def read_net(name: str, text: str, inputs: int) -> Net:
    """The network that a weights file describes; one line says what is wrong with a file that is broken."""
    try:
        held = json.loads(text)
        sizes, weights, promised = held["sizes"], held["weights"], held["fingerprint"]
        whole = all(type(number) is int and abs(number) < LARGEST for number in [*sizes, *weights])
    except (ValueError, TypeError, KeyError) as problem:
        raise BadWeights(f"{name}: no weights of a network ({type(problem).__name__})") from None
    if not whole or len(sizes) < 2 or min(sizes) < 1 or sizes[0] != inputs or sizes[-1] != 1:
        raise BadWeights(f"{name}: a network of {inputs} inputs and one answer is wanted, in whole numbers")
    if len(weights) != weights_needed(sizes):
        raise BadWeights(f"{name}: {weights_needed(sizes)} weights are needed, and there are {len(weights)}")
    if fingerprint(sizes, weights) != promised:
        raise BadWeights(f"{name}: the weights are not those that were trained (fingerprint {promised})")
    return Net(sizes, weights)
