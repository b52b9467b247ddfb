"""The command that runs scenario files."""

from pathlib import Path

import pytest

from speleo.cli.main import run
from tests.cli.test_commands import Capture, complaint

GOOD = "Scenario: good\nRules: DIA-3.1\nGiven diamant with 2 seats\nThen chance to act\n"


def test_scenarios_end_with_a_count(capsys: Capture, tmp_path: Path) -> None:
    """A failing scenario says where, what was expected and what is; the exit code is 1."""
    (tmp_path / "a.scenario").write_text(GOOD)
    (tmp_path / "b.scenario").write_text(GOOD + GOOD.replace("good", "bad").replace("chance to", "nobody to"))
    assert run(["scenario", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert f"FAILED {tmp_path / 'b.scenario'}:8: bad" in said
    assert "expected: nobody to act\n    instead:  it is chance to act" in said
    assert said.endswith("\n2 passed, 1 failed\n")
    assert run(["scenario", str(tmp_path / "a.scenario")]) == 0


@pytest.mark.parametrize(
    ("bad", "line", "problem"),
    [
        ("nonsense\nThen chance to act\n", 4, "a line starts with Scenario:, Rules:"),
        ("When seat 1 plays on\nThen chance to act\n", 4, "seat 1 may not on, because DIA-3.1"),
        ("Given the position\n  next: card\n  path: dragon\nThen chance to act\n", 6, "'dragon' is no card"),
        ("Then it did not happen: GameEndet\n", 4, "did you mean GameEnded?"),
    ],
)
def test_a_line_that_cannot_be_played_fails_its_own_scenario_only(
    capsys: Capture, tmp_path: Path, bad: str, line: int, problem: str
) -> None:
    """The others run, the summary stands, and the line is that of the file."""
    path = tmp_path / "x.scenario"
    path.write_text(GOOD + "Scenario: bad\nRules: DIA-3.1\nGiven diamant with 2 seats\n" + bad + GOOD)
    assert run(["scenario", str(path)]) == 1
    said = capsys.readouterr()
    assert f"FAILED {path}:{4 + line}: bad\n    cannot be played: " in said.out
    assert problem in said.out
    assert said.out.endswith("\n2 passed, 1 failed\n")
    assert said.err == ""


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", ":1: there is no scenario here"),
        (b"# only a remark\n", ":1: there is no scenario here"),
        (b"\nhello\n", ":2: a scenario begins with 'Scenario: TITLE', not 'hello'"),
        (b"Scenario: x\n\xff\n", ", line 2: not a text in UTF-8"),
        (None, ": No such file or directory"),
    ],
)
def test_a_file_without_scenarios_is_bad_input(
    capsys: Capture, tmp_path: Path, content: bytes | None, problem: str
) -> None:
    """It is named with its line, and the other files are run."""
    bad, good = tmp_path / "bad.scenario", tmp_path / "good.scenario"
    if content is not None:
        bad.write_bytes(content)
    good.write_text(GOOD)
    assert run(["scenario", str(bad), str(good)]) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"speleo: {bad}{problem}")
    assert said.err.count("\n") == 1
    assert said.out == "1 passed, 0 failed\n"


def test_a_folder_without_scenarios_is_bad_input(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text(GOOD)
    assert f"{tmp_path}: no scenario file in this folder" in complaint(capsys, "scenario", str(tmp_path))


def test_a_mark_before_the_text_of_a_scenario_does_not_matter(capsys: Capture, tmp_path: Path) -> None:
    """Some editors write one, and line ends of two characters."""
    path = tmp_path / "x.scenario"
    path.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert run(["scenario", str(path)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
