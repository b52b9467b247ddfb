"""Slices of The Cave and Sub Terra, caves laid at random, against the same in C from `benchmarks/` of a checkout."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from speleo.bench.engine import SEATS, SLICE, per_second
from speleo.bench.rows import Row
from speleo.games.cave.engine.state import skip_setup
from speleo.games.cave.game import Cave
from speleo.games.subterra.game import SubTerra
from speleo.grid.cells import x_of, y_of
from speleo.helms.slices import lay_caves, lay_tunnels
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.errors import SpeleoError

CHECKED = 300
"""Caves that must be the same in both, tile by tile, before they are compared."""
SEED = "slice"

Laid = Callable[[int], tuple[int, int]]
"""Lays so many caves: how many tiles, and a sum over what lies there."""


def cave_slice() -> tuple[Laid, str]:
    """The engine's part, and the terms for C: tiles by group and the start board."""
    game = Cave()
    start = game.new(game.setup(SEATS))
    skip_setup(start)
    terms, board = start.terms, start.terms.board
    words = [terms.stack_size, *terms.faces, terms.board_spaces]
    for at in range(0, len(board), 3):
        words += [x_of(board[at]), y_of(board[at]), board[at + 1], board[at + 2]]
    return lambda games: lay_caves(start, games, FastDealer(SEED)), " ".join(map(str, words))


def subterra_slice() -> tuple[Laid, str]:
    """The engine's part, and the terms for C: kinds of tiles, how many, and how they fit."""
    game = SubTerra()
    start = game.new(game.setup(SEATS))
    parts = start.parts
    words = [len(parts.sorts), parts.exit, parts.start, start.stack, start.terms.window]
    for kind in range(len(parts.sorts)):
        count = start.bag[kind] if kind < len(start.bag) else 0
        words += [count, parts.exits[kind], *parts.fits[kind * 4 : kind * 4 + 4]]
    return lambda games: lay_tunnels(start, games, FastDealer(SEED)), " ".join(map(str, words))


SLICES = {"cave": cave_slice, "subterra": subterra_slice}


def in_c(program: Path, terms: str, games: int) -> tuple[int, int]:
    """The same caves, laid by the program."""
    dealer = FastDealer(SEED)
    words = [str(number) for number in (games, dealer.a, dealer.b, dealer.c, dealer.d)]
    done = subprocess.run(  # noqa: S603 - the program we have just built
        [str(program), *words], input=terms, capture_output=True, text=True, check=True
    )
    tiles, total = done.stdout.split()
    return int(tiles), int(total)


def slice_rows(name: str, rounds: int, folder: Path) -> list[Row]:
    """Caves a second in both, in turns, the best of each; nothing if there is no such program or no C compiler."""
    source, compiler = Path("benchmarks") / f"laying_{name}.c", shutil.which("cc")
    if name not in SLICES or not source.exists() or compiler is None:
        return []
    program = folder / f"{name}-slice"
    subprocess.run([compiler, "-O2", "-o", str(program), str(source)], check=True)  # noqa: S603 - of this checkout
    ours, terms = SLICES[name]()
    if ours(CHECKED) != in_c(program, terms, CHECKED):
        raise SpeleoError(f"the C yardstick of {name} does not lay the same caves")
    mine: list[float] = []
    theirs: list[float] = []
    for _round in range(rounds):
        mine.append(per_second(ours, SLICE))
        theirs.append(per_second(lambda games: in_c(program, terms, games), SLICE))
    share = max(mine) / max(theirs)
    return [
        Row(f"{name} caves laid", max(mine), "caves/s"),
        Row(f"{name} caves laid, C -O2", max(theirs), "caves/s"),
        Row(f"{name} caves laid, of C -O2", 100 * share, "%", share, "C -O2"),
    ]
