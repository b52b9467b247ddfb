"""`speleo new-game`: what it writes keeps the laws at once, and what it cannot write it refuses with one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from speleo.cli.main import run


def speleo(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, as somebody types it."""
    told = {name: value for name, value in os.environ.items() if name != "SPELEO_GAMES"}
    return subprocess.run([sys.executable, "-m", "speleo", *arguments], capture_output=True, text=True, env=told)


def test_a_new_game_keeps_the_laws_and_is_played_at_once(tmp_path: Path) -> None:
    """Laws, scenarios, its golden playthrough, a match between bots, rules in both languages."""
    made = speleo("new-game", "heron", "--folder", str(tmp_path))
    assert (made.returncode, made.stderr) == (0, "")
    place = tmp_path / "heron"
    known = ("--with", str(place))
    for command, said in (
        (("laws", "heron", "--matches", "3"), "laws hold on 3 matches"),
        (("scenario", *map(str, (place / "scenarios").glob("*.scenario"))), "3 passed, 0 failed"),
        (("playthrough", "heron", "--again", str(place / "golden" / "heron.txt")), "outcome: heron-ended"),
        (("play", "heron", "--watch", "--lang", "de", "--record", str(tmp_path / "x.record")), "Der Haufen ist leer."),
        (("rules", "heron", "HERON-2.2", "--lang", "de"), "Steine nehmen"),
    ):
        answer = speleo(*known, *command)
        assert answer.returncode == 0, answer.stdout + answer.stderr
        assert said in answer.stdout
    written = "".join(path.read_text("utf-8") for path in place.rglob("*") if path.is_file() and path.suffix != ".pyc")
    assert "skeleton" not in written.casefold()


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Heron", "'Heron' cannot name a game: up to 20 letters from a to z"),
        ("../heron", "'../heron' cannot name a game"),
        ("class", "'class' cannot name a game"),
        ("h" * 21, "cannot name a game"),
        ("diamant", "there is a game called diamant already"),
        ("json", "a Python package is called json already"),
        ("kept", "is there already"),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_one_line(
    name: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kept").mkdir()
    assert run(["new-game", name, "--folder", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert problem in told.err
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert sorted(tmp_path.rglob("*")) == [tmp_path / "kept"]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new-game", "heron", "--folder", str(tmp_path / "no")]) == 2
    assert capsys.readouterr().err == f"speleo: there is no folder {tmp_path / 'no'}\n"


def test_a_folder_of_games_that_is_not_there_is_refused(tmp_path: Path) -> None:
    answer = speleo("--with", str(tmp_path / "no"), "laws", "pig")
    assert answer.returncode == 2
    assert answer.stderr == f"speleo: SPELEO_GAMES: there is no folder '{tmp_path / 'no'}'\n"
