"""Notices for play over days: a hook of the host is told when it is somebody's turn, and sends mail or pushes it."""

from __future__ import annotations

import asyncio
import logging
import urllib.request
from http.client import HTTPException
from typing import Any

from speleo.server.slips import Wish
from speleo.server.table import Table
from speleo.server.wire import packed
from speleo.texts.texts import Texts

ATTEMPTS = 6
PATIENCE = 1.0
ANSWER_SECONDS = 10
AT_ONCE = 4
MOST_WAITING = 10_000
log = logging.getLogger("speleo.notices")


class Notices:
    """Never in the way of play: it is told later, from a thread, a few times, and then given up."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.seconds = seconds
        self.room = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0

    def wants(self, table: Table) -> list[int]:
        """Seats whose turn has just begun, whose notices are confirmed and who do not look at the table here."""
        if not self.url or not table.seats.slips.wishes or self.waiting >= MOST_WAITING:
            return []
        looking = {seat for listener in table.audience.listeners for seat in listener.seats()}
        return [seat for seat in table.clocks.newly_due if table.seats.slips.confirmed(seat) and seat not in looking]

    async def tell(self, table: Table, seat: int) -> None:
        """Wait whether the turn lasts, then tell."""
        own = table.play.own_seq.get(seat, 0)
        self.waiting += 1
        try:
            await asyncio.sleep(self.seconds)
            wish = table.seats.slips.confirmed(seat)
            if seat in table.clocks.due and table.play.own_seq.get(seat, 0) == own and wish is not None:
                await self.deliver(packed(notice(table, seat, wish)))
        finally:
            self.waiting -= 1

    async def ask(self, table: Table, seat: int, code: str) -> None:
        """Send the code by which a wish is confirmed, if it is still open."""
        wish = table.seats.slips.wishes.get(seat)
        if wish is not None and not wish.confirmed and self.waiting < MOST_WAITING:
            self.waiting += 1
            try:
                await self.deliver(packed(question(table, wish, code)))
            finally:
                self.waiting -= 1

    async def deliver(self, body: bytes) -> None:
        for attempt in range(ATTEMPTS):
            async with self.room:
                if await asyncio.to_thread(posted, self.url, body):
                    return
            await asyncio.sleep(PATIENCE * 2**attempt)
        log.warning("the hook for notices does not answer")


def notice(table: Table, seat: int, wish: Wish) -> dict[str, Any]:
    """Whose turn it is, in a sentence of ours; of what people wrote it has the seat's own name alone."""
    texts, name = Texts(wish.language), table.seats.chairs[seat].name
    return {
        "what": "your-turn",
        "to": wish.to,
        "text": texts.say("notice-your-turn", name=name, game=texts.say(f"{table.plan.game}-name")),
        "table": table.key,
        "game": table.plan.game,
        "seat": seat,
        "name": name,
        "seq": table.story.seq,
        "path": f"/table/{table.key}",
    }


def question(table: Table, wish: Wish, code: str) -> dict[str, Any]:
    """Whether notices may come there. Nothing in it was written by anybody at the table."""
    texts = Texts(wish.language)
    return {
        "what": "confirm",
        "to": wish.to,
        "text": texts.say("notice-confirm", game=texts.say(f"{table.plan.game}-name")),
        "table": table.key,
        "game": table.plan.game,
        "code": code,
        "path": f"/table/{table.key}#notices={code}",
    }


def posted(url: str, body: bytes) -> bool:
    """Whether the hook took it."""
    asked = urllib.request.Request(url, body, {"content-type": "application/json"})  # noqa: S310 - the host chose it
    try:
        with urllib.request.urlopen(asked, timeout=ANSWER_SECONDS) as answer:  # noqa: S310
            return bool(200 <= answer.status < 300)
    except (OSError, HTTPException, ValueError):
        return False
