"""Small streams of numbers, one for each seed, piece, layer and bar: the same in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
WORD = 0xFFFFFFFF


def fnv1a32(text: str) -> int:
    """Fowler, Noll and Vo's fingerprint in 32 bits, as the browser computes it too."""
    found = 0x811C9DC5
    for byte in text.encode():
        found = ((found ^ byte) * 0x01000193) & WORD
    return found


class Stream:
    """mulberry32, begun with the hash of a key."""

    __slots__ = ("at",)

    def __init__(self, key: str) -> None:
        self.at = fnv1a32(key)

    def next(self) -> float:
        """The following number of a fixed row, at least 0 and below 1."""
        self.at = (self.at + 0x6D2B79F5) & WORD
        mixed = self.at
        mixed = ((mixed ^ (mixed >> 15)) * (mixed | 1)) & WORD
        mixed ^= (mixed + (((mixed ^ (mixed >> 7)) * (mixed | 61)) & WORD)) & WORD
        return ((mixed ^ (mixed >> 14)) & WORD) / 4294967296.0

    def pick(self, items: Sequence[T]) -> T:
        return items[int(self.next() * len(items))]
