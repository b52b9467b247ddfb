"""A websocket that cannot be abused: messages come in few pieces, and who does not read is let go.

The protocol of uvicorn promises nothing to who derives from it, so its version is pinned and `test_line.py` says what
is taken hold of.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from speleo.server.metrics import LIMITED

MOST_PIECES = 64
MOST_SIGNS = 50
"""Pings and pongs in a second. They are answered before anybody counts messages, so their number is a limit itself."""
MOST_WAITING = 300
"""Messages that came before one was heard; nothing more is read from a few on, but these came along."""
SLICE = 1024
"""Bytes that are taken apart before it is asked whether that goes on."""
SEND_SECONDS = 20


class Socket(WebSocketsSansIOProtocol):
    """`patience` runs while the other side does not read. `signs` counts pings and pongs since `counted_at`."""

    patience: asyncio.TimerHandle | None = None
    signs = 0
    counted_at = 0.0

    def data_received(self, data: bytes) -> None:
        """Bit by bit: thousands of frames fit into what comes at once."""
        for at in range(0, len(data), SLICE):
            super().data_received(data[at : at + SLICE])
            if self.queue.qsize() > MOST_WAITING:
                self.cut_off("messages")
            if self.transport.is_closing():
                return

    def cut_off(self, limit: str) -> None:
        LIMITED.labels(limit).inc()
        self.transport.abort()

    def sign(self) -> None:
        """A ping or a pong came."""
        now = self.loop.time()
        if now - self.counted_at >= 1:
            self.signs, self.counted_at = 0, now
        self.signs += 1
        if self.signs > MOST_SIGNS and not self.transport.is_closing():
            self.cut_off("signs")

    def handle_ping(self) -> None:
        super().handle_ping()
        self.sign()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.sign()

    def handle_cont(self, event: Frame) -> None:
        """A message comes in a few pieces; empty ones could go on for ever."""
        if len(self.frames) >= MOST_PIECES:
            self.cut_off("pieces")
            return
        super().handle_cont(event)

    def hold(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        """Who does not read is not heard either, or answers to pings would pile up."""
        super().pause_writing()
        self.hold()
        if self.patience is None:
            self.patience = self.loop.call_later(SEND_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.calm()
        if self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm()
        super().connection_lost(exc)

    def calm(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
