"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from speleo.kernel.errors import BadSetup, SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.setup import Box, Setup

Commands = Any
"""What argparse's `add_subparsers` returns; it has no public type."""
BAD_INPUT = 2


def complain(problem: str) -> int:
    print(f"speleo: {problem}", file=sys.stderr)
    return BAD_INPUT


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, help="how many seats the match has")
    parser.add_argument("--edition", help="an edition of the game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="set an option of the game")
    parser.add_argument("--box", type=Path, metavar="FILE", help="play with the components of this data file")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("en", "de"), help="the language; by default that of your system")


class NotText(SpeleoError):
    """A file that nobody can read as text."""


def read_text(path: Path, exact: bool = False) -> str:
    """The text of a file, without the mark that some editors put before it; `exact` with its line ends as they are."""
    try:
        return path.read_bytes().decode() if exact else path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise NotText(f"{path}, line {line}: not a text in UTF-8") from None


def read_box(path: Path | None) -> Box | None:
    return None if path is None else Box(path.stem.replace(" ", "-"), read_text(path))


USUAL_BOTS = "random"


def add_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots", default=USUAL_BOTS, help="one bot for each seat, separated by commas; fewer are repeated"
    )


def bots_of(chosen: argparse.Namespace, seats: int) -> list[str]:
    """The name of a bot for each seat."""
    named = [name.strip() for name in chosen.bots.split(",")]
    if len(named) > seats:
        raise BadSetup(f"{len(named)} bots are too many for {seats} seats")
    return [named[seat % len(named)] for seat in range(seats)]


def options_of(chosen: argparse.Namespace) -> dict[str, str]:
    options = {}
    for item in chosen.option:
        name, equals, value = item.partition("=")
        if not equals:
            raise BadSetup(f"--option takes NAME=VALUE, not {item!r}")
        options[name] = value
    return options


def setup_of(game: Game, chosen: argparse.Namespace) -> Setup:
    return game.setup(chosen.seats, options_of(chosen), chosen.edition, read_box(chosen.box))
