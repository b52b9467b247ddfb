"""Where games come from: this package, packages that are installed, and folders that somebody names."""

from __future__ import annotations

import os
import re
import sys
import traceback
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from speleo.kernel.errors import SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.nearest import quoted

GROUP = "speleo.games"
"""The entry points of installed packages: the name of a game, and the package that has it as GAME."""
VARIABLE = "SPELEO_GAMES"
"""Folders with games, separated like those of PATH; or the folder of one game itself."""
NAME = re.compile(r"[a-z]{1,20}")


def found_games(own: Mapping[str, str]) -> dict[str, str]:
    """The package of every game by its name; nothing is imported yet."""
    games = dict(own)
    for name, package in (*installed_games(), *games_in_folders(os.environ.get(VARIABLE, ""))):
        if not NAME.fullmatch(name):
            raise SpeleoError(f"{quoted(name)} cannot be the name of a game: up to 20 letters from a to z")
        if games.get(name, package) != package:
            raise SpeleoError(f"there are two games called {name}: in {games[name]} and in {package}")
        games[name] = package
    return games


def installed_games() -> Iterator[tuple[str, str]]:
    for point in entry_points(group=GROUP):
        yield point.name, point.value


def games_in_folders(folders: str) -> Iterator[tuple[str, str]]:
    """Every folder with a `game.py` is a game, and its package has the name of the folder."""
    for folder in filter(None, folders.split(os.pathsep)):
        place = Path(folder).resolve()
        if not place.is_dir():
            raise SpeleoError(f"{VARIABLE}: there is no folder {quoted(folder)}")
        packages = [place] if is_game(place) else sorted(filter(is_game, place.iterdir()))
        if not packages:
            raise SpeleoError(f"{VARIABLE}: no game is in {quoted(folder)}: a game is a folder with a game.py")
        for package in packages:
            yield package.name, importable(package)


def is_game(place: Path) -> bool:
    return (place / "game.py").is_file() and (place / "__init__.py").is_file()


def importable(package: Path) -> str:
    """The name by which Python finds a package from now on; refused if it finds another one."""
    if str(package.parent) not in sys.path:
        sys.path.append(str(package.parent))
    found = find_spec(package.name)
    if found is None or found.origin is None or Path(found.origin).resolve().parent != package:
        raise SpeleoError(f"{package}: another Python package is called {package.name} too: rename the game")
    return package.name


def loaded(name: str, package: str) -> Game:
    """The game of a package; whatever goes wrong there is told in one line, with its place."""
    try:
        game = import_module(package).GAME
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{last.filename}, line {last.lineno}"
        raise SpeleoError(f"the game {name} cannot be loaded: {type(error).__name__}: {error} ({where})") from error
    if not isinstance(game, Game) or game.name != name:
        raise SpeleoError(f"the game {name} cannot be loaded: {package}.GAME is no game of that name")
    return game
