"""The command `speleo`: reads the arguments, runs a command, and turns every problem into one clear line."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path

import speleo
from speleo.cli.arguments import BAD_INPUT, complain
from speleo.kernel.errors import SpeleoError
from speleo.kernel.finding import VARIABLE

COMMANDS = (
    "play",
    "serve",
    "sim",
    "arena",
    "lab",
    "hint",
    "review",
    "rules",
    "box",
    "scenario",
    "lesson",
    "puzzle",
    "record",
    "draw",
    "perft",
    "playthrough",
    "laws",
    "new-game",
    "soundtrack",
    "soak",
    "envs",
    "bench",
    "db",
    "openapi",
    "site",
)


def engine_kind() -> str:
    """Whether the engine in use is the compiled one."""
    from speleo.kernel.engine import state

    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


def parser() -> argparse.ArgumentParser:
    """The command line with every command; each module adds its own."""
    top = argparse.ArgumentParser(
        prog="speleo",
        description="Cave board games: play them in the terminal, simulate, replay and check them.",
        epilog="Without a command, speleo opens the app in the browser if it can, else the menu of the terminal game.",
    )
    top.add_argument(
        "--version", action="store_true", help="say which version this is and whether its engine runs compiled"
    )
    top.add_argument(
        "--with",
        dest="more_games",
        metavar="FOLDER",
        help="know the games in this folder too, or the one game it is",
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for name in COMMANDS:
        import_module(f"speleo.cli.{name.replace('-', '_')}").register(commands)
    return top


def add_games(folder: str) -> None:
    """A folder with games, beside those that the environment names; processes that we start know it too."""
    named = [str(Path(folder).resolve()), *filter(None, [os.environ.get(VARIABLE)])]
    os.environ[VARIABLE] = os.pathsep.join(named)


def run(arguments: list[str]) -> int:
    """Run a command; the exit code is 2 for bad input and 1 for a check that found something."""
    try:
        chosen = parser().parse_args(arguments)
        if chosen.version:
            print(f"speleo {speleo.__version__} (engine {engine_kind()})")
            return 0
        if chosen.more_games is not None:
            add_games(chosen.more_games)
        if chosen.command is None:
            from speleo.cli.app import open_speleo

            return open_speleo()
        code = int(chosen.run(chosen))
        sys.stdout.flush()
        return code
    except SpeleoError as error:
        return complain(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BAD_INPUT
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except UnicodeDecodeError:
        return complain("the file is not a text in UTF-8")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
