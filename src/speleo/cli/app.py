"""`speleo` without a command: the app in the browser where one can open, else the menu of the terminal game."""

from __future__ import annotations

import socket
import urllib.request
import webbrowser
from dataclasses import replace
from importlib import resources
from importlib.util import find_spec

from speleo.cli.play import open_menu
from speleo.server.screen import has_browser
from speleo.server.settings import Settings, settings_from

NEEDED = ("fastapi", "uvicorn", "sqlalchemy", "aiosqlite")
PATIENCE = 3.0


def open_speleo() -> int:
    """What a double click does: the browser's app, the one that runs already, or the menu of the terminal."""
    if not (has_browser() and has_app()):
        return open_menu()
    settings = settings_from({})
    if taken(settings):
        if is_speleo(settings):
            print(f"Speleo runs already, on {address(settings)}", flush=True)
            webbrowser.open(address(settings))
            return 0
        settings = replace(settings, port=0)
    from speleo.server.serving import serve

    return serve(settings, open_browser=True)


def has_app() -> bool:
    """Whether the packages of the table server and the built pages are installed."""
    pages = resources.files("speleo.server").joinpath("static", "index.html")
    return pages.is_file() and all(find_spec(name) is not None for name in NEEDED)


def address(settings: Settings) -> str:
    return f"http://{settings.host}:{settings.port}"


def taken(settings: Settings) -> bool:
    """Whether something listens already where the server would."""
    if settings.port == 0:
        return False
    try:
        with socket.create_connection((settings.host, settings.port), PATIENCE):
            return True
    except OSError:
        return False


def is_speleo(settings: Settings) -> bool:
    try:
        with urllib.request.urlopen(f"{address(settings)}/build.json", timeout=PATIENCE) as answer:  # noqa: S310 - http
            return b'"api"' in answer.read(1000)
    except (OSError, ValueError):
        return False
