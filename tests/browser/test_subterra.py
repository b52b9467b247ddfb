"""Decisions of Sub Terra that a match seldom asks for, clicked in the browser; whose they are is said to everybody."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from speleo.games.subterra.view import SubTerraView
from speleo.kernel.game import Action
from tests.browser.moments import Wanted, moment
from tests.browser.people import PHONE, Visitor
from tests.server.serving import Person, Server

Visit = Callable[..., Visitor]
HAUNTED = ("explore", "place", "tile horror", "card horror")
"""Wishes that fill a cave with horrors."""


def asks(what: str) -> Wanted:
    return lambda view, _: view.asks == what


def may(*actions: str) -> Wanted:
    def wanted(_: SubTerraView, legal: list[Action]) -> bool:
        return set(actions) <= {action.notation for action in legal}

    return wanted


def at(server: Server, record: str, *chairs: str) -> Person:
    """Somebody at a table where this record is played on."""
    ada = server.table("you", *chairs, record=record, name="Ada")
    if "open" not in chairs:
        ada.do("start")
    return ada


def done(person: Person) -> str:
    """The last thing that a seat did."""
    acted = [line for line in person.record().splitlines() if " seat " in line]
    return acted[-1].partition(" ")[2].partition("  #")[0]


def press(visitor: Visitor, answer: Locator, person: Person) -> None:
    """Give an answer; the server has it, and the screen shows what came of it."""
    seq = visitor.by("table").get_attribute("data-seq") or ""
    action = answer.get_attribute("data-action")
    answer.click()
    expect(visitor.by("table")).not_to_have_attribute("data-seq", seq)
    assert f"seat 1: {action}" in person.record()


def test_the_hunted_chooses_the_way_of_the_horror(visit: Visit, server: Server) -> None:
    """SUB-HOR.8: each way names the tile it leads over, and pointing at it marks the tile."""
    ada = at(server, moment(("medic", "climber", "leader", "bodyguard"), asks("path"), wishes=HAUNTED), "team")
    visitor = visit()
    visitor.sit(ada)
    expect(visitor.by("prompt")).to_contain_text("You decide: which way does horror")
    expect(visitor.by("decision")).to_contain_text("equally short")
    choices = visitor.by("choice")
    assert choices.count() >= 2
    expect(choices.first).to_contain_text("tile")
    choices.first.hover()
    expect(visitor.page.locator('[data-testid="target"].pointed')).to_have_count(1)
    press(visitor, choices.first, ada)


def test_the_order_of_the_horrors_belongs_to_the_start_caver(visit: Visit, server: Server) -> None:
    """SUB-HOR.10: Ada is asked, on the tiles of the horrors too, and Ben reads who is."""
    ada = at(server, moment(("medic", "climber", "leader", "bodyguard"), asks("order"), wishes=HAUNTED), "open")
    ben = ada.join(1, "Ben")
    ada.do("start")
    waiting = visit(language="de")
    waiting.sit(ben)
    expect(waiting.by("waiting")).to_have_text("Ada entscheidet: die Reihenfolge der Schrecken")
    expect(waiting.by("choice")).to_have_count(0)
    visitor = visit()
    visitor.sit(ada)
    expect(visitor.by("decision")).to_contain_text("which horror acts next?")
    press(visitor, visitor.by("target").first, ada)


def test_a_directed_caver_acts_and_everybody_knows_why(visit: Visit, server: Server) -> None:
    """SUB-LEA.1: the Leader names a caver; the action is that caver's seat's. [SUB-LEA.3]"""
    ada = at(server, moment(("leader", "climber", "medic", "diver"), may("direct medic")), "open")
    ben = ada.join(1, "Ben")
    ada.do("start")
    leader, medic = visit(), visit(language="de", **PHONE)
    leader.sit(ada)
    medic.sit(ben)
    leader.page.locator('[data-kind="direct"]').click()
    expect(leader.page.locator('[data-testid="whom"][data-caver="medic"]')).to_contain_text("Ben")
    leader.page.locator('[data-testid="whom"][data-caver="medic"]').click()
    expect(leader.by("waiting")).to_contain_text("Ben decides: the action that Leader grants Medic")
    expect(medic.by("decline")).to_be_visible()
    medic.by("about").tap()
    expect(medic.page.get_by_role("dialog")).to_contain_text("Verbinden")
    medic.page.keyboard.press("Escape")
    medic.by("decline").tap()
    medic.by("confirm").tap()
    expect(leader.by("end-turn")).to_be_visible()
    assert done(ada) == "seat 2: decline"


def test_the_medic_bandages_and_everybody_heals(visit: Visit, server: Server) -> None:
    """SUB-BAS.12: whom to heal is asked with how they are; on the board only they are lit. [SUB-MED.1]"""
    wishes = ("explore", "move", "tile gas", "card gas")
    hurt = moment(("medic", "climber", "leader", "diver"), may("heal leader", "bandage leader"), wishes=wishes)
    ada = at(server, hurt, "team")
    visitor = visit()
    visitor.sit(ada)
    leader = visitor.page.locator('[data-testid="caver"][data-caver="leader"]')
    before = int(leader.get_attribute("data-health") or 0)
    visitor.page.locator('[data-kind="bandage"]').click()
    expect(visitor.by("target")).to_have_attribute("data-action", "bandage leader")
    visitor.page.locator('[data-testid="whom"][data-caver="leader"]').click()
    expect(leader).to_have_attribute("data-health", str(before + 1))
    assert done(ada) == "seat 1: bandage leader"


def test_the_scout_may_throw_a_tile_away(visit: Visit, server: Server) -> None:
    """SUB-SCO.1: the tile lies as a ghost where it would be laid; what is thrown away is gone."""
    ada = at(server, moment(("scout", "climber", "leader", "diver"), asks("keep")), "team")
    visitor = visit(language="de", **PHONE)
    visitor.sit(ada)
    expect(visitor.by("decision")).to_contain_text("Plättchen behalten?")
    discard = visitor.page.locator('[data-testid="choice"][data-action="discard"]')
    expect(discard).to_contain_text("noch 3-mal")
    discard.tap()
    visitor.by("confirm").tap()
    expect(discard).to_have_count(0)
    assert done(ada) == "seat 1: discard"


def test_the_bodyguard_drives_a_horror_away(visit: Visit, server: Server) -> None:
    """SUB-BOD.1: a tap on the horror's tile does it."""
    ada = at(server, moment(("bodyguard", "climber", "leader", "medic"), may("repel A"), wishes=HAUNTED), "team")
    visitor = visit()
    visitor.sit(ada)
    horror = visitor.page.locator('[data-testid="horror"][data-horror="A"]')
    expect(horror).to_have_count(1)
    visitor.page.locator('[data-testid="target"][data-action="repel A"]').click()
    expect(horror).to_have_count(0)
    assert done(ada) == "seat 1: repel A"
