"""What a position is worth: the learned chances of each medal, or what came of it."""

from __future__ import annotations

from typing import Final, final

from speleo.bots.network import Curve, Network
from speleo.bots.subterra.survey import survey
from speleo.games.subterra.engine.flow import left_behind
from speleo.games.subterra.engine.pieces import OVER, Pieces
from speleo.kernel.numbers import i64

MEDALS: Final[i64] = 3
"""Bronze or better, silver or better, gold: the outputs of the network."""
SURE: Final[i64] = 10000
"""A probability of one."""
ODDS: Final = Curve(256, 10000)
ODDS_BITS: Final[i64] = 6
"""By so many bits the sums of the network are finer than the curve."""
HUNDRED: Final[i64] = 100


def chance(total: i64) -> i64:
    """The probability, out of SURE, that a sum of the network stands for."""
    return ODDS.chance(total >> ODDS_BITS)


@final
class Judgement:
    """Adds up what each medal is worth, in percent, by how likely it is."""

    def __init__(self, network: Network, bronze: int, silver: int, gold: int) -> None:
        self.network: Network = network
        self.bronze: i64 = bronze
        self.silver: i64 = silver
        self.gold: i64 = gold
        """What silver and gold are worth beyond the medal below."""

    def value(self, state: Pieces) -> i64:
        """Of a position at the beginning of a round, or at the end of the game; at most SURE."""
        if state.ask == OVER:
            return self.result(left_behind(state))
        found = self.network.sums(survey(state))
        medals = self.bronze * chance(found[0]) + self.silver * chance(found[1]) + self.gold * chance(found[2])
        return medals // HUNDRED

    def result(self, behind: i64) -> i64:
        """What a result is worth. [SUB-END.3]"""
        total: i64 = 0
        if behind < MEDALS:
            total += self.bronze
        if behind < 2:
            total += self.silver
        if behind < 1:
            total += self.gold
        return total * SURE // HUNDRED
