"""A shorter way of live messages, for servers with many connections.

Between the handshake and the end of a connection ASGI's tasks, checks and copies for each message cost about as much
as playing does. `DirectLine` leaves them out; uvicorn stays in charge of the handshake, of pings, of limits and of
closing. Nothing else depends on it: `SPELEO_LINE` chooses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from websockets.http11 import Request

from speleo.server.web.line import LINE, nothing
from speleo.server.web.socket import Socket

FEW = 4
"""Messages that wait before nothing more is read."""
TEXT_FRAME = 0x81
SHORT, MIDDLE = 126, 127
LONGEST_SHORT, LONGEST_MIDDLE = 125, 65_535


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
