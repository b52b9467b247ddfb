"""What was written out for a seat: hand-over codes, feeds and notices. All of it dies when its holder lets the seat go.

Codes are kept hashed.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace
from typing import TypeVar

Slip = TypeVar("Slip")


@dataclass(frozen=True, slots=True)
class HandOver:
    """A code that brings seats of `by` to another device or, with `give`, to somebody else."""

    seats: tuple[int, ...]
    give: bool
    until: float
    by: str


@dataclass(frozen=True, slots=True)
class Feed:
    """An address that tells when it is the turn of these seats."""

    seats: tuple[int, ...]
    by: str
    language: str


@dataclass(frozen=True, slots=True)
class Wish:
    """Where the hook is to tell of a seat's turns, once whoever is reached there has confirmed it by the code."""

    to: str
    code: str
    language: str
    confirmed: bool = False


class Slips:
    """Offers and feeds by hashed code, wishes for notices by seat; `wished` counts the wishes of the table."""

    def __init__(self) -> None:
        self.wishes: dict[int, Wish] = {}
        self.wished = 0
        self.offers: dict[str, HandOver] = {}
        self.feeds: dict[str, Feed] = {}

    def let_go(self, seat: int) -> None:
        """Somebody left, gave away or lost a seat, or somebody else sat down on it."""
        self.offers = {code: offer for code, offer in self.offers.items() if seat not in offer.seats}
        self.wishes.pop(seat, None)
        left = {
            code: replace(feed, seats=tuple(other for other in feed.seats if other != seat))
            for code, feed in self.feeds.items()
        }
        self.feeds = {code: feed for code, feed in left.items() if feed.seats}

    def offer(self, code: str, offer: HandOver) -> None:
        """The newest code for a seat is the only one that works."""
        for seat in offer.seats:
            self.offers = {known: other for known, other in self.offers.items() if seat not in other.seats}
        self.offers[code] = offer

    def subscribe(self, code: str, feed: Feed) -> None:
        """Whoever asks again gets a new address, and the old one ends."""
        self.feeds = {known: other for known, other in self.feeds.items() if other.by != feed.by}
        self.feeds[code] = feed

    def confirmed(self, seat: int) -> Wish | None:
        """Where to tell of a seat's turns, if that was confirmed."""
        wish = self.wishes.get(seat)
        return wish if wish is not None and wish.confirmed else None

    def wish_of(self, code: str) -> int | None:
        """The seat whose wish has that code."""
        return found({wish.code: seat for seat, wish in self.wishes.items()}, code)

    def offer_of(self, code: str) -> HandOver | None:
        return found(self.offers, code)

    def feed_of(self, code: str) -> Feed | None:
        return found(self.feeds, code)


def found(slips: dict[str, Slip], code: str) -> Slip | None:
    """In a time that does not tell how close a guess came."""
    same = [slip for known, slip in slips.items() if hmac.compare_digest(known, code)]
    return same[0] if same else None
