"""A bot that looks ahead for the whole team."""

from __future__ import annotations

from typing import final

from speleo.bots.bot import Bot
from speleo.bots.comparing import Effort, best_of
from speleo.bots.subterra.rounds import Rounds
from speleo.bots.subterra.team import TeamBot
from speleo.games.subterra.engine.pieces import STARTING
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64


@final
class FarSightedBot(Bot):
    """Takes the script's action unless looking ahead shows a better one."""

    def __init__(self, rounds: Rounds, effort: Effort, light: int) -> None:
        self.rounds: Rounds = rounds
        self.effort: Effort = effort
        self.light: i64 = light
        """With at most so many hazard cards left it looks ahead."""
        self.script: TeamBot = TeamBot()
        self.choices: Choices = Choices()

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, SubTerraState)
        usual = self.script.choose(seen, seat, dealer)
        choices = self.choices
        choices.clear()
        seen.legal(seat, choices)
        if choices.count == 1 or seen.ask <= STARTING or seen.cards > self.light:
            return usual
        at = best_of(self.rounds, seen, seat, choices, choices.find(usual), self.effort, dealer)
        return choices.codes[at]
