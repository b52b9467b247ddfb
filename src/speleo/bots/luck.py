"""Luck that depends on what it is for, so that it is the same whatever else happens meanwhile."""

from __future__ import annotations

from typing import Final

from speleo.kernel.numbers import i64

WORD: Final[i64] = 0xFFFFFFFF


def mixed(word: i64) -> i64:
    """Thirty-two bits, thoroughly mixed: the finish of MurmurHash3."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


def ticket(seed: i64, occasion: i64, total: i64) -> i64:
    """A number from 0 to total - 1 that belongs to a future and to an occasion in it."""
    return (mixed(mixed(seed & WORD) ^ mixed(occasion & WORD)) * total) >> 32
