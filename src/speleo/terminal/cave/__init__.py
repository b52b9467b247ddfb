"""The Cave in the terminal."""

from speleo.terminal.cave.skin import CaveSkin

SKIN = CaveSkin()
