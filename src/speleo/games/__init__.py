"""The games that Speleo plays. One line registers a game; nothing else in the tree lists them."""

from __future__ import annotations

from speleo.kernel.errors import UnknownName
from speleo.kernel.finding import found_games, loaded
from speleo.kernel.game import Game

OWN = {
    "diamant": "speleo.games.diamant",
    "cave": "speleo.games.cave",
    "subterra": "speleo.games.subterra",
}
GAMES = found_games(OWN)
"""These, and whatever is installed or lies in folders that SPELEO_GAMES names."""


def game_named(name: str) -> Game:
    """The game of that name; its module is imported only now."""
    if name not in GAMES:
        raise UnknownName("game", name, sorted(GAMES))
    return loaded(name, GAMES[name])
