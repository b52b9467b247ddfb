"""Chapter 5: what each action costs."""

from __future__ import annotations

from typing import Final

from speleo.games.subterra.engine import codes
from speleo.kernel.numbers import i64

CHEAP: Final = 1
DEAR: Final = 2
"""Action points for the two sorts of actions. [SUB-ACT.2]"""
DEAR_ONES: Final = (
    (codes.RUN, codes.EXCAVATE),
    (codes.DEMOLISH, codes.FIX_ROPE),
)
"""Running, healing, swimming, squeezing, digging, rope, hiding, diving and demolishing; each from, and up to."""


def points_for(code: i64) -> i64:
    if code < codes.REVEAL:
        return 0
    for first, end in DEAR_ONES:
        if first <= code < end:
            return DEAR
    return CHEAP


COSTS: Final = bytes([points_for(code) for code in range(codes.CODES)])


def cost(code: i64) -> i64:
    """Action points of what a caver does in a turn; ending it and exerting are free. [SUB-ACT.2]"""
    return COSTS[code]
