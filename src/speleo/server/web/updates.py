"""The one message that tells a viewer what happened and how it is now."""

from __future__ import annotations

from speleo.kernel.engine.state import SPECTATOR
from speleo.server.course import course, seen_from
from speleo.server.pictures import Picture
from speleo.server.table import Table
from speleo.server.web.shapes import You
from speleo.server.wire import compact, packed


class Eyes:
    """Who looks: by a hashed secret, through the eyes of one of its seats; `stepwise`: at every step on the way."""

    def __init__(self, holder: str, looking: int | None, stepwise: bool = False) -> None:
        self.holder = holder
        self.looking = looking
        self.stepwise = stepwise
        self.known = -1
        self.viewer = SPECTATOR
        self.you = b""

    def look_at(self, table: Table) -> None:
        """Find out who that is at the table, anew only if somebody sat down or got up."""
        if self.known != table.seats.changes:
            self.known = table.seats.changes
            seats = table.seats.of(self.holder)
            self.viewer = viewer_for(seats, self.looking)
            looking = self.viewer if self.viewer != SPECTATOR else None
            self.you = compact(You(seats, table.seats.is_host(self.holder), looking))


def viewer_for(seats: tuple[int, ...], looking: int | None) -> int:
    """Through whose eyes: one seat's that the secret holds, else a spectator's.

    Who holds several seats sees none of their secrets before saying which seat is looking.
    """
    if looking is not None:
        return looking if looking in seats else SPECTATOR
    return seats[0] if len(seats) == 1 else SPECTATOR


def update(table: Table, eyes: Eyes, since: int) -> bytes:
    """The table holds only what is on the disk, so it may be shown at any time."""
    since = min(since, table.story.seq)
    eyes.look_at(table)
    picture = table.shown.picture(table, eyes.viewer)
    return b'{"type":"update","seq":%d,"since":%d,"you":%b,"table":%b,"picture":%b,"happened":[%b],"steps":%b}' % (
        table.story.seq,
        since,
        eyes.you,
        table.shown.facts(table),
        b"null" if picture is None else picture.whole(),
        b",".join(table.story.since(since)),
        steps_since(table, eyes, since),
    )


def change(table: Table, eyes: Eyes, since: int, picture: Picture) -> bytes:
    """The same for somebody who has been shown this picture as it was after `since`: only what is not as it was."""
    facts = table.shown.facts(table, since)
    return b'{"type":"change","seq":%d,"since":%d,"you":%b,%b"picture":%b,"happened":[%b],"steps":%b}' % (
        table.story.seq,
        since,
        eyes.you,
        b'"table":%b,' % facts if facts else b"",
        picture.changed(since),
        b",".join(table.story.since(since)),
        steps_since(table, eyes, since),
    )


def steps_since(table: Table, eyes: Eyes, since: int) -> bytes:
    """How it came about, for those who want to watch it."""
    after = seen_from(table, eyes.viewer, since) if eyes.stepwise else None
    return b"[]" if after is None else packed(course(table, eyes.viewer, after))
