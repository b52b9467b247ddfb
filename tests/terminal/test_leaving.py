"""Leaving at any moment."""

from __future__ import annotations

import pytest

from speleo.terminal.app import SpeleoApp
from speleo.terminal.resuming import go_on
from tests.terminal.screens import asked, curtained, shown, until
from tests.terminal.sittings import begin


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
async def test_a_match_is_left_while_the_bots_are_busy(key: str) -> None:
    """Nothing is written after the record was let go, and the match can be taken up again."""
    app = SpeleoApp("en", sitting=begin("diamant", [], ["odds", "odds", "odds"], seats=3), pace=0.01)
    assert app.sitting is not None
    path = app.sitting.file.path
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.2)
        await pilot.press(key)
        await pilot.pause(0.2)
    assert app.return_code == 0
    assert str(path) in app.last_words
    go_on(path).close()


async def test_a_match_is_left_at_the_curtain() -> None:
    """Nobody has to look behind the curtain to leave."""
    app = SpeleoApp("de", sitting=begin("diamant", ["Ada", "Ben"], seats=2), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: curtained(app))
        await pilot.press("l")
        await until(pilot, lambda: "press Enter when only you are looking" in shown(app))
        await pilot.press("q")
    assert app.last_words.startswith("Saved in")


async def test_closed_chests_stay_closed_when_the_last_explorer_needs_no_curtain() -> None:
    """Ada is alone in the cave: everybody may look, so no chest is open, not even hers. [DIA-7.3]"""
    app = SpeleoApp(
        "en", sitting=begin("diamant", ["Ada", "Ben"], seats=2, options={"chests": "closed"}, seed="two"), pace=0
    )
    async with app.run_test(size=(80, 24)) as pilot:
        for key, closed in (("right", 1), ("left", 1)):
            await until(pilot, lambda: curtained(app))
            assert shown(app).count("closed") == 2
            await pilot.press("enter")
            await until(pilot, lambda: asked(app))
            assert shown(app).count("closed") == closed
            await pilot.press(key)
        await until(pilot, lambda: asked(app))
        assert "Ada, what do you do?" in shown(app)
        assert shown(app).count("closed") == 2


async def test_a_refusal_goes_away_with_the_next_key() -> None:
    """The prompt asks again after a notice."""
    app = SpeleoApp("en", sitting=begin("diamant", ["Ada"], ["odds"], seats=2), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.press("u")
        await until(pilot, lambda: "Nothing can be taken back" in shown(app))
        await pilot.press("x")
        await until(pilot, lambda: "Ada, what do you do?" in shown(app))
