"""How often wrong codes of tables may be tried."""

from __future__ import annotations

from collections import deque

from speleo.server import moments
from speleo.server.errors import Refused
from speleo.server.quotas import Turns, limited

MINUTE = 60.0
MOST_KNOWN = 20_000
ALL_TOGETHER = 60
"""So many times what one address may try, all addresses together may."""


class Guesses:
    """Remembers wrong codes of the last minute, of each address and of all; 0: any number.

    Whoever tries a code has the turn of their address from `check` to `missed`.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.turns = Turns()
        self.wrong: dict[str, deque[float]] = {}
        self.all: deque[float] = deque()

    def check(self, address: str) -> None:
        """Refused if too many were wrong."""
        if not self.most:
            return
        if len(self.lately(self.wrong.get(address))) >= self.most or len(self.lately(self.all)) >= self.in_all:
            raise limited("code_guesses", 429, "many-codes", "too many codes were wrong: wait a minute or use the link")

    def missed(self, address: str) -> Refused:
        """A code was wrong; the refusal to raise."""
        now = moments.steady()
        if len(self.wrong) >= MOST_KNOWN:
            self.wrong = {name: times for name, times in self.wrong.items() if self.lately(times)}
        if self.most and len(self.wrong) < MOST_KNOWN:
            self.wrong.setdefault(address, deque()).append(now)
        if self.most:
            self.all.append(now)
        return Refused(404, "no-code", "no table has that code now")

    @property
    def in_all(self) -> int:
        return self.most * ALL_TOGETHER

    def lately(self, times: deque[float] | None) -> deque[float]:
        if times is None:
            return deque()
        now = moments.steady()
        while times and now - times[0] >= MINUTE:
            times.popleft()
        return times
