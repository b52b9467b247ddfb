"""`speleo soak`: very many random games with every invariant checked after every step."""

from __future__ import annotations

import argparse
import time
from itertools import product

from speleo.cli.arguments import Commands
from speleo.cli.progress import tell

SLICE = 200
"""Games between two looks at the keyboard."""


def register(commands: Commands) -> None:
    parser = commands.add_parser(
        "soak", help="play random games of every set-up and check all invariants at every step"
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000, help="how many games in all (default 10000)")
    parser.add_argument("--seed", default="speleo", help="any text; the same text gives the same games")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.games import game_named
    from speleo.kernel.engine.dealer import FastDealer
    from speleo.kernel.engine.soak import soak
    from speleo.kernel.errors import BadSetup

    if chosen.games < 1:
        raise BadSetup(f"--games is at least 1, not {chosen.games}")
    game = game_named(chosen.game)
    alone: list[dict[str, str]] = [{option.name: value} for option in game.options for value in option.ending_choices]
    setups = [
        game.setup(seats, options, edition.name)
        for options, edition, seats in product([{}, *alone], game.editions, game.seats)
    ]
    setups = list(dict.fromkeys(setups))
    dealer, began, played = FastDealer(chosen.seed), time.perf_counter(), 0
    while played < chosen.games:
        setup = setups[played // SLICE % len(setups)]
        games = min(SLICE, chosen.games - played)
        found = soak(game.new(setup), games, dealer)
        if found is not None:
            print(f"broken with {setup.seats} seats, {dict(setup.options)}: {game.broken_invariants(found)}")
            print(game.write(found))
            return 1
        played += games
        tell(f"{game.name}: {played} of {chosen.games} games", played, chosen.games)
    seconds = time.perf_counter() - began
    print(f"{game.name}: no invariant broken in {played} games of {len(setups)} set-ups, {seconds:.1f} s")
    return 0
