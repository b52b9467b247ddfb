"""A beginner: knows the script, and now and then has an idea of its own."""

from __future__ import annotations

from typing import Final, final

from speleo.bots.bot import Bot
from speleo.bots.subterra.danger import meets_horror
from speleo.bots.subterra.outlook import Outlook
from speleo.bots.subterra.team import TeamBot
from speleo.games.subterra.engine.codes import HEAL, REVEAL
from speleo.games.subterra.engine.pieces import TURN
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64

WHIM: Final[i64] = 12
"""In so many percent of its actions it follows an idea instead."""


@final
class NoviceBot(Bot):
    """Wanders off, looks into one more passage, or runs where others would wait; but never into a horror, and never
    away from the exit or from a horror beside it."""

    def __init__(self) -> None:
        self.script: TeamBot = TeamBot()
        self.choices: Choices = Choices()
        self.ideas: Choices = Choices()

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, SubTerraState)
        usual = self.script.choose(seen, seat, dealer)
        if seen.ask != TURN or dealer.below(100) >= WHIM:
            return usual
        self.choices.clear()
        seen.legal(seat, self.choices)
        look = Outlook(seen, self.choices)
        if look.exit_known() or look.horrors[look.here] <= 1:
            return usual
        ideas = self.ideas
        ideas.clear()
        at: i64 = 0
        while at < self.choices.count:
            code = self.choices.codes[at]
            if REVEAL <= code < HEAL and not meets_horror(look, code):
                ideas.add(code)
            at += 1
        if ideas.count == 0:
            return usual
        return ideas.codes[dealer.below(ideas.count)]
