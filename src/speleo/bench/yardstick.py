"""A game's random play in C, from `benchmarks/` of a checkout, as a yardstick."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from speleo.games import game_named
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.playout import playout
from speleo.kernel.errors import SpeleoError

SEATS = 4
CHECKED = 2000
"""Games in which the two must agree on every step and point before they are compared."""


class Yardstick:
    """A compiled C program that takes the same steps as our playouts for the same random numbers."""

    def __init__(self, name: str, program: Path) -> None:
        self.name = name
        self.program = program
        self.check()

    def play(self, games: int) -> tuple[int, int]:
        """The steps taken and the points won in so many games."""
        dealer = FastDealer("yardstick")
        words = [str(word) for word in (dealer.a, dealer.b, dealer.c, dealer.d)]
        done = subprocess.run(  # noqa: S603 - the program we have just built
            [str(self.program), str(games), str(SEATS), *words], capture_output=True, text=True, check=True
        )
        steps, points = done.stdout.split()
        return int(steps), int(points)

    def check(self) -> None:
        """Refuse a program in C that takes other steps or counts other points than the engine with the same seed."""
        game = game_named(self.name)
        start = game.new(game.setup(SEATS))
        dealer, choices, steps, points = FastDealer("yardstick"), Choices(), 0, 0
        for _game in range(CHECKED):
            state = start.clone()
            steps += playout(state, dealer, choices)
            points += sum(state.score(seat) for seat in range(SEATS))
        if self.play(CHECKED) != (steps, points):
            raise SpeleoError(f"the C yardstick of {self.name} does not play the same game")


def build_yardstick(name: str, folder: Path) -> Yardstick | None:
    """The yardstick of a game, if this is a checkout that has one and there is a C compiler."""
    source, compiler = Path("benchmarks") / f"{name}.c", shutil.which("cc")
    if not source.exists() or compiler is None:
        return None
    program = folder / name
    subprocess.run([compiler, "-O2", "-o", str(program), str(source)], check=True)  # noqa: S603 - a file of this checkout
    return Yardstick(name, program)
