"""Notices for play over days: a hook of the host is told when it is somebody's turn, and sends mail or pushes it."""

from __future__ import annotations

import asyncio
import logging
import urllib.request
from http.client import HTTPException
from typing import Any

from speleo.server.table import Table
from speleo.server.wire import packed

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
        """Seats whose turn has just begun, who asked for notices and do not look at the table here."""
        if not self.url or not table.wanted or self.waiting >= MOST_WAITING:
            return []
        looking = {seat for listener in table.listeners for seat in listener.seats()}
        return [seat for seat in table.newly_due if seat in table.wanted and seat not in looking]

    async def tell(self, table: Table, seat: int) -> None:
        """Wait whether the turn lasts, then tell."""
        own = table.own_seq.get(seat, 0)
        self.waiting += 1
        try:
            await asyncio.sleep(self.seconds)
            if seat in table.clocks.due and table.own_seq.get(seat, 0) == own and seat in table.wanted:
                await self.deliver(packed(notice(table, seat)))
        finally:
            self.waiting -= 1

    async def deliver(self, body: bytes) -> None:
        for attempt in range(ATTEMPTS):
            async with self.room:
                if await asyncio.to_thread(posted, self.url, body):
                    return
            await asyncio.sleep(PATIENCE * 2**attempt)
        log.warning("the hook for notices does not answer")


def notice(table: Table, seat: int) -> dict[str, Any]:
    return {
        "what": "your-turn",
        "table": table.key,
        "title": table.plan.title,
        "game": table.plan.game,
        "seat": seat,
        "name": table.chairs[seat].name,
        "to": table.wanted[seat],
        "seq": table.seq,
        "path": f"/table/{table.key}",
    }


def posted(url: str, body: bytes) -> bool:
    """Whether the hook took it."""
    asked = urllib.request.Request(url, body, {"content-type": "application/json"})  # noqa: S310 - the host chose it
    try:
        with urllib.request.urlopen(asked, timeout=ANSWER_SECONDS) as answer:  # noqa: S310
            return bool(200 <= answer.status < 300)
    except (OSError, HTTPException, ValueError):
        return False
