"""`speleo play`: a game in the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from speleo.cli.arguments import Commands, add_language, add_setup, options_of, read_box
from speleo.kernel.errors import BadSetup, SpeleoError
from speleo.texts.language import chosen_language

LONGEST_LOOK = 60


def register(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play a game in the terminal, with people and bots")
    parser.add_argument("game")
    add_setup(parser)
    parser.add_argument(
        "--people", default="", metavar="NAMES", help="names of the people at this keyboard, separated by commas"
    )
    parser.add_argument("--bots", default="", metavar="NAMES", help="bots for the other seats, separated by commas")
    parser.add_argument("--odds", action="store_true", help="show the odds panel from the start")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved match")
    parser.add_argument("--seed", help="deal from this text instead of a secret seed: the same text, the same cards")
    parser.add_argument("--watch", action="store_true", help="let bots play on all seats; in a pipe, told in lines")
    parser.add_argument("--record", type=Path, metavar="FILE", help="record the match in this new file")
    parser.add_argument(
        "--no-deal",
        action="store_true",
        help="where several people play, do not ask them for keys for the deal",
    )
    parser.add_argument(
        "--pace", type=float, metavar="SECONDS", help="how long to look at what happened (default 0.9, in a pipe 0)"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.games import game_named
    from speleo.terminal import play

    game = game_named(chosen.game)
    if chosen.pace is not None and not 0 <= chosen.pace <= LONGEST_LOOK:
        raise BadSetup(f"--pace is 0 to {LONGEST_LOOK} seconds, not {chosen.pace:g}")
    for name in ("watch", "record", "people", "bots", "seats", "edition", "option", "seed", "no_deal"):
        if chosen.resume is not None and getattr(chosen, name):
            raise BadSetup(f"--{name.replace('_', '-')} is for a new match, and --resume goes on with an old one")
    options, box = options_of(chosen), read_box(chosen.box)
    game.setup(chosen.seats, options, chosen.edition, box)
    return play(
        game.name,
        people=names_in(chosen.people),
        bots=names_in(chosen.bots),
        seats=chosen.seats,
        options=options,
        edition=chosen.edition,
        box=box,
        language=chosen_language(chosen.lang),
        odds=chosen.odds,
        resume=chosen.resume,
        seed=chosen.seed,
        watch=chosen.watch,
        record=chosen.record,
        pace=chosen.pace,
        deal=not chosen.no_deal,
    )


def open_menu() -> int:
    """The menu of the terminal game, for `speleo` without a command."""
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise SpeleoError("the menu needs a terminal; 'speleo --help' lists the commands")
    from speleo.terminal import run_menu

    return run_menu(chosen_language(None))


def names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
