"""`web/socket.py` and `web/direct.py` build on parts of uvicorn that nobody promises: this says which."""

from __future__ import annotations

import asyncio
import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from speleo.server.web.direct import DirectLine

METHODS = {
    "handle_connect": ["self", "event"],
    "handle_cont": ["self", "event"],
    "send_receive_event_to_app": ["self"],
    "pause_writing": ["self"],
    "resume_writing": ["self"],
}
CALLERS = ("handle_text", "handle_bytes", "handle_cont")
ATTRIBUTES = {
    "queue": asyncio.Queue,
    "frames": list,
    "close_sent": bool,
    "read_paused": bool,
    "writable": asyncio.Event,
}
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


@pytest.mark.parametrize("name", ATTRIBUTES)
async def test_the_attributes_that_the_line_uses(line: DirectLine, name: str) -> None:
    value: Any = getattr(line, name, None)
    assert isinstance(value, ATTRIBUTES[name]), ADVICE + f"there is no {name} of the kind {ATTRIBUTES[name].__name__}"
