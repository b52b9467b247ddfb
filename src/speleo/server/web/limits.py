"""How much one address or one secret may ask for."""

from __future__ import annotations

import time
from typing import NamedTuple

BURST = 4
MOST_KNOWN = 20_000


class Limiter:
    """A bucket for each name that refills at `rate` a second and holds a few seconds' worth."""

    def __init__(self, rate: int) -> None:
        self.rate = rate
        self.buckets: dict[str, tuple[float, float]] = {}

    def allows(self, name: str, cost: int = 1) -> bool:
        """Whether it may ask for something that costs as much as so many requests."""
        if self.rate == 0 or not name:
            return True
        now = time.monotonic()
        full = float(self.rate * BURST)
        left, then = self.buckets.get(name, (full, now))
        left = min(full, left + (now - then) * self.rate)
        if name not in self.buckets and len(self.buckets) >= MOST_KNOWN:
            self.forget(now)
        self.buckets[name] = (left - cost if left >= cost else left, now)
        return left >= cost

    def forget(self, now: float) -> None:
        """Drop whoever has been quiet for long enough to have a full bucket; all if nobody has."""
        self.buckets = {name: (left, then) for name, (left, then) in self.buckets.items() if now - then < BURST}
        if len(self.buckets) >= MOST_KNOWN:
            self.buckets.clear()


class Limits(NamedTuple):
    """What one connection may ask for: as its address, and as its secret."""

    limiter: Limiter
    seat_limiter: Limiter
    address: str
