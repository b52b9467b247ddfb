"""A reusable list of actions, filled by a state and read by whoever chooses."""

from __future__ import annotations

from typing import Final, final

from speleo.kernel.numbers import append, i64, vec

NOT_THERE: Final = -1


@final
class Choices:
    """The actions that are legal now, or the outcomes of chance with their weights.

    One object serves a whole match: `clear` forgets the entries and keeps the room.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.total: i64 = 0
        self.codes: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def add(self, code: i64) -> None:
        """Append an action that somebody may choose."""
        at = self.count
        codes = self.codes
        if at < len(codes):
            codes[at] = code
        else:
            self.codes = append(codes, code)
        self.count = at + 1

    def add_weighted(self, code: i64, weight: i64) -> None:
        """Append an outcome that chance picks `weight` times in `total`."""
        at = self.count
        self.add(code)
        while len(self.weights) <= at:
            self.weights = append(self.weights, 0)
        self.weights[at] = weight
        self.total += weight

    def find(self, code: i64) -> i64:
        """The place of an action in the list, or NOT_THERE."""
        at: i64 = 0
        while at < self.count:
            if self.codes[at] == code:
                return at
            at += 1
        return NOT_THERE

    def pick(self, ticket: i64) -> i64:
        """The action that a ticket from 0 to total - 1 wins."""
        at: i64 = 0
        rest = ticket
        while rest >= self.weights[at]:
            rest -= self.weights[at]
            at += 1
        return self.codes[at]
