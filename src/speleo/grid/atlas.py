"""A small map from cells to the numbers of what lies there."""

from __future__ import annotations

from typing import Final, final

from speleo.kernel.numbers import i64, vec

VACANT: Final = -1
"""What the atlas answers for a cell on which nothing lies."""

SLOTS: Final = 512
SPREAD: Final = 40503
"""A hash table with open addressing: at most half full, nothing is ever taken out."""


@final
class Atlas:
    """Where everything lies, for at most 256 cells; a copy costs one small array."""

    def __init__(self, slots: vec[i64], count: i64) -> None:
        self.slots: vec[i64] = slots
        self.count: i64 = count

    def making(self) -> tuple[object, ...]:
        """What the constructor is told, for a state that is pickled."""
        return self.slots, self.count

    def at(self, cell: i64) -> i64:
        """The number that was put on this cell, or VACANT."""
        slots = self.slots
        slot: i64 = (cell * SPREAD >> 8) & (SLOTS - 1)
        while True:
            entry = slots[slot]
            if entry == 0:
                return VACANT
            if entry >> 9 == cell:
                return (entry & 511) - 1
            slot = (slot + 1) & (SLOTS - 1)

    def put(self, cell: i64, number: i64) -> None:
        """Lay something with a number from 0 to 510 on a vacant cell."""
        assert self.count < SLOTS // 2, "an atlas holds at most 256 cells"
        slots = self.slots
        slot: i64 = (cell * SPREAD >> 8) & (SLOTS - 1)
        while slots[slot] != 0:
            slot = (slot + 1) & (SLOTS - 1)
        slots[slot] = (cell << 9) | (number + 1)
        self.count += 1

    def clone(self) -> Atlas:
        return Atlas(self.slots[:], self.count)


def empty_atlas() -> Atlas:
    return Atlas(vec[i64]([0] * SLOTS), 0)
