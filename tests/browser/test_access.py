"""For everyone: keyboard alone, screen readers, a phone in the hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor
from tests.server.serving import Server

Visit = Callable[..., Visitor]
SERIOUS = ("serious", "critical")
BOTS = {"diamant": "odds", "cave": "explorer", "subterra": "team"}


def serious_problems(visitor: Visitor) -> list[str]:
    """What axe finds: the rule, and the first element that breaks it."""
    found = Axe().run(visitor.page).response["violations"]
    return [
        f"{problem['id']}: {problem['nodes'][0]['html'][:160]}" for problem in found if problem["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("path", ["/", "/new/cave", "/new/diamant?here=1", "/tables", "/replays", "/rules/cave"])
def test_axe_finds_nothing_serious_on_a_page(visit: Visit, path: str, language: str, theme: str) -> None:
    visitor = visit(language=language)
    visitor.page.add_init_script(f"localStorage.setItem('speleo.settings', '{{\"theme\": \"{theme}\"}}')")
    visitor.go(path)
    expect(visitor.page.locator("h1").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert serious_problems(visitor) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["diamant", "cave", "subterra"])
def test_axe_finds_nothing_serious_at_a_table(
    visit: Visit, server: Server, game: str, language: str, theme: str
) -> None:
    ada = server.table("you", BOTS[game], BOTS[game], game=game, name="Ada")
    ada.do("start")
    visitor = visit(language=language)
    visitor.page.add_init_script(f"localStorage.setItem('speleo.settings', '{{\"theme\": \"{theme}\"}}')")
    visitor.sit(ada)
    visitor.wait_for_turn()
    assert serious_problems(visitor) == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["diamant", "cave", "subterra"])
def test_a_table_fits_on_a_phone(visit: Visit, server: Server, game: str, language: str) -> None:
    ada = server.table("you", BOTS[game], BOTS[game], game=game, name="Ada")
    ada.do("start")
    visitor = visit(language=language, **{**PHONE, "viewport": {"width": 360, "height": 740}})
    visitor.sit(ada)
    visitor.wait_for_turn()
    assert visitor.overflows() <= 0


def test_a_tap_on_a_phone_asks_once_more(visit: Visit, server: Server) -> None:
    """The first tap shows what would be done; the second does it."""
    ada = server.table("you", "you", name="Ada")
    ada.do("start")
    visitor = visit(**PHONE)
    visitor.sit(ada)
    visitor.by("curtain-open").tap()
    visitor.wait_for_turn()
    before = visitor.facts()["seq"]
    visitor.by("choice-on").tap()
    expect(visitor.by("confirm")).to_be_visible()
    assert visitor.facts()["seq"] == before
    visitor.by("confirm").tap()
    expect(visitor.by("curtain")).to_be_visible()
    assert visitor.facts()["seq"] == before + 1


def test_a_match_is_begun_and_played_with_the_keyboard_alone(visit: Visit, server: Server) -> None:
    """Tab to Play now, Enter; then `a` lists what can be done, Tab and Enter choose."""
    visitor = visit()
    visitor.go("/")
    expect(visitor.by("play-diamant")).to_be_visible()
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement?.dataset.testid") == "play-diamant":
            break
    visitor.page.keyboard.press("Enter")
    expect(visitor.by("table")).to_be_visible(timeout=20_000)
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
