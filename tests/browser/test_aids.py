"""Aids for the physical games in a browser: counting by the engine, companions, and pages that print whole."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor

Visit = Callable[..., Visitor]


def test_tokens_are_counted_with_bonuses_while_they_are_entered(visit: Visit) -> None:
    """CAVE-18.2: most and second most ropes."""
    visitor = visit()
    visitor.go("/aids/cave")
    for seat, ropes in ((0, "5"), (1, "3")):
        visitor.by(f"aid-{seat}-rope").fill(ropes)
    result = visitor.by("aid-result")
    expect(result.locator("h3").first).to_contain_text("18")
    expect(result).to_contain_text("CAVE-18.2")
    visitor.page.reload()
    expect(visitor.by("aid-0-rope")).to_have_value("5")


def test_gems_and_hazards_are_kept_on_a_phone_in_german(visit: Visit) -> None:
    visitor = visit(language="de", **PHONE)
    visitor.go("/aids/diamant/gems")
    visitor.page.get_by_text("Schatz 7", exact=False).first.click()
    expect(visitor.by("keeper-seat-0")).to_contain_text("In der Hand: 1")
    visitor.by("aid-name-1").fill("Jürgen")
    visitor.by("keeper-back-1").check()
    visitor.by("keeper-chosen").click()
    expect(visitor.by("keeper-seat-1")).to_contain_text("In der Truhe: 4")
    visitor.go("/aids/diamant/count")
    expect(visitor.by("aid-name-1")).to_have_value("Jürgen")
    assert visitor.overflows() <= 0
    visitor.go("/aids/subterra/hazards")
    visitor.by("hazard-draw").click()
    expect(visitor.by("hazard-state")).to_contain_text("Runde 2")
    expect(visitor.by("hazard-last")).to_be_visible()
    expect(visitor.by("hazard-told")).to_contain_text("SUB-HAZ.")
    assert visitor.overflows() <= 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_sheets_aids_and_rules_print_whole_pages(visit: Visit, language: str) -> None:
    """Chromium's own print to PDF: a sheet is one page, nothing is wider than the paper."""
    visitor = visit(language=language)
    pages = {}
    for path, ready in (
        ("/aids/cave/sheet", "print-sheet"),
        ("/aids/subterra/sheet", "print-sheet"),
        ("/aids/diamant/aid", "player-aid"),
        ("/rules/diamant", "search"),
    ):
        visitor.go(path)
        expect(visitor.by(ready)).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.emulate_media(media="print")
        visitor.page.set_viewport_size({"width": 718, "height": 1000})
        assert visitor.overflows() <= 0, path
        pages[path] = len(re.findall(rb"/Type\s*/Page\b", visitor.page.pdf(format="A4")))
        visitor.page.emulate_media(media="screen")
        visitor.page.set_viewport_size({"width": 1440, "height": 900})
    assert pages["/aids/cave/sheet"] == pages["/aids/subterra/sheet"] == 1
    assert pages["/aids/diamant/aid"] == 1
    assert 2 <= pages["/rules/diamant"] <= 12
