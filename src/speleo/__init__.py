"""Speleo: three cave board games on one rules engine.

from speleo import game

match = game("diamant").match(seats=3)
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from speleo.kernel.game import Game
    from speleo.kernel.match import Match

__all__ = ["Match", "__version__", "game"]

__version__ = "0.1.0"

if os.environ.get("SPELEO_INTERPRETED") == "1":
    from speleo.interpreted import prefer_source

    prefer_source()


def game(name: str) -> Game:
    """The game of that name: diamant, cave, subterra, or one that is installed or lies in a folder of SPELEO_GAMES."""
    from speleo.games import game_named

    return game_named(name)


def __getattr__(name: str) -> object:
    """The library is loaded when it is asked for, so that the command line starts at once."""
    if name == "Match":
        from speleo.kernel.match import Match

        return Match
    raise AttributeError(f"module 'speleo' has no attribute {name!r}")
