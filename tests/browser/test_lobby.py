"""Two people in a lobby: found by a code, dressed, ready, nudged, and of one mind about the rules."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Visitor
from tests.server.serving import Server

Visit = Callable[..., Visitor]


def test_a_lobby_from_the_code_to_the_start(visit: Visit, server: Server) -> None:
    ada = server.table("you", "open", "odds", name="Ada")
    one, two = visit(), visit()
    one.keep(ada)
    one.go(f"/table/{ada.key}")
    code = one.by("code").inner_text()

    two.go("/")
    two.by("code").fill(code.lower().replace("-", " "))
    two.by("join").click()
    two.by("claim-1").click()
    two.by("sit-name").fill("Ben")
    two.by("sit").click()
    expect(one.by("seat-1")).to_contain_text("Ben")

    one.by("table-name").click()
    one.by("table-name-text").fill("Thursday crew")
    one.page.keyboard.press("Enter")
    expect(two.page.locator("h1")).to_contain_text("Thursday crew")
    expect(two.by("table-name")).to_have_count(0)

    two.by("wear-colour-5").check(force=True)
    expect(one.by("wear-colour-5")).to_be_disabled()
    two.by("ready-1").click()
    expect(one.by("seat-1")).to_contain_text("Ready")
    one.by("term-chests").locator("label").last.click()
    expect(one.by("seat-1")).to_contain_text("Not yet")
    assert one.facts()["options"]["chests"] == "closed"

    one.by("nudge-1").click()
    expect(two.page.get_by_text("Ada gives you a nudge")).to_be_visible()
    two.by("emote-bravo").click()
    expect(one.by("emote-1")).to_be_visible()
    expect(one.by("chat").get_by_alt_text("Well played")).to_be_visible()

    one.by("level-2").locator("label").first.click()
    expect(one.by("seat-2")).to_contain_text("Pia")
    expect(two.by("seat-2")).to_contain_text("Pia")
    one.by("start").click()
    expect(two.by("table")).to_be_visible()
    assert [seat["name"] for seat in one.facts()["seats"]] == ["Ada", "Ben", "Pia"]


def test_who_is_asked_to_leave_is_told_why_they_cannot_sit_down_again(visit: Visit, server: Server) -> None:
    ada = server.table("you", "open", name="Ada")
    ben = ada.join(1, "Ben")
    one, two = visit(), visit()
    one.keep(ada)
    one.go(f"/table/{ada.key}")
    two.keep(ben)
    two.go(f"/table/{ada.key}")
    one.by("clear-1").click()
    two.by("claim-1").click()
    two.by("sit").click()
    expect(two.page.get_by_text("The host asked you to leave this table.")).to_be_visible()
    assert one.facts()["seats"][1]["kind"] == "open"


def test_a_wrong_code_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.by("code").fill("2222-3333")
    visitor.by("join").click()
    expect(visitor.page.get_by_text("No table has that code now.")).to_be_visible()
