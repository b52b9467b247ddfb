"""Hints in the browser: a button where they are agreed, ideas beside the board and on it; elsewhere nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from speleo.kernel.record.entries import Acted
from speleo.kernel.record.record import Record
from tests.browser.conftest import MATCHES
from tests.browser.people import Visitor
from tests.server.serving import Person, Server


def on_the_way(server: Server, **more: object) -> Person:
    """A match of The Cave right before the first seat walks, with nobody else but bots."""
    text = (MATCHES / "cave.record").read_text(encoding="utf-8")
    acted = [line.entry for line in Record.parse(text).lines if isinstance(line.entry, Acted)]
    step = next(entry.serial for entry in acted if entry.actor == "seat 1" and entry.action.startswith("move"))
    person = server.table("you", *["explorer"] * 3, game="cave", name="Ada", record=text, upto=step - 1, **more)
    person.do("start")
    return person


def test_a_hint_shows_ideas_beside_the_board_and_on_it(visit: Callable[..., Visitor], server: Server) -> None:
    """The best one can be done from there; then they are gone, and the table says that a hint was taken."""
    person = on_the_way(server)
    ada = visit()
    ada.sit(person)
    ada.by("hint").click()
    expect(ada.by("hint-panel")).to_be_visible()
    if ada.by("hint-reveal").is_visible():
        ada.by("hint-reveal").click()
    expect(ada.by("idea").first).to_be_visible()
    told = person.post("hint", seat=0).json()["ideas"]
    shown = [ada.by("idea").nth(at).get_attribute("data-action") for at in range(len(told))]
    assert shown == [idea["action"] for idea in told], "in the same moment it is the same hint"
    expect(ada.by("idea-spot")).to_have_count(len(told))
    assert ada.facts()["hints_taken"] == [1, 0, 0, 0]
    seen = ada.by("table").get_attribute("data-seq") or ""
    ada.by("hint-do").click()
    expect(ada.by("hint-panel")).to_have_count(0)
    expect(ada.by("table")).not_to_have_attribute("data-seq", seen)
    done = [entry for entry in person.look()["happened"] if entry["what"] == "acted" and entry["seat"] == 0]
    assert len(done) == 1


def test_where_hints_are_ruled_out_there_is_no_button(visit: Callable[..., Visitor], server: Server) -> None:
    ada = visit()
    ada.sit(on_the_way(server, hints="never"))
    assert ada.wait_for_turn()
    expect(ada.by("hint")).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(ada.by("hint-panel")).to_have_count(0)
