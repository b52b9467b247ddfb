"""Chromium against a real server process. Needs the web app to be built: `python3 run.py setup`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from tests.browser.people import BOTS, Visitor, steps
from tests.browser.site import handed_out, write_site
from tests.server.serving import PATIENCE, Person, Server, serving

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
HARMLESS = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "WebSocket connection to")
"""What Chromium says when a test takes the server away."""
REFUSED = "Failed to load resource"
"""What it says when the server refuses something, which the page tells in its own words."""
AT_ONCE = """localStorage.getItem('speleo.settings') ??
    localStorage.setItem('speleo.settings', '{"speed": "once", "callouts": false}')"""
"""Nobody waits for bots or is told what is new, unless a test is about that."""
PICTURES = Path("artefacts/browser")
MATCHES = Path(__file__).parent / "matches"
LEFT_TO_PLAY = 4
MATCHES_SECONDS = 180

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The Chromium that SPELEO_BROWSER names; without it Playwright's own."""
    path = os.environ.get("SPELEO_BROWSER") or None
    return {**browser_type_launch_args, "executable_path": path, "args": QUIET}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), games="", review_effort=10) as running:
        assert running.http.get("/").status_code == 200, "the web app is not built: python3 run.py setup"
        yield running


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The static site in a folder of some host."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / "club" / "caves")
    with handed_out(root) as address:
        yield f"{address}club/caves/"


@pytest.fixture(scope="session")
def finished(server: Server) -> dict[str, Person]:
    """A match of each game that bots have played to its end, always the same but for its last steps.

    Made by `speleo sim GAME --seats 4 --bots BOT --seed large --games 500 --match K --record FILE`; Diamant's is
    match 404, in which a seat has large sums of gems and of relics.
    """
    hosts = {}
    for game, bot in BOTS.items():
        record = (MATCHES / f"{game}.record").read_text(encoding="utf-8")
        upto = steps(record) - LEFT_TO_PLAY
        hosts[game] = server.table(*[bot] * 4, game=game, title="Bots alone", record=record, upto=upto)
    play_to_the_end(server, *hosts.values())
    return hosts


@pytest.fixture(scope="session")
def dealt(server: Server) -> Person:
    """A match of Diamant that the server has dealt from its first card to its last."""
    host = server.table(*["odds"] * 4, title="Bots alone")
    play_to_the_end(server, host)
    return host


def play_to_the_end(server: Server, *hosts: Person) -> None:
    for host in hosts:
        host.do("start")
    last = time.monotonic() + MATCHES_SECONDS
    while any(host.look()["table"]["phase"] != "over" for host in hosts):
        assert time.monotonic() < last, "the bots did not finish: " + server.log.read_text()[-500:]
        time.sleep(0.2)


def is_harmless(message: ConsoleMessage) -> bool:
    refused = message.text.startswith(REFUSED) and "/api/" in message.location["url"]
    return refused or any(word in message.text for word in HARMLESS)


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext], server: Server) -> Iterator[Callable[..., Visitor]]:
    """People with browsers of their own. At the end no page may have complained, not even about the policy."""
    complaints: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda message: (
                complaints.append(message.text) if message.type == "error" and not is_harmless(message) else None
            ),
        )

    def arrive(language: str = "en", at: Server = server, **context: Any) -> Visitor:
        context = {"viewport": {"width": 1440, "height": 900}, "locale": language, **context}
        page = new_context(reduced_motion="reduce", **context).new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.add_init_script(AT_ONCE)
        watch(page)
        return Visitor(page, at)

    yield arrive
    assert complaints == []


@pytest.fixture
def pictures() -> Path:
    """Where pictures of screens are kept for people to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    return PICTURES
