"""The engine's speed: random play, cloning and legal actions of a game, compiled against interpreted and C."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable

from speleo.bench.clock import spent
from speleo.bench.rows import Row
from speleo.bench.yardstick import Yardstick
from speleo.games import game_named
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.playout import clones, legal_lists, play_on, playout, playouts
from speleo.kernel.engine.state import State

SEATS = 4
SEED = "bench"
SLICE = 0.4
"""Seconds that one measurement of one round takes, at least."""
MEASURED = (("games", "random games/s"), ("clones", "clones/s"), ("legal", "lists of legal actions/s"))


def start_of(name: str) -> State:
    """The first moment of a match for four, or for as many as the game takes."""
    game = game_named(name)
    start: State = game.new(game.setup(min(SEATS, max(game.seats))))
    return start


def middle_of(start: State) -> State:
    """A state from the middle of a random game, at a decision of a seat."""
    steps, dealer, choices = playout(start.clone(), FastDealer(SEED), Choices()) // 2, FastDealer(SEED), Choices()
    state = start.clone()
    play_on(state, steps, dealer, choices)
    while state.turn() < 0:
        play_on(state, 1, dealer, choices)
    return state


def per_second(work: Callable[[int], object], seconds: float) -> float:
    """How often the work is done in a second of a core; the count grows until it takes long enough."""
    count = 1
    while True:
        began = spent()
        work(count)
        took = spent() - began
        if took >= seconds:
            return count / took
        count = max(count * 2, int(count * 1.2 * seconds / max(took, 1e-6)))


def measure(name: str, seconds: float) -> dict[str, float]:
    """Games, clones and lists of legal actions per second, with the engine of this process."""
    start, dealer = start_of(name), FastDealer(SEED)
    middle = middle_of(start)
    return {
        "games": per_second(lambda count: playouts(start, count, dealer), seconds),
        "clones": per_second(lambda count: clones(middle, count), seconds),
        "legal": per_second(lambda count: legal_lists(middle, count), seconds),
    }


def measure_interpreted(name: str, seconds: float) -> dict[str, float]:
    """The same, in another process that runs the engine's source."""
    code = f"import json; from speleo.bench.engine import measure; print(json.dumps(measure({name!r}, {seconds})))"
    environment = {**os.environ, "SPELEO_INTERPRETED": "1"}
    done = subprocess.run(  # noqa: S603 - our own code in our own interpreter
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def engine_rows(name: str, rounds: int, yardstick: Yardstick | None) -> list[Row]:
    """Interleaved rounds, the best of each: whatever else the machine does can only slow a round down."""
    ours: list[dict[str, float]] = []
    plain: list[dict[str, float]] = []
    yard: list[float] = []
    for _round in range(rounds):
        ours.append(measure(name, SLICE))
        plain.append(measure_interpreted(name, SLICE))
        if yardstick is not None:
            yard.append(per_second(yardstick.play, SLICE))
    rows: list[Row] = []
    for what, unit in MEASURED:
        mine, theirs = max(one[what] for one in ours), max(one[what] for one in plain)
        rows.append(Row(f"{name} {what}", mine, unit, mine / theirs, "interpreted"))
        rows.append(Row(f"{name} {what}, interpreted", theirs, unit))
    if yard:
        share = rows[0].value / max(yard)
        rows.append(Row(f"{name} games, C -O2", max(yard), "random games/s"))
        rows.append(Row(f"{name} games, of C -O2", 100 * share, "%", share, "C -O2"))
    return rows
