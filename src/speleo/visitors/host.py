"""The process of a bot that is a Python class: it speaks the lines of a program and hands states to the class.

`choose(seen, seat, dice)` may return an action, its notation, or its code.
"""

from __future__ import annotations

import base64
import importlib
import importlib.util
import pickle
import sys
from pathlib import Path
from typing import Any

from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.game import Action, Game


def load(place: str) -> Any:
    """The class that `file.py:Class` or `module:Class` names."""
    where, _, name = place.rpartition(":")
    if not where.endswith(".py"):
        return getattr(importlib.import_module(where), name)
    path = Path(where)
    if not path.is_file():
        raise SystemExit(f"{where}: there is no such file")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(path.parent))
    spec.loader.exec_module(module)
    if not hasattr(module, name):
        raise SystemExit(f"{where}: there is no class {name}")
    return getattr(module, name)


def notation(game: Game, seen: Any, chosen: Any) -> str:
    if isinstance(chosen, str):
        return chosen
    return chosen.notation if isinstance(chosen, Action) else game.decode(seen, int(chosen)).notation


def main() -> None:
    """Answer line by line what the process that started this one asks of a bot."""
    kind = load(sys.argv[1])
    answers, sys.stdout = sys.stdout, sys.stderr
    game: Game | None = None
    seat, seen, bot, dice = 0, None, None, ""
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "game":
            game = game_named(rest)
        elif word == "seat":
            seat = int(rest) - 1
        elif word == "state":
            seen = pickle.loads(base64.b64decode(rest))  # noqa: S301 - it comes from the process that started this one
        elif word == "dice":
            dice = rest
        elif word == "begin":
            bot = kind()
            print("ready state", file=answers, flush=True)
        elif word == "choose":
            assert game is not None
            assert bot is not None
            chosen = bot.choose(seen, seat, FastDealer(dice))
            print(notation(game, seen, chosen), file=answers, flush=True)


if __name__ == "__main__":
    main()
