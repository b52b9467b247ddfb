"""A worker process in which bots think."""

from __future__ import annotations

import secrets
from typing import Any

from speleo.bots import bot_named, bots_for, stand_in
from speleo.games import game_named
from speleo.hints.advice import advise
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.game import Game
from speleo.kernel.setup import Box
from speleo.server.wire import packed
from speleo.server.working import work


def position(asked: dict[str, Any]) -> tuple[Game, State]:
    """The position that the steps lead to."""
    game = game_named(asked["game"])
    box = Box("own", asked["box"]) if asked["box"] else None
    state = game.new(game.setup(asked["seats"], asked["options"], asked["edition"], box))
    for actor, action in asked["steps"]:
        state.step(actor, game.encode(state, game.parse_action(action)), UNHEARD)
    return game, state


def hint(asked: dict[str, Any]) -> bytes:
    """What a seat could do, for a person to read."""
    game, state = position(asked)
    return packed(advise(game, state, asked["seat"]).facts)


def choose(asked: dict[str, Any], dice: FastDealer) -> str:
    """What the bot does, or the stand-in for one that is not ours. It gets the state as its seat sees it."""
    game, state = position(asked)
    seat, name = asked["seat"], asked["bot"]
    if name in bots_for(game.name):
        return game.decode(state, bot_named(game.name, name).choose(state.seen_by(seat), seat, dice)).notation
    return stand_in(game, state, seat, dice).notation


def answer(asked: dict[str, Any], dice: FastDealer) -> bytes:
    """A hint for a person, or the action of a bot."""
    return hint(asked) if asked.get("task") == "hint" else choose(asked, dice).encode()


def main() -> None:
    dice = FastDealer(secrets.token_hex(16))
    work(lambda asked: answer(asked, dice))


if __name__ == "__main__":
    main()
