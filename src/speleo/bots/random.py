"""The bot that knows only what is legal."""

from __future__ import annotations

from typing import final

from speleo.bots.bot import Bot
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.moves import Moves
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64


@final
class RandomBot(Bot):
    """Takes any legal action, each equally likely."""

    def __init__(self) -> None:
        self.moves: Moves = Moves()

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        self.moves.clear()
        seen.legal(seat, self.moves)
        return self.moves.codes[dealer.below(self.moves.count)]
