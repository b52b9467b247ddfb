"""A bot that errs like a person: it thinks when it pays attention, and follows a habit when it does not."""

from __future__ import annotations

from typing import final

from speleo.bots.bot import Bot
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64


@final
class LapsingBot(Bot):
    """Of a hundred decisions it leaves so many to a simpler player; none of them is thrown away."""

    def __init__(self, attentive: Bot, habit: Bot, lapses: i64) -> None:
        self.attentive: Bot = attentive
        self.habit: Bot = habit
        self.lapses: i64 = lapses

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        if dealer.below(100) < self.lapses:
            return self.habit.choose(seen, seat, dealer)
        return self.attentive.choose(seen, seat, dealer)
