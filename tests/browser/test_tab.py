"""The static site: the same app with the table server in the tab, in a folder of any host, without a network.

Diamant is played from its first card to its record, the others from late on, unless `SPELEO_WHOLE=1`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import MATCHES, PICTURES
from tests.browser.people import steps, wait_for_turn
from tests.browser.site import LONG, handed_out, write_site
from tests.browser.test_games import WHOLE
from tests.browser.test_offline import TAKEN_OVER, settled
from tests.tab.hosting import written_again

MOST_DECISIONS = 600
KEPT_TABLES = """async () => {
    const asked = indexedDB.open('speleo-tab');
    asked.onupgradeneeded = () => asked.transaction.abort();
    const database = await new Promise((done) => {
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => done(null);
    });
    if (!database) return 0;
    const count = database.transaction('tables').objectStore('tables').count();
    const found = await new Promise((done) => { count.onsuccess = () => done(count.result); });
    database.close();
    return found;
}"""
"""How many tables are kept; a page that begins anew may have made the database again, empty."""
COMPANY = {"diamant": ["novice"], "cave": ["novice", "novice"], "subterra": ["novice", "novice", "novice"]}
QUICK = json.dumps({"speed": "once", "company": COMPANY})
FEW_BOTS = f"localStorage.setItem('speleo.settings', '{QUICK}')"
LEFT_TO_PLAY = 6
TO_CHOOSE = """fewest => {
    const { over, legal } = document.querySelector('[data-testid=table]')?.dataset ?? {};
    return over === 'true' || Number(legal) >= fewest;
}"""


@pytest.fixture(scope="module")
def visited(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A browser that has visited the site once, and has no network since."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.add_init_script(FEW_BOTS)
    page = context.new_page()
    page.goto(site)
    settled(page)
    page.close()
    context.set_offline(True)
    yield context
    context.close()


@pytest.fixture
def page(visited: BrowserContext, site: str) -> Iterator[Page]:
    opened = visited.new_page()
    opened.set_default_timeout(LONG)
    opened.goto(site)
    yield opened
    opened.close()


def finish(page: Page, fewest: int = 1) -> None:
    """End every turn, or take the last thing in the list; in Diamant go back, so that it is soon over.

    With fewer ways than `fewest` one has chosen, and could only choose again. A backpack of The Cave is packed as it is
    proposed.
    """
    table = page.get_by_test_id("table")
    packing = page.get_by_test_id("cave-pack-done")
    listing = page.get_by_test_id("all-actions")
    for _ in range(MOST_DECISIONS):
        page.wait_for_function(TO_CHOOSE, arg=fewest)
        if not wait_for_turn(page):
            break
        at = table.get_attribute("data-seq") or ""
        expect(page.locator("[inert]").filter(has=packing)).to_have_count(0)
        expect(packing.or_(listing).first).to_be_visible(timeout=LONG)
        if packing.is_visible():
            packing.click()
        else:
            listing.click()
            ways = page.get_by_test_id("action-list").locator("[data-action]")
            ending = ways.and_(page.locator("[data-action=end], [data-action=back]"))
            (ending if ending.count() else ways).last.click()
        expect(table).not_to_have_attribute("data-seq", at, timeout=LONG)
    expect(page.get_by_test_id("standings")).to_be_visible(timeout=LONG)


def record_of(page: Page) -> str:
    with page.expect_download() as saved:
        page.get_by_test_id("record").first.click()
    return Path(saved.value.path()).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", COMPANY if WHOLE else ["diamant"])
def test_a_whole_match_without_a_network(page: Page, game: str) -> None:
    """From home to the record, which this process writes alike, byte for byte."""
    page.get_by_test_id(f"play-{game}").click()
    page.get_by_test_id("now").click()
    page.wait_for_url("**#/table/**", timeout=LONG)
    finish(page, fewest=2 if game == "diamant" else 1)
    page.screenshot(path=PICTURES / f"tab-{game}.png")
    text = record_of(page)
    assert f"game: {game}" in text
    assert written_again(text) == text


@pytest.mark.parametrize("game", ["cave", "subterra"])
def test_a_record_is_opened_played_on_and_finished(page: Page, game: str) -> None:
    """The last steps of a match, by the engine in the tab; the whole of it is read and checked there first."""
    path = MATCHES / f"{game}.record"
    page.goto(page.url.partition("#")[0] + "#/shelf")
    page.get_by_test_id("record-file").set_input_files(path)
    expect(page.get_by_test_id("play-on")).to_be_visible(timeout=LONG)
    step = str(steps(path.read_text()) - LEFT_TO_PLAY)
    page.get_by_test_id("scrub").fill(step)
    expect(page.get_by_test_id("replay")).to_have_attribute("data-step", step)
    page.get_by_test_id("play-on").click()
    page.get_by_test_id("take-0").click()
    page.wait_for_url("**#/table/**", timeout=LONG)
    finish(page)
    text = record_of(page)
    assert written_again(text) == text


def test_a_second_tab_says_so_and_can_take_over(page: Page, visited: BrowserContext) -> None:
    """Two would write over each other."""
    page.get_by_test_id("play-diamant").click()
    page.get_by_test_id("now").click()
    page.wait_for_url("**#/table/**", timeout=LONG)
    second = visited.new_page()
    second.set_default_timeout(LONG)
    second.goto(page.url)
    expect(second.get_by_test_id("tab-elsewhere")).to_be_visible()
    second.get_by_test_id("tab-elsewhere").get_by_role("button").click()
    expect(page.get_by_test_id("tab-elsewhere")).to_be_visible()
    expect(second.get_by_test_id("table")).to_be_visible(timeout=LONG)
    second.close()


FORBIDDEN = """for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException('no'); } });
Object.defineProperty(IDBFactory.prototype, 'open', { value() { throw new Error('no'); } });"""


def test_where_nothing_can_be_kept_play_goes_on(browser: Browser, site: str) -> None:
    """Neither tables nor names and settings: a browser that forbids it all."""
    context = browser.new_context(service_workers="block")
    context.add_init_script(FORBIDDEN)
    page = context.new_page()
    page.set_default_timeout(LONG)
    page.route(
        "**/assets/engine-*.js",
        lambda route: route.fulfill(
            body="IDBFactory.prototype.open = () => { throw new Error('no'); };\n" + route.fetch().text(),
            content_type="text/javascript",
        ),
    )
    page.goto(site)
    expect(page.get_by_test_id("tab-unkept")).to_be_visible()
    page.get_by_test_id("play-diamant").click()
    page.get_by_test_id("now").click()
    page.wait_for_url("**#/table/**", timeout=LONG)
    expect(page.get_by_test_id("table")).to_be_visible(timeout=LONG)
    expect(page.get_by_test_id("tab-unkept")).to_be_visible()
    context.close()


def test_a_browser_without_what_is_needed_is_told_so(browser: Browser, site: str) -> None:
    """One that runs no modules gets a page of its own; one without WebAssembly a line when it is needed."""
    context = browser.new_context(locale="en-GB", service_workers="block")
    page = context.new_page()
    page.add_init_script("delete window.WebAssembly")
    page.goto(site)
    page.get_by_test_id("play-diamant").click()
    page.get_by_test_id("now").click()
    expect(page.get_by_test_id("tab-failed")).to_contain_text("WebAssembly")
    old = context.new_page()
    old.route("**/assets/*.js", lambda route: route.abort())
    old.goto(site)
    assert old.locator("script[nomodule]").count() == 1
    old.add_script_tag(url=site + str(old.locator("script[nomodule]").get_attribute("src")))
    expect(old.locator("#app")).to_contain_text("too old for Speleo")
    context.close()


def test_a_lesson_is_taken_without_a_network_and_everything_can_be_forgotten(page: Page) -> None:
    page.get_by_role("link", name="Learn", exact=True).first.click()
    page.get_by_test_id("lesson-diamant").get_by_role("link").first.click()
    expect(page.get_by_test_id("lesson")).to_be_visible(timeout=LONG)
    page.screenshot(path=PICTURES / "tab-lesson.png")
    page.goto(page.url.partition("#")[0])
    page.get_by_test_id("play-diamant").click()
    page.get_by_test_id("now").click()
    expect(page.get_by_test_id("table")).to_be_visible(timeout=LONG)
    assert page.evaluate(KEPT_TABLES) > 0
    page.goto(page.url.partition("#")[0] + "#/shelf")
    page.get_by_test_id("forget-all").click()
    page.get_by_test_id("delete-sure").click()
    page.wait_for_function("!location.hash && !localStorage.getItem('speleo.tables')")
    assert page.evaluate(KEPT_TABLES) == 0


def test_a_new_version_of_the_site_takes_over_and_tables_stay(browser: Browser, tmp_path: Path) -> None:
    write_site(tmp_path / "site")
    with handed_out(tmp_path / "site") as address:
        context = browser.new_context(locale="en-GB")
        context.add_init_script(FEW_BOTS)
        page = context.new_page()
        page.set_default_timeout(LONG)
        page.goto(address)
        settled(page)
        page.get_by_test_id("play-diamant").click()
        page.get_by_test_id("now").click()
        page.wait_for_url("**#/table/**", timeout=LONG)
        expect(page.get_by_test_id("table")).to_be_visible(timeout=LONG)
        index, worker = tmp_path / "site" / "index.html", tmp_path / "site" / "sw.js"
        index.write_text(index.read_text().replace("<html", "<html data-build=anew"))
        worker.write_text(re.sub(r'const BUILD = "\w+"', 'const BUILD = "another"', worker.read_text()))
        page.evaluate(TAKEN_OVER)
        context.set_offline(True)
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-build", "anew")
        expect(page.get_by_test_id("table")).to_be_visible(timeout=LONG)
        context.close()
