"""Bots: for every game the random one, and its own: in `speleo.bots.<game>`, compiled, or in the game's package.

What a game brings stands in its own package: `BOTS`, weakest first, those of the names in LEVELS among them;
`STAND_IN`, who plays for somebody away; and where there are any, `RIVALS`: opponents for measuring, at no table.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from speleo.bots.bot import Bot
from speleo.bots.random import RandomBot
from speleo.games import GAMES
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.errors import UnknownName
from speleo.kernel.game import Action, Game

LEVELS = ("novice", "club", "expert", "master")
"""What a table offers, weakest first, of every game that has them. Other bots can be named."""

USUAL = "club"
"""The level that somebody meets who has chosen none."""


def own_bots(game: str) -> ModuleType | None:
    """The module that names the bots of a game: `speleo.bots.<game>`, or `bots` in a package that brings the game."""
    for module in (f"speleo.bots.{game}", f"{GAMES[game]}.bots" if game in GAMES else ""):
        if module and find_spec(module) is not None:
            return import_module(module)
    return None


def brought(game: str, what: str) -> dict[str, Callable[[], Bot]]:
    """The bots that a game lists under a heading, by name."""
    found: dict[str, Callable[[], Bot]] = getattr(own_bots(game), what, {})
    return found


def bots_for(game: str) -> dict[str, Callable[[], Bot]]:
    """The bots that can sit at a table of a game, weakest first, by name."""
    return {"random": RandomBot, **brought(game, "BOTS")}


def levels_for(game: str) -> list[str]:
    """The bots to choose from at a table, weakest first: the levels, or all where a game has none."""
    known = bots_for(game)
    return [level for level in LEVELS if level in known] or list(known)


def rivals_for(game: str) -> dict[str, Callable[[], Bot]]:
    """Opponents for simulations and tournaments alone, by name: strategies that others have published or would try."""
    return brought(game, "RIVALS")


def bot_named(game: str, name: str) -> Bot:
    known = bots_for(game)
    if name not in known:
        raise UnknownName("bot", name, list(known))
    return known[name]()


def stand_in_bot(game: str) -> str:
    """The bot that plays where nobody does and the rules leave it open: the best one that answers at once."""
    own = own_bots(game)
    return own.STAND_IN if own is not None else "random"


def usual_level(game: str) -> str:
    """The bot to meet first: no master, yet one that knows the game; where there are no levels the best there is."""
    levels = levels_for(game)
    return USUAL if USUAL in levels else levels[-1]


def company(game: Game) -> tuple[str, ...]:
    """Who sits opposite at once: enough to see the game at its best, as `COMPANY` says or all at the usual level."""
    return getattr(own_bots(game.name), "COMPANY", (usual_level(game.name),) * (game.setup().seats - 1))


def stand_in(game: Game, state: State, seat: int, dice: FastDealer) -> Action:
    """What is done for a seat that must act and whose player is away: the game's own rule, else its stand-in bot.

    Both see what the seat may see.
    """
    seen = state.seen_by(seat)
    by_rule = game.stand_in(seen, seat)
    if by_rule is not None:
        return by_rule
    return game.decode(state, bot_named(game.name, stand_in_bot(game.name)).choose(seen, seat, dice))
