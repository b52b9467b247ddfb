"""Learns what positions of Sub Terra are worth, and writes the weights beside the bots: `python -m tools.learn`.

It learns from games of `team`, with the usual boards and with others, so that every caver is known, and half of them
with slips. Games, order and first weights come from fixed seeds. The file says what it was trained on and how well it
foretells games that were held back. About half a minute of one core with the compiled engine; needs numpy
(`pip install 'speleo[learn]'`).
"""

from __future__ import annotations

import json
import random
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
from speleo.games.subterra.engine.codes import PICK
from speleo.games.subterra.engine.components import (
    BODYGUARD,
    CAVERS,
    CLIMBER,
    DIVER,
    ENGINEER,
    GEOLOGIST,
    LEADER,
    MEDIC,
    SCOUT,
)
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.story import UNHEARD

TARGET = Path(__file__).resolve().parent.parent / "src" / "speleo" / "bots" / "subterra" / "chances.json"
GAMES = 18000
"""With slips and without, each."""
HIDDEN = 32
EPOCHS = 6
BATCH = 512
RATE = 2e-3
ONE = 64
SCALE = 256
GRAIN = [8, 0, 0]
"""Weights count in parts of 2**8 (SCALE), constants as they are; a sum below zero is handed on as nothing."""
USUAL = [SCOUT, GEOLOGIST, BODYGUARD, LEADER]
OTHERS = [MEDIC, CLIMBER, DIVER, ENGINEER]
PLANS = [("normal", 4)] * 14 + [("advanced", 4), ("expert", 4), ("normal", 5), ("normal", 6)]
PLANS += [("advanced", 5), ("expert", 6)]
TEAMS = 60
HELD_BACK = 7
"""Of every ten games of each team this one is not learned from."""
GAME = game_named("subterra")

Table: TypeAlias = "np.ndarray[Any, Any]"


def beginnings() -> list[SubTerraState]:
    """Sixty set-ups: a third of the teams have the usual boards, a third another fourth one, a third any."""
    dice, found = random.Random(5), []  # noqa: S311 - the same teams each time
    for number in range(TEAMS):
        level, seats = random.Random(number).choice(PLANS)  # noqa: S311 - as above
        team = list(USUAL)
        if number % 3 == 1:
            team[3] = sorted([*OTHERS])[number // 3 % 4]
        elif number % 3 == 2:
            team = dice.sample(range(CAVERS), 4)
        rest = [who for who in [*USUAL, *OTHERS] if who not in team]
        dice.shuffle(rest)
        team = (team + rest)[:seats]
        if number % 3:
            dice.shuffle(team)
        state = GAME.new(GAME.setup(seats, {"difficulty": level})).clone()
        assert isinstance(state, SubTerraState)
        for who in team:
            state.step(state.turn(), PICK + who, UNHEARD)
        found.append(state)
    return found


def games(count: int) -> Iterator[tuple[Table, Table]]:
    """So many games of `team`, and as many with slips, in the order in which they were played."""
    starts = beginnings()
    for slips in (0, 40):
        practice = Practice(TeamBot(), slips, f"mixed {slips}")
        for game in range(count):
            found, behind = practice.game(starts[game % len(starts)])
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
        """One step of Adam towards these answers."""
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
    """Plays, teaches, measures on matches held back, and writes the weights."""
    began = time.perf_counter()
    kept: list[tuple[Table, Table]] = []
    held: list[tuple[Table, Table]] = []
    for match, rows in enumerate(games(GAMES)):
        (held if match % GAMES // TEAMS % 10 == HELD_BACK else kept).append(rows)
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
        "trained_on": f"{2 * GAMES} games of `team` with {TEAMS} set-ups, half of them with slips",
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
