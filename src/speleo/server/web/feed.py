"""A feed of "your turn", for asynchronous play: an Atom file that any feed reader can follow."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime
from xml.sax.saxutils import escape

from speleo.server.errors import Refused
from speleo.server.table import Table

FEED = """<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>urn:speleo:{key}</id>
<title>{title}</title>
<updated>{when}</updated>
<author><name>Speleo</name></author>
{entries}</feed>
"""
ENTRY = """<entry>
<id>urn:speleo:{key}:{seq}</id>
<title>{told}</title>
<updated>{when}</updated>
</entry>
"""


def feed_seats(table: Table, code: str) -> list[int]:
    """The seats that a hashed code stands for."""
    for known, seats in table.feeds.items():
        if hmac.compare_digest(known, code):
            return seats
    raise Refused(404, "no-feed", "there is no such feed")


def feed_text(table: Table, seats: list[int]) -> str:
    """One entry while it is the turn of one of these seats; its id changes with every turn."""
    when = datetime.fromtimestamp(table.moved_at, UTC).isoformat(timespec="seconds")
    turns = [seat for seat in seats if seat in table.actors()]
    told = [f"{table.chairs[seat].name}: it is your turn" for seat in turns]
    if table.match is not None and table.match.over:
        told = ["The match is over"]
    entries = "".join(
        ENTRY.format(key=table.key, seq=table.loud_seq, told=escape(line), when=when) for line in told[:1]
    )
    title = escape(table.plan.title or f"Speleo: {table.plan.game}")
    return FEED.format(key=table.key, title=title, when=when, entries=entries)
