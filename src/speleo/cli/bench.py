"""`speleo bench`: speed and size on this machine."""

from __future__ import annotations

import argparse
import json
import tempfile
from dataclasses import asdict
from pathlib import Path

from speleo.bench.rows import Row
from speleo.cli.arguments import Commands
from speleo.cli.progress import tell


def register(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure speed and size on this machine, as ratios in one run")
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games to measure (default: all)")
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds of each measurement (default 5)")
    parser.add_argument("--memory-games", type=int, default=10_000_000, help="random games of the memory rows")
    parser.add_argument("--memory-seconds", type=int, default=60, help="the longest that a memory row may take")
    parser.add_argument("--server", action="store_true", help="measure the table server instead, under load")
    parser.add_argument("--envs", action="store_true", help="measure the environments for research instead")
    parser.add_argument("--tables", type=int, default=500, help="tables of the server rows, four sockets each")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each server row measures")
    parser.add_argument("--database", default="", help="the database of the server rows (default: SQLite of their own)")
    parser.add_argument("--processes", type=int, default=1, help="server processes on that database")
    parser.add_argument(
        "--together", action="store_true", help="all people of a table at one process, as a proxy may have it"
    )
    parser.add_argument("--whole", action="store_true", help="send whole pictures, as to simple clients")
    parser.add_argument("--json", action="store_true", help="print every row as JSON")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.bench.engine import engine_rows
    from speleo.bench.size import memory_rows, start_up_rows
    from speleo.bench.slices import slice_rows
    from speleo.bench.yardstick import build_yardstick
    from speleo.games import GAMES, game_named
    from speleo.kernel.errors import BadSetup

    if min(chosen.rounds, chosen.memory_games, chosen.memory_seconds) < 1:
        raise BadSetup("--rounds, --memory-games and --memory-seconds are at least 1")
    names = [game_named(name).name for name in chosen.games] or list(GAMES)
    if chosen.server:
        show(server_measured(names[0], chosen), chosen.json)
        return 0
    if chosen.envs:
        show(environments_measured(names, chosen.rounds), chosen.json)
        return 0
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for at, name in enumerate(names):
            tell(f"measuring {name}", at, len(names) + 1)
            rows += engine_rows(name, chosen.rounds, build_yardstick(name, Path(folder)))
            rows += slice_rows(name, chosen.rounds, Path(folder))
            speed = next(row.value for row in rows if row.name == f"{name} games")
            rows += memory_rows(name, min(chosen.memory_games, int(speed * chosen.memory_seconds)))
    tell("measuring how long it takes to start", len(names), len(names) + 1)
    rows += start_up_rows()
    tell("", 1, 1)
    show(rows, chosen.json)
    return 0


def environments_measured(games: list[str], rounds: int) -> list[Row]:
    """The rows of the environments, of the games that have any."""
    from speleo.cli.envs import needs_packages
    from speleo.kernel.errors import BadSetup

    try:
        from speleo.bench.environments import environment_rows
        from speleo.envs import IDS
    except ModuleNotFoundError as missing:
        raise needs_packages(missing) from None
    found = [name for name in games if name in IDS.values()]
    if not found:
        raise BadSetup(f"there are environments of {', '.join(IDS.values())}, not of {', '.join(games)}")
    return environment_rows(found, rounds, tell)


def server_measured(game: str, chosen: argparse.Namespace) -> list[Row]:
    """The rows of a server under load; what cannot be measured so is refused before it starts."""
    from speleo.cli.serve import needs_packages
    from speleo.kernel.errors import BadSetup

    if min(chosen.tables, chosen.processes) < 1 or chosen.seconds <= 0:
        raise BadSetup("--tables and --processes are at least 1 and --seconds more than 0")
    if chosen.processes > 1 and not chosen.database.startswith("postgres"):
        raise BadSetup("several processes need --database postgresql://…")
    try:
        from speleo.bench.server import server_rows
    except ModuleNotFoundError as missing:
        raise needs_packages(missing) from None
    return server_rows(
        game,
        chosen.tables,
        chosen.seconds,
        chosen.database,
        chosen.processes,
        whole=chosen.whole,
        together=chosen.together,
    )


def show(rows: list[Row], as_json: bool) -> None:
    """A table for people, or JSON with the kind of engine, without which the figures mean nothing."""
    from speleo.cli.main import engine_kind

    if as_json:
        print(json.dumps({"engine": engine_kind(), "rows": [asdict(row) for row in rows]}, indent=2))
        return
    print(f"engine {engine_kind()}")
    for row in rows:
        ratio = f"{row.ratio:8.2f} x {row.against}" if row.ratio is not None else ""
        print(f"{row.name:44} {row.value:16,.1f}  {row.unit:26} {ratio}".rstrip())
