"""The app without a connection: what its service worker keeps and leaves to the server, and how a new build comes."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Visitor
from tests.browser.site import handed_out
from tests.server.serving import PATIENCE, Server

Visit = Callable[..., Visitor]
KEPT = (
    "caches.keys().then(names => Promise.all(names.map(async name => (await (await caches.open(name)).keys()).length)))"
)

TAKEN_OVER = """navigator.serviceWorker.ready.then(ready => new Promise(done => {
    navigator.serviceWorker.oncontrollerchange = () => done(true);
    ready.update();
}))"""
"""Look for a new build, and wait until it is the one that answers."""

TRIED = """navigator.serviceWorker.ready.then(ready => ready.update()).then(ready => new Promise(done => {
    const next = ready.installing;
    if (!next) done(ready.waiting ? 'installed' : 'redundant');
    else next.onstatechange = () => done(next.state);
}))"""
"""Look for a new build, and wait for what becomes of it; one that is refused leaves what it had begun to keep."""


def wait_until_kept(page: Page, names: list[str]) -> None:
    """A page cannot be asked to wait for what a promise says: any promise counts as true. So it is asked again."""
    last = time.monotonic() + PATIENCE
    while (found := page.evaluate("caches.keys()")) != names:
        assert time.monotonic() < last, found
        page.wait_for_timeout(50)


def settled(page: Page) -> None:
    """The worker has its files and answers this page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


@pytest.mark.parametrize("address", ["/", "/new/cave", "/rules/cave"])
def test_the_shell_opens_at_any_address_without_a_connection(visit: Visit, address: str) -> None:
    visitor = visit()
    visitor.go("/")
    settled(visitor.page)
    visitor.page.context.set_offline(True)
    visitor.go(address)
    expect(visitor.page.locator("h1").first).to_be_visible()


def test_what_the_server_writes_itself_never_comes_from_the_cache(browser: Browser, server: Server) -> None:
    page = browser.new_page(base_url=f"http://127.0.0.1:{server.port}")
    page.goto("/")
    settled(page)
    for address in ("/docs", "/healthz", "/readyz", "/manual/"):
        shown = page.goto(address)
        assert shown is not None
        assert (shown.from_service_worker, shown.status) == (False, server.http.get(address).status_code)
    page.context.close()


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A copy of the built app that a test may change."""
    with resources.as_file(resources.files("speleo.server") / "static") as pages:
        return Path(shutil.copytree(pages, tmp_path / "pages"))


@pytest.fixture
def address(built: Path) -> Iterator[str]:
    with handed_out(built) as found:
        yield found


def test_a_new_build_replaces_the_old_one_whole(browser: Browser, built: Path, address: str) -> None:
    worker = built / "sw.js"
    files = len(re.findall(r'"[^"]+"', worker.read_text().splitlines()[0]))
    page = browser.new_page()
    page.goto(address)
    settled(page)
    assert page.evaluate(KEPT) == [files]
    (old,) = page.evaluate("caches.keys()")
    (built / "index.html").write_text((built / "index.html").read_text().replace("<html", "<html data-build=anew"))
    worker.write_text(re.sub(r'const BUILD = "\w+"', 'const BUILD = "another"', worker.read_text()))
    page.evaluate(TAKEN_OVER)
    wait_until_kept(page, ["speleo-another"])
    assert old != "speleo-another"
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-build", "anew")
    page.context.close()


def test_a_build_that_lacks_a_file_never_takes_over(browser: Browser, built: Path, address: str) -> None:
    """Half a build is tried and refused as a whole; the old one goes on."""
    page = browser.new_page()
    page.goto(address)
    settled(page)
    (old,) = page.evaluate("caches.keys()")
    worker = built / "sw.js"
    text = re.sub(r'const BUILD = "\w+"', 'const BUILD = "half"', worker.read_text())
    worker.write_text(text.replace("const FILES = [", 'const FILES = ["assets/missing.js",'))
    (built / "index.html").write_text((built / "index.html").read_text().replace("<html", "<html data-build=half"))
    assert page.evaluate(TRIED) == "redundant"
    assert sorted(page.evaluate("caches.keys()")) == sorted([old, "speleo-half"])
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("#app")).to_be_attached()
    assert page.locator("html").get_attribute("data-build") is None
    page.context.close()
