"""Two people at one keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from speleo.games.diamant.actions import GoBack, GoOn
from speleo.terminal.app import SpeleoApp
from speleo.terminal.resuming import go_on
from tests.terminal.screens import asked, curtained, ended, pictured, shown, until
from tests.terminal.sittings import begin


def two_people(language: str = "en", bots: tuple[str, ...] = (), seed: str | None = "two") -> SpeleoApp:
    sitting = begin("diamant", ["Ada", "Ben"], bots, seats=2 + len(bots), seed=seed)
    return SpeleoApp(language, sitting=sitting, pace=0)


async def choose(pilot: Pilot[None], app: SpeleoApp, key: str) -> None:
    """Whoever is at the curtain looks and chooses."""
    await until(pilot, lambda: curtained(app))
    await pilot.press("enter")
    await until(pilot, lambda: asked(app))
    await pilot.press(key)


async def after_adas_choice(key: str, look: Callable[[SpeleoApp], str] = shown) -> list[str]:
    """What the screen shows from the moment that Ada chose until Ben has chosen."""
    app = two_people()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: curtained(app))
        first = look(app)
        assert "Ada, press Enter when only you are looking." in shown(app)
        assert "what do you do" not in shown(app)
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        asking = look(app)
        await pilot.press(key)
        await until(pilot, lambda: curtained(app))
        curtain = look(app)
        assert "Ben, press Enter when only you are looking." in shown(app)
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        return [first, asking, curtain, look(app)]


async def test_both_choices_look_the_same_until_the_reveal() -> None:
    """Whatever Ada chose, every screen until Ben has chosen is the same, colours included. [DIA-4.1, DIA-7.1]"""
    went_on = await after_adas_choice("g", pictured)
    went_back = await after_adas_choice("b", pictured)
    assert len(set(went_on)) == 4
    assert went_on == went_back


async def test_who_has_chosen_is_public_and_what_is_not() -> None:
    """The curtain and the table tell that Ada has chosen. [DIA-7.1]"""
    screens = await after_adas_choice("b")
    assert "Chosen: Ada" in screens[2]
    assert "cave ✓" in screens[3]


async def test_the_reveal_shows_both_choices() -> None:
    """When both are in, the log tells who turned back. [DIA-4.1]"""
    app = two_people()
    async with app.run_test(size=(120, 40)) as pilot:
        for key in ("b", "g"):
            await until(pilot, lambda: curtained(app))
            assert "Ada turns back." not in shown(app)
            await pilot.press("enter")
            await until(pilot, lambda: asked(app))
            await pilot.press(key)
        await until(pilot, lambda: asked(app))
        assert "Ada turns back." in shown(app)
        assert "Ben, what do you do?" in shown(app)


async def test_a_choice_can_be_changed_until_all_are_in() -> None:
    """Ada takes the keyboard again by her number and changes her mind. [DIA-4.1]"""
    app = two_people()
    assert app.sitting is not None
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, app, "g")
        await until(pilot, lambda: curtained(app))
        await pilot.press("1")
        await until(pilot, lambda: "Ada, press Enter" in shown(app))
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        await pilot.press("b")
        await until(pilot, lambda: curtained(app) and "Ben, press Enter" in shown(app))
        taken = [step.action for step in app.sitting.match.steps if step.actor == 0]
        assert taken == [GoOn(), GoBack()]


async def test_the_same_choice_again_changes_nothing_and_shows_nothing() -> None:
    """Thinking again and keeping the choice looks just like changing it. [DIA-4.1]"""
    app = two_people()
    assert app.sitting is not None
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, app, "g")
        await until(pilot, lambda: curtained(app))
        await pilot.press("1", "enter")
        await until(pilot, lambda: asked(app))
        await pilot.press("g")
        await until(pilot, lambda: curtained(app) and "Ben, press Enter" in shown(app))
        assert [step.action for step in app.sitting.match.steps if step.actor == 0] == [GoOn()]


async def test_a_secret_choice_can_be_taken_back() -> None:
    """`u` at the curtain takes Ada's choice back, because nothing has come to light since. [DIA-4.1]"""
    app = two_people()
    assert app.sitting is not None
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, app, "b")
        await until(pilot, lambda: "Ben, press Enter" in shown(app))
        await pilot.press("u")
        await until(pilot, lambda: "Ada, press Enter" in shown(app))
        assert not any(step.actor == 0 for step in app.sitting.match.steps)
    text = app.sitting.file.path.read_text(encoding="utf-8")
    assert "undo to 1 by seat 1" in text


async def test_ben_cannot_take_back_what_ada_chose_in_secret() -> None:
    """Behind the curtain `u` takes back only one's own step."""
    app = two_people()
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, app, "b")
        await until(pilot, lambda: curtained(app))
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        await pilot.press("u")
        await until(pilot, lambda: "Nothing can be taken back" in shown(app))


@pytest.mark.parametrize("choice", ["g", "b"])
async def test_a_secret_choice_stays_secret_after_a_resume(choice: str) -> None:
    """The match is left after Ada chose; taken up again it asks Ben and shows no choice. [DIA-7.1]"""
    app = two_people(seed=None)
    assert app.sitting is not None
    path = app.sitting.file.path
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: curtained(app))
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        await pilot.press(choice)
        await until(pilot, lambda: curtained(app))
    app.sitting.close()
    again = SpeleoApp("en", sitting=go_on(path), pace=0)
    async with again.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: curtained(again))
        text = shown(again)
        assert "Ben, press Enter when only you are looking." in text
        assert "turns back" not in text
        assert "goes on" not in text
        assert "All go on" not in text


async def test_two_people_and_a_bot_play_to_the_end_in_german() -> None:
    """A whole game behind curtains, small window, German. [DIA-4.1]"""
    app = two_people("de", ("odds",), seed=None)
    async with app.run_test(size=(80, 24)) as pilot:
        for turn in range(400):
            await until(pilot, lambda: asked(app) or curtained(app) or ended(app))
            if ended(app):
                break
            if curtained(app):
                assert "drück Enter, wenn nur du hinschaust" in shown(app)
                await pilot.press("enter")
                await until(pilot, lambda: asked(app))
            await pilot.press("z" if turn % 2 else "w")
        assert "Alle fünf Höhlen sind erforscht." in shown(app)
