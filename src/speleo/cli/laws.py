"""`speleo laws`: the conformance suite, for whoever writes or changes a game."""

from __future__ import annotations

import argparse

from speleo.cli.arguments import Commands, add_setup, setup_of


def register(commands: Commands) -> None:
    parser = commands.add_parser("laws", help="check the laws of the contract on random matches of a game")
    parser.add_argument("game")
    add_setup(parser)
    parser.add_argument("--matches", type=int, default=10, help="how many random matches (default 10)")
    parser.add_argument("--seed", default="speleo", help="any text; the same text gives the same matches")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.games import game_named
    from speleo.kernel.conformance import LAWS, LawBroken, check_laws
    from speleo.kernel.errors import BadSetup

    if chosen.matches < 1:
        raise BadSetup(f"--matches is at least 1, not {chosen.matches}")
    game = game_named(chosen.game)
    setup = setup_of(game, chosen)
    for match in range(chosen.matches):
        try:
            check_laws(game, setup, f"{chosen.seed} {match}")
        except LawBroken as broken:
            print(f"broken: {broken}")
            return 1
    print(f"{game.name}: {len(LAWS)} laws hold on {chosen.matches} matches")
    return 0
