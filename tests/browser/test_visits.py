"""From the home page to the end and back: friends by a link, one device for all, replay, another device."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Visitor
from tests.server.serving import Person, Server

Visit = Callable[..., Visitor]


def test_friends_meet_at_a_table_by_its_link(visit: Visit) -> None:
    """One makes the table, the other opens the link and sits down, the host starts, both play."""
    one, two = visit(), visit(language="de")
    one.go("/new/diamant")
    one.by("name").fill("Ada")
    one.by("title").fill("Rainy Sunday")
    one.by("make").click()
    expect(one.by("lobby")).to_be_visible()
    link = one.by("link").input_value()
    two.page.goto(link)
    expect(two.by("lobby")).to_be_visible()
    two.page.locator('[data-testid^="claim-"]').first.click()
    two.by("sit-name").fill("Ben")
    two.by("sit").click()
    expect(one.by("lobby")).to_contain_text("Ben")
    if one.by("fill").is_visible():
        one.by("fill").click()
    one.by("start").click()
    expect(one.by("table")).to_be_visible()
    expect(two.by("table")).to_be_visible()
    assert two.wait_for_turn()
    two.by("choice-on").click()


def test_a_device_for_all_is_begun_from_the_home_page(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new/diamant?here=1")
    visitor.by("person-0").fill("Ada")
    visitor.by("person-1").fill("Ben")
    visitor.by("make").click()
    expect(visitor.by("holder")).to_contain_text("Ada")
    visitor.by("choice-on").click()
    expect(visitor.by("holder")).to_contain_text("Ben")


def test_a_finished_match_is_replayed_and_its_dealing_checked(visit: Visit, dealt: Person) -> None:
    visitor = visit()
    visitor.go(f"/replay/{dealt.key}")
    expect(visitor.by("replay")).to_be_visible()
    visitor.by("forward").click()
    visitor.by("forward").click()
    expect(visitor.page).to_have_url(re.compile(r"step=2"))
    visitor.by("moment-1").click()
    visitor.by("verify").first.click()
    expect(visitor.by("verdict").first).to_be_visible()
    visitor.by("last").click()
    visitor.page.reload()
    expect(visitor.by("replay")).to_be_visible()


def test_a_match_is_played_on_from_a_step_of_its_replay(visit: Visit, finished: dict[str, Person]) -> None:
    visitor = visit()
    visitor.go(f"/replay/{finished['diamant'].key}?step=1")
    expect(visitor.by("replay")).to_be_visible()
    visitor.by("play-on").click()
    visitor.by("take-0").click()
    expect(visitor.by("table")).to_be_visible()
    assert visitor.wait_for_turn()


def test_a_refusal_leads_to_our_wording_of_the_rule(visit: Visit, server: Server) -> None:
    """CAVE-4.1: from the base nothing is discovered; the chip says so, and its rule opens over the table."""
    ada = server.table("you", "random", game="cave", name="Ada")
    ada.do("start")
    visitor = visit()
    visitor.sit(ada)
    while visitor.wait_for_turn() and visitor.by("cave-pack").is_visible():
        visitor.by("cave-pack-done").click()
        visitor.page.wait_for_timeout(100)
    visitor.by("cave-do-photo").click(force=True)
    refusal = visitor.by("refusal")
    expect(refusal).to_contain_text("CAVE-")
    refusal.get_by_role("button", name=re.compile("CAVE-")).click()
    expect(visitor.by("rule").first).to_be_visible()


def test_rules_are_searched_and_linked(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/rules/cave#CAVE-7.3")
    expect(visitor.page.locator("#CAVE-7\\.3")).to_be_in_viewport()
    visitor.page.get_by_role("searchbox").fill("oxygen")
    expect(visitor.page.locator("#CAVE-7\\.3")).to_be_hidden()
    expect(visitor.page.locator("article").first).to_be_visible()


def test_a_seat_moves_to_another_device(visit: Visit, server: Server) -> None:
    ada = server.table("you", "odds", name="Ada")
    ada.do("start")
    code = ada.do("offer", seats=[0], give=False)["code"]
    other = visit()
    other.go(f"/table/{ada.key}#code={code}")
    expect(other.by("table")).to_be_visible()
    assert other.wait_for_turn()
    assert "code=" not in other.page.url
    other.by("choice-on").click()
