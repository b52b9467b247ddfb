"""Matches outlive the program."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import speleo
from speleo.games.diamant import GAME
from speleo.games.diamant.actions import GoBack, GoOn
from speleo.kernel.errors import BadSetup, SpeleoError, UnknownName
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from speleo.kernel.setup import Box
from speleo.terminal import play, shelf
from speleo.terminal.app import SpeleoApp
from speleo.terminal.resuming import go_on
from speleo.terminal.sitting import Sitting
from tests.terminal.screens import asked, ended, refused, shown, until
from tests.terminal.sittings import begin


def play_on(sitting: Sitting, steps: int) -> None:
    """Let chance, bots and, for people, a plain plan act."""
    for _step in range(steps):
        actors = sitting.actors
        if not actors:
            return
        if actors[0] < 0:
            sitting.deal()
        elif actors[0] in sitting.bots:
            sitting.act(actors[0], sitting.bot_action(actors[0]))
        else:
            sitting.act(actors[0], GoOn() if sitting.match.serial % 5 else GoBack())


def left_match(steps: int = 9, **more: object) -> Path:
    sitting = begin("diamant", ["Ada"], ["thumb", "odds"], **more)
    play_on(sitting, steps)
    sitting.close()
    return sitting.file.path


async def test_a_match_is_left_and_taken_up_where_it_was() -> None:
    """The same table, the same story, and further steps go into the same record."""
    first = SpeleoApp("en", sitting=begin("diamant", ["Ada"], ["thumb", "odds"]), pace=0)
    assert first.sitting is not None
    path = first.sitting.file.path
    async with first.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: asked(first))
        await pilot.press("g")
        await until(pilot, lambda: asked(first))
        before = shown(first)
        await pilot.press("q")
    assert "Saved in" in first.last_words
    again = SpeleoApp("en", sitting=go_on(path), pace=0)
    async with again.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: asked(again))
        assert shown(again) == before
        await pilot.press("b")
        await until(pilot, lambda: "Ada" in shown(again))
    assert "seat 1: back" in path.read_text(encoding="utf-8")


def test_a_killed_program_loses_nothing(home: Path) -> None:
    """Every step is on the disk when the next begins: a program killed without warning leaves a good record."""
    script = (
        "import time\n"
        "from tests.terminal.sittings import begin\n"
        "from tests.terminal.test_saving import play_on\n"
        "sitting = begin('diamant', ['Ada'], ['thumb', 'odds'])\n"
        "play_on(sitting, 9)\n"
        "print(len(sitting.match.steps), flush=True)\n"
        "time.sleep(60)\n"
    )
    paths = os.pathsep.join([str(Path(speleo.__file__).parent.parent), str(Path(__file__).parent.parent.parent)])
    program = subprocess.Popen(
        [sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    said = program.stdout.readline()
    program.send_signal(signal.SIGKILL)
    program.wait()
    program.stdout.close()
    (waiting,) = shelf.waiting()
    sitting = go_on(waiting.path)
    assert len(sitting.match.steps) == int(said) == 9
    play_on(sitting, 10_000)
    sitting.close()
    assert verify(Record.parse(waiting.path.read_text(encoding="utf-8")), GAME).honest


@pytest.mark.parametrize("seed", [None, "open seed"])
def test_a_resumed_match_is_dealt_on_honestly(seed: str | None) -> None:
    """Left and taken up again and again, the cards still follow from the seed."""
    path = left_match(seed=seed)
    for _time in range(1000):
        sitting = go_on(path)
        play_on(sitting, 23)
        sitting.close()
        if sitting.match.over:
            break
    verdict = verify(Record.parse(path.read_text(encoding="utf-8")), GAME)
    assert verdict.honest, verdict.sentence
    assert not shelf.seed_path(path).exists()


def test_a_match_that_is_over_is_not_taken_up() -> None:
    """A finished record says so."""
    path = left_match(100_000)
    with pytest.raises(SpeleoError, match="this match is over after step"):
        go_on(path)
    assert shelf.waiting() == []


def test_a_program_killed_just_before_it_showed_the_seed_shows_it_next_time() -> None:
    """The end is written and the secret still lies beside it: taking it up completes the record."""
    path = left_match(100_000)
    text = path.read_text(encoding="utf-8")
    head, _, seed = text.partition("seed: ")
    path.write_text(head, encoding="utf-8")
    shelf.write_private(shelf.seed_path(path), seed)
    sitting = go_on(path)
    sitting.close()
    assert path.read_text(encoding="utf-8") == text
    assert not shelf.seed_path(path).exists()


async def test_a_match_that_was_over_when_the_program_was_killed_shows_its_end() -> None:
    """The table gives way to the end before it was ever drawn."""
    path = left_match(100_000)
    head, _, seed = path.read_text(encoding="utf-8").partition("seed: ")
    path.write_text(head, encoding="utf-8")
    shelf.write_private(shelf.seed_path(path), seed)
    app = SpeleoApp("en", sitting=go_on(path), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: ended(app) and "The end" in shown(app))
        await pilot.press("q")
    assert app.return_code == 0


DAMAGE: dict[str, tuple[Callable[[str], str], str]] = {
    "cut": (lambda text: text[:-7], "the record is cut"),
    "tampered": (lambda text: text.replace("seat 2: on", "seat 2: back", 1), "tampered with"),
    "empty": (lambda text: "", "line 1"),
    "another file": (lambda text: "Dear diary\n", "the first line is 'speleo record 2'"),
    "another game": (lambda text: text.replace("game: diamant", "game: chess"), "unknown game 'chess'"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_one_clear_line_and_stays_as_it_is(damage: str) -> None:
    """One line with the file and what is wrong, and not a byte changed."""
    path = left_match()
    spoil, words = DAMAGE[damage]
    path.write_text(spoil(path.read_text(encoding="utf-8")), encoding="utf-8")
    before = path.read_bytes()
    assert words in refused(lambda: play("diamant", resume=path))
    assert path.read_bytes() == before
    assert shelf.seed_path(path).exists()


def test_other_files_that_are_no_records_are_one_line_too(tmp_path: Path) -> None:
    """A missing file, a folder, and bytes that are no text."""
    (tmp_path / "bytes.record").write_bytes(b"\xff\xfe\x00")
    for path, words in (
        (tmp_path / "none", "No such file"),
        (tmp_path, "Is a directory"),
        (tmp_path / "bytes.record", "no text"),
    ):
        assert words in refused(partial(play, "diamant", resume=path))


def test_without_its_secret_a_match_cannot_be_dealt_on() -> None:
    """A missing or wrong seed is refused with its file."""
    path = left_match()
    shelf.seed_path(path).write_text("00" * 32, encoding="utf-8")
    assert "not the seed that was promised" in refused(lambda: play("diamant", resume=path))
    shelf.seed_path(path).write_text("no seed", encoding="utf-8")
    assert "this is no seed" in refused(lambda: play("diamant", resume=path))
    shelf.seed_path(path).unlink()
    assert "is missing" in refused(lambda: play("diamant", resume=path))


def test_one_match_is_played_in_one_window_only() -> None:
    """A second program is refused while the first holds the record."""
    path = left_match()
    first = go_on(path)
    with pytest.raises(SpeleoError, match="another window"):
        go_on(path)
    first.close()
    go_on(path).close()


def test_an_own_box_is_kept_beside_its_match() -> None:
    """A match with corrected treasure cards can be taken up without naming the box again. [DIA-1.3]"""
    box = Box("mine", GAME.box().text.replace("17]", "16]"))
    path = left_match(box=box)
    sitting = go_on(path)
    sitting.close()
    assert sitting.match.setup.box == box


def test_who_cannot_sit_down_is_told_so() -> None:
    """Too many for the seats, two of one name, an unknown bot. [DIA-1.6]"""
    with pytest.raises(BadSetup, match="cannot sit on 2 seats"):
        begin("diamant", ["Ada", "Ben", "Cleo"], seats=2)
    with pytest.raises(BadSetup, match="both be called 'Ada'"):
        begin("diamant", ["Ada", "Ada"])
    with pytest.raises(UnknownName, match="bot 'oracle'"):
        begin("diamant", ["Ada"], ["oracle"])
    with pytest.raises(BadSetup, match=r"DIA-1\.6"):
        begin("diamant", ["Ada"], seats=9)
    assert shelf.waiting() == []


def test_people_and_bots_take_the_seats_in_order() -> None:
    """People first, then the bots named, then bots of the usual level; nobody named is one person."""
    sitting = begin("diamant", ["Ada", "Nora"], ["random"], seats=4)
    sitting.close()
    assert [(sitter.kind, sitter.name) for sitter in sitting.sitters] == [
        ("person", "Ada"),
        ("person", "Nora"),
        ("bot", "random"),
        ("bot", "club"),
    ]
    assert len(set(sitting.names)) == 4
    lone = begin("diamant")
    lone.close()
    assert len(lone.people) == 1
    assert len(lone.sitters) == 4


def test_a_shelf_that_cannot_be_written_is_one_line(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SPELEO_HOME that is a file is refused."""
    (home / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("SPELEO_HOME", str(home / "file"))
    with pytest.raises(SpeleoError, match="cannot be kept here"):
        begin("diamant", ["Ada"])


def test_the_data_folder_of_the_user_is_the_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """XDG_DATA_HOME where SPELEO_HOME is not set."""
    monkeypatch.delenv("SPELEO_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    assert shelf.shelf() == home / "speleo" / "matches"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert shelf.shelf() == Path.home() / ".local" / "share" / "speleo" / "matches"


def test_matches_begun_in_the_same_second_have_different_names() -> None:
    """No record is ever written over."""
    paths = {left_match(2) for _copy in range(3)}
    assert len(paths) == 3
    assert time.time() - min(path.stat().st_mtime for path in paths) < 60
