"""The bot that knows only what is legal."""

from __future__ import annotations

from typing import final

from speleo.bots.bot import Bot
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64


@final
class RandomBot(Bot):
    """Takes any legal action, each equally likely."""

    def __init__(self) -> None:
        self.choices: Choices = Choices()

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        self.choices.clear()
        seen.legal(seat, self.choices)
        return self.choices.codes[dealer.below(self.choices.count)]
