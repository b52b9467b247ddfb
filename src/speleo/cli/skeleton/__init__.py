"""A game to begin with: players take stones from a heap, and most stones win."""

from .game import Skeleton

GAME = Skeleton()
