"""Which bot somebody means: one of ours, an installed one, `file.py:Class`, or `run:` and the command of a program."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from importlib.metadata import entry_points

from speleo.bots import bots_for, rivals_for
from speleo.bots.bot import Bot
from speleo.kernel.errors import UnknownName
from speleo.kernel.setup import Setup
from speleo.visitors.visitor import BadBot, Limits, Visitor, dismiss_all

GROUP = "speleo.bots"
"""The group of entry points: `NAME = module:Class` for every game, `GAME.NAME = module:Class` for one."""
PROGRAM = "run:"
LONGEST_NAME = 40
"""Characters of a name in a record."""
HOST = (sys.executable, "-P", "-B", "-m", "speleo.visitors.host")
"""Beside somebody's file nothing is written."""


def installed_for(game: str) -> dict[str, str]:
    """The bots that installed packages bring for a game: their names, and `module:Class`."""
    found = {}
    for point in entry_points(group=GROUP):
        where, dot, name = point.name.rpartition(".")
        if not dot or where == game:
            found[name] = point.value
    return found


def command_of(game: str, name: str) -> tuple[str, ...] | None:
    """The command that runs a visitor; None if the name is no visitor's."""
    if name.startswith(PROGRAM):
        try:
            words = shlex.split(name.removeprefix(PROGRAM))
        except ValueError as problem:
            raise BadBot(f"bot {name}: the command cannot be read ({problem})") from None
        if not words:
            raise BadBot(f"bot {name}: name a program after {PROGRAM}")
        return tuple(words)
    if ".py:" in name:
        return (*HOST, name)
    place = installed_for(game).get(name)
    return None if place is None else (*HOST, place)


def player_named(setup: Setup, name: str, seat: int, limits: Limits | None = None) -> Bot:
    """The bot for a seat of a simulation, a tournament or a match at this keyboard."""
    ours = {**rivals_for(setup.game), **bots_for(setup.game)}
    if name in ours:
        return ours[name]()
    command = command_of(setup.game, name)
    if command is None:
        raise UnknownName("bot", name, [*bots_for(setup.game), *installed_for(setup.game)], list(ours))
    return Visitor(name, command, setup, seat, limits or Limits())


def check_players(setup: Setup, names: Sequence[str], recorded: bool = False) -> None:
    """Refuse names of nobody, visitors that cannot begin, and names that do not fit in a record if one is kept."""
    for name in dict.fromkeys(names):
        if recorded and len(name) > LONGEST_NAME:
            raise BadBot(f"bot {name}: a record has room for {LONGEST_NAME} characters; use a shorter path")
        bot = player_named(setup, name, 0)
        if isinstance(bot, Visitor):
            bot.check()
    dismiss_all()
