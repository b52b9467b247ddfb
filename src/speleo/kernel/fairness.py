"""Fair dealing between people: a secret seed, promised before the first card and shown after the last.

The promise is the SHA-256 of the seed. After it was published each seat pledges itself to a nonce by its hash, and
when all have, they reveal them: seed and nonces together decide the cards, so nobody chooses them, not even the host.
Every draw comes from HMAC-SHA-256 of the number of the draw, so seen cards predict nothing, and nothing but drawing
moves a card.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from speleo.kernel.engine.dealer import Dealer

SEED_BYTES = 32
RANGE = 1 << 64
BY_ENTRY, BY_DRAW = 1, 2
"""How draws were numbered: by the entry of the record (until record 1), or by the draws before them."""


def new_seed() -> bytes:
    """A new secret seed for sealed dealing.

    >>> import speleo
    >>> len(speleo.new_seed())
    32
    """
    return secrets.token_bytes(SEED_BYTES)


def new_nonce() -> str:
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the first card: the promise that the seed was not chosen later.

    >>> import speleo
    >>> speleo.commitment(bytes(32))[:16]
    '...'
    """
    return hashlib.sha256(b"speleo seed\0" + seed).hexdigest()


def keeps_promise(seed: bytes, promised: str) -> bool:
    return hmac.compare_digest(commitment(seed), promised)


def pledge(promise: str, attempt: int, seat: int, nonce: str) -> str:
    """What a seat publishes before it knows any other nonce; good for one promise, one round and one seat."""
    text = f"speleo nonce\n{promise}\nround {attempt}\nseat {seat + 1}\n{nonce}"
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Pledged:
    """A seat's pledge and the nonce that it revealed."""

    seat: int
    pledge: str
    nonce: str


@dataclass(frozen=True, slots=True)
class Seal:
    """What decides the cards besides the seed.

    `lost` has the seats that did not reveal, for each round that had to be done again. `entropy` is text that seats
    added one after another, in the old numbering by entries.
    """

    numbering: int = BY_DRAW
    pledged: tuple[Pledged, ...] = ()
    lost: tuple[tuple[int, ...], ...] = ()
    entropy: tuple[tuple[int, str], ...] = ()

    @property
    def round(self) -> int:
        return len(self.lost) + 1

    def dealer(self, seed: bytes) -> Dealer:
        if self.numbering == BY_ENTRY:
            return EntryDealer(seed, self.entropy)
        return SealedDealer(seed, [(made.seat, made.nonce) for made in self.pledged], self.round)

    def broken(self, promise: str) -> int | None:
        """The first seat whose nonce is not the one it pledged itself to."""
        for made in self.pledged:
            if not hmac.compare_digest(pledge(promise, self.round, made.seat, made.nonce), made.pledge):
                return made.seat
        return None


SEED_ALONE = Seal()


class KeyedDealer(Dealer):
    """Draws from a secret key; `counted` is what its numbers count."""

    def __init__(self, key: bytes, counted: str) -> None:
        self._key = key
        self._counted = counted

    def ticket(self, number: int, total: int) -> int:
        """A number below total without modulo bias: numbers from the last, incomplete round are drawn again."""
        limit = RANGE - RANGE % total
        attempt = 0
        while True:
            digest = hmac.digest(self._key, f"{self._counted} {number} attempt {attempt}".encode(), "sha256")
            drawn = int.from_bytes(digest[:8], "big")
            if drawn < limit:
                return drawn % total
            attempt += 1


@final
class SealedDealer(KeyedDealer):
    """Deals from a secret seed and the nonces of seats, in the order of the seats. Its numbers are those of draws.

    >>> import speleo
    >>> match = speleo.game("cave").match(seats=2)
    >>> dealer = speleo.SealedDealer(bytes(32))
    >>> match.deal(dealer) == []
    True
    """

    def __init__(self, seed: bytes, nonces: Sequence[tuple[int, str]] = (), attempt: int = 1) -> None:
        lines = [f"round {attempt}", *(f"seat {seat + 1} {nonce}" for seat, nonce in sorted(nonces))]
        text = "speleo deal 2\n" + "".join(f"{line}\n" for line in lines)
        super().__init__(hmac.digest(seed, text.encode(), "sha256"), "draw")


@final
class EntryDealer(KeyedDealer):
    """As matches were dealt at first: numbered by entries, with texts that seats added in the order of the record.

    Whoever knows the seed can move a card by adding entries, so nothing new is dealt like this.
    """

    def __init__(self, seed: bytes, entropy: Sequence[tuple[int, str]] = ()) -> None:
        added = "".join(f"{seat + 1}:{len(text.encode())}:{text}\n" for seat, text in entropy)
        super().__init__(hmac.digest(seed, b"speleo deal\0" + added.encode(), "sha256"), "step")
