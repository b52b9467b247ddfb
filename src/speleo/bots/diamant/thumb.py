"""A rule of thumb for Diamant, as a careful beginner would play."""

from __future__ import annotations

from typing import Final, final

from speleo.bots.bot import Bot
from speleo.games.diamant.engine.decision import BACK, ON
from speleo.games.diamant.engine.pieces import GATHERED, seats_in
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64

ENOUGH: Final = 9
"""Gems worth going home with while no trap has shown itself."""
NERVES: Final = 2
"""Every warning on the path makes so many gems fewer enough."""


@final
class ThumbBot(Bot):
    """Goes back with enough gems, the sooner the more traps have shown themselves, and never with empty hands."""

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, DiamantState)
        bag = seen.purse[GATHERED + seat] + seen.loose // seats_in(seen.inside)
        if bag > 0 and bag >= ENOUGH - NERVES * seats_in(seen.traps):
            return BACK
        return ON
