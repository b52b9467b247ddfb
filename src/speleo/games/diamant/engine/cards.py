"""Chapter 1: the cards, as numbers.

A card kind is a number from 0 to 20: five traps, the relic, and fifteen places for treasure values. Treasures of equal
value share a kind, so that a deck is simply how many cards of each kind it holds.
"""

from __future__ import annotations

from typing import Final, final

from speleo.kernel.numbers import i64, vec

TRAP_KINDS: Final = 5
RELIC: Final = 5
FIRST_TREASURE: Final = 6
TREASURE_KINDS: Final = 15
KINDS: Final = 21
CARDS: Final = 35
"""All expedition cards: 15 treasures, 15 traps, 5 relics; a small box has fewer. [DIA-1.1, DIA-1.7]"""

TRAPS_OF_A_KIND: Final = 3
RELICS: Final = 5

EXPEDITIONS: Final = 5
"""Five cave entrances, five expeditions; a small box may have fewer. [DIA-1.7, DIA-2.3]"""
MOST_SEATS: Final = 8
"""One to eight explorers. [DIA-1.6]"""


@final
class Cards:
    """The cards in the box: what each kind is worth, how many there are of each kind, and for how many expeditions.

    [DIA-1.3, DIA-1.7]
    """

    def __init__(
        self,
        values: list[int],
        traps: tuple[int, ...] = (TRAPS_OF_A_KIND,) * TRAP_KINDS,
        relics: i64 = RELICS,
        expeditions: i64 = EXPEDITIONS,
    ) -> None:
        self.size: i64 = len(values) + sum(traps) + relics
        self.expeditions: i64 = expeditions
        distinct = sorted(set(values))
        self.worth: vec[i64] = vec[i64]([0] * KINDS)
        self.counts: vec[i64] = vec[i64]([0] * KINDS)
        for trap in range(TRAP_KINDS):
            self.counts[trap] = traps[trap]
        self.counts[RELIC] = relics
        for place, value in enumerate(distinct):
            self.worth[FIRST_TREASURE + place] = value
            self.counts[FIRST_TREASURE + place] = values.count(value)

    def making(self) -> tuple[object, ...]:
        """What the constructor is told, for a state that is pickled."""
        values: list[int] = []
        for kind in range(FIRST_TREASURE, KINDS):
            values += [self.worth[kind]] * self.counts[kind]
        traps = tuple([self.counts[trap] for trap in range(TRAP_KINDS)])
        return values, traps, self.counts[RELIC], self.expeditions
