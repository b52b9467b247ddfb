"""One person at the keyboard, bots in the other seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from speleo.games.diamant import GAME
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from speleo.terminal.app import SpeleoApp
from speleo.terminal.ending import EndingScreen
from speleo.terminal.shelf import seed_path
from tests.terminal.screens import asked, ended, shown, until
from tests.terminal.sittings import begin

SIZES = [(80, 24), (120, 40)]


def app_for(language: str = "en", **more: object) -> SpeleoApp:
    sitting = begin("diamant", ["Ada"], ["thumb", "odds", "random"], **more)
    return SpeleoApp(language, sitting=sitting, pace=0)


@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_game_by_keys_is_recorded_and_dealt_honestly(home: Path, size: tuple[int, int]) -> None:
    """After five expeditions the standings cite their rules [DIA-5.5, DIA-6.1]; the record holds the promised seed."""
    app = app_for()
    assert app.sitting is not None
    path = app.sitting.file.path
    assert seed_path(path).stat().st_mode & 0o777 == 0o600
    async with app.run_test(size=size) as pilot:
        for turn in range(200):
            await until(pilot, lambda: asked(app) or ended(app))
            if ended(app):
                break
            await pilot.press("b" if turn % 3 == 2 else "g")
        assert isinstance(app.screen, EndingScreen)
        text = shown(app)
        assert "All five caves are explored." in text
        assert "(DIA-1.4)" in text
        assert all(name in text for name in app.screen.sitting.names)
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.ended
    assert verify(record, GAME).honest
    assert not seed_path(path).exists()


async def test_alone_with_bots_there_is_no_curtain() -> None:
    """Nobody else is at the keyboard, so the choice is asked for at once. [DIA-4.1]"""
    app = app_for()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: asked(app))
        assert "Ada, what do you do?" in shown(app)
        assert "cave …" in shown(app)
        assert "cave ✓" in shown(app)


@pytest.mark.parametrize("size", SIZES)
async def test_the_odds_come_and_go_with_o(size: tuple[int, int]) -> None:
    """The odds are off at first and follow from the public deck. [DIA-7.2]"""
    app = app_for(seed="odds")
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: asked(app))
        assert "expedition ends" not in shown(app)
        await pilot.press("o")
        await until(pilot, lambda: "expedition ends" in shown(app))
        assert "%" in shown(app)
        await pilot.press("o")
        await until(pilot, lambda: "expedition ends" not in shown(app))


async def test_a_choice_in_camp_is_refused_by_its_rule() -> None:
    """Who went back waits for the next expedition. [DIA-4.7]"""
    sitting = begin("diamant", ["Ada"], ["odds", "odds", "odds"], seed="camp 1")
    app = SpeleoApp("en", sitting=sitting, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: asked(app))
        app.pace = 60
        await pilot.press("b")
        await until(pilot, lambda: not asked(app) and "camp" in shown(app))
        await pilot.press("g")
        await until(pilot, lambda: "You are in camp and wait for the next expedition. (DIA-4.7)" in shown(app))


async def test_the_language_changes_while_playing() -> None:
    """`l` says everything in the other language, the log included; the keys follow."""
    app = app_for(seed="language")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.press("g")
        await until(pilot, lambda: asked(app))
        assert "Explorers" in shown(app)
        await pilot.press("l")
        await until(pilot, lambda: "Abenteurer" in shown(app))
        german = shown(app)
        assert "Ada, was tust du?" in german
        assert "weiter" in german
        assert "Explorers" not in german
        steps = len(app.sitting.match.steps) if app.sitting else 0
        await pilot.press("w")
        await until(pilot, lambda: app.sitting is not None and len(app.sitting.match.steps) > steps)


async def test_the_rules_that_apply_now_are_shown_by_id_in_both_languages() -> None:
    """`?` at a decision shows the rules of the decision [DIA-4.1], `a` the whole book."""
    app = app_for()
    async with app.run_test(size=(100, 40)) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.press("question_mark")
        await until(pilot, lambda: "DIA-4.1" in shown(app))
        assert "Rules that apply now" in shown(app)
        assert "DIA-1.1" not in shown(app)
        await pilot.press("l")
        await until(pilot, lambda: "Regeln, die jetzt gelten" in shown(app))
        await pilot.press("a")
        await until(pilot, lambda: "DIA-1.1" in shown(app))
        await pilot.press("escape")
        await until(pilot, lambda: asked(app))


async def test_nothing_can_be_taken_back_after_a_card() -> None:
    """A revealed card is known, so `u` says no. [DIA-4.1]"""
    app = app_for()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.press("g")
        await until(pilot, lambda: asked(app))
        await pilot.press("u")
        await until(pilot, lambda: "Nothing can be taken back" in shown(app))


async def test_closed_chests_of_others_stay_closed() -> None:
    """With closed chests a person sees only the own one. [DIA-7.3]"""
    app = app_for(options={"chests": "closed"})
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: asked(app))
        assert shown(app).count("closed") == 3


async def test_only_bots_can_be_watched() -> None:
    """Without people the match plays itself to the end."""
    app = SpeleoApp("en", sitting=begin("diamant", [], ["odds", "thumb"], seats=2), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: ended(app))
        assert "Nora" in shown(app)


async def test_another_match_begins_from_the_end() -> None:
    """`n` deals the same seats anew, in a record of its own."""
    app = SpeleoApp("en", sitting=begin("diamant", [], ["random", "random"], seats=2), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: ended(app))
        first = app.sitting
        await pilot.press("n")
        await until(pilot, lambda: app.sitting is not first)
        assert app.sitting is not None
        assert first is not None
        assert app.sitting.file.path != first.file.path
        await until(pilot, lambda: ended(app))


async def test_h_shows_a_hint_and_the_record_says_so(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody alone against bots is told what bots would do, with the reason and its rule."""
    monkeypatch.setattr("speleo.hints.advice.usual_work", lambda outlook: 400)
    app = app_for(seed="hint")
    assert app.sitting is not None
    path = app.sitting.file.path
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: asked(app))
        assert "Hint" in shown(app)
        await pilot.press("h")
        await until(pilot, lambda: "2 ideas." in shown(app))
        assert "% to win" in shown(app)
        await pilot.press("escape")
        await until(pilot, lambda: asked(app))
    assert "hint for seat 1" in path.read_text(encoding="utf-8")
