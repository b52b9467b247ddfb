"""Whole matches, played by clicking on what the board and the dock offer, against bots.

Those of The Cave and Sub Terra are long: they begin, and then another one is played from late on, unless
`SPELEO_WHOLE=1`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Error, Locator, expect

from tests.browser.conftest import MATCHES
from tests.browser.people import PHONE, Visitor, steps
from tests.server.serving import PATIENCE, Server

Visit = Callable[..., Visitor]
MOST_CLICKS = 1500
WHOLE = os.environ.get("SPELEO_WHOLE") == "1"
LATE = {"cave": 240, "subterra": 150}
"""Steps that are left to play."""
PAINTED = "() => [...document.querySelectorAll('[data-testid=tile]')].every(tile => tile.querySelector('image'))"
"""The tiles of Sub Terra are painted one after another."""


def offered(visitor: Visitor, *names: str) -> Locator | None:
    """The first of these that can be pressed now.

    `target explore` is a target whose action begins with explore, `cave-space lit` a space that is lit.
    """
    for name in names:
        testid, _, action = name.partition(" ")
        about = "[data-lit]" if action == "lit" else f'[data-action^="{action}"]' if action else ""
        found = visitor.page.locator(
            f'[data-testid^="{testid}"]{about}:visible:not([aria-disabled="true"]):not([disabled])'
        )
        if found.count() > 0:
            return found.first
    return None


def press(button: Locator) -> None:
    """Click, unless it goes away by itself first, as a scene's button does."""
    try:
        button.click()
    except Error:
        if button.count() > 0:
            raise


def next_button(visitor: Visitor, names: Callable[[], Sequence[str]]) -> Locator | None:
    """What can be pressed next, None when the match is over: the page may be on its way from one choice to another."""
    last = time.monotonic() + PATIENCE
    while visitor.wait_for_turn():
        button = offered(visitor, *names())
        if button is not None:
            return button
        assert time.monotonic() < last, f"nothing to press: {visitor.page.inner_text('body')[:600]}"
        visitor.page.wait_for_timeout(50)
    return None


def played(visitor: Visitor, names: Callable[[], Sequence[str]], at_six: Path | None = None) -> int:
    """Press the first that is offered until the match is over; returns the number of clicks."""
    for clicks in range(MOST_CLICKS):
        button = next_button(visitor, names)
        if button is None:
            return clicks
        press(button)
        visitor.page.wait_for_timeout(20)
        if at_six and clicks == 5:
            visitor.page.screenshot(path=at_six)
    raise AssertionError("the match does not end")


def go_on_late(visitor: Visitor, server: Server, game: str, bot: str) -> None:
    """Sit down at another match, of which much has been played."""
    record = (MATCHES / f"{game}.record").read_text(encoding="utf-8")
    late = {"record": record, "upto": steps(record) - LATE[game]}
    ada = server.table("you", *[bot] * 3, game=game, name="Ada", **late)
    ada.do("start")
    visitor.sit(ada)


def test_a_whole_match_of_diamant(visit: Visit, server: Server, pictures: Path) -> None:
    """DIA-5.5: five expeditions, three cards deep each."""
    ada = server.table("you", "odds", "thumb", "odds", name="Ada", title="Rainy Sunday")
    ada.do("start")
    visitor = visit()
    visitor.sit(ada)
    cards = visitor.by("path-card")
    choices = played(
        visitor, lambda: ["choice-back" if cards.count() >= 4 else "choice-on"], pictures / "diamant-table.png"
    )
    visitor.see_the_end()
    visitor.page.screenshot(path=pictures / "diamant-end.png")
    assert visitor.facts()["phase"] == "over"
    assert choices >= 5


def test_a_whole_match_of_diamant_on_a_phone(visit: Visit, server: Server, pictures: Path) -> None:
    """One tap a choice: the cards are large, and nothing is asked twice."""
    ada = server.table("you", "odds", "odds", name="Ada")
    ada.do("start")
    visitor = visit(language="de", **PHONE)
    visitor.sit(ada)
    visitor.wait_for_turn()
    visitor.page.screenshot(path=pictures / "diamant-phone.png")
    while (button := next_button(visitor, lambda: ["choice-back"])) is not None:
        button.tap()
        visitor.page.wait_for_timeout(30)
    visitor.see_the_end()


def test_a_whole_match_of_the_cave(visit: Visit, server: Server, pictures: Path) -> None:
    """Pack, discover, place; the others explore the rest, and the match ends after the final rounds. [CAVE-10.1]"""
    ada = server.table("you", *["explorer"] * 3, game="cave", name="Ada", title="Hölloch")
    ada.do("start")
    visitor = visit()
    visitor.sit(ada)
    visitor.wait_for_turn()
    expect(visitor.by("cave-pack")).to_be_visible()
    visitor.page.screenshot(path=pictures / "cave-pack.png")
    visitor.by("cave-suggest").click()
    visitor.by("cave-pack-done").click()
    visitor.wait_for_turn()
    if not WHOLE:
        go_on_late(visitor, server, "cave", "explorer")
    first = ("cave-pack-done", "cave-suggest", "cave-ready", "cave-place", "cave-do-discover", "cave-do-photo")
    clicks = played(visitor, lambda: [*first, "cave-do-end", "cave-option", "cave-space lit"])
    visitor.see_the_end()
    visitor.page.screenshot(path=pictures / "cave-end.png")
    assert clicks > 10


def test_a_whole_match_of_sub_terra(visit: Visit, server: Server, pictures: Path) -> None:
    """One caver by hand beside three of the team, until all are out or the light is gone. [SUB-END.1]"""
    ada = server.table("you", "team", "team", "team", game="subterra", name="Ada", title="Night shift")
    ada.do("start")
    visitor = visit()
    visitor.sit(ada)
    visitor.wait_for_turn()
    visitor.by("pick").first.click()
    visitor.page.wait_for_timeout(200)
    decisions = ("hazard-continue", "pick", "place", "choice")
    moving = ("target explore", "option explore", "end-turn", "decline", "target", "whom")
    expect(visitor.by("end-turn")).to_be_visible()
    if not WHOLE:
        go_on_late(visitor, server, "subterra", "team")
    clicks = played(visitor, lambda: [*decisions, *moving])
    visitor.see_the_end()
    visitor.page.screenshot(path=pictures / "subterra-end.png")
    assert clicks > 10


def test_pictures_of_the_tables(visit: Visit, server: Server, pictures: Path) -> None:
    """For people to look at beside docs/look: every table wide and on a phone, light and dark."""
    for game, bot, deeds in (("cave", "explorer", 12), ("subterra", "team", 14)):
        ada = server.table("you", bot, bot, game=game, name="Ada", title="Night shift")
        ada.do("start")
        for _ in range(deeds):
            seen = ada.look()
            while not seen["picture"]["legal"] and seen["table"]["phase"] == "running":
                seen = ada.look()
            ways = {entry["kind"]: entry["action"] for entry in reversed(seen["picture"]["legal"])}
            action = next(ways[kind] for kind in ("explore", "discover", "place", "move", *ways) if kind in ways)
            ada.act(0, action, version=seen["seq"])
        for name, settings, theme in (
            (f"{game}-table", {}, "dark"),
            (f"{game}-phone", PHONE, "dark"),
            (f"{game}-table-hc", {}, "light"),
        ):
            visitor = visit(**settings)
            visitor.prefer(theme=theme)
            visitor.sit(ada)
            visitor.wait_for_turn()
            visitor.page.wait_for_function(PAINTED)
            visitor.page.screenshot(path=pictures / f"{name}.png")
            assert visitor.overflows() <= 0
