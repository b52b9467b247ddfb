"""`speleo perft`: counts the ways that play can go from a position."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from speleo.cli.arguments import Commands, add_setup, read_text, setup_of


def register(commands: Commands) -> None:
    parser = commands.add_parser("perft", help="count all sequences of actions to a depth, split by the first action")
    parser.add_argument("game")
    add_setup(parser)
    parser.add_argument("--depth", type=int, required=True, help="how many actions")
    parser.add_argument("--position", type=Path, metavar="FILE", help="start from the position in this file")
    parser.add_argument("--strict", action="store_true", help="refuse a position that cannot have come about")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.games import game_named
    from speleo.kernel.errors import BadSetup
    from speleo.kernel.perft import split

    if chosen.depth < 1:
        raise BadSetup(f"--depth is at least 1, not {chosen.depth}")
    game = game_named(chosen.game)
    setup = setup_of(game, chosen)
    position = None if chosen.position is None else read_text(chosen.position)
    state = game.new(setup) if position is None else game.read(setup, position, chosen.strict)
    began = time.perf_counter()
    total = 0
    for who, action, ways in split(game, state, chosen.depth):
        print(f"{who}: {action}: {ways}")
        total += ways
    print(f"{total} ways in {time.perf_counter() - began:.2f} s")
    return 0
