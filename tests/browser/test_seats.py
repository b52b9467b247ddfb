"""Seats and undo in the browser: requests that are overtaken, a seat that was left, and free undo against bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor
from tests.server.serving import Server
from tests.server.test_seats import three
from tests.server.test_undo import ask, round_of


@pytest.mark.parametrize(("language", "screen"), [("en", {}), ("de", PHONE)], ids=["wide", "phone"])
def test_a_request_and_a_knock_are_answered_and_an_overtaken_one_is_told(
    visit: Callable[..., Visitor], server: Server, pictures: Path, language: str, screen: dict[str, object]
) -> None:
    ada, ben, cara = three(server)
    round_of(ada, ben, cara)
    reader = visit(language, **screen)
    reader.sit(ben)
    ask(ada, 0)
    expect(reader.by("undo-agree")).to_be_visible()
    assert reader.overflows() <= 0
    cara.do("seats/2/leave")
    expect(reader.by("undo-asked")).to_have_count(0)
    ada.spectator().do("seats/2/claim", name="Dora")
    expect(reader.by("knock")).to_contain_text("Dora")
    reader.page.screenshot(path=pictures / f"knock-{language}.png")
    assert reader.overflows() <= 0
    reader.by("knock-no").click()
    expect(reader.by("knock")).to_have_count(0)
    assert ada.look()["table"]["knock"] is None


@pytest.mark.parametrize(("language", "screen"), [("de", {}), ("en", PHONE)], ids=["wide", "phone"])
def test_free_undo_against_bots_is_offered_and_agreed(
    visit: Callable[..., Visitor], pictures: Path, language: str, screen: dict[str, object]
) -> None:
    host = visit(language, **screen)
    host.go("/new/diamant")
    host.by("bots").get_by_text("2", exact=True).click()
    host.by("free-undo").locator("label").nth(1).click()
    host.page.screenshot(path=pictures / f"free-undo-{language}.png", full_page=True)
    assert host.overflows() <= 0
    host.by("make").click()
    expect(host.by("lobby")).to_be_visible()
    expect(host.by("free-undo")).to_be_visible()
    assert host.facts()["free_undo"]
