"""Bots for The Cave, weakest first."""

from __future__ import annotations

from speleo.bots.bot import Bot
from speleo.bots.cave.explorer import ExplorerBot
from speleo.bots.cave.habits import brisk, practised, timid


def novice() -> Bot:
    return ExplorerBot(timid())


def expert() -> Bot:
    return ExplorerBot(brisk())


def master() -> Bot:
    return ExplorerBot(practised())


BOTS = {"novice": novice, "explorer": ExplorerBot, "club": ExplorerBot, "expert": expert, "master": master}
STAND_IN = "explorer"
