"""A worker process in which one invited bot is asked: it starts the bot's own processes and ends them."""

from __future__ import annotations

import logging
import os
import secrets
from collections import OrderedDict
from typing import Any

from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.setup import Box
from speleo.server.thinker import position
from speleo.server.wire import packed
from speleo.server.working import work
from speleo.visitors.finding import player_named
from speleo.visitors.visitor import Limits, Visitor, dismiss_all

SEATS = 4
"""So many matches of the bot have a process of their own; of others it begins anew when it is their turn."""
NEEDED = ("SPELEO_GAMES", "SPELEO_INTERPRETED", "SPELEO_ENGINE", "SPELEO_HOME")


class Visit:
    """The bot in the seats in which it plays; who has not been asked for longest makes room."""

    def __init__(self) -> None:
        self.seats: OrderedDict[tuple[str, int], Visitor] = OrderedDict()
        self.dice = FastDealer(secrets.token_hex(16))

    def at(self, asked: dict[str, Any]) -> Visitor:
        """The visitor that sits there, made on first sight; the one that was not asked for longest leaves."""
        place = (asked["table"], asked["seat"])
        if place not in self.seats:
            game = game_named(asked["game"])
            box = Box("own", asked["box"]) if asked["box"] else None
            setup = game.setup(asked["seats"], asked["options"], asked["edition"], box)
            limits = Limits(asked["seconds"], asked["megabytes"] or Limits().megabytes)
            made = player_named(setup, asked["player"], asked["seat"], limits)
            assert isinstance(made, Visitor)
            self.seats[place] = made
            while len(self.seats) > SEATS:
                self.seats.popitem(last=False)[1].leave()
        self.seats.move_to_end(place)
        return self.seats[place]

    def answer(self, asked: dict[str, Any]) -> bytes:
        """The action, and what the bot did wrong if it is not its own."""
        game, state = position(asked)
        visitor, seen = self.at(asked), state.seen_by(asked["seat"])
        visitor.faults.clear()
        code = visitor.choose(seen, asked["seat"], self.dice)
        fault = visitor.faults[-1] if visitor.faults else ""
        return packed({"action": game.decode(seen, code).notation, "fault": fault})

    def end(self) -> None:
        for visitor in self.seats.values():
            visitor.leave()
        dismiss_all()


def main() -> None:
    """Ask the bot until the server goes, without any of the server's own variables."""
    logging.disable()
    for name in list(os.environ):
        if name.startswith("SPELEO_") and name not in NEEDED:  # secrets of the server are none of the bot's business
            del os.environ[name]
    visit = Visit()
    try:
        work(visit.answer, limited=False)
    finally:
        visit.end()


if __name__ == "__main__":
    main()
