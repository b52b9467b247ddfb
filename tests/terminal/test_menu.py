"""The start menu."""

from __future__ import annotations

import pytest
from textual.widgets import Input, OptionList, Select

from speleo.terminal import shelf
from speleo.terminal.app import SpeleoApp
from speleo.terminal.menu import MenuScreen
from tests.terminal.screens import asked, curtained, shown, until
from tests.terminal.test_saving import left_match


def on_menu(app: SpeleoApp) -> bool:
    return isinstance(app.screen, MenuScreen) and bool(app.screen.query("#start"))


@pytest.mark.parametrize(("language", "words"), [("en", "New match"), ("de", "Neue Partie")])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_menu_starts_a_match_with_enter(language: str, words: str, size: tuple[int, int]) -> None:
    """The start button has the focus: Enter plays Diamant against bots."""
    app = SpeleoApp(language, pace=0)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: on_menu(app))
        assert words in shown(app)
        assert "Diamant" in shown(app)
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        await pilot.press("q")
        await until(pilot, lambda: on_menu(app))
    assert len(shelf.waiting()) == 1


async def test_seats_names_options_and_people_are_chosen() -> None:
    """Three seats, two of them people with names, closed chests. [DIA-1.6, DIA-7.3]"""
    app = SpeleoApp("en", pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: on_menu(app))
        screen = app.screen
        screen.query_one("#seat-count", Select).value = 3
        await until(pilot, lambda: len(screen.query(".holder")) == 3)
        screen.query_one("#holder-1", Select).value = "person"
        await until(pilot, lambda: bool(screen.query("#name-1")))
        screen.query_one("#name-0", Input).value = "Zoe"
        screen.query_one("#name-1", Input).value = "Yan"
        screen.query_one("#option-chests", Select).value = "closed"
        screen.query_one("#odds-choice", Select).value = 1
        screen.query_one("#deal-choice", Select).value = 0
        await pilot.pause(0.1)
        screen.query_one("#start").focus()
        await pilot.press("s")
        await until(pilot, lambda: curtained(app))
        assert app.sitting is not None
        assert [(sitter.kind, sitter.name) for sitter in app.sitting.sitters][:2] == [
            ("person", "Zoe"),
            ("person", "Yan"),
        ]
        assert len(app.sitting.sitters) == 3
        assert app.sitting.match.setup.option("chests") == "closed"
        assert app.odds


async def test_names_that_cannot_be_are_refused_on_the_spot() -> None:
    """Nobody is nameless, and two people have two names."""
    app = SpeleoApp("de", pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: on_menu(app))
        app.screen.query_one("#holder-1", Select).value = "person"
        await until(pilot, lambda: bool(app.screen.query("#name-1")))
        for name, words in (
            ("", "Platz 2 braucht einen Namen"),
            (app.screen.query_one("#name-0", Input).value, "nicht beide"),
        ):
            app.screen.query_one("#name-1", Input).value = name
            for _attempt in range(50):
                app.screen.query_one("#start").focus()
                await pilot.press("enter")
                await pilot.pause(0.05)
                if words in shown(app):
                    break
            assert words in shown(app)


async def test_a_waiting_match_is_listed_and_taken_up() -> None:
    """Unfinished matches stand in the menu with their players; a damaged one says so and harms nobody."""
    path = left_match()
    damaged = path.with_name("diamant-broken.record")
    damaged.write_text("rubbish\n", encoding="utf-8")
    app = SpeleoApp("en", pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: on_menu(app))
        assert "9 steps" in shown(app)
        assert "diamant-broken.record: cannot be read" in shown(app)
        app.screen.query_one("#waiting", OptionList).focus()
        await pilot.press("home", "enter")
        await until(pilot, lambda: "rubbish" in shown(app))
        await pilot.press("end", "enter")
        await until(pilot, lambda: asked(app))
        assert app.sitting is not None
        assert app.sitting.file.path == path


async def test_the_menu_speaks_both_languages_and_shows_the_rules() -> None:
    """`l` changes the language in place, `?` opens the book."""
    app = SpeleoApp("en", pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: on_menu(app))
        await pilot.press("l")
        await until(pilot, lambda: "Neue Partie" in shown(app))
        app.screen.query_one("#language-choice", Select).value = "en"
        await until(pilot, lambda: "New match" in shown(app))
        await pilot.press("question_mark")
        await until(pilot, lambda: "DIA-1.1" in shown(app))
        await pilot.press("escape")
        await until(pilot, lambda: on_menu(app))
        await pilot.press("q")


async def test_letters_in_a_name_are_no_commands() -> None:
    """A name with l, q and s is typed like any other; Escape leaves the field."""
    app = SpeleoApp("en", pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: on_menu(app))
        field = app.screen.query_one("#name-0", Input)
        field.value = ""
        field.focus()
        await pilot.press("L", "l", "q", "s")
        assert field.value == "Llqs"
        assert app.texts.language == "en"
        await pilot.press("escape")
        assert app.screen.focused is not field
