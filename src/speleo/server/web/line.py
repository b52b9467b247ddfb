"""A live connection without detours: messages go straight from the socket to the table and back.

Between the handshake and the end of a connection ASGI's queue, tasks and copies for each message cost more than
playing does. The protocol of uvicorn stays in charge of the handshake, of pings, of limits and of closing. It promises
nothing to who derives from it, so its version is pinned and `test_line.py` says what is taken hold of.
"""

from __future__ import annotations

from typing import Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LINE = "speleo.line"
"""The extension of the scope under which an application finds the line."""
TEXT_FRAME = 0x81
SHORT, MIDDLE = 126, 127
LONGEST_SHORT, LONGEST_MIDDLE = 125, 65_535


class Hearer(Protocol):
    """Who gets the messages of a connection, and is told when it can be written to again."""

    def heard(self, text: bytes) -> None: ...

    def blocked(self) -> None: ...

    def cleared(self) -> None: ...


def framed(text: bytes) -> bytes:
    """A text as one frame of a server."""
    size = len(text)
    if size <= LONGEST_SHORT:
        return bytes((TEXT_FRAME, size)) + text
    if size <= LONGEST_MIDDLE:
        return b"%c%c%b%b" % (TEXT_FRAME, SHORT, size.to_bytes(2, "big"), text)
    return b"%c%c%b%b" % (TEXT_FRAME, MIDDLE, size.to_bytes(8, "big"), text)


class Line(WebSocketsSansIOProtocol):
    """Until somebody listens directly, everything goes the way of ASGI."""

    hearer: Hearer | None = None
    full = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, object], self.scope["extensions"])[LINE] = self

    def listen(self, hearer: Hearer) -> None:
        """From now on; what came before this is given to the hearer at once."""
        self.hearer = hearer
        while not self.queue.empty():
            waiting = self.queue.get_nowait()
            if waiting["type"] != "websocket.receive":
                self.queue.put_nowait(waiting)
                break
            hearer.heard((waiting.get("text") or "").encode())
        self.hear_on()

    def send_receive_event_to_app(self) -> None:
        if self.hearer is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hearer.heard(bytes(data))

    def hold(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def hear_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def write(self, texts: list[bytes]) -> None:
        """Send texts, each as a message of its own, in one go."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(map(framed, texts)))

    def cut(self) -> None:
        """End it without a farewell: the other side does not read."""
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True
        if self.hearer is not None:
            self.hearer.blocked()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if self.hearer is not None:
            self.hearer.cleared()
