"""Sub Terra in the terminal."""

from speleo.terminal.subterra.skin import SubTerraSkin

SKIN = SubTerraSkin()
