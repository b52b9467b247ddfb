"""The one message that tells a viewer what happened and how it is now."""

from __future__ import annotations

from speleo.kernel.engine.state import SPECTATOR
from speleo.server.table import Table
from speleo.server.wire import packed


def viewer_for(table: Table, holder: str, looking: int | None) -> int:
    """Through whose eyes: one seat's that the secret holds, else a spectator's.

    Who holds several seats sees none of their secrets before saying which seat is looking.
    """
    seats = table.seats_of(holder)
    if looking is not None:
        return looking if looking in seats else SPECTATOR
    return seats[0] if len(seats) == 1 else SPECTATOR


def update(table: Table, holder: str, looking: int | None, since: int) -> bytes:
    """The table holds only what is on the disk, so it may be shown at any time."""
    since = since if since <= table.seq else 0
    viewer = viewer_for(table, holder, looking)
    you = {
        "seats": table.seats_of(holder),
        "host": table.is_host(holder),
        "looking": viewer if viewer != SPECTATOR else None,
    }
    return b'{"type":"update","seq":%d,"since":%d,"you":%b,"table":%b,"picture":%b,"happened":[%b]}' % (
        table.seq,
        since,
        packed(you),
        table.facts(),
        table.picture(viewer),
        b",".join(table.story[since:]),
    )
