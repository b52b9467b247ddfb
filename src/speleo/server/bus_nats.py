"""News of entries written by other processes, over NATS. It may lose some, so storage is asked now and then as well."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from speleo.server.bus import again_and_again, heard
from speleo.server.hall import Hall

SUBJECT = "speleo.news"
ASK_SECONDS = 5.0
log = logging.getLogger("speleo.bus")


class NatsBus:
    """Tells after each commit what was written, and listens to the others."""

    def __init__(self, url: str, hall: Hall) -> None:
        self.url = url
        self.hall = hall
        self.client: Client | None = None

    async def listen(self) -> None:
        await again_and_again(self.listen_once)

    async def listen_once(self) -> None:
        """Listen until the connection breaks; whoever asked listens again."""
        closed = asyncio.Event()

        async def ended() -> None:
            closed.set()

        async def quiet(_: Exception) -> None:
            return None

        client = await nats.connect(
            self.url, max_reconnect_attempts=-1, connect_timeout=3, closed_cb=ended, error_cb=quiet
        )
        try:
            await client.subscribe(SUBJECT, cb=self.told)
            self.client = client
            while not closed.is_set():
                await self.hall.catch_up_all()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(closed.wait(), ASK_SECONDS)
        finally:
            self.client = None
            with contextlib.suppress(OSError, Error, TimeoutError):
                await client.close()

    async def told(self, news: Msg) -> None:
        heard(self.hall, news.data.decode("ascii", "replace"))

    async def tell(self, latest: dict[str, int]) -> None:
        """After a commit; a failure only means that the others learn of it later."""
        if self.client is not None:
            with contextlib.suppress(OSError, Error):
                await self.client.publish(SUBJECT, " ".join(f"{key}:{seq}" for key, seq in latest.items()).encode())
