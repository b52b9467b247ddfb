"""Diamant in the terminal."""

from speleo.terminal.diamant.skin import DiamantSkin

SKIN = DiamantSkin()
