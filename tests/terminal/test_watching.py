"""Bots that are watched, on the screen or line by line; and people who go away and come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from speleo.cli.main import run
from speleo.games import GAMES, game_named
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from speleo.terminal.app import SpeleoApp
from speleo.terminal.sitting import Sitting
from speleo.terminal.table import TableScreen
from tests.terminal.screens import asked, ended, refused, shown, until
from tests.terminal.sittings import begin

Capture = pytest.CaptureFixture[str]
WATCHED = [
    ("diamant", "en", "Record: "),
    ("diamant", "de", "Protokoll: "),
    ("cave", "de", "Protokoll: "),
    ("subterra", "en", "Record: "),
    ("pig", "en", "Record: "),
]


def steps(sitting: Sitting) -> int:
    return len(sitting.match.steps)


def test_every_game_is_watched_below() -> None:
    assert {game for game, _, _ in WATCHED} == set(GAMES)


@pytest.mark.parametrize(("game", "language", "end"), WATCHED)
def test_a_match_of_bots_is_told_in_a_pipe_and_recorded(
    game: str, language: str, end: str, tmp_path: Path, capsys: Capture
) -> None:
    """Every line is a sentence, the last names the record, and the record is whole and honest."""
    path = tmp_path / "watched.record"
    seats = str(min(game_named(game).seats))
    assert run(["play", game, "--watch", "--seats", seats, "--lang", language, "--record", str(path)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) > 20
    assert said[-1] == f"{end}{path}"
    record = Record.parse(path.read_text("utf-8"))
    assert record.ended
    assert verify(record, game_named(game)).honest
    assert {sitter.kind for sitter in record.header.sitters} == {"bot"}
    assert sorted(tmp_path.glob("watched.*")) == [path]


def test_the_same_seed_is_the_same_story(tmp_path: Path, capsys: Capture) -> None:
    stories = []
    for at in range(2):
        command = ["play", "diamant", "--watch", "--bots", "odds,thumb", "--seed", "x", "--lang", "en"]
        assert run([*command, "--record", str(tmp_path / f"{at}.record")]) == 0
        stories.append(capsys.readouterr().out.splitlines()[:-1])
    assert stories[0] == stories[1]
    assert stories[0][0] == "Diamant: Nora (odds) and Toni (thumb)"


def test_a_match_to_watch_is_refused_with_one_line(tmp_path: Path, capsys: Capture) -> None:
    there = tmp_path / "there.record"
    there.write_text("mine")
    for arguments, problem in (
        (["--people", "Ada"], "only bots play"),
        (["--record", str(there)], "this file is there already"),
        (["--record", str(tmp_path / "no" / "x.record")], "there is no such folder"),
        (["--pace", "-1"], "--pace is 0 to 60 seconds, not -1"),
        (["--pace", "nan"], "--pace is 0 to 60 seconds, not nan"),
        (["--bots", "ods"], "did you mean odds?"),
        (["--resume", str(there)], "--watch is for a new match"),
    ):
        assert run(["play", "diamant", "--watch", *arguments]) == 2
        said = capsys.readouterr().err
        assert problem in said
        assert said.count("\n") == 1
    assert there.read_text() == "mine"
    assert sorted(tmp_path.iterdir()) == [there]


def test_a_match_of_another_game_is_not_gone_on_with() -> None:
    from speleo.terminal import play

    sitting = begin("diamant", ["Ada"], seats=2)
    sitting.close()
    assert "this is a match of diamant, not of cave" in refused(lambda: play("cave", resume=sitting.file.path))


async def test_watching_can_be_paused_stepped_and_hurried() -> None:
    """Paused, nothing happens but one step for each key; hurried, the match runs to its end."""
    sitting = begin("diamant", bots=["odds", "odds"], seats=2, watch=True, seed="paused")
    app = SpeleoApp("en", sitting=sitting, pace=30)
    async with app.run_test(size=(110, 30)) as pilot:
        await until(pilot, lambda: steps(sitting) > 0 and "Pause" in shown(app))
        await pilot.press("p")
        await until(pilot, lambda: "Paused." in shown(app))
        assert "Next" in shown(app)
        for _press in range(3):
            before = steps(sitting)
            await pilot.press("n")
            await until(pilot, lambda before=before: steps(sitting) > before)  # type: ignore[misc]
        await pilot.press("p")
        await until(pilot, lambda: "The bots play on." in shown(app))
        await pilot.press("space")
        await until(pilot, lambda: ended(app))
    assert sitting.match.over


async def test_somebody_goes_away_and_comes_back() -> None:
    """The stand-in plays for Ada only until she says that she is back; its steps are not hers to take back."""
    sitting = begin("cave", ["Ada"], ["explorer"], seats=2, seed="away")
    app = SpeleoApp("en", sitting=sitting, pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: not isinstance(app.screen, TableScreen))
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        before = steps(sitting)
        app.pace = 30
        await pilot.press("b")
        await until(pilot, lambda: steps(sitting) > before)
        own = [step.action.notation for step in sitting.match.steps[before:] if step.actor == 0]
        assert own == ["ready"]
        assert sitting.away == {0}
        assert "I am back" in shown(app)
        assert sitting.undo() is None
        await pilot.press("b")
        await until(pilot, lambda: "You are back." in shown(app))
        await pilot.press("space")
        await until(pilot, lambda: asked(app))
        assert sitting.away == set()


@pytest.mark.parametrize(("language", "running"), [("en", "is running, after step 9"), ("de", "läuft, nach Schritt 9")])
def test_a_record_is_shown_in_words(tmp_path: Path, capsys: Capture, language: str, running: str) -> None:
    """Each step with what came of it, whole or up to a step; without a language in notation."""
    path = tmp_path / "told.record"
    assert run(["play", "cave", "--watch", "--bots", "explorer,explorer", "--seed", "7", "--record", str(path)]) == 0
    capsys.readouterr()
    assert run(["record", "show", str(path), "--lang", language, "--step", "9"]) == 0
    told = capsys.readouterr().out
    assert running in told
    assert re.search(r"^[^(]+: \w+ \(explorer\)", told, re.MULTILINE)
    assert "TileDrawn" not in told
    assert run(["record", "show", str(path)]) == 0
    assert "TileDrawn" in capsys.readouterr().out
    assert run(["record", "show", str(path), "--lang", language]) == 0
    assert "Protokoll" not in capsys.readouterr().out
