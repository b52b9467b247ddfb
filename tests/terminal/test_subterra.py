"""Sub Terra at the keyboard: alone with four cavers, and beside bots."""

from __future__ import annotations

import pytest

from speleo.terminal.app import SpeleoApp
from tests.terminal.screens import asked, shown, until
from tests.terminal.sittings import begin


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_one_person_runs_four_cavers(size: tuple[int, int]) -> None:
    """Boards are picked from the list, then the cave and the cavers' health are shown. [SUB-SET.1, SUB-SET.2]"""
    app = SpeleoApp("en", sitting=begin("subterra", ["Ada"], [], seats=1, seed="alone"), pace=0)
    async with app.run_test(size=size) as pilot:
        for _pick in range(4):
            await until(pilot, lambda: asked(app))
            await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        screen = shown(app)
        assert "Round 1" in screen
        assert "22 hazard cards" in screen
        assert "Diver" in screen
        assert "♥♥♥" in screen
        assert "0,0" in screen


async def test_beside_bots_in_german() -> None:
    """A few turns by the first entry of the list; bots and chance do the rest. [SUB-RND.2]"""
    app = SpeleoApp("de", sitting=begin("subterra", ["Ada"], ["random"], seats=4, seed="bots"), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        for _turn in range(4):
            await until(pilot, lambda: asked(app))
            await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        assert "Gefahrenkarten" in shown(app)
        assert "Zug beenden" in shown(app)


async def test_a_number_points_at_an_entry() -> None:
    """Typing a number moves to that entry of the list, Enter takes it; a number that is not there does nothing."""
    app = SpeleoApp("en", sitting=begin("subterra", ["Ada"], [], seats=1, seed="alone"), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.press("9", "6", "enter")
        await until(pilot, lambda: app.sitting is not None and len(app.sitting.match.steps) > 0)
        assert app.sitting is not None
        assert app.sitting.match.steps[0].action.notation == "pick medic"


async def test_actions_show_what_they_cost_and_risk() -> None:
    """Points for everything, odds for a test, and the health that may be lost. [SUB-ACT.2, SUB-EXE.3]"""
    app = SpeleoApp("en", sitting=begin("subterra", ["Ada"], [], seats=1, seed="alone"), pace=0)
    async with app.run_test(size=(120, 60)) as pilot:
        for _pick in range(4):
            await until(pilot, lambda: asked(app))
            await pilot.press("enter")
        await until(pilot, lambda: asked(app) and "explore" in shown(app))
        screen = shown(app)
        assert "exert yourself for 1 AP more (test 50 %, 1 HP at risk)" in screen
        assert "explore north (1 AP, 1 HP at risk)" in screen
