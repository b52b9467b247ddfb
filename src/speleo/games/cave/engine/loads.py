"""Chapter 14: loads, multisets of gear as single numbers with four bits for each item."""

from __future__ import annotations

from typing import Final

from speleo.kernel.engine.choices import Choices
from speleo.kernel.numbers import i64

PROVISION: Final = 0
ROPE: Final = 1
FULL: Final = 2
HALF: Final = 3
CAMERA: Final = 4
RAFT: Final = 5
ITEMS: Final = 6
"""Provisions, ropes, full and half oxygen bottles, camera and raft."""

ONE_PROVISION: Final = 1
ONE_ROPE: Final = 1 << 4
ONE_FULL: Final = 1 << 8
ONE_HALF: Final = 1 << 12
THE_CAMERA: Final = 1 << 16
THE_RAFT: Final = 1 << 20
SUPPLY: Final = 0x000888
"""As many provisions, ropes and full bottles as anybody can carry: the supply never runs out. [CAVE-1.5]"""

BACKPACK: Final = 8
TENT: Final = 4
PACKED_TENT: Final = 2
"""Slots: eight in the backpack, four in the tent; the packed tent takes two. [CAVE-1.7, CAVE-14.1, CAVE-14.2]"""


def count_of(load: i64, item: i64) -> i64:
    return (load >> (4 * item)) & 15


def size_of(load: i64) -> i64:
    """How many slots a load takes."""
    pairs = (load & 0x0F0F0F) + ((load >> 4) & 0x0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 255


def within(load: i64, limit: i64) -> bool:
    """Whether a load holds of no item more than a limit does."""
    item: i64 = 0
    while item < ITEMS:
        if count_of(load, item) > count_of(limit, item):
            return False
        item += 1
    return True


def add_loads(into: Choices, code: i64, limit: i64, least: i64, most: i64, item: i64 = ITEMS - 1) -> None:
    """Add every load within a limit that takes `least` to `most` slots, each multiset once, in ascending order."""
    top = count_of(limit, item)
    if top > most:
        top = most
    count: i64 = 0
    if item == 0:
        if least > 0:
            count = least
        while count <= top:
            into.add(code + count)
            count += 1
        return
    while count <= top:
        add_loads(into, code + (count << (4 * item)), limit, least - count, most - count, item - 1)
        count += 1
