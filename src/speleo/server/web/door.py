"""A connection over HTTP that cannot be held half open: heads and bodies come soon, and answers are read.

Like `line.py` it derives from a class of uvicorn that promises nothing to who does, so its version is pinned.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from speleo.server.metrics import LIMITED
from speleo.server.quotas import place
from speleo.server.settings import Settings

LARGEST_HEAD = 32_768
SEND_SECONDS = 30.0
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"


class Door(HttpToolsProtocol):
    """`hurry` runs while a request is incomplete, `patience` while an answer is not read."""

    seconds = 10.0
    most = 0
    most_of_one = 0
    proxies: frozenset[str] = frozenset()
    known: ClassVar[Counter[str]] = Counter()
    hurry: asyncio.TimerHandle | None = None
    patience: asyncio.TimerHandle | None = None
    head = 0
    in_head = True
    counted = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection is counted for its address, unless it comes through a trusted proxy, or turned away."""
        super().connection_made(transport)
        name = place(self.client[0]) if self.client else ""
        behind_proxy = bool(self.client) and self.client[0] in self.proxies  # type: ignore[index]
        if self.most and self.known.total() >= self.most:
            self.turn_away("connections", TOO_MANY)
        elif self.most_of_one and not behind_proxy and self.known[name] >= self.most_of_one:
            self.turn_away("address_connections", TOO_MANY)
        else:
            self.counted = name
            self.known[name] += 1
            self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.settle()
        self.calm()
        super().connection_lost(exc)
        self.discount()

    def discount(self) -> None:
        if self.counted:
            self.known[self.counted] -= 1
            if self.known[self.counted] <= 0:
                del self.known[self.counted]
            self.counted = ""

    def turn_away(self, limit: str, said: bytes) -> None:
        LIMITED.labels(limit).inc()
        if not self.transport.is_closing():
            self.transport.write(said)
            self.transport.close()

    # what comes in

    def expect(self) -> None:
        """A request has to be complete before long."""
        if self.hurry is None:
            self.hurry = self.loop.call_later(self.seconds, self.turn_away, "request_seconds", TOO_SLOW)

    def settle(self) -> None:
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None

    def data_received(self, data: bytes) -> None:
        """Count the head of a request while it comes, and how long it takes, before anything else reads it."""
        if self.transport.is_closing():
            return
        if self.hurry is None and (self.cycle is None or self.cycle.response_complete):
            self.expect()
        self.head += len(data)
        super().data_received(data)
        if self.in_head and self.head > LARGEST_HEAD:
            self.turn_away("head", TOO_LARGE)

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.settle()
        self.in_head, self.head = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.settle()
        self.discount()
        super().handle_websocket_upgrade()

    # what goes out

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.patience is None:
            self.patience = self.loop.call_later(SEND_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.calm()

    def calm(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


def door_for(settings: Settings) -> type[Door]:
    """The class of connections of a server with these settings."""
    own: dict[str, Any] = {
        "seconds": settings.request_seconds,
        "most": settings.connections,
        "most_of_one": settings.address_connections,
        "proxies": frozenset(settings.proxies.replace(" ", "").split(",")),
        "known": Counter(),
    }
    return type("OwnDoor", (Door,), own)
