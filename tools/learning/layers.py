"""A small network in floating point, its slopes and its descent, until it becomes whole numbers for `speleo.bots`."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from speleo.bots.network import LEAK, UNIT_BITS

Numbers: TypeAlias = NDArray[np.float32]


class Layers:
    """Weighted sums, layer by layer; all but the last hand a sum below zero on as one part in LEAK."""

    def __init__(self, sizes: list[int], chance: np.random.Generator, last: float = 1.0) -> None:
        self.sizes = sizes
        self.weights: list[Numbers] = []
        for before, after in pairwise(sizes):
            spread = chance.standard_normal((before, after)) * np.sqrt(2 / before)
            self.weights += [spread.astype(np.float32), np.zeros(after, np.float32)]
        self.weights[-2] *= last
        self.steps = 0
        self.mean = [np.zeros_like(part) for part in self.weights]
        self.spread = [np.zeros_like(part) for part in self.weights]

    def forward(self, inputs: Numbers) -> tuple[Numbers, list[Numbers]]:
        """The one answer for each row, and what each layer was given."""
        given = [inputs]
        here = inputs
        for at in range(0, len(self.weights), 2):
            here = here @ self.weights[at] + self.weights[at + 1]
            if at + 2 < len(self.weights):
                here = np.where(here > 0, here, here / LEAK)
                given.append(here)
        return here[:, 0], given

    def backward(self, given: list[Numbers], slope: Numbers) -> list[Numbers]:
        """The slope of every weight, from the slope of the answers."""
        found: list[Numbers] = []
        back = slope[:, None]
        for at in range(len(self.weights) - 2, -1, -2):
            layer = given[at // 2]
            found = [layer.T @ back, back.sum(axis=0), *found]
            if at:
                back = (back @ self.weights[at].T) * np.where(layer > 0, np.float32(1), np.float32(1 / LEAK))
        return found

    def descend(self, slopes: list[Numbers], pace: float, most: float = 0.5) -> None:
        """One step of Adam, with the length of the slope cut."""
        self.steps += 1
        length = float(np.sqrt(sum((float((part * part).sum()) for part in slopes), 0.0)))
        cut = min(1.0, most / (length + 1e-9))
        for part, slope, mean, spread in zip(self.weights, slopes, self.mean, self.spread, strict=True):
            slope = slope * cut
            mean += 0.1 * (slope - mean)
            spread += 0.001 * (slope * slope - spread)
            even = mean / (1 - 0.9**self.steps)
            wide = spread / (1 - 0.999**self.steps)
            part -= (pace * even / (np.sqrt(wide) + 1e-8)).astype(np.float32)

    def whole_numbers(self) -> list[int]:
        """The weights as `speleo.bots.network` wants them: for each sum its constant, then what each input counts."""
        found: list[int] = []
        for at in range(0, len(self.weights), 2):
            both = np.vstack([self.weights[at + 1][None, :], self.weights[at]])
            found += [round(float(number) * (1 << int(UNIT_BITS))) for number in both.T.reshape(-1)]
        return found
