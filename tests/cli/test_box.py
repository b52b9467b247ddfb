"""`speleo box`: drawing the box and checking a data file."""

from pathlib import Path

import pytest

from speleo.cli.main import run
from speleo.games import game_named


def test_the_box_of_the_cave_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    """All tiles, all start boards, and the totals. [CAVE-1.1, CAVE-1.2]"""
    assert run(["box", "cave"]) == 0
    drawn = capsys.readouterr().out
    assert drawn.count("start board for") == 4
    assert "80 tiles: 9 E, 20 P, 17 W, 6 S1, 6 S2, 6 S3, 16 D" in drawn
    assert "a reconstruction" in drawn


def test_other_boxes_are_shown_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    """A game that does not draw its box shows the file."""
    assert run(["box", "diamant"]) == 0
    assert capsys.readouterr().out == game_named("diamant").box().text


def test_a_good_file_is_named_with_its_fingerprint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The fingerprint is the one that records cite."""
    path = tmp_path / "mine.json"
    path.write_text(game_named("cave").box().text, encoding="utf-8")
    assert run(["box", "check", str(path)]) == 0
    assert game_named("cave").box().fingerprint in capsys.readouterr().out
    assert run(["box", "cave", str(path)]) == 0
    assert "box mine" in capsys.readouterr().out


def test_every_problem_of_a_file_is_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each with its place. [CAVE-1.2, CAVE-5.2]"""
    path = tmp_path / "bad.json"
    text = game_named("cave").box().text.replace('"D NE"', '"D N"').replace('"E NESW", "E NES", "E NES"', '"E NESW"')
    path.write_text(text, encoding="utf-8")
    assert run(["box", "check", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert all(line.startswith(f"{path}: tiles.") for line in lines)


def test_a_file_that_is_nobodys_box_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """So is a check of nothing."""
    path = tmp_path / "tea.json"
    for text in ("[]", "{", "{}"):
        path.write_text(text, encoding="utf-8")
        assert run(["box", "check", str(path)]) == 2
        assert "no JSON with a schema of ours" in capsys.readouterr().err
    assert run(["box", "check"]) == 2
