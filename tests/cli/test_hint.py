"""`speleo hint`: from a record at a step, from a position, in words and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from speleo.cli.main import run
from tests.cli.test_commands import Capture, complaint
from tests.cli.test_record import record

__all__ = ["record"]
POSITION = "expedition: 5\npath: treasure 17 (2), snake, lava, ram\ninside: 1\ngathered: 12 0\nchest: 9 20\n"


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "last.position"
    path.write_text(POSITION, encoding="utf-8")
    return str(path)


def test_a_position_is_hinted_in_both_languages(capsys: Capture, position: str) -> None:
    asked = ["hint", "diamant", "--seats", "2", "--position", position, "--work", "600"]
    assert run([*asked, "--lang", "en"]) == 0
    english = capsys.readouterr().out
    assert english.splitlines()[1:4] == ["1. go back", "   100 % to win (100 to 100 %)", "   No risk"]
    assert "[DIA-4.3]" in english
    assert run([*asked, "--lang", "de"]) == 0
    assert "100 % Siegchance" in capsys.readouterr().out


def test_a_record_is_hinted_after_a_step_as_json(capsys: Capture, record: Path) -> None:
    """The same command says the same again."""
    asked = ["hint", str(record), "--step", "1", "--seat", "2", "--json", "--work", "300", "--seed", "x"]
    told = []
    for _ in range(2):
        assert run(asked) == 0
        told.append(capsys.readouterr().out)
    found = json.loads(told[0])
    assert told[0] == told[1]
    assert (found["game"], found["seat"], len(found["ideas"])) == ("diamant", 1, 2)
    assert {idea["action"] for idea in found["ideas"]} == {"on", "back"}


def test_what_cannot_be_hinted_gets_one_line(capsys: Capture, record: Path, position: str, tmp_path: Path) -> None:
    assert "there is no such record, and no such game" in complaint(capsys, "hint", "nowhere")
    assert "nobody has anything to decide there: the match is over" in complaint(capsys, "hint", str(record))
    assert "there is no step 9999" in complaint(capsys, "hint", str(record), "--step", "9999")
    assert "seat 2 has nothing to decide now" in complaint(
        capsys, "hint", "diamant", "--seats", "2", "--position", position, "--seat", "2"
    )
    assert "--work is 1 to" in complaint(capsys, "hint", "diamant", "--work", "0")
    assert "--step is for a record" in complaint(capsys, "hint", "diamant", "--step", "3")
    broken = tmp_path / "broken.position"
    broken.write_text("expedition: 9\n", encoding="utf-8")
    assert "broken.position: " in complaint(capsys, "hint", "diamant", "--position", str(broken))
