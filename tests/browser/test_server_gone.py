"""The app of a real server when that is gone: Play now goes on in the tab, and so does what needs no other people."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import AT_ONCE
from tests.browser.people import wait_for_turn
from tests.browser.site import LONG
from tests.browser.test_offline import settled
from tests.server.serving import serving

ONE_BOT = """localStorage.setItem('speleo.settings', '{"speed": "once", "company": {"diamant": ["novice"]}}')"""
PYTHON_IS_KEPT = "caches.match('/tab/python.zip').then(found => found !== undefined)"
AHEAD = 21_000
"""So long nothing else was to be done, by the clock of the page."""
DECISIONS = 3


def test_play_goes_on_in_the_tab_when_the_server_is_gone(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.add_init_script(AT_ONCE)
    context.add_init_script(ONE_BOT)
    page = context.new_page()
    page.set_default_timeout(LONG)
    with serving(tmp_path, games="") as server:
        home = f"http://127.0.0.1:{server.port}/"
        page.goto(home)
        settled(page)
        page.clock.install()
        page.get_by_test_id("play-diamant").click()
        page.get_by_test_id("now").click()
        expect(page.get_by_test_id("table")).to_be_visible()
        on_the_server = page.url
        page.clock.fast_forward(AHEAD)
        while not page.evaluate(PYTHON_IS_KEPT):
            page.wait_for_timeout(100)
        server.kill()
        page.clock.resume()
        page.goto(home)
        page.get_by_test_id("play-diamant").click()
        page.get_by_test_id("now").click()
        page.wait_for_url("**/table/**", timeout=LONG)
        assert page.url != on_the_server
        for _ in range(DECISIONS):
            assert wait_for_turn(page)
            before = page.get_by_test_id("table").get_attribute("data-seq")
            page.get_by_test_id("all-actions").click()
            page.get_by_test_id("action-list").locator("[data-action]").first.click()
            page.wait_for_function(
                "before => document.querySelector('[data-testid=table]').dataset.seq !== before", arg=before
            )
        page.go_back()
        page.get_by_role("link", name="Learn", exact=True).first.click()
        expect(page.get_by_test_id("lesson-diamant")).to_be_visible(timeout=LONG)
        page.go_back()
        page.get_by_test_id("card-subterra").get_by_role("link", name="With friends").click()
        page.get_by_role("link", name="Or without a server").click()
        page.get_by_test_id("links-begin").click()
        assert "/links#" in page.get_by_test_id("link").input_value(timeout=LONG)
    context.close()
