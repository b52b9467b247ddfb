"""Who chooses for Chance: the fast dealer for simulation and search, and what all dealers have in common."""

from __future__ import annotations

import hashlib
from abc import ABCMeta, abstractmethod
from typing import Final, final

from speleo.kernel.engine.fields import put_together, taken_apart
from speleo.kernel.numbers import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(metaclass=ABCMeta):
    """Draws tickets for Chance. Never part of a state or a view.

    >>> import speleo
    >>> class Unlucky(speleo.Dealer):
    ...     def ticket(self, number, total):
    ...         return 0
    >>> match = speleo.game("diamant").match(seats=1)
    >>> match.deal(Unlucky())[0].action.notation
    'spider'
    """

    @abstractmethod
    def ticket(self, number: i64, total: i64) -> i64:
        """A number from 0 to total - 1, each equally likely, for the draw of that number in a match."""


def rotated(word: i64, by: i64) -> i64:
    return ((word << by) & WORD) | (word >> (32 - by))


@final
class FastDealer(Dealer):
    """The generator xoshiro128**: 128 bits of state in four 32-bit words, equal on every machine.

    It is quick and statistically sound, and whoever sees enough draws can predict the rest: for simulation
    and search only. Matches between people use `SealedDealer`.

    >>> import speleo
    >>> [speleo.FastDealer("any text").ticket(1, 6) for _ in range(3)]
    [4, 4, 4]
    """

    def __init__(self, seed: str) -> None:
        digest = hashlib.sha256(seed.encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.d: i64 = int.from_bytes(digest[12:16], "little") | 1

    def making(self) -> list[str]:
        """What a dealer is made with that is then given the same words: any text."""
        return [""]

    def __reduce__(self) -> tuple[object, ...]:
        """A dealer that was pickled or copied goes on where it was."""
        return put_together, taken_apart(self)

    def word(self) -> i64:
        """The next 32 bits."""
        result = (rotated((self.b * 5) & WORD, 7) * 9) & WORD
        shifted = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = rotated(self.d, 11)
        return result

    def below(self, total: i64) -> i64:
        """A number from 0 to total - 1 without bias; total is at most 2**31."""
        product = self.word() * total
        low = product & WORD
        if low < total:
            edge = (WORD + 1 - total) % total
            while low < edge:
                product = self.word() * total
                low = product & WORD
        return product >> 32

    def ticket(self, number: i64, total: i64) -> i64:
        """The next draw, whatever its number."""
        return self.below(total)
