"""The way in from the command line, and a game without a face of its own."""

from __future__ import annotations

import importlib.util
from importlib.machinery import ModuleSpec

import pytest

import speleo.terminal.tabletop
from speleo.games.diamant import GAME
from speleo.terminal import NEEDED, NotInstalled, demand_installed, play, run_menu
from speleo.terminal.app import SpeleoApp
from speleo.terminal.diamant.odds import next_card, percent
from speleo.terminal.diamant.skin import DiamantSkin
from speleo.terminal.shelf import waiting
from speleo.terminal.skin import Skin, skin_for
from tests.terminal.screens import asked, curtained, ended, refused, shown, until
from tests.terminal.sittings import begin


@pytest.mark.parametrize("package", NEEDED)
def test_a_missing_package_is_one_line_that_says_what_to_install(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The base install has no dependencies; playing needs some."""
    real = importlib.util.find_spec

    def without(name: str, parent: str | None = None) -> ModuleSpec | None:
        return None if name == package else real(name, parent)

    monkeypatch.setattr("speleo.terminal.find_spec", without)
    with pytest.raises(NotInstalled):
        demand_installed()
    for attempt in (lambda: play("diamant"), run_menu):
        assert 'pip install "speleo[play]"' in refused(attempt)


def test_wrong_arguments_are_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unknown games, bots, options, editions and languages, and too many seats. [DIA-1.6]"""
    monkeypatch.setattr("speleo.terminal.app.demand_terminal", lambda language: None)
    wrong = [
        lambda: play("chess"),
        lambda: play("diamant", bots=["oracle"]),
        lambda: play("diamant", options={"chests": "lost"}),
        lambda: play("diamant", edition="1999"),
        lambda: play("diamant", language="fr"),
        lambda: play("diamant", seats=9),
        lambda: play("diamant", people=[" Ada"]),
    ]
    for attempt in wrong:
        assert refused(attempt)


def test_without_a_terminal_there_is_no_game() -> None:
    """In a pipe the game says that it needs a terminal."""
    assert refused(lambda: play("diamant", language="en")) == "the game needs a terminal"
    assert refused(lambda: run_menu("de")) == "das Spiel braucht ein Terminal"
    assert waiting() == []


def test_skins_are_found_by_the_name_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Diamant has a face of its own; a game without one gets the plain one."""
    assert isinstance(skin_for(GAME), DiamantSkin)
    monkeypatch.setattr(type(GAME), "name", "faceless")
    assert type(skin_for(GAME)) is Skin


async def test_a_game_without_a_face_is_played_from_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its view is shown line by line and its legal actions are picked with arrows and Enter."""
    monkeypatch.setattr(speleo.terminal.tabletop, "skin_for", lambda game: Skin())
    app = SpeleoApp("en", sitting=begin("diamant", ["Ada"], ["random"]), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        for _turn in range(200):
            await until(pilot, lambda: asked(app) or ended(app))
            if ended(app):
                break
            assert "go on" in shown(app)
            assert "Expedition" in shown(app)
            await pilot.press("down", "enter")
        assert ended(app)


POSITIONS = ["", "path: snake, relic\n", "path: treasure 9\n", "expedition: 5\nnext: end\ninside: none\n"]


@pytest.mark.parametrize("position", POSITIONS)
def test_the_rules_that_apply_now_are_in_the_book(position: str) -> None:
    """Before a card, at a decision with and without traps and relics, and at the end. [DIA-3.1, DIA-4.1, DIA-6.1]"""
    state = GAME.read(GAME.setup(3), position)
    now = GAME.telling.rules_now(GAME.view(state, 0))
    assert now
    assert all(GAME.rulebook(language).rule(name).text for name in now for language in ("en", "de"))
    assert ("DIA-4.5" in now) == ("relic" in position)
    assert ("DIA-3.6" in now) == ("snake" in position)


def test_odds_are_counted_from_the_public_deck() -> None:
    """With a snake on the path two of 34 cards end the expedition. [DIA-3.5, DIA-7.2]"""
    state = GAME.read(GAME.setup(3), "path: snake\n")
    odds = next_card(GAME.view(state, 0))
    assert (odds.ends, odds.trap, odds.treasure, odds.relic, odds.total) == (2, 12, 15, 5, 34)
    assert percent(odds.ends, odds.total) == "6 %"


@pytest.mark.parametrize("size", [(30, 10), (60, 20), (79, 23), (109, 29), (110, 24), (240, 70)])
async def test_odd_windows_and_odd_names_do_no_harm(size: tuple[int, int]) -> None:
    """Names of 40 characters, in any script, and such as look like markup; windows of any size."""
    people = ["Maximiliane-Theodora von und zu Waldstein", "李小龍李小龍李小龍", "[bold]x[/bold] [/]", "A"]
    sitting = begin("diamant", [people[0][:40], *people[1:]], ["random"], seats=5)
    app = SpeleoApp("de", sitting=sitting, odds=True, pace=0)
    async with app.run_test(size=size) as pilot:
        for _turn in range(4):
            await until(pilot, lambda: asked(app) or curtained(app))
            if curtained(app):
                await pilot.press("enter")
                await until(pilot, lambda: asked(app))
            assert shown(app)
            await pilot.press("question_mark", "escape", "right")
            await pilot.pause(0.05)


async def test_odd_names_are_listed_in_the_menu() -> None:
    """A name that looks like markup is a name."""
    begin("diamant", ["[bold]x[/bold] [/]"], seats=1).close()
    app = SpeleoApp("en", pace=0)
    async with app.run_test(size=(120, 30)) as pilot:
        await until(pilot, lambda: "[bold]x[/bold]" in shown(app))


@pytest.mark.parametrize("seats", [1, 8])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_smallest_and_the_largest_table_fit_the_window(seats: int, size: tuple[int, int]) -> None:
    """Every explorer, both keys and the bottom line are on the screen. [DIA-1.6]"""
    app = SpeleoApp("de", sitting=begin("diamant", ["Ada"], seats=seats), pace=0)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: asked(app))
        text = shown(app)
        assert app.sitting is not None
        assert all(name in text for name in app.sitting.names)
        assert " W  weiter" in text
        assert " Z  zurück" in text
        assert "Verlassen" in text


@pytest.mark.parametrize(("width", "height"), [(76, 8), (74, 21), (30, 4)])
def test_a_long_path_never_outgrows_its_room(width: int, height: int) -> None:
    """Where there is too little room the oldest cards are counted, the newest are drawn. [DIA-3.2]"""
    from rich.console import Console

    from speleo.terminal.diamant.cards import path
    from speleo.texts.texts import Texts

    cards = [
        "snake",
        "lava",
        "ram",
        "boulder",
        "spider",
        "relic",
        "relic",
        *(f"treasure {value}" for value in (1, 2, 3, 4, 9, 13)),
    ]
    for count in range(1, len(cards) + 1):
        view = GAME.view(GAME.read(GAME.setup(3), f"path: {', '.join(cards[:count])}\n"), 0)
        console = Console(width=width, record=True, quiet=True)
        lines = console.render_lines(path(view, Texts("de"), width, height), pad=False)
        assert len(lines) <= height
        assert all(sum(piece.cell_length for piece in line) <= width for line in lines)
