"""Actions as numbers: what is done in the high bits, with what in the low 32."""

from __future__ import annotations

from typing import Final

from speleo.kernel.numbers import i64

WHAT: Final = 32
"""The bits of a code below this say with what, where or how."""

END: Final = 0
SKIP: Final = 1 << 32
DISCOVER: Final = 2 << 32
MOVE: Final = 3 << 32
FORCE: Final = 4 << 32
DIVE: Final = 5 << 32
TAKE_PHOTO: Final = 6 << 32
REPACK: Final = 7 << 32
TAKE_TENT: Final = 8 << 32
PITCH: Final = 9 << 32
STRIKE: Final = 10 << 32
EXCHANGE: Final = 11 << 32
ABANDON: Final = 12 << 32
DISCARD: Final = 13 << 32
PLACE_TILE: Final = 14 << 32
PLACE_ROCKFALL: Final = 15 << 32
LOAD: Final = 16 << 32
FILL: Final = 17 << 32
READY: Final = 18 << 32
STOW: Final = 19 << 32
SPLIT: Final = 20 << 32
DROP: Final = 21 << 32
DROP_FROM_TENT: Final = 22 << 32
TILE: Final = 23 << 32
START: Final = 24 << 32
KINDS: Final = 25


def kind_of(code: i64) -> i64:
    """What is done, as one of the codes above."""
    return (code >> WHAT) << WHAT


def detail_of(code: i64) -> i64:
    """With what, where or how."""
    return code & ((1 << WHAT) - 1)
