"""Who is at the table: people who sit down by its link, who only watch, who are gone, whose time runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor
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
    expect(visitor.by("holder")).to_contain_text("Ben")
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
    ada = server.table("you", "odds", name="Ada", turn_seconds=3600, match_seconds=601)
    ada.do("start")
    visitor = visit()
    visitor.sit(ada)
    visitor.wait_for_turn()
    expect(visitor.by("clock")).to_contain_text("9:")
    before = visitor.by("clock").inner_text()
    expect(visitor.by("clock")).not_to_contain_text(before)


def test_somebody_whose_page_is_hidden_is_called_when_it_is_their_turn(visit: Visit, server: Server) -> None:
    """Once for a turn, and only if they asked for it."""
    ada = server.table("you", "open", name="Ada")
    ben = ada.join(1, "Ben")
    ada.do("start")
    visitor = visit()
    visitor.prefer(notify=True)
    visitor.page.add_init_script(
        """window.called = [];
        window.Notification = class {
            static permission = 'granted';
            constructor(title, options) { window.called.push(`${title} ${options.body}`); }
        };
        Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away === true });"""
    )
    visitor.sit(ada)
    visitor.wait_for_turn()
    visitor.do("on")
    expect(visitor.page).to_have_title("Diamant · Speleo")
    visitor.page.evaluate("window.away = true")
    assert visitor.page.evaluate("window.called") == []
    ben.act(1, "on")
    visitor.page.wait_for_function("() => window.called.length > 0")
    assert visitor.page.evaluate("window.called") == ["It is your turn. Diamant"]


def test_notices_stay_off_when_the_browser_forbids_them(visit: Visit, server: Server) -> None:
    ada = server.table("you", "odds", name="Ada")
    ada.do("start")
    visitor = visit()
    visitor.page.add_init_script("window.Notification = class { static requestPermission = async () => 'denied'; }")
    visitor.sit(ada)
    visitor.by("menu").click()
    box = visitor.page.get_by_label("Notify me when it is my turn")
    box.click()
    expect(box).not_to_be_checked()


def test_people_delete_what_is_theirs(visit: Visit, server: Server, pictures: Path) -> None:
    """A line of talk vanishes for everybody; a deleted table says so to who is there, and leaves the shelf."""
    ada = server.table("you", "open", name="Ada")
    ben = ada.join(1, "Ben")
    one, two = visit(), visit(language="de", **PHONE)
    for visitor, person in ((one, ada), (two, ben)):
        visitor.keep(person)
        visitor.go(f"/table/{person.key}")
    expect(one.by("forget-table")).to_have_text("Delete this table")
    expect(two.by("forget-table")).to_have_count(0)
    ada.do("say", text="I regret this")
    one.by("forget-talk").click()
    one.page.screenshot(path=pictures / "forget-lobby.png", full_page=True)
    one.by("forget-talk").click()
    expect(one.by("forget-talk")).to_have_count(0)
    assert "regret" not in str(ben.look()["happened"])
    one.by("forget-table").click()
    expect(one.by("forget-table")).to_have_text("Really delete the table, for everybody")
    one.by("forget-table").click()
    expect(two.page.get_by_role("heading", name="Dieser Tisch ist geschlossen")).to_be_visible()
    two.page.screenshot(path=pictures / "closed-de-phone.png")
    expect(one.page.get_by_role("heading", name="This table is closed")).to_be_visible()
    one.page.screenshot(path=pictures / "closed.png")
    assert ada.key not in one.page.evaluate("localStorage.getItem('speleo.tables')")


def test_long_talk_is_read_in_pages(visit: Visit, server: Server) -> None:
    ada = server.table("you", "odds", name="Ada")
    ada.do("start")
    for number in range(1, 151):
        ada.do("say", text=f"line {number}!")
    visitor = visit()
    visitor.sit(ada)
    visitor.page.get_by_role("tab", name="Chat").click()
    expect(visitor.by("chat")).to_contain_text("line 150!")
    expect(visitor.by("chat")).not_to_contain_text("line 50!")
    visitor.by("older").click()
    expect(visitor.by("chat")).to_contain_text("line 1!")
    expect(visitor.by("older")).to_be_hidden()
