"""Going on with a bot's seat where all win or lose together and one's own can do nothing any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from speleo.server import moments
from speleo.server.phases import RUNNING

if TYPE_CHECKING:
    from speleo.server.table import Table


LOOK_SECONDS = 60.0
"""So long bots wait at the most for people who can do nothing but look."""


class Rest:
    """Where the bots of a table wait until people have looked: at every new part of the story, such as a round.

    Only while everybody who sits there can do nothing, so that nobody sees the rest of a match fly past.
    """

    def __init__(self) -> None:
        self.part = 0
        self.looked = 0
        self.since = 0.0

    def begin(self, seq: int) -> None:
        """A new part of the story has begun with this entry."""
        self.part, self.since = seq, moments.steady()

    def look(self, seq: int) -> None:
        """Somebody has looked at everything up to an entry."""
        self.looked = max(self.looked, seq)

    def holds(self, table: Table) -> bool:
        """Whether bots wait now."""
        if self.part <= self.looked or moments.steady() > self.since + LOOK_SECONDS or table.phase != RUNNING:
            return False
        people = [seat for seat, chair in enumerate(table.seats.chairs) if chair.kind == "person" and not chair.bot]
        watched = any(listener.watching() for listener in table.audience.listeners)
        return watched and bool(table.game.endings) and all(sidelined(table, seat) for seat in people)


def sidelined(table: Table, seat: int) -> bool:
    """Whether none of the seats that are held together with this one can do anything by itself."""
    chairs = table.seats.chairs
    holders = set(chairs[seat].holders)
    together = [other for other, chair in enumerate(chairs) if other == seat or holders & set(chair.holders)]
    state = table.playing.state
    return all(table.game.sidelined(state, other) for other in together)


def on_offer(table: Table, seat: int) -> list[int]:
    """The seats of bots that whoever sits here may take over now."""
    if table.phase != RUNNING or not table.game.endings or not sidelined(table, seat):
        return []
    state = table.playing.state
    chairs = enumerate(table.seats.chairs)
    return [other for other, chair in chairs if chair.kind == "bot" and not table.game.sidelined(state, other)]
