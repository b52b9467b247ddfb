"""A worker process in which bots think: one request a line on standard input, one answer a line on standard output."""

from __future__ import annotations

import json
import secrets
import sys
from typing import Any

from speleo.bots import bot_named
from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.setup import Box


def choose(asked: dict[str, Any], dice: FastDealer) -> str:
    """What the bot does. It gets the state as its seat sees it."""
    game = game_named(asked["game"])
    box = Box("own", asked["box"]) if asked["box"] else None
    state = game.new(game.setup(asked["seats"], asked["options"], asked["edition"], box))
    for actor, action in asked["steps"]:
        state.step(actor, game.encode(state, game.parse_action(action)), UNHEARD)
    seat = asked["seat"]
    return game.decode(state, bot_named(game.name, asked["bot"]).choose(state.seen_by(seat), seat, dice)).notation


def main() -> None:
    dice = FastDealer(secrets.token_hex(16))
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"action": choose(asked, dice)}), flush=True)


if __name__ == "__main__":
    main()
