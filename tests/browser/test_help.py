"""Help in place: callouts that come once, the glossary, marked rules, and puzzles made of a replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.test_games import Visit
from tests.server.serving import Server
from tests.server.test_puzzles_api import record_of_diamant
from tests.server.test_tables import two


def test_callouts_come_one_at_a_time_and_never_again(visit: Visit, server: Server) -> None:
    ada, _ = two(server, game="diamant")
    visitor = visit(language="en")
    visitor.prefer(callouts=True)
    visitor.sit(ada)
    callout = visitor.by("callout")
    expect(callout).to_have_attribute("data-name", "aim")
    visitor.by("callout-next").click()
    expect(callout).to_contain_text("shared 2")
    visitor.by("callout-off").click()
    expect(callout).to_have_count(0)
    visitor.open(ada.key)
    expect(visitor.by("prompt")).to_be_visible()
    expect(callout).to_have_count(0)


def test_a_callout_waits_for_the_thing_that_it_is_about(visit: Visit, server: Server) -> None:
    """Who chooses a caver is told the aim, but nothing of watches that are not there yet."""
    ada = server.table("you", "team", game="subterra")
    ada.do("start")
    visitor = visit(language="de")
    visitor.prefer(callouts=True)
    visitor.sit(ada)
    callout = visitor.by("callout")
    expect(callout).to_have_attribute("data-name", "aim")
    visitor.by("callout-next").click()
    expect(callout).to_have_count(0)
    while visitor.by("points").count() == 0:
        picks = [entry["action"] for entry in ada.look()["picture"]["legal"] if entry["kind"] == "pick"]
        if picks:
            ada.act(0, picks[0])
        visitor.page.wait_for_timeout(50)
    expect(callout).to_have_attribute("data-name", "watches")


@pytest.mark.parametrize("game", ["diamant", "cave", "subterra"])
def test_every_word_of_the_glossary_has_a_picture(visit: Visit, game: str) -> None:
    visitor = visit(language="de")
    visitor.go(f"/glossary/{game}")
    words = visitor.by("glossary").locator("dt")
    expect(words.first).to_be_visible()
    expect(visitor.by("glossary").locator(".picture:has(svg)")).to_have_count(words.count())


def test_rules_that_apply_now_are_marked(visit: Visit) -> None:
    visitor = visit(language="en")
    visitor.go("/rules/diamant?now=DIA-3.4&now=DIA-3.5")
    expect(visitor.by("rules-marked")).to_contain_text("2 rules")
    expect(visitor.by("rule-DIA-3.5")).to_contain_text("applies now")
    expect(visitor.by("rule-DIA-3.6")).not_to_contain_text("applies now")


def test_a_puzzle_is_made_of_a_replay_and_solved_from_its_link(visit: Visit) -> None:
    visitor = visit(language="en")
    visitor.go("/rules/diamant")
    visitor.page.evaluate("text => sessionStorage.setItem('speleo.record', text)", record_of_diamant())
    visitor.go("/replay/file?step=4")
    visitor.by("make-puzzle").click()
    visitor.by("make-number").fill("4")
    visitor.by("prove").click()
    expect(visitor.by("made")).to_contain_text("Proved")
    visitor.page.get_by_role("link", name="Try it").click()
    visitor.page.locator("[data-lesson=back]").click()
    expect(visitor.by("solved")).to_have_attribute("data-stars", "3")
