"""The network that plays Diamant: it was taught by playing itself for the win, and draws from its chance to go back.

It draws rather than decides, because whoever goes back alone takes everything on the path: copies of a player that
always thinks the same leave together and get nothing. What can be worked out in the last expedition it does not draw.
"""

from __future__ import annotations

from typing import Final, final

from speleo.bots.bot import Bot
from speleo.bots.diamant.last import OPEN, settled
from speleo.bots.diamant.outlook import Outlook
from speleo.bots.network import CERTAIN, Network, chance_of
from speleo.games.diamant.engine.decision import BACK, ON
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64

AS_TAUGHT: Final = 100


@final
class PolicyBot(Bot):
    """Goes back with the chance that its network names. `heat`, in per cent, blurs (above 100) or sharpens it."""

    def __init__(self, net: Network, heat: i64 = AS_TAUGHT) -> None:
        self.net: Network = net
        self.heat: i64 = heat
        self.outlook: Outlook = Outlook()

    def chance_to_go_back(self, seen: DiamantState, seat: i64) -> i64:
        """In parts of CERTAIN."""
        self.outlook.look(seen, seat)
        return chance_of(self.net.answer(self.outlook.numbers) * AS_TAUGHT // self.heat)

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        assert isinstance(seen, DiamantState)
        sure = settled(seen, seat)
        if sure != OPEN:
            return sure
        if dealer.below(CERTAIN) < self.chance_to_go_back(seen, seat):
            return BACK
        return ON
