"""A shorter way of live messages, for servers with many connections.

Between the handshake and the end of a connection ASGI's tasks, checks and copies for each message cost about as much
as playing does. `DirectLine` leaves them out; uvicorn stays in charge of the handshake, of pings, of limits and of
closing. Nothing else depends on it: `SPELEO_LINE` chooses.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from websockets.http11 import Request

from speleo.server.web.line import LINE, nothing
from speleo.server.web.socket import Socket

FEW = 4
"""Messages that wait before nothing more is read."""
TEXT_FRAME = 0x81
FINAL = MASKED = 0x80
SHORT_HEAD = 6
"""Bytes of a client's frame before a short text: what it is, its size, and the mask."""
END_OF_HEAD = b"\r\n\r\n"
SHORT, MIDDLE = 126, 127
LONGEST_SHORT, LONGEST_MIDDLE = 125, 65_535


class Inbox:
    """What comes in for the one who hears it, as `asyncio.Queue` has it for any number of people."""

    def __init__(self) -> None:
        self.messages: deque[Any] = deque()
        self.awaited: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.awaited is not None and not self.awaited.done():
            self.awaited.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.awaited = asyncio.get_running_loop().create_future()
            await self.awaited
        return self.messages.popleft()

    def empty(self) -> bool:
        return not self.messages

    def qsize(self) -> int:
        return len(self.messages)


class DirectLine(Socket):
    """Messages are taken from the socket and written to it at once; until somebody hears them, by the book.

    `whole`: everything that came so far was whole frames, so that what comes next begins one.
    """

    direct = False
    whole = False
    full = False
    cleared: Callable[[], None] = staticmethod(nothing)

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = self.inbox = cast(Any, Inbox())

    def data_received(self, data: bytes) -> None:
        """A short text that came alone in one frame, as nearly all do, needs no parser."""
        if self.whole and self.direct and not self.close_sent and is_short_text(data):
            self.take(unmasked(data))
            return
        self.whole = are_frames(data) if self.whole else not self.handshake_initiated and data.endswith(END_OF_HEAD)
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, object], self.scope["extensions"])[LINE] = self

    async def hear(self) -> bytes | None:
        """The next message, None at the end; reading goes on once nothing waits."""
        self.direct = True
        if self.full:
            await self.writable.wait()
        inbox = self.inbox
        message = inbox.messages.popleft() if inbox.messages else await inbox.get()
        if self.read_paused and not self.full and not inbox.messages and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
        if type(message) is bytes:
            return message
        if message["type"] != "websocket.receive":
            return None
        return message.get("bytes") or (message.get("text") or "").encode()

    def send_receive_event_to_app(self) -> None:
        if not self.direct or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.take(bytes(data))

    def take(self, message: bytes) -> None:
        self.inbox.put_nowait(message)
        if len(self.inbox.messages) > FEW:
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


def is_short_text(data: bytes) -> bool:
    """Whether that is one whole frame of a client with a short text, and nothing else."""
    size = len(data) - SHORT_HEAD
    return 0 <= size <= LONGEST_SHORT and data[0] == TEXT_FRAME and data[1] == MASKED | size


def unmasked(frame: bytes) -> bytes:
    """The text of such a frame."""
    size = len(frame) - SHORT_HEAD
    mask = (frame[2:SHORT_HEAD] * (size // 4 + 1))[:size]
    return (int.from_bytes(frame[SHORT_HEAD:], "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


def are_frames(data: bytes) -> bool:
    """Whether that is nothing but whole, short frames of a client, each a message or a sign of its own."""
    at = 0
    while at + 1 < len(data) and data[at] & FINAL and MASKED <= data[at + 1] <= MASKED | LONGEST_SHORT:
        at += SHORT_HEAD + (data[at + 1] & ~MASKED)
    return at == len(data)


PROTOCOLS: dict[str, type[Socket]] = {"direct": DirectLine, "asgi": Socket}
"""By the setting `line`."""
