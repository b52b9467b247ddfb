"""The games that Speleo plays. One line registers a game; nothing else in the tree lists them."""

from __future__ import annotations

from importlib import import_module

from speleo.kernel.errors import UnknownName
from speleo.kernel.game import Game

GAMES = {
    "diamant": "speleo.games.diamant",
    "cave": "speleo.games.cave",
    "subterra": "speleo.games.subterra",
}


def game_named(name: str) -> Game:
    """The game of that name; its module is imported only now."""
    if name not in GAMES:
        raise UnknownName("game", name, sorted(GAMES))
    game: Game = import_module(GAMES[name]).GAME
    return game
