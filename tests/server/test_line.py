"""`web/socket.py` and `web/direct.py` build on parts of uvicorn that nobody promises: this says which."""

from __future__ import annotations

import asyncio
import inspect
import random
import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from speleo.server.web.direct import DirectLine, Inbox

METHODS = {
    "handle_connect": ["self", "event"],
    "handle_cont": ["self", "event"],
    "send_receive_event_to_app": ["self"],
    "pause_writing": ["self"],
    "resume_writing": ["self"],
}
CALLERS = ("handle_text", "handle_bytes", "handle_cont")
ATTRIBUTES = {
    "frames": list,
    "close_sent": bool,
    "read_paused": bool,
    "writable": asyncio.Event,
}
USES_OF_THE_QUEUE = re.compile(r"self\.queue\.(\w+)")
ADVICE = f"uvicorn {version('uvicorn')} differs from the one that speleo.server.web.direct was written for: "


async def application(_scope: object, _receive: object, _send: object) -> None:
    return None


@pytest.fixture
async def line() -> DirectLine:
    return DirectLine(uvicorn.Config(application, ws=DirectLine), ServerState(), {})


def test_no_other_version_of_uvicorn_is_installed_with_speleo() -> None:
    """Its next minor version may move what the line takes hold of."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [Requirement(text) for text in project["project"]["optional-dependencies"]["serve"]]
    pin = next(needed.specifier for needed in wanted if needed.name == "uvicorn")
    assert version("uvicorn") in pin, ADVICE + f"pyproject.toml wants {pin}"
    assert "99.0" not in pin, "pyproject.toml must name the newest uvicorn that the line is known to fit"


@pytest.mark.parametrize("name", METHODS)
def test_the_methods_that_the_line_replaces(name: str) -> None:
    method = getattr(WebSocketsSansIOProtocol, name, None)
    assert method is not None, ADVICE + f"there is no method {name}"
    assert list(inspect.signature(method).parameters) == METHODS[name], ADVICE + f"{name} is called differently"


@pytest.mark.parametrize("name", CALLERS)
def test_every_whole_message_goes_through_the_method_that_the_line_replaces(name: str) -> None:
    method = getattr(WebSocketsSansIOProtocol, name, None)
    assert method is not None, ADVICE + f"there is no method {name}"
    assert "send_receive_event_to_app" in method.__code__.co_names, ADVICE + f"{name} hands messages on in another way"


def test_whatever_is_done_with_the_queue_can_be_done_with_the_inbox(line: DirectLine) -> None:
    used = set(USES_OF_THE_QUEUE.findall(inspect.getsource(WebSocketsSansIOProtocol)))
    assert {"put_nowait", "get"} <= used, ADVICE + "it keeps what came in elsewhere"
    assert isinstance(line.queue, Inbox)
    assert [name for name in used if not hasattr(Inbox, name)] == [], ADVICE + "it asks more of its queue"


@pytest.mark.parametrize("name", ATTRIBUTES)
async def test_the_attributes_that_the_line_uses(line: DirectLine, name: str) -> None:
    value: Any = getattr(line, name, None)
    assert isinstance(value, ATTRIBUTES[name]), ADVICE + f"there is no {name} of the kind {ATTRIBUTES[name].__name__}"


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3BlbGVvIHNwZWxlbyBzcA==\r\n\r\n"
)


class Wire(asyncio.Transport):
    """Takes everything and says nothing."""

    cut = False

    def abort(self) -> None:
        self.cut = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        return None

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return self.cut

    def close(self) -> None:
        return None

    def pause_reading(self) -> None:
        return None


def frame(opcode: int, payload: bytes, mask: bytes, final: bool = True) -> bytes:
    size = len(payload)
    head = bytes([opcode | final << 7, 0x80 | min(size, 126)]) + (size.to_bytes(2, "big") if size >= 126 else b"")
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


@pytest.mark.parametrize("seed", range(40))
async def test_messages_are_heard_alike_however_they_are_cut(line: DirectLine, seed: int) -> None:
    """Short ones, long ones, in pieces, among pings, many at a time: what is heard is what was said."""
    dice = random.Random(seed)
    line.connection_made(Wire())
    line.data_received(HANDSHAKE)
    await line.send({"type": "websocket.accept"})
    await line.inbox.get()
    line.direct = True
    said, sent = [], []
    for _ in range(60):
        payload, mask = dice.randbytes(dice.choice((0, 1, 5, 80, 124, 125, 126, 127, 300))), dice.randbytes(4)
        if dice.random() < 0.1:
            sent.append(frame(10, b"pong", mask))
        if dice.random() < (0.1 if seed % 2 else 0):
            cut = dice.randint(0, len(payload))
            sent += [frame(1, payload[:cut], mask, final=False), frame(0, payload[cut:], mask)]
        else:
            sent.append(frame(1, payload, mask))
        said.append(payload)
    if seed % 4 < 2:
        for one in sent:
            line.data_received(one)
    else:
        text = b"".join(sent)
        while text:
            size = dice.choice((1, 2, 6, 7, 50, 500))
            line.data_received(text[:size])
            text = text[size:]
    assert list(line.inbox.messages) == said


async def test_a_short_message_alone_needs_no_parser(line: DirectLine, monkeypatch: pytest.MonkeyPatch) -> None:
    line.connection_made(Wire())
    line.data_received(HANDSHAKE)
    await line.send({"type": "websocket.accept"})
    await line.inbox.get()
    line.direct = True
    monkeypatch.setattr(line.conn, "receive_data", None)
    line.data_received(frame(1, b"here", b"mask"))
    assert await line.hear() == b"here"


FLOODS = [frame(9, b"", b"mask"), frame(10, b"", b"mask"), frame(1, b"", b"mask")]


@pytest.mark.parametrize("flood", FLOODS, ids=["pings", "pongs", "messages"])
async def test_who_floods_is_cut_off_before_much_is_read(
    line: DirectLine, flood: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A quarter of a megabyte of pings, which come at once, kept everybody else waiting for a second."""
    wire = Wire()
    line.connection_made(wire)
    line.data_received(HANDSHAKE)
    await line.send({"type": "websocket.accept"})
    taken: list[int] = []
    read = line.conn.receive_data

    def counting(data: bytes | bytearray) -> None:
        taken.append(len(data))
        read(data)

    monkeypatch.setattr(line.conn, "receive_data", counting)
    line.data_received(flood * 40_000)
    assert wire.cut
    assert sum(taken) < 10_000


async def test_who_now_and_then_sends_a_sign_is_not_cut_off(line: DirectLine, monkeypatch: pytest.MonkeyPatch) -> None:
    wire, now = Wire(), 0.0
    line.connection_made(wire)
    line.data_received(HANDSHAKE)
    await line.send({"type": "websocket.accept"})
    monkeypatch.setattr(line, "loop", SimpleNamespace(time=lambda: now))
    for _ in range(200):
        now += 0.05
        line.data_received(frame(9, b"here", b"mask"))
    assert not wire.cut
