"""Puzzles in the browser: solved on the game's own board, kept on this device."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.people import PHONE
from tests.browser.test_games import Visit


def test_a_puzzle_is_tried_and_solved_on_the_board(visit: Visit) -> None:
    """A wrong try burns a lantern and is taken back; the solution brings two stars, which the list remembers."""
    visitor = visit(language="en")
    visitor.go("/puzzles")
    visitor.by("puzzle-diamant-on-or-back").click()
    sheet, board = visitor.by("sheet"), visitor.by("puzzle")
    expect(sheet).to_have_attribute("data-wrong", "0")
    for choice, step in (("back", "0"), ("on", "1"), ("back", "2")):
        visitor.page.locator(f"[data-lesson={choice}]").click()
        expect(board).to_have_attribute("data-step", step)
        expect(board).to_have_attribute("data-busy", "false")
        if step == "0":
            expect(visitor.by("verdict")).to_contain_text("end at 21")
            expect(sheet).to_have_attribute("data-wrong", "1")
    expect(visitor.by("solved")).to_have_attribute("data-stars", "2")
    visitor.go("/puzzles")
    expect(visitor.by("puzzle-diamant-on-or-back").get_by_role("img", name="2 of 3 stars")).to_be_visible()


def test_the_puzzle_of_the_day_lights_a_flame(visit: Visit) -> None:
    """Solving it counts the day here and on the start page; seeing the answer counts for nothing, then or later."""
    visitor = visit(language="de")

    def day_of_ours(route: Route) -> None:
        day = route.request.url.rpartition("on=")[2]
        route.fulfill(json={"day": day, "game": "diamant", "name": "last-leftover"})

    visitor.page.route("**/api/puzzles/day?*", day_of_ours)
    visitor.go("/puzzles")
    expect(visitor.by("streak")).to_have_attribute("data-days", "0")
    visitor.by("daily").get_by_role("link", name="Lösen").click()
    visitor.page.locator("[data-lesson=back]").click()
    expect(visitor.by("solved")).to_have_attribute("data-stars", "3")
    visitor.go("/puzzles")
    expect(visitor.by("streak")).to_have_attribute("data-days", "1")
    visitor.go("/")
    expect(visitor.by("day-row")).to_contain_text("1 Tag in Folge")
    visitor.page.evaluate("localStorage.removeItem('speleo.puzzles')")
    visitor.go("/puzzles/diamant/last-leftover")
    visitor.by("see-answer").click()
    expect(visitor.by("solved")).to_have_attribute("data-stars", "0")
    visitor.go("/puzzles/diamant/last-leftover")
    visitor.page.locator("[data-lesson=back]").click()
    expect(visitor.by("solved")).to_have_attribute("data-stars", "0")
    visitor.go("/puzzles")
    expect(visitor.by("streak")).to_have_attribute("data-days", "0")


def test_it_is_said_where_actions_are_left_out(visit: Visit) -> None:
    """On a phone too; where nothing is left out nobody reads of it."""
    visitor = visit(language="de", **PHONE)
    visitor.go("/puzzles/subterra/run-for-it")
    expect(visitor.by("narrowed")).to_contain_text("fehlt hier")
    visitor.go("/puzzles/diamant/on-or-back")
    expect(visitor.by("sheet")).to_be_visible()
    expect(visitor.by("narrowed")).to_have_count(0)


def test_a_broken_link_says_so(visit: Visit) -> None:
    visitor = visit(language="de")
    visitor.go("/puzzles/shared#notapuzzle")
    expect(visitor.page.get_by_role("alert")).to_contain_text("Dieser Link ist beschädigt")
