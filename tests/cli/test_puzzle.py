"""`speleo puzzle`: puzzles in a terminal, and the proof of files that anybody wrote."""

import io
from pathlib import Path

import pytest

from speleo.cli.main import run
from speleo.games import GAMES, game_named
from speleo.kernel.learning.shelf import puzzle_text, puzzles_of

Capture = pytest.CaptureFixture[str]
NAME = "diamant/last-leftover"


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What somebody types, before the end of the input."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_all_that_come_along_are_listed_with_level_and_title(capsys: Capture) -> None:
    assert run(["puzzle", "list", "--lang", "de"]) == 0
    rows = [line.split(maxsplit=2) for line in capsys.readouterr().out.splitlines()]
    puzzles = {f"{game}/{name}": one for game in GAMES for name, one in puzzles_of(game_named(game)).items()}
    assert rows == [[name, "*" * one.level, one.title.de] for name, one in puzzles.items()]


def test_a_day_has_one_puzzle_and_the_next_another(capsys: Capture) -> None:
    told = []
    for day in ("2026-12-24", "2026-12-24", "2026-12-25"):
        assert run(["puzzle", "today", "--day", day]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]


def test_a_puzzle_is_shown_without_its_answer_unless_it_is_asked_for(capsys: Capture) -> None:
    assert run(["puzzle", "show", NAME]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("The last leftover  *\n")
    assert "treasure" in shown
    assert "> Thirteen rubies in your chest, for certain.\n  on, back\n" in shown
    assert "How many leave?" not in shown
    assert run(["puzzle", "show", NAME, "--answer"]) == 0
    assert capsys.readouterr().out.endswith("\nback\n")


def test_who_solves_it_is_told_so_after_errors_and_nonsense(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, "jump", "on", "back")
    assert run(["puzzle", "play", NAME]) == 0
    said = capsys.readouterr().out
    nonsense, wrong, right = said.index("'jump' is no action"), said.index("? - "), said.index("? + ")
    assert nonsense < wrong < right
    assert "DIA-" in said[wrong:right]


@pytest.mark.parametrize("typed", [(), ("",), ("on", "")])
def test_who_gives_up_is_told_the_solution(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...]
) -> None:
    answers(monkeypatch, *typed)
    assert run(["puzzle", "play", NAME]) == 1
    assert capsys.readouterr().out.endswith("back\n")


def test_files_are_proved_and_what_is_wrong_or_missing_is_named(capsys: Capture, tmp_path: Path) -> None:
    """0: all hold; 1: one claims what is not so; 2: one cannot be read. The others are proved all the same."""
    text = puzzle_text(game_named("diamant"), "last-leftover")
    good, bad = tmp_path / "good.puzzle", tmp_path / "bad.puzzle"
    good.write_text(text, "utf-8")
    assert run(["puzzle", "check", str(good)]) == 0
    assert capsys.readouterr().out.startswith(f"{good}: certain, ")
    bad.write_text(text.replace("Solution: back", "Solution: on"), "utf-8")
    assert run(["puzzle", "check", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert said.out.endswith("1 proved, 1 wrong\n")
    assert said.err.startswith(f"speleo: {bad}: line ")
    assert said.err.count("\n") == 1
    assert run(["puzzle", "check", str(tmp_path / "none.puzzle"), str(good)]) == 2
    said = capsys.readouterr()
    assert said.err == f"speleo: {tmp_path / 'none.puzzle'}: No such file or directory\n"
    assert said.out.endswith("1 proved, 0 wrong\n")
    bad.write_bytes(b"\xff\xfe")
    assert run(["puzzle", "check", str(tmp_path)]) == run(["puzzle", "show", str(bad)]) == 2
    said = capsys.readouterr()
    assert said.err == f"speleo: {bad}, line 1: not a text in UTF-8\n" * 2
    assert said.out.endswith("1 proved, 0 wrong\n")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("show",), "speleo puzzle show takes one puzzle, such as diamant/on-or-back"),
        (("play", NAME, NAME), "speleo puzzle play takes one puzzle"),
        (("show", "diamant/last-leftovr"), "did you mean diamant/last-leftover?"),
        (("show", "no-such.puzzle"), "no-such.puzzle: No such file or directory"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(capsys: Capture, asked: tuple[str, ...], said: str) -> None:
    assert run(["puzzle", *asked]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1
