"""The four sides of a square, clockwise from north, and sets of them as bit masks."""

from __future__ import annotations

from typing import Final

from speleo.kernel.numbers import i64

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final[i64] = 4

NAMES: Final = ("N", "E", "S", "W")


def opposite(side: i64) -> i64:
    return (side + 2) & 3


def bit(side: i64) -> i64:
    return 1 << side


def has(exits: i64, side: i64) -> bool:
    """Whether a set of exits holds this side."""
    return (exits >> side) & 1 != 0


def turned(exits: i64, quarters: i64) -> i64:
    """A set of exits after so many clockwise quarter turns."""
    quarters &= 3
    return ((exits << quarters) | (exits >> (4 - quarters))) & 15


def exits_named(text: str) -> int:
    """The set of exits of a text such as `NES`."""
    return sum(1 << NAMES.index(letter) for letter in text)


def exits_text(exits: int) -> str:
    """A set of exits as text, clockwise from north; `-` for none."""
    return "".join(name for side, name in enumerate(NAMES) if exits >> side & 1) or "-"
