"""Learns what positions of Sub Terra are worth from games of `team`, and writes the weights beside the bots.

    .venv/bin/python tools/learn.py          a minute on one core with the compiled engine; needs numpy

Games, order and first weights come from fixed seeds. The file says what it was trained on and how well it foretells
games that were held back.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from speleo.bots.network import fingerprint
from speleo.bots.subterra.practice import Practice
from speleo.bots.subterra.survey import NUMBERS
from speleo.bots.subterra.team import TeamBot
from speleo.games import game_named

TARGET = Path(__file__).resolve().parent.parent / "src" / "speleo" / "bots" / "subterra" / "chances.json"
HIDDEN = 32
EPOCHS = 6
BATCH = 512
RATE = 2e-3
ONE = 64
SCALE = 256
GRAIN = [8, 0, 0]
"""Weights count in parts of 2**8 (SCALE), constants as they are; a sum below zero is handed on as nothing."""

Table: TypeAlias = "np.ndarray[Any, Any]"


def games() -> Iterator[tuple[Table, Table]]:
    """Forty thousand games of `team`, most of them with four cavers on Normal, half of them with slips."""
    game = game_named("subterra")
    teams = [(4, "normal")] * 6 + [(4, "advanced"), (4, "expert"), (5, "normal"), (6, "normal")]
    starts = [game.new(game.setup(seats, {"difficulty": level})) for seats, level in teams]
    for slips in (0, 40):
        practice = Practice(TeamBot(), slips, f"subterra {slips}")
        for match in range(20000):
            found, behind = practice.game(starts[match % len(starts)])
            numbers = np.array(list(found), dtype=np.int16).reshape(-1, int(NUMBERS))
            medals = [behind <= 2, behind <= 1, behind == 0]
            yield numbers, np.tile(np.array(medals, dtype=np.float32), (len(numbers), 1))


class Learner:
    """A network with one hidden layer, trained by Adam on the log loss."""

    def __init__(self, inputs: int, outputs: int) -> None:
        self.dice = np.random.default_rng(1)
        self.first = self.dice.standard_normal((inputs, HIDDEN)).astype(np.float32) / np.sqrt(inputs, dtype=np.float32)
        self.last = self.dice.standard_normal((HIDDEN, outputs)).astype(np.float32) / np.sqrt(HIDDEN, dtype=np.float32)
        self.parts = [self.first, np.zeros(HIDDEN, np.float32), self.last, np.full(outputs, -1, np.float32)]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def guess(self, x: Table) -> tuple[Table, Table]:
        hidden = np.maximum(x @ self.parts[0] + self.parts[1], 0)
        return hidden, 1 / (1 + np.exp(-(hidden @ self.parts[2] + self.parts[3])))

    def learn(self, x: Table, y: Table, rate: float) -> None:
        hidden, guess = self.guess(x)
        off = (guess - y) / len(x)
        inner = (off @ self.parts[2].T) * (hidden > 0)
        slopes = [x.T @ inner, inner.sum(0), hidden.T @ off, off.sum(0)]
        self.steps += 1
        for part, mean, square, slope in zip(self.parts, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            part -= rate * mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)

    def epoch(self, x: Table, y: Table, rate: float) -> None:
        order = self.dice.permutation(len(x))
        for at in range(0, len(x) - BATCH, BATCH):
            chosen = order[at : at + BATCH]
            self.learn(x[chosen].astype(np.float32) / ONE, y[chosen], rate)

    def weights(self) -> list[int]:
        """In whole numbers, as `speleo.bots.network` reads them."""
        first, inner, last, outer = self.parts
        found: list[int] = []
        for weights, constant in [*zip(first.T, inner, strict=True), *zip(last.T, outer, strict=True)]:
            found += [round(float(constant) * SCALE * ONE), *(round(float(weight) * SCALE) for weight in weights)]
        return found


def main() -> None:
    began = time.perf_counter()
    kept: list[tuple[Table, Table]] = []
    held: list[tuple[Table, Table]] = []
    for match, rows in enumerate(games()):
        (held if match // 10 % 10 == 7 else kept).append(rows)
    x, y = (np.concatenate(part) for part in zip(*kept, strict=True))
    test_x, test_y = (np.concatenate(part) for part in zip(*held, strict=True))
    print(f"{len(kept) + len(held)} games, {len(x) + len(test_x)} positions, {time.perf_counter() - began:.0f} s")
    learner = Learner(x.shape[1], y.shape[1])
    for epoch in range(EPOCHS):
        learner.epoch(x, y, RATE * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS)))
        guess = learner.guess(test_x.astype(np.float32) / ONE)[1]
        known = 1 - ((guess - test_y) ** 2).mean(0) / test_y.var(0)
        print(f"epoch {epoch + 1}: explains {', '.join(f'{100 * part:.1f} %' for part in known)}", flush=True)
    sizes, weights = [x.shape[1], HIDDEN, y.shape[1]], learner.weights()
    told = {
        "trained_on": str(games.__doc__),
        "positions": len(x),
        "explains": [round(float(part), 3) for part in known],
        "sizes": sizes,
        "grain": GRAIN,
        "fingerprint": fingerprint(sizes, weights),
        "weights": weights,
    }
    TARGET.write_text(json.dumps(told) + "\n", "utf-8")
    print(f"wrote {TARGET} in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
