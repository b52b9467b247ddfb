"""Who is at the table: people who sit down by its link, who only watch, who are gone, whose time runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import Visitor
from tests.server.serving import Server, serving

Visit = Callable[..., Visitor]


def test_a_seat_is_taken_by_a_link_without_loading_the_page_anew(visit: Visit, server: Server) -> None:
    """Whoever sits down first and beside them: both seats belong to this browser, and the page goes on."""
    ada = server.table("you", "open", "open", name="Ada")
    visitor = visit()
    visitor.go(f"/table/{ada.key}")
    visitor.page.evaluate("window.stays = true")
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        visitor.by(f"claim-{seat}").click()
        visitor.by("sit-name").fill(name)
        visitor.by("sit").click()
        expect(visitor.by(f"leave-{seat}")).to_be_visible()
    ada.do("start")
    expect(visitor.by("curtain")).to_contain_text("Ben")
    assert visitor.page.evaluate("window.stays")


def test_people_who_watch_are_counted(visit: Visit, server: Server) -> None:
    ada = server.table("you", "odds", name="Ada")
    ada.do("start")
    one, two = visit(), visit(language="de")
    one.sit(ada)
    expect(one.by("watchers")).to_be_hidden()
    two.open(ada.key)
    expect(one.by("watchers")).to_contain_text("1 person is watching")
    expect(two.by("watchers")).to_contain_text("1 Person schaut zu")
    two.go("/")
    expect(one.by("watchers")).to_be_hidden()


def test_the_host_lets_a_bot_play_for_somebody_who_is_gone(visit: Visit, tmp_path: Path, pictures: Path) -> None:
    with serving(tmp_path, absent_seconds=0) as own:
        ada = own.table("you", "open", name="Ada")
        ben = ada.join(1, "Ben")
        ada.do("start")
        one, two = visit(at=own), visit(at=own)
        one.sit(ada)
        two.sit(ben)
        one.wait_for_turn()
        one.do("on")
        two.go("/rules/diamant")
        expect(one.by("absent")).to_contain_text("Ben is not connected")
        one.page.screenshot(path=pictures / "absent.png")
        one.by("let-bot-1").click()
        expect(one.by("log")).to_contain_text("A bot plays for Ben")
        expect(one.by("absent")).to_be_hidden()
        assert one.wait_for_turn()


def test_the_time_that_is_left_is_counted_down(visit: Visit, server: Server) -> None:
    ada = server.table("you", "odds", name="Ada", turn_seconds=120, match_seconds=65)
    ada.do("start")
    visitor = visit()
    visitor.sit(ada)
    visitor.wait_for_turn()
    expect(visitor.by("clock")).to_contain_text("1:0")
    expect(visitor.by("clock")).to_contain_text("0:5", timeout=15_000)
