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
SEND_SECONDS = 20


class Socket(WebSocketsSansIOProtocol):
    """`patience` runs while the other side does not read."""

    patience: asyncio.TimerHandle | None = None

    def handle_cont(self, event: Frame) -> None:
        """A message comes in a few pieces; empty ones could go on for ever."""
        if len(self.frames) >= MOST_PIECES:
            LIMITED.labels("pieces").inc()
            self.transport.abort()
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
