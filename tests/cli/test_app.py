"""`speleo` without a command."""

from __future__ import annotations

import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import pytest

from speleo.cli import app
from speleo.cli.main import run
from speleo.server import screen, serving

Opened = list[str]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """What was opened: the menu, the app on a port, or an address in the browser."""
    found: Opened = []

    def note(text: Callable[..., str]) -> Callable[..., int]:
        def told(*given: object, **_: object) -> int:
            found.append(text(*given))
            return 0

        return told

    monkeypatch.setattr(app, "open_menu", note(lambda: "menu"))
    monkeypatch.setattr(serving, "serve", note(lambda settings: f"app on {settings.port}"))
    monkeypatch.setattr(webbrowser, "open", note(str))
    monkeypatch.setattr(app, "has_app", lambda: True)
    monkeypatch.setattr(app, "has_browser", lambda: True)
    return found


def test_with_a_screen_and_a_browser_the_app_opens(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    monkeypatch.setenv("SPELEO_PORT", str(port))
    assert run([]) == 0
    assert opened == [f"app on {port}"]


@pytest.mark.parametrize("missing", ["has_browser", "has_app"])
def test_without_browser_or_pages_the_menu_opens(opened: Opened, monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    monkeypatch.setattr(app, missing, lambda: False)
    assert run([]) == 0
    assert opened == ["menu"]


@pytest.mark.parametrize(("ours", "expected"), [(True, "http://127.0.0.1:{port}"), (False, "app on 0")])
def test_a_taken_port_is_used_if_speleo_listens_there(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, ours: bool, expected: str
) -> None:
    """If something else has the port, the app takes a free one."""
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        monkeypatch.setenv("SPELEO_PORT", str(port))
        monkeypatch.setattr(app, "is_speleo", lambda _: ours)
        assert run([]) == 0
        assert opened == [expected.format(port=port)]


def test_without_a_screen_there_is_no_browser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A browser that could only run in the terminal does not count, nor a screen without any browser."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not screen.has_browser()
    monkeypatch.setenv("DISPLAY", ":0")

    def none() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    assert not screen.has_browser()
    monkeypatch.setattr(webbrowser, "get", lambda: None)
    assert screen.has_browser()
