"""Diamant: push your luck in five caves, for one to eight explorers."""

from speleo.games.diamant.game import Diamant

GAME = Diamant()
