"""Chapter 3: what each action of a turn costs."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine import codes
from speleo.games.cave.engine.pieces import Pieces
from speleo.kernel.numbers import i64

TURN_AP: Final = 5
"""Action points of a turn. [CAVE-3.7]"""
COST_OF: Final = {
    codes.DISCOVER: 1,
    codes.FORCE: TURN_AP,
    codes.DIVE: 1,
    codes.TAKE_PHOTO: 1,
    codes.REPACK: 2,
    codes.PITCH: 2,
    codes.STRIKE: 1,
}
"""AP; a move costs what `moving.price` says, and all else is free.

[CAVE-4.1, CAVE-13.1, CAVE-8.6, CAVE-9.2, CAVE-15.1, CAVE-16.5, CAVE-16.9]
"""
COSTS: Final = bytes([COST_OF.get(kind << codes.WHAT, 0) for kind in range(codes.KINDS)])


def cost(what: i64) -> i64:
    """The AP for something that is done, by its code."""
    return COSTS[what >> codes.WHAT]


def can_pay(pieces: Pieces, what: i64) -> bool:
    return pieces.ap >= cost(what)


def pay(pieces: Pieces, what: i64) -> None:
    """Take the AP; a paid action allows another exchange. [CAVE-16.7]"""
    pieces.ap -= cost(what)
    pieces.exchanged = False
