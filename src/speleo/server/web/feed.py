"""A feed of "your turn", for asynchronous play: an Atom file that any feed reader can follow."""

from __future__ import annotations

from datetime import UTC, datetime
from xml.sax.saxutils import escape

from speleo.server.errors import Refused
from speleo.server.slips import Feed
from speleo.server.table import Table
from speleo.texts.texts import Texts

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


def feed_at(table: Table, code: str) -> Feed:
    """The feed that a hashed code stands for."""
    feed = table.seats.slips.feed_of(code)
    if feed is None:
        raise Refused(404, "no-feed", "there is no such feed")
    return feed


def feed_text(table: Table, feed: Feed) -> str:
    """One entry while it is the turn of one of these seats; its id changes with every turn."""
    when = datetime.fromtimestamp(table.clocks.moved_at, UTC).isoformat(timespec="seconds")
    turns = [seat for seat in feed.seats if seat in table.actors and not table.seats.chairs[seat].bot]
    texts = Texts(feed.language)
    game = texts.say(f"{table.plan.game}-name")
    told = [texts.say("notice-your-turn", name=table.seats.chairs[seat].name, game=game) for seat in turns]
    if table.play.match is not None and table.play.match.over:
        told = [texts.say("notice-over", game=game)]
    entries = "".join(
        ENTRY.format(key=table.key, seq=table.play.loud_seq, told=escape(line), when=when) for line in told[:1]
    )
    return FEED.format(key=table.key, title=escape(f"Speleo: {game}"), when=when, entries=entries)
