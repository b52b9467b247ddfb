"""Bots: for every game the random one, and those in `speleo.bots.<game>`. All but this page is compiled."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from speleo.bots.bot import Bot
from speleo.bots.random import RandomBot
from speleo.kernel.errors import UnknownName


def bots_for(game: str) -> dict[str, Callable[[], Bot]]:
    """The bots that can play a game, weakest first, by name."""
    found: dict[str, Callable[[], Bot]] = {"random": RandomBot}
    if find_spec(f"speleo.bots.{game}") is not None:
        found.update(import_module(f"speleo.bots.{game}").BOTS)
    return found


def bot_named(game: str, name: str) -> Bot:
    known = bots_for(game)
    if name not in known:
        raise UnknownName("bot", name, list(known))
    return known[name]()
