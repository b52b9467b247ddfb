"""Pig: roll as long as you dare, for two to eight players."""

from pig.game import Pig

GAME = Pig()
