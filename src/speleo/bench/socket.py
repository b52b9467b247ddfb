"""A websocket client that costs little, since it shares the machine with the server that it loads."""

from __future__ import annotations

import asyncio
from typing import Protocol, cast

import orjson

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
SHORT, MIDDLE = 126, 127
MASKED = 0x80
NO_MASK = bytes(4)
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3BlbGVvIHNwZWxlbyBzcA==\r\n\r\n"
)


class Player(Protocol):
    """Who is told of every message."""

    def heard(self, message: dict[str, object]) -> None: ...


def framed(kind: int, payload: bytes) -> bytes:
    """A frame of a client; a mask of zeros leaves the payload as it is."""
    size = len(payload)
    if size < SHORT:
        return bytes((kind, MASKED | size)) + NO_MASK + payload
    return bytes((kind, MASKED | SHORT)) + size.to_bytes(2, "big") + NO_MASK + payload


class Socket(asyncio.Protocol):
    """One connection; `player` hears what the server says after the handshake."""

    def __init__(self, player: Player, path: str, port: int, hello: dict[str, object]) -> None:
        self.player = player
        self.asked = HANDSHAKE.format(path=path, port=port).encode()
        self.hello = hello
        self.rest = b""
        self.accepted = False
        self.transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self.asked)

    def send(self, message: dict[str, object]) -> None:
        if self.transport is not None:
            self.transport.write(framed(TEXT, orjson.dumps(message)))

    def data_received(self, data: bytes) -> None:
        """The handshake's answer first, then as many whole frames as there are."""
        if self.rest:
            data = self.rest + data
        at = 0
        if not self.accepted:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self.rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:at]
            self.accepted = True
            self.send(self.hello)
        while (end := self.frame(data, at)) > at:
            at = end
        self.rest = data[at:]

    def frame(self, data: bytes, at: int) -> int:
        """Take one frame if it is there in full; where the next begins."""
        if len(data) < at + 2:
            return at
        kind, size, begin = data[at], data[at + 1], at + 2
        if size == SHORT:
            begin += 2
            size = int.from_bytes(data[at + 2 : begin], "big")
        elif size == MIDDLE:
            begin += 8
            size = int.from_bytes(data[at + 2 : begin], "big")
        end = begin + size
        if len(data) < max(end, begin):
            return at
        if kind == TEXT:
            self.player.heard(orjson.loads(memoryview(data)[begin:end]))
        elif kind == PING and self.transport is not None:
            self.transport.write(framed(PONG, data[begin:end]))
        return end

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
