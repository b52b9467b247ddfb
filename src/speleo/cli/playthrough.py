"""`speleo playthrough`: a match between bots with every answer of the engine at every step."""

from __future__ import annotations

import argparse
from pathlib import Path

from speleo.cli.arguments import USUAL_BOTS, Commands, add_bots, add_setup, bots_of, read_text, setup_of


def register(commands: Commands) -> None:
    parser = commands.add_parser(
        "playthrough", help="print a match between bots with every answer of the engine at every step"
    )
    parser.add_argument("game")
    add_setup(parser)
    add_bots(parser)
    parser.add_argument("--seed", default="speleo", help="any text; the same text gives the same match")
    parser.add_argument("--again", type=Path, metavar="FILE", help="take the actions of this playthrough once more")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.bots import bot_named
    from speleo.games import game_named
    from speleo.kernel.errors import SpeleoError
    from speleo.kernel.playthrough import playthrough, replayed

    game = game_named(chosen.game)
    if chosen.again is not None:
        for name in ("bots", "seats", "edition", "option", "box"):
            if getattr(chosen, name) not in (None, [], USUAL_BOTS):
                raise SpeleoError(f"--{name} is for a new playthrough, and --again takes one once more")
        golden = read_text(chosen.again)
        try:
            print(replayed(game, golden), end="")
        except SpeleoError as error:
            raise SpeleoError(f"{chosen.again}: {error}") from None
        return 0
    setup = setup_of(game, chosen)
    bots = [bot_named(game.name, name) for name in bots_of(chosen, setup.seats)]
    print(playthrough(game, setup, chosen.seed, lambda seen, seat, dice: bots[seat].choose(seen, seat, dice)), end="")
    return 0
