"""The two ways of live messages: as ASGI has them, and a shorter one for servers with many connections.

Between the handshake and the end of a connection ASGI's tasks, checks and copies for each message cost about as much
as playing does. `DirectLine` leaves them out; uvicorn stays in charge of the handshake, of pings, of limits and of
closing. Nothing else depends on it: `SPELEO_LINE` chooses.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, cast

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.http11 import Request

from speleo.server.web.socket import Socket

LINE = "speleo.line"
"""The extension of the scope under which an application finds the direct line."""
FEW = 4
"""Messages that wait before nothing more is read."""
TEXT_FRAME = 0x81
SHORT, MIDDLE = 126, 127
LONGEST_SHORT, LONGEST_MIDDLE = 125, 65_535


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


class DirectLine(Socket):
    """Messages are taken from the socket and written to it at once; until somebody hears them, by the book."""

    direct = False
    full = False
    cleared: Callable[[], None] = staticmethod(nothing)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, object], self.scope["extensions"])[LINE] = self

    async def hear(self) -> bytes | None:
        self.direct = True
        if self.full:
            await self.writable.wait()
        message = await self.queue.get() if self.queue.empty() else self.queue.get_nowait()
        if self.read_paused and not self.full and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
        if message["type"] != "websocket.receive":
            return None
        return message.get("bytes") or (message.get("text") or "").encode()

    def send_receive_event_to_app(self) -> None:
        if not self.direct or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(data)})
        if self.queue.qsize() > FEW:
            self.hold()

    def write(self, texts: list[bytes]) -> None:
        """In one go."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(map(framed, texts)))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        self.full = False
        super().resume_writing()
        self.cleared()


def framed(text: bytes) -> bytes:
    """A text as one frame of a server."""
    size = len(text)
    if size <= LONGEST_SHORT:
        return bytes((TEXT_FRAME, size)) + text
    if size <= LONGEST_MIDDLE:
        return b"%c%c%b%b" % (TEXT_FRAME, SHORT, size.to_bytes(2, "big"), text)
    return b"%c%c%b%b" % (TEXT_FRAME, MIDDLE, size.to_bytes(8, "big"), text)


PROTOCOLS: dict[str, type[Socket]] = {"direct": DirectLine, "asgi": Socket}
"""By the setting `line`."""


def line_of(socket: WebSocket) -> Line:
    found: Line | None = socket.scope["extensions"].get(LINE)
    return found or AsgiLine(socket)
