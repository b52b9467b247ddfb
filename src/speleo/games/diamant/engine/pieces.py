"""Chapter 2: what lies on the table."""

from __future__ import annotations

from typing import Final

from speleo.games.diamant.engine.cards import Cards
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64, vec

REVEAL: Final = 0
DECIDE: Final = 1
OVER: Final = 2

GATHERED: Final = 0
CHEST: Final = 8
FIVES: Final = 16
TENS: Final = 24
PURSE: Final = 32
"""A purse holds four numbers for each seat, one block of eight after the other: what the seat gathered in this
expedition, what is safe in its chest, and its relics worth 5 and worth 10."""

REST: Final = 32
"""A path entry is `kind + REST * gems left on the card`."""


SIZE: Final = bytes([bin(mask).count("1") for mask in range(256)])
LOWEST: Final = bytes([0] + [(mask & -mask).bit_length() - 1 for mask in range(1, 256)])


def seats_in(mask: i64) -> i64:
    """How many seats a mask holds."""
    return SIZE[mask]


def lowest_seat(mask: i64) -> i64:
    """The lowest seat of a mask that is not empty."""
    return LOWEST[mask]


class Pieces(State):
    """Everything that lies on the table; the deck is only how many cards of each kind it holds. [DIA-2.1, DIA-2.2]

    Sets of seats are bit masks. `gems` counts those that came out of the cards and are not lost, wherever they are.
    `hidden` is empty except in what `seen_by` makes: whose secrets were left out.
    """

    def __init__(self, cards: Cards, seats: i64, closed: bool, deck: vec[i64], path: vec[i64], purse: vec[i64]) -> None:
        self.cards: Cards = cards
        self.seats: i64 = seats
        self.closed: bool = closed
        self.deck: vec[i64] = deck
        self.path: vec[i64] = path
        self.purse: vec[i64] = purse
        self.face_down: i64 = cards.size
        self.length: i64 = 0
        self.loose: i64 = 0
        self.gems: i64 = 0
        self.relics: i64 = 0
        self.traps: i64 = 0
        self.carried: i64 = 0
        self.expedition: i64 = 1
        self.phase: i64 = REVEAL
        self.inside: i64 = (1 << seats) - 1
        self.chosen: i64 = 0
        self.back: i64 = 0
        self.hidden: i64 = 0
