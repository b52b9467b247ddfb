"""`speleo box`: what is in the box of a game, and whether a data file of your own can be played."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from speleo.cli.arguments import Commands, read_box, read_text

if TYPE_CHECKING:
    from speleo.kernel.game import Game
    from speleo.kernel.setup import Box


def register(commands: Commands) -> None:
    parser = commands.add_parser("box", help="draw the box of a game, or check a data file: box cave, box check FILE")
    parser.add_argument("game", help="a game, or the word check")
    parser.add_argument("file", nargs="?", type=Path, help="a data file to draw or check instead of the game's own")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.games import game_named
    from speleo.kernel.errors import BadSetup

    if chosen.game == "check":
        if chosen.file is None:
            raise BadSetup("'speleo box check' needs the name of a data file")
        return check(chosen.file)
    game = game_named(chosen.game)
    print(game.show_box(read_box(chosen.file) or game.box()), end="")
    return 0


def check(path: Path) -> int:
    """Find the game by the file's schema and say everything that is wrong, one problem a line."""
    from speleo.kernel.errors import BadBox

    game, box = game_and_box(path)
    try:
        game.check_box(box)
    except BadBox as error:
        print("\n".join(f"{path}: {problem}" for problem in error.problems))
        return 1
    print(f"{path}: a box for {game.name}, fingerprint {box.fingerprint}")
    return 0


def game_and_box(path: Path) -> tuple[Game, Box]:
    """The box of a data file, and the game that its schema names."""
    from speleo.games import GAMES, game_named
    from speleo.kernel.errors import BadSetup

    text = read_text(path)
    try:
        schema = str(json.loads(text).get("schema", ""))
    except json.JSONDecodeError as error:
        raise BadSetup(f"{path}, line {error.lineno}, column {error.colno}: not JSON: {error.msg}") from None
    except AttributeError:
        schema = ""
    name = next((name for name in GAMES if schema.startswith(f"speleo-{name}/")), None)
    box = read_box(path)
    if name is None or box is None:
        known = ", ".join(f"speleo-{name}/1" for name in GAMES)
        raise BadSetup(f"{path}: no JSON with a schema of ours: there is {known}")
    return game_named(name), box
