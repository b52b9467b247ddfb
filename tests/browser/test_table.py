"""What every table can do, whatever is played at it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import Visitor
from tests.server.serving import Server, serving

Visit = Callable[..., Visitor]
LONG_MATCH = 150


def test_two_people_choose_in_two_browsers_and_neither_sees_the_other_s_choice(visit: Visit, server: Server) -> None:
    """DIA-4.1 on two screens: the choice is known only when both are in."""
    ada = server.table("you", "open", name="Ada")
    ben = ada.join(1, "Ben")
    ada.do("start")
    one, two = visit(), visit(language="de")
    heard: list[str] = []
    two.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    one.sit(ada)
    two.sit(ben)
    one.wait_for_turn()
    one.do("back")
    expect(two.by("seat").first).to_contain_text("✓")
    assert heard
    assert not any('"choice":"back"' in text for text in heard)
    two.wait_for_turn()
    two.do("on")
    expect(two.by("log")).to_contain_text("Ada kehrt um")
    expect(one.by("log")).to_contain_text("You turn back")


def test_people_at_one_device_choose_with_one_press_each(visit: Visit, server: Server, pictures: Path) -> None:
    """No curtain, since nothing but the choice is secret, and that is never on the page or on the wire. [DIA-4.1]"""
    ada = server.table("you", "you", name="Ada")
    ada.do("seats/1/name", name="Ben")
    ada.do("start")
    heard: list[str] = []
    visitor = visit()
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    visitor.sit(ada)
    expect(visitor.by("holder")).to_contain_text("Ada")
    expect(visitor.by("curtain")).to_have_count(0)
    visitor.by("choice-back").click()
    expect(visitor.by("holder")).to_contain_text("Ben")
    expect(visitor.by("choice-back")).to_have_attribute("aria-pressed", "false")
    visitor.page.screenshot(path=pictures / "one-screen.png")
    visitor.by("choose-again").click()
    expect(visitor.by("holder")).to_contain_text("Ada")
    visitor.by("choice-back").click()
    expect(visitor.by("holder")).to_contain_text("Ben")
    visitor.by("choice-on").click()
    expect(visitor.by("log")).to_contain_text("Ada turns back")
    expect(visitor.by("choose-again")).to_have_count(0)
    assert heard
    assert not any('"choice":"back"' in text for text in heard)


def test_closed_chests_are_kept_from_the_next_by_a_curtain(visit: Visit, server: Server, pictures: Path) -> None:
    """Only they are covered: the board stays in sight above it. [DIA-7.3]"""
    ada = server.table("you", "you", name="Ada", options={"chests": "closed"})
    ada.do("start")
    visitor = visit()
    visitor.sit(ada)
    visitor.by("curtain-open").click()
    visitor.wait_for_turn()
    visitor.by("choice-on").click()
    expect(visitor.by("curtain")).to_be_visible()
    board, curtain = visitor.page.locator("main.board").bounding_box(), visitor.by("curtain").bounding_box()
    assert board
    assert curtain
    assert curtain["y"] > board["y"] + board["height"] / 5
    expect(visitor.by("diamant-dock")).to_be_visible()
    visitor.page.screenshot(path=pictures / "curtain.png")


def test_a_line_that_breaks_says_so_and_goes_on_by_itself(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        ada = own.table("you", "you", name="Ada")
        ada.do("start")
        visitor = visit(at=own)
        visitor.sit(ada)
        visitor.wait_for_turn()
        own.kill()
        expect(visitor.by("lost")).to_be_visible()
        own.settings["port"] = own.port
        own.start()
        expect(visitor.by("lost")).to_be_hidden()
        visitor.wait_for_turn()
        before = visitor.facts()["seq"]
        visitor.do("on")
        expect(visitor.by("choose-again")).to_be_enabled()  # not before the server has answered
        assert visitor.facts()["seq"] == before + 1


def test_a_choice_is_taken_back_where_that_is_fair(visit: Visit, server: Server) -> None:
    """The kernel offers the undo; the button does it, and the other browser sees it."""
    ada = server.table("you", "open", name="Ada")
    ben = ada.join(1, "Ben")
    ada.do("start")
    one, two = visit(), visit()
    one.sit(ada)
    two.sit(ben)
    one.wait_for_turn()
    one.do("back")
    one.by("undo").click()
    expect(one.by("log")).to_contain_text("You take a step back.")
    expect(two.by("log")).to_contain_text("Ada takes a step back.")


def test_what_is_said_at_the_table_is_shown_as_text(visit: Visit, server: Server) -> None:
    ada = server.table("you", "open", name="Ada")
    ben = ada.join(1, "Ben")
    ada.do("start")
    one, two = visit(), visit()
    one.sit(ada)
    two.sit(ben)
    one.page.get_by_role("tab", name="Chat").click()
    one.by("chat-text").fill("<b>Deeper?</b>")
    one.by("chat-text").press("Enter")
    two.page.get_by_role("tab", name="Chat").click()
    expect(two.by("chat")).to_contain_text("<b>Deeper?</b>")


def test_the_rules_that_apply_now_open_over_the_table(visit: Visit, server: Server) -> None:
    ada = server.table("you", "odds", name="Ada")
    ada.do("start")
    visitor = visit()
    visitor.sit(ada)
    visitor.wait_for_turn()
    visitor.by("rules-now").click()
    expect(visitor.by("rule").first).to_contain_text("DIA-")
    visitor.page.keyboard.press("Escape")
    expect(visitor.by("rule").first).to_be_hidden()


def test_somebody_who_only_watches_is_asked_for_nothing(visit: Visit, server: Server) -> None:
    ada = server.table("you", "odds", name="Ada")
    ada.do("start")
    visitor = visit()
    visitor.open(ada.key)
    expect(visitor.by("log")).to_be_visible()
    assert visitor.by("table").get_attribute("data-legal") == "0"
    expect(visitor.by("undo")).to_have_count(0)


def test_a_long_log_is_shown_in_parts(visit: Visit, server: Server) -> None:
    """A page with a face at each of hundreds of lines would be slow at every step."""
    ada = server.table("you", *["explorer"] * 3, game="cave", name="Ada")
    ada.do("start")
    while (seen := ada.look())["seq"] < LONG_MATCH:
        ways = {entry["kind"]: entry["action"] for entry in reversed(seen["picture"]["legal"])}
        for action in [ways.get("end") or next(iter(ways.values()))] if ways else []:
            ada.act(0, action, version=seen["seq"])
    visitor = visit()
    visitor.sit(ada)
    lines = visitor.by("log").locator("li")
    expect(lines).to_have_count(51)
    visitor.by("log-earlier").click()
    expect(lines).not_to_have_count(51)
    assert lines.count() > 60
