"""The table as a picture: the map with its levels and ropes, who stands where, and what every team has."""

from speleo.games.cave.picture.board import board

__all__ = ["board"]
