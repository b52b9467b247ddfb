"""The Cave in the hand: packing in secret at one device, moving and placing by touch, taking a step back together."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor
from tests.server.serving import Person, Server

Visit = Callable[..., Visitor]


def packed(server: Server, *chairs: str) -> Person:
    """A running match in which everybody has packed the suggested load, without the tent."""
    host = server.table(*chairs, game="cave", name="Ada")
    host.do("start")
    for seat in host.look()["you"]["seats"]:
        for action in ("load 4 prov, rope, ox2, cam, raft", "ready"):
            assert host.act(seat, action).status_code == 200
    return host


def whose_turn(host: Person) -> int:
    seat: int = host.look()["picture"]["to_act"][0]
    return seat


def discover(person: Person, seat: int) -> None:
    """Leave the base and draw a tile."""
    for action in ("move f1", "discover"):
        assert person.act(seat, action).status_code == 200


def test_two_people_pack_in_secret_at_one_device(visit: Visit, server: Server) -> None:
    """CAVE-2.9: nobody sees the other's load, and it is chosen by drag and tap."""
    host = server.table("you", "you", game="cave", name="Ada")
    host.do("start")
    heard: list[str] = []
    visitor = visit()
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text))))
    visitor.sit(host)
    visitor.by("curtain-open").click()
    expect(visitor.by("cave-pack")).to_be_visible()
    visitor.by("cave-slot-backpack-raft").drag_to(visitor.by("cave-count-raft"))
    visitor.by("cave-slot-backpack-prov").first.click()
    visitor.by("cave-more-rope").click()
    visitor.by("cave-more-rope").click()
    visitor.by("cave-pack-done").click()
    expect(visitor.by("curtain")).to_be_visible()
    heard.clear()
    visitor.by("curtain-open").click()
    expect(visitor.by("cave-pack")).to_be_visible()
    assert heard
    assert not any('"backpack":"3 prov' in text for text in heard)
    visitor.by("cave-pack-done").click()
    expect(visitor.by("log")).to_contain_text("3 provisions, 3 ropes")


def test_a_finger_moves_at_once_and_discovers_in_two_steps(visit: Visit, server: Server) -> None:
    """On a phone a move can be taken back and is done; a tile is turned up when confirmed, then placed by a button."""
    host = packed(server, "you", "you")
    visitor = visit(**PHONE)
    visitor.sit(host)
    visitor.wait_for_turn()
    before = visitor.facts()["seq"]
    visitor.by("cave-space-0,-1").tap()
    expect(visitor.by("cave-do-discover")).to_have_attribute("aria-disabled", "false")
    assert visitor.facts()["seq"] == before + 1
    visitor.by("cave-do-discover").tap()
    expect(visitor.by("confirm")).to_be_visible()
    assert visitor.facts()["seq"] == before + 1
    visitor.by("confirm").tap()
    ghost = visitor.page.locator('[data-testid^="cave-ghost-"][aria-pressed=true]')
    expect(ghost).to_be_visible()
    first = ghost.get_attribute("aria-label") or ""
    if " of 1" not in first:
        visitor.by("cave-turn").tap()
        expect(ghost).not_to_have_attribute("aria-label", first)
    visitor.by("cave-place").tap()
    expect(visitor.by("log")).to_contain_text("lies 2 tiles north of the base camp")


def test_a_ghost_is_turned_and_placed_with_the_keyboard(visit: Visit, server: Server) -> None:
    """`r` turns through the legal ways round and comes back to the first; Enter on the ghost places it."""
    host = packed(server, "you", "you")
    discover(host, whose_turn(host))
    visitor = visit()
    visitor.sit(host)
    visitor.wait_for_turn()
    ghost = visitor.page.locator('[data-testid^="cave-ghost-"][aria-pressed=true]')
    first = ghost.get_attribute("aria-label") or ""
    found = re.search(r"of (\d)", first)
    assert found is not None
    for _ in range(int(found[1])):
        visitor.page.keyboard.press("r")
    expect(ghost).to_have_attribute("aria-label", first)
    ghost.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.by("log")).to_contain_text("lies 2 tiles north of the base camp")


def test_a_price_is_told_on_hover_focus_and_a_long_press(visit: Visit, server: Server) -> None:
    host = packed(server, "you", "you")
    visitor = visit()
    visitor.sit(host)
    visitor.wait_for_turn()
    space, tip = visitor.by("cave-space-0,-1"), visitor.by("tip")
    space.hover()
    expect(tip).to_contain_text("1 AP")
    visitor.page.mouse.move(5, 5)
    expect(tip).to_be_hidden()
    visitor.page.keyboard.press("Tab")
    space.focus()
    expect(tip).to_contain_text("Move to field 1: 1 AP")
    visitor.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    touch = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "clientX": 400, "clientY": 300}
    before = visitor.facts()["seq"]
    space.dispatch_event("pointerdown", touch)
    expect(tip).to_be_visible()
    space.dispatch_event("pointerup", touch)
    space.dispatch_event("click")
    assert visitor.facts()["seq"] == before


def test_a_drawn_tile_goes_back_when_the_other_agrees(visit: Visit, server: Server) -> None:
    """What came to light is taken back only together; the one who is asked decides on another screen."""
    ada = server.table("you", "open", game="cave", name="Ada")
    ben = ada.join(1, "Ben")
    ada.do("start")
    for seat, person in ((0, ada), (1, ben)):
        person.act(seat, "load 4 prov, rope, ox2, cam, raft")
        person.act(seat, "ready")
    people = (ada, ben)
    seat = whose_turn(ada)
    discover(people[seat], seat)
    asking, asked = visit(), visit()
    asking.sit(people[seat])
    asked.sit(people[1 - seat])
    asking.by("undo").click()
    asked.by("undo-agree").click()
    expect(asking.by("log")).to_contain_text("You take a step back.")
    expect(asked.by("log")).to_contain_text(f"{('Ada', 'Ben')[seat]} takes a step back.")
    expect(asking.by("cave-do-discover")).to_have_attribute("aria-disabled", "false")
