"""The table as a picture: the cave in the light of the lamps, cavers, horrors, and how much time is left."""

from speleo.games.subterra.picture.board import board

__all__ = ["board"]
