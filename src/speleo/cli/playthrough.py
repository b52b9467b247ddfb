"""`speleo playthrough`: a random match with every answer of the engine at every step."""

from __future__ import annotations

import argparse

from speleo.cli.arguments import Commands, add_setup, setup_of


def register(commands: Commands) -> None:
    parser = commands.add_parser(
        "playthrough", help="print a random match with every answer of the engine at every step"
    )
    parser.add_argument("game")
    add_setup(parser)
    parser.add_argument("--seed", default="speleo", help="any text; the same text gives the same match")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.games import game_named
    from speleo.kernel.playthrough import playthrough

    game = game_named(chosen.game)
    print(playthrough(game, setup_of(game, chosen), chosen.seed), end="")
    return 0
