"""Bots for The Cave, weakest first."""

from speleo.bots.cave.explorer import ExplorerBot

BOTS = {"explorer": ExplorerBot}
