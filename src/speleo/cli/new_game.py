"""`speleo new-game`: the skeleton of a game that keeps the laws at once, to be changed into another one."""

from __future__ import annotations

import argparse
import keyword
import os
import shutil
import tempfile
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from speleo.cli.arguments import Commands
from speleo.kernel.errors import SpeleoError
from speleo.kernel.finding import NAME, importable, loaded
from speleo.kernel.nearest import quoted

SKELETON = "skeleton"
"""The game that is copied; wherever its name stands, in capitals or not, the new name is put."""


def register(commands: Commands) -> None:
    parser = commands.add_parser("new-game", help="write the skeleton of a new game, which can be played at once")
    parser.add_argument("name", help="up to 20 letters from a to z; the name of the game and of its Python package")
    parser.add_argument("--folder", type=Path, default=Path(), help="where to put the game's folder (default: here)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.kernel.playthrough import playthrough

    name: str = chosen.name
    target = chosen.folder.resolve() / name
    refuse(name, target)
    write(name, target)
    game = loaded(name, importable(target))
    (target / "golden").mkdir()
    (target / "golden" / f"{name}.txt").write_text(playthrough(game, game.setup(), name), encoding="utf-8")
    print(f"{target}: a game to begin with. Look at it, change it, check it:")
    for command in (f"laws {name}", f"play {name} --people Ada", "serve"):
        print(f"    speleo --with {target} {command}")
    return 0


def refuse(name: str, target: Path) -> None:
    """A name that cannot be one or is taken, and a place where nothing can be written."""
    from speleo.games import GAMES

    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise SpeleoError(f"{quoted(name)} cannot name a game: up to 20 letters from a to z, and no word of Python")
    if name in GAMES:
        raise SpeleoError(f"there is a game called {name} already")
    if target.exists():
        raise SpeleoError(f"{target} is there already")
    if find_spec(name) is not None:
        raise SpeleoError(f"a Python package is called {name} already: choose another name")
    if not target.parent.is_dir():
        raise SpeleoError(f"there is no folder {target.parent}")


def write(name: str, target: Path) -> None:
    """The whole folder or nothing."""
    draft = Path(tempfile.mkdtemp(prefix=f".{name}-", dir=target.parent))
    try:
        copy(resources.files("speleo.cli").joinpath(SKELETON), draft, name)
        draft.chmod(0o755)
        os.rename(draft, target)
    except BaseException:
        shutil.rmtree(draft, ignore_errors=True)
        raise


def copy(source: Traversable, place: Path, name: str) -> None:
    for item in source.iterdir():
        if item.is_dir():
            if item.name != "__pycache__":
                (place / item.name).mkdir()
                copy(item, place / item.name, name)
        elif not item.name.endswith(".pyc"):
            (place / item.name).write_text(renamed(item.read_text(encoding="utf-8"), name), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    for old, new in ((SKELETON.upper(), name.upper()), (SKELETON.capitalize(), name.capitalize()), (SKELETON, name)):
        text = text.replace(old, new)
    return text
