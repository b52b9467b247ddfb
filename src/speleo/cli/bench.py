"""`speleo bench`: speed and size on this machine."""

from __future__ import annotations

import argparse
import json
import tempfile
from dataclasses import asdict
from pathlib import Path

from speleo.cli.arguments import Commands


def register(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure speed and size on this machine, as ratios in one run")
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games to measure (default: all)")
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds of each measurement (default 5)")
    parser.add_argument("--memory-games", type=int, default=10_000_000, help="random games of the memory rows")
    parser.add_argument("--memory-seconds", type=int, default=60, help="the longest that a memory row may take")
    parser.add_argument("--json", action="store_true", help="print every row as JSON")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.bench.engine import engine_rows
    from speleo.bench.size import memory_rows, start_up_rows
    from speleo.bench.yardstick import build_yardstick
    from speleo.cli.main import engine_kind
    from speleo.games import GAMES, game_named
    from speleo.kernel.errors import BadSetup

    if min(chosen.rounds, chosen.memory_games, chosen.memory_seconds) < 1:
        raise BadSetup("--rounds, --memory-games and --memory-seconds are at least 1")
    names = [game_named(name).name for name in chosen.games] or list(GAMES)
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            rows += engine_rows(name, chosen.rounds, build_yardstick(name, Path(folder)))
            speed = next(row.value for row in rows if row.name == f"{name} games")
            rows += memory_rows(name, min(chosen.memory_games, int(speed * chosen.memory_seconds)))
    rows += start_up_rows()
    if chosen.json:
        print(json.dumps({"engine": engine_kind(), "rows": [asdict(row) for row in rows]}, indent=2))
        return 0
    print(f"engine {engine_kind()}")
    for row in rows:
        ratio = f"{row.ratio:8.2f} x {row.against}" if row.ratio is not None else ""
        print(f"{row.name:44} {row.value:16,.1f}  {row.unit:26} {ratio}".rstrip())
    return 0
