"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from speleo.kernel.errors import BadSetup
from speleo.kernel.game import Game
from speleo.kernel.setup import Box, Setup

Commands = Any
"""What argparse's `add_subparsers` returns; it has no public type."""


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, help="how many seats the match has")
    parser.add_argument("--edition", help="an edition of the game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="set an option of the game")
    parser.add_argument("--box", type=Path, metavar="FILE", help="play with the components of this data file")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("en", "de"), help="the language; by default that of your system")


def read_box(path: Path | None) -> Box | None:
    return None if path is None else Box(path.stem.replace(" ", "-"), path.read_text(encoding="utf-8"))


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
