"""The seats of a table: who holds them, who made the table, and who asks to be let in."""

from __future__ import annotations

from speleo.server.chairs import NO_NAME, Chair
from speleo.server.errors import Refused, not_yours
from speleo.server.knocking import Knock
from speleo.server.slips import Slips
from speleo.server.tokens import holds


class Seats:
    """`first` are the chairs as they were when the match began, for its record. `slips` were written out for seats.

    `barred` are secrets of people whom the host asked to get up. `knocks` counts how often somebody knocked; `changes`
    how often anything about the seats may have changed.
    """

    def __init__(self) -> None:
        self.host = ""
        self.chairs: list[Chair] = []
        self.first: list[Chair] = []
        self.slips = Slips()
        self.knock: Knock | None = None
        self.knocks = 0
        self.barred: set[str] = set()
        self.changes = 0

    def of(self, holder: str) -> tuple[int, ...]:
        """The seats that a hashed secret holds."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if holds(holder, chair.holders))

    def is_host(self, holder: str) -> bool:
        return holds(holder, (self.host,))

    def at(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused(404, "no-seat", f"there is no seat {seat + 1}")
        return self.chairs[seat]

    def own(self, holder: str, seat: int) -> Chair:
        """The chair of a seat that this secret must hold."""
        chair = self.at(seat)
        if not holds(holder, chair.holders):
            raise not_yours()
        return chair

    def note_first(self) -> None:
        """The match begins with whoever sits there now."""
        self.first = [Chair.read(chair.kept) for chair in self.chairs]

    def take_back_name(self, seat: int) -> None:
        chair = self.chairs[seat]
        for first in self.first[seat : seat + 1]:
            if set(first.holders) & set(chair.holders):
                first.name = NO_NAME
        chair.name = NO_NAME

    def everybody_agrees(self, agreed: set[int], host: bool) -> bool:
        """The host and all who hold a seat, also who is away: nobody else says yes for them. Not who resigned."""
        asked = {seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.resigned}
        return host and asked <= agreed
