"""Games from which a value is learned: what each round began with, and what came of it."""

from __future__ import annotations

from typing import final

from speleo.bots.bot import Bot
from speleo.bots.subterra.survey import survey
from speleo.games.subterra.engine.flow import left_behind
from speleo.games.subterra.engine.pieces import FIRST_CHANCE, OVER, STARTING
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import append, i64, vec


@final
class Practice:
    """Plays games with slips: now and then somebody does anything, so that odd positions are learned too."""

    def __init__(self, bot: Bot, slips: int, seed: str) -> None:
        self.bot: Bot = bot
        self.slips: i64 = slips
        """Slips in a thousand decisions."""
        self.dealer: FastDealer = FastDealer(seed)
        self.choices: Choices = Choices()

    def game(self, start: SubTerraState) -> tuple[vec[i64], int]:
        """The survey of every round of a game, one after the other, and how many were left behind."""
        state = start.clone()
        dealer = self.dealer
        found = vec[i64]()
        seen: i64 = 0
        while state.ask != OVER:
            if state.ask >= FIRST_CHANCE:
                state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
                continue
            if state.ask > STARTING and state.round > seen:
                seen = state.round
                numbers = survey(state)
                at: i64 = 0
                while at < len(numbers):
                    found = append(found, numbers[at])
                    at += 1
            seat = state.turn()
            code = self.bot.choose(state, seat, dealer)
            if state.ask > STARTING and dealer.below(1000) < self.slips:
                self.choices.clear()
                state.legal(seat, self.choices)
                code = self.choices.codes[dealer.below(self.choices.count)]
            state.step(seat, code, UNHEARD)
        return found, left_behind(state)
