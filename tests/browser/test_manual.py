"""The manual and its search, opened as files and from the server, without a network and by keys alone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.people import Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def manual(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("manual")
    subprocess.run([sys.executable, "-m", "tools.manual", str(out)], check=True, stdout=subprocess.DEVNULL)
    return out


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Iterator[Page]:
    complaints: list[str] = []
    opened = new_context(offline=True).new_page()
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    yield opened
    assert complaints == []


def test_a_word_is_found_in_files_by_keys_alone(page: Page, manual: Path) -> None:
    page.goto(min((manual / "adr").glob("*.html")).as_uri())
    page.keyboard.press("/")
    page.keyboard.type("another box compare")
    first = page.locator(".search li a").first
    expect(first).to_contain_text("The lab: For designers: another box")
    expect(page.get_by_role("status")).to_contain_text("place")
    expect(first.locator("mark").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_url("**/lab.html#for-designers-another-box")
    expect(page.locator("#for-designers-another-box")).to_be_in_viewport()


def test_german_is_searched_in_german_and_letters_are_forgiven(page: Page, manual: Path) -> None:
    page.goto((manual / "players.de.html").as_uri())
    field = page.get_by_role("searchbox", name="Handbuch durchsuchen")
    field.fill("hohle")
    expect(page.locator(".search li a").first).to_contain_text("öhle")
    field.fill("xylophon")
    expect(page.get_by_role("status")).to_have_text("Nichts gefunden.")
    field.press("Escape")
    expect(field).to_have_value("")
    expect(page.locator(".search li")).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_search_is_accessible_and_fits(page: Page, manual: Path, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto((manual / "index.html").as_uri())
    page.get_by_role("searchbox").fill("bot")
    expect(page.locator(".search li")).to_have_count(12)
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_what_is_found_is_there(manual: Path) -> None:
    """Every address of the index is a page with that heading, and every page of the manual is found."""
    text = (manual / "search-index.js").read_text(encoding="utf-8")
    rows = json.loads(text.removeprefix("window.speleoIndex = ").rstrip(";\n"))
    pages = {path: path.read_text(encoding="utf-8") for path in manual.rglob("*.html")}
    for address, *_ in rows:
        name, _, part = address.partition("#")
        assert not part or f'id="{part}"' in pages[manual / name], address
    lists = {manual / "findings" / "index.html", manual / "findings" / "index.de.html"}
    assert {manual / row[0].partition("#")[0] for row in rows} == set(pages) - lists


def test_the_server_lets_its_script_run(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/manual/")
    visitor.page.get_by_role("searchbox").fill("server")
    expect(visitor.page.locator(".search li a").first).to_be_visible()
