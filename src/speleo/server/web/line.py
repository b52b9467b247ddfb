"""The way of live messages: as ASGI has them, or by a shorter one that the server puts into the scope."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

LINE = "speleo.line"
"""The extension of the scope under which an application finds the direct line."""


class Line(Protocol):
    """A connection. While it is `full` nothing is to be written; then it calls `cleared`."""

    cleared: Callable[[], None]

    @property
    def full(self) -> bool: ...

    def write(self, texts: list[bytes]) -> None:
        """Send texts, each as a message of its own."""
        ...

    async def hear(self) -> bytes | None:
        """The next message, when everything that was written is on its way; None at the end."""
        ...


def nothing() -> None:
    """What is called before anybody waits for a line to be clear."""


class AsgiLine:
    """By the book."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.cleared: Callable[[], None] = nothing
        self.sending: asyncio.Task[None] | None = None

    @property
    def full(self) -> bool:
        return self.sending is not None

    def write(self, texts: list[bytes]) -> None:
        self.sending = asyncio.create_task(self.send(texts))

    async def send(self, texts: list[bytes]) -> None:
        try:
            for text in texts:
                await self.socket.send_text(text.decode())
        except (WebSocketDisconnect, RuntimeError):  # what comes in says so too
            return
        self.sending = None
        self.cleared()

    async def hear(self) -> bytes | None:
        if self.sending is not None:
            await asyncio.wait((self.sending,))
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        return message.get("bytes") or (message.get("text") or "").encode()


def line_of(socket: WebSocket) -> Line:
    found: Line | None = socket.scope["extensions"].get(LINE)
    return found or AsgiLine(socket)
