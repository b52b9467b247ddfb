"""For everyone: keyboard alone, screen readers, a phone in the hand."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor
from tests.server.serving import Server

Visit = Callable[..., Visitor]


def test_a_tap_asks_once_more_for_those_who_want_it(visit: Visit, server: Server) -> None:
    """The first tap shows what would be done; the second does it."""
    ada = server.table("you", name="Ada")
    ada.do("start")
    visitor = visit(**PHONE)
    visitor.go("/")
    visitor.page.evaluate(
        "localStorage.setItem('speleo.settings', JSON.stringify({confirm: 'always', callouts: false}))"
    )
    visitor.sit(ada)
    visitor.wait_for_turn()
    before = visitor.facts()["seq"]
    visitor.by("choice-on").tap()
    expect(visitor.by("confirm")).to_be_visible()
    assert visitor.facts()["seq"] == before
    visitor.by("confirm").tap()
    expect(visitor.by("confirm")).to_be_hidden()
    expect(visitor.by("table")).to_have_attribute("data-busy", "false")
    while visitor.facts()["seq"] == before:
        visitor.page.wait_for_timeout(100)
    assert visitor.facts()["seq"] == before + 1


def test_a_match_is_begun_and_played_with_the_keyboard_alone(visit: Visit, server: Server) -> None:
    """Tab to Play now, Enter, then Enter for the company; then `a` lists what can be done, Tab and Enter choose."""
    visitor = visit()
    visitor.go("/")
    expect(visitor.by("play-diamant")).to_be_visible()
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement?.dataset.testid") == "play-diamant":
            break
    visitor.page.keyboard.press("Enter")
    expect(visitor.by("now")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.by("table")).to_be_visible()
    for _ in range(4):
        if not visitor.wait_for_turn():
            break
        visitor.page.keyboard.press("a")
        expect(visitor.by("action-list")).to_be_visible()
        visitor.by("action-list").locator("button").first.focus()
        visitor.page.keyboard.press("Enter")
        expect(visitor.by("action-list")).to_be_hidden()
    expect(visitor.by("log").locator("li").nth(3)).to_be_visible()


def test_what_happens_and_how_it_stands_is_told_in_words(visit: Visit, server: Server) -> None:
    ada = server.table("you", "odds", name="Ada")
    ada.do("start")
    visitor = visit()
    visitor.sit(ada)
    visitor.wait_for_turn()
    expect(visitor.by("in-words").locator("p").first).not_to_be_empty()
    visitor.do("on")
    expect(visitor.by("announcer")).not_to_be_empty()
