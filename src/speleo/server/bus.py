"""News of entries written by other processes, over PostgreSQL's NOTIFY: only `table:seq`, never what happened."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import asyncpg

from speleo.server.hall import Hall
from speleo.server.storage.postgres import plain_address

CHANNEL = "speleo"
PATIENCE = 0.5
log = logging.getLogger("speleo.bus")


class PostgresBus:
    """Listens on a connection of its own; when that breaks it connects again and asks what was missed."""

    def __init__(self, url: str, hall: Hall) -> None:
        self.address = plain_address(url)
        self.hall = hall

    async def listen(self) -> None:
        await again_and_again(self.listen_once)

    async def listen_once(self) -> None:
        """Hear news until the connection ends; what was missed before is read first."""
        gone = asyncio.Event()
        connection = await asyncpg.connect(self.address, timeout=5)
        try:
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, self.told)
            await self.hall.catch_up_all()
            await gone.wait()
        finally:
            connection.terminate()

    def told(self, _connection: object, _pid: int, _channel: str, news: object) -> None:
        heard(self.hall, str(news))


async def again_and_again(listen_once: Callable[[], Awaitable[None]]) -> None:
    """Listen, and whenever that ends connect again after a while."""
    while True:
        try:
            await listen_once()
        except Exception as error:  # whatever it is, news must be heard again
            log.warning("no news", extra={"error": type(error).__name__})
        log.warning("the connection for news is gone; connecting again")
        await asyncio.sleep(PATIENCE)


def heard(hall: Hall, news: str) -> None:
    """News is `table:seq` of one table or several; anything else is left alone."""
    for item in news.split():
        key, _, seq = item.rpartition(":")
        if seq.isdigit():
            hall.hear(key, int(seq))
