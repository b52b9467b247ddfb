"""The one message that tells a viewer what happened and how it is now."""

from __future__ import annotations

from speleo.kernel.engine.state import SPECTATOR
from speleo.server.table import Table
from speleo.server.wire import packed


class Eyes:
    """Who looks: by a hashed secret, through the eyes of one of its seats."""

    def __init__(self, holder: str, looking: int | None) -> None:
        self.holder = holder
        self.looking = looking
        self.sitting = -1
        self.viewer = SPECTATOR
        self.you = b""

    def look_at(self, table: Table) -> None:
        """Find out who that is at the table, anew only if somebody sat down or got up."""
        if self.sitting != table.sitting:
            self.sitting = table.sitting
            seats = table.seats_of(self.holder)
            self.viewer = viewer_for(seats, self.looking)
            looking = self.viewer if self.viewer != SPECTATOR else None
            self.you = packed({"seats": seats, "host": table.is_host(self.holder), "looking": looking})


def viewer_for(seats: tuple[int, ...], looking: int | None) -> int:
    """Through whose eyes: one seat's that the secret holds, else a spectator's.

    Who holds several seats sees none of their secrets before saying which seat is looking.
    """
    if looking is not None:
        return looking if looking in seats else SPECTATOR
    return seats[0] if len(seats) == 1 else SPECTATOR


def update(table: Table, eyes: Eyes, since: int) -> bytes:
    """The table holds only what is on the disk, so it may be shown at any time."""
    since = since if since <= table.seq else 0
    eyes.look_at(table)
    return b'{"type":"update","seq":%d,"since":%d,"you":%b,"table":%b,"picture":%b,"happened":[%b]}' % (
        table.seq,
        since,
        eyes.you,
        table.facts(),
        table.picture(eyes.viewer),
        b",".join(table.story[since:]),
    )
