"""Two friends with a browser each and no server: they send each other links, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from speleo.kernel.letter.letter import read_letter, unpacked
from tests.browser.conftest import AT_ONCE, PICTURES
from tests.browser.site import LONG

CHOSEN = """before => {
    const table = document.querySelector('[data-testid=table]');
    return table.dataset.seq !== before && table.dataset.busy === 'false';
}"""
Friends = Callable[[str], Page]


@pytest.fixture
def friend(browser: Browser, site: str) -> Iterator[Friends]:
    """Somebody with a browser of their own on the site; nobody's page may complain."""
    contexts, complaints = [], []

    def arrive(language: str = "en", width: int = 1440, height: int = 900) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
        context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(LONG)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(site)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert complaints == []


def link_of(page: Page) -> str:
    return page.get_by_test_id("link").input_value(timeout=LONG)


def play(page: Page, card: str) -> str:
    """Choose at the table until it is the other's turn, hand over, and take the link."""
    table, hand = page.get_by_test_id("table"), page.get_by_test_id("hand-over")
    expect(table).to_be_visible(timeout=LONG)
    while not hand.is_visible():
        expect(table).to_have_attribute("data-busy", "false", timeout=LONG)
        before = table.get_attribute("data-seq")
        page.get_by_test_id("all-actions").click()
        page.get_by_test_id("action-list").locator(f'[data-action="{card}"]').click()
        page.wait_for_function(CHOSEN, arg=before)
    hand.click()
    return link_of(page)


def test_two_friends_play_by_links_over_several_turns(friend: Friends) -> None:
    ada, ben = friend("en"), friend("de")
    ada.get_by_test_id("card-diamant").get_by_role("link", name="By link").click()
    expect(ada.get_by_test_id("fair-links")).to_contain_text("On trust")
    ada.get_by_test_id("name").fill("Ada")
    ada.get_by_test_id("links-begin").click()
    ben.goto(link_of(ada))
    expect(ben.get_by_role("heading", name="Ada lädt dich")).to_be_visible(timeout=LONG)
    ben.get_by_test_id("name").fill("Ben")
    ben.get_by_test_id("accept").click()
    ada.goto(link_of(ben))
    link = play(ada, "on")
    assert "seat 1" not in [entry.actor for entry in unpacked(link).entries]
    for number in range(4):
        page = (ben, ada)[number % 2]
        page.goto(link)
        link = play(page, "on" if number < 2 else "back")
    done = [(entry.actor, entry.action) for entry in unpacked(link).entries if entry.actor != "chance"]
    assert done[:4] == [("seat 1", "on"), ("seat 2", "on"), ("seat 1", "on"), ("seat 2", "back")]
    spoiled = unpacked(link).text.replace("2 seat 1: on", "2 seat 1: back")
    address = link.partition("#/links#")[0] + "#/links#"
    ben.goto(address + read_letter(spoiled).packed)
    expect(ben.get_by_test_id("refused")).to_contain_text(re.compile(r"Zeile \d+, Schritt \d+: Das passt nicht"))
    ben.goto(link[:-50])
    expect(ben.get_by_test_id("refused")).to_contain_text("gekürzt")
    ben.screenshot(path=PICTURES / "links-refused.png")
    ben.goto(link)
    expect(ben.get_by_test_id("table")).to_be_visible(timeout=LONG)
