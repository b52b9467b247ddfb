"""The turns of others can be followed: step by step, at a chosen pace, stopped, skipped, and walked through again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor
from tests.browser.test_cave import packed
from tests.server.serving import Server

Visit = Callable[..., Visitor]


def at_my_turn(visit: Visit, server: Server, **more: object) -> Visitor:
    """Somebody at a table with two bots, when it is their turn; nobody waits for the bots before that."""
    host = packed(server, "you", "explorer", "explorer")
    visitor = visit(**more)
    visitor.sit(host)
    visitor.wait_for_turn()
    return visitor


def slow(visitor: Visitor) -> None:
    """Have the deeds of others shown calmly from now on."""
    visitor.page.evaluate(
        "localStorage.setItem('speleo.settings', JSON.stringify({speed: 'calm', confirm: false, callouts: false}))"
    )
    visitor.page.add_init_script(
        "localStorage.setItem('speleo.settings', JSON.stringify({speed: 'calm', confirm: false, callouts: false}))"
    )
    visitor.page.reload()
    visitor.wait_for_turn()


def test_a_bots_turn_is_followed_step_by_step(visit: Visit, server: Server, pictures: Path) -> None:
    """The dock says what is done now, the map shows where; a pause holds it, and skipping leads to one's own turn."""
    visitor = at_my_turn(visit, server)
    slow(visitor)
    visitor.by("cave-do-end").click()
    expect(visitor.by("following")).to_be_visible()
    visitor.by("pause").click()
    expect(visitor.by("trail")).to_be_attached()
    seq = visitor.by("table").get_attribute("data-seq")
    steps = visitor.by("trail").get_attribute("data-steps")
    visitor.page.screenshot(path=pictures / "cave-following.png")
    assert visitor.by("table").get_attribute("data-seq") == seq
    visitor.page.keyboard.press("p")
    expect(visitor.by("trail")).not_to_have_attribute("data-steps", steps or "")
    visitor.by("skip-turn").click()
    expect(visitor.by("followed")).to_contain_text(visitor.facts()["seats"][2]["name"])
    visitor.page.keyboard.press("Space")
    assert visitor.wait_for_turn()


def test_what_happened_since_ones_last_turn_is_walked_from_its_first_step(visit: Visit, server: Server) -> None:
    """Looking back changes the board and nothing else; one click leads back to now, also after a reload."""
    visitor = at_my_turn(visit, server, **PHONE)
    visitor.by("cave-do-end").tap()
    visitor.by("confirm").tap()
    expect(visitor.by("prompt")).to_contain_text("Your turn")
    visitor.wait_for_turn()
    visitor.page.reload()
    visitor.wait_for_turn()
    expect(visitor.by("since")).to_contain_text("1/")
    first = visitor.by("since-told").inner_text()
    visitor.by("since-later").tap()
    expect(visitor.by("banner")).to_contain_text("Looking back")
    expect(visitor.by("table")).to_have_attribute("data-legal", "0")
    expect(visitor.by("since-told")).not_to_have_text("")
    assert first
    visitor.by("to-now").tap()
    expect(visitor.by("table")).not_to_have_attribute("data-legal", "0")


def test_a_lit_question_mark_discovers(visit: Visit, server: Server) -> None:
    """It is a button with its price; beside it the prompt says that it can be done."""
    host = packed(server, "you", "you")
    seat: int = host.look()["picture"]["to_act"][0]
    assert host.act(seat, "move f1").status_code == 200
    visitor = visit()
    visitor.sit(host)
    visitor.wait_for_turn()
    expect(visitor.by("prompt")).to_contain_text("can be discovered")
    visitor.by("cave-unknown").first.click()
    expect(visitor.by("prompt")).to_contain_text("lay it")
