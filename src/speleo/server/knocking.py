"""Taking a seat that was left in play: whoever wants it knocks, and the host and all others must let them in."""

from __future__ import annotations

from speleo.server.facts import KnockFacts

KNOCK_SECONDS = 600
MOST_KNOCKS = 10
"""So often may somebody knock at one table."""


class Knock:
    """`request` names it in answers; `agreed` are seats whose people have said yes, `host` whether the host has."""

    def __init__(self, request: int, seat: int, holder: str, name: str, until: float) -> None:
        self.request = request
        self.seat = seat
        self.holder = holder
        self.name = name
        self.until = until
        self.agreed: set[int] = set()
        self.host = False

    def heard(self, seats: list[int], host: bool) -> None:
        self.agreed.update(seats)
        self.host = self.host or host

    @property
    def facts(self) -> KnockFacts:
        return KnockFacts(self.request, self.seat, self.name, sorted(self.agreed), self.host)
