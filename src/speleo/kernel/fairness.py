"""Fair dealing between people: a secret seed, promised before the first card and shown after the last.

The promise is the SHA-256 of the seed. Seats may add entropy of their own after it was published, so that not even the
host can choose the cards. Every draw comes from HMAC-SHA-256 of the seed and the step, so seen cards predict nothing.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import final

from speleo.kernel.engine.dealer import Dealer

SEED_BYTES = 32
RANGE = 1 << 64


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the first card."""
    return hashlib.sha256(b"speleo seed\0" + seed).hexdigest()


def keeps_promise(seed: bytes, promised: str) -> bool:
    return hmac.compare_digest(commitment(seed), promised)


@final
class SealedDealer(Dealer):
    """Deals from a secret seed and the entropy that seats added, given as (seat, text) in the order of the record."""

    def __init__(self, seed: bytes, entropy: Sequence[tuple[int, str]] = ()) -> None:
        added = "".join(f"{seat + 1}:{len(text.encode())}:{text}\n" for seat, text in entropy)
        self._key = hmac.digest(seed, b"speleo deal\0" + added.encode(), "sha256")

    def ticket(self, step: int, total: int) -> int:
        """A number below total without modulo bias: numbers from the last, incomplete round are drawn again."""
        limit = RANGE - RANGE % total
        attempt = 0
        while True:
            digest = hmac.digest(self._key, f"step {step} attempt {attempt}".encode(), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % total
            attempt += 1
