"""`speleo envs`: what programs see of a game, number by number."""

from __future__ import annotations

import argparse

from speleo.cli.arguments import Commands, add_setup, setup_of
from speleo.kernel.errors import SpeleoError


def register(commands: Commands) -> None:
    parser = commands.add_parser("envs", help="show what learning programs see and may do in a game, number by number")
    parser.add_argument("game")
    add_setup(parser)
    parser.set_defaults(run=run)


def needs_packages(missing: ModuleNotFoundError) -> SpeleoError:
    return SpeleoError(f'environments need {missing.name}, which is not installed: pip install "speleo[envs]"')


def run(chosen: argparse.Namespace) -> int:
    from speleo.games import game_named

    game = game_named(chosen.game)
    try:
        from speleo.envs.fields import described
        from speleo.envs.seen import interface
    except ModuleNotFoundError as missing:
        raise needs_packages(missing) from None
    seen = interface(setup_of(game, chosen))
    print(f"{seen.width} numbers are seen:\n\n{described(seen.fields)}\n\n{seen.actions} actions:\n")
    for number, label in enumerate(seen.labels):
        print(f"{number:4} {label}")
    return 0
