"""The app around the tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor

Visit = Callable[..., Visitor]
FIRST_LOAD = 220_000


@pytest.mark.parametrize("game", ["diamant", "cave", "subterra"])
def test_play_now_leads_to_a_table_with_bots(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.by(f"play-{game}").click()
    visitor.by("now").click()
    expect(visitor.by("table")).to_be_visible()
    assert visitor.facts()["game"] == game
    assert visitor.facts()["phase"] == "running"


def test_the_first_load_is_small(visit: Visit) -> None:
    """Everything before the home page stands, fonts included, but no tables of others and nothing stored for later."""
    visitor = visit(service_workers="block")
    visitor.page.route("**/api/tables", lambda route: route.fulfill(json=[]))
    sizes: list[int] = []
    visitor.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    visitor.go("/")
    expect(visitor.page.locator("h1").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) < FIRST_LOAD


def test_the_language_changes_at_once_and_is_kept(visit: Visit) -> None:
    visitor = visit(language="en")
    visitor.go("/")
    visitor.page.get_by_role("button", name="Deutsch").click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/table/nothing-here")
    expect(visitor.page.locator("h1")).to_have_text("There is no such table")


def test_the_company_is_chosen_seat_by_seat_and_remembered(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.by("play-diamant").click()
    visitor.by("now-level").locator("label").first.click()
    visitor.by("now-bot-1").select_option(index=1)
    visitor.by("now-seats").get_by_role("button").first.click()
    visitor.by("now").click()
    expect(visitor.by("table")).to_be_visible()
    seats = visitor.facts()["seats"]
    assert len(seats) == 3
    assert len({seat["bot"] for seat in seats[1:]}) == 2
    assert all(seat["name"] for seat in seats)
    visitor.go("/")
    visitor.by("play-diamant").click()
    expect(visitor.by("now-bot-1")).to_have_value(seats[2]["bot"])
    expect(visitor.by("now-bot-2")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "heading", "report"),
    [
        ("en", "What bots found out", "When to go home in Diamant"),
        ("de", "Was Bots herausfanden", "Wann du in Diamant heimgehst"),
    ],
)
def test_help_leads_to_what_bots_found_out(visit: Visit, language: str, heading: str, report: str) -> None:
    """In the reader's language, past the app's own router, and a report is drawn under the server's content policy."""
    visitor = visit(language=language)
    visitor.go("/")
    visitor.by("help").click()
    expect(visitor.by("manual")).to_be_visible()
    visitor.by("findings").click()
    expect(visitor.page.locator("h1")).to_have_text(heading)
    visitor.page.get_by_role("link", name=report).click()
    expect(visitor.page.locator("h1")).to_have_text(report)
    expect(visitor.page.locator("figure svg").first).to_be_visible()
