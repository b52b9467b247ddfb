"""Bots for Pig, weakest first."""

from pig.game import HOLD, ROLL, PigState
from speleo.bots.bot import Bot
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State


class ThumbBot(Bot):
    """Holds at twenty, or when that wins."""

    def choose(self, seen: State, seat: int, dealer: FastDealer) -> int:
        assert isinstance(seen, PigState)
        missing = seen.target - seen.kept[seat]
        return HOLD if seen.stake >= min(20, missing) else ROLL


BOTS = {"thumb": ThumbBot}
STAND_IN = "thumb"
