"""Comparing boxes: one page says what a designer's data file changes, and a wrong one is refused with its place."""

import json
import re
from pathlib import Path

import pytest

from speleo.cli.main import run
from speleo.games import game_named


def box_of(game: str, folder: Path, change: tuple[str, str]) -> Path:
    text = game_named(game).box().text
    assert change[0] in text
    path = folder / "mine.json"
    path.write_text(text.replace(*change, 1), encoding="utf-8")
    return path


def cells(html: str) -> dict[str, list[str]]:
    """The rows of all tables, by their first cell."""
    rows = re.findall(r"<tr>(<td>.*?)</tr>", html)
    told = [[re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<td>(.*?)</td>", row)] for row in rows]
    return {row[0]: row[1:] for row in told}


def test_more_gems_are_seen_as_more_points(tmp_path: Path) -> None:
    """A treasure of a hundred and more instead of one: points rise, the number of expeditions does not."""
    path = box_of("diamant", tmp_path, ('"values": [1,', '"values": [99,'))
    words = ["lab", "compare", str(path), "--games", "40", "--seats", "3", "--processes", "1", "--lang", "en"]
    assert run([*words, "--out", str(tmp_path / "out")]) == 0
    html = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    rows = cells(html)
    assert float(rows["Points"][1]) > float(rows["Points"][0]) + 3
    assert rows["Rounds"][:2] == ["5.00", "5.00"]
    assert [seat for seat in rows if seat.startswith("Seat ")] == ["Seat 1, %", "Seat 2, %", "Seat 3, %"]
    assert '<b class="apart">' in html
    assert "mine against the standard box" in html
    assert "<script" not in html


def test_a_game_that_is_won_together_has_medals_and_tiles(tmp_path: Path) -> None:
    text = json.loads(game_named("subterra").box().text)
    text["deck"]["normal"] = {"4": 12, "5": 12, "6": 12}
    path = tmp_path / "short.json"
    path.write_text(json.dumps(text), encoding="utf-8")
    words = ["lab", "compare", str(path), "--games", "4", "--seats", "4", "--bots", "random", "--processes", "1"]
    assert run([*words, "--lang", "de", "--out", str(tmp_path / "out")]) == 0
    rows = cells((tmp_path / "out" / "report.html").read_text(encoding="utf-8"))
    assert {"Siege, %", "Gold: alle sind draußen, %", "Niederlagen, %", "Runden"} <= set(rows)
    assert "Plättchen, die die Höhle geschlossen hätten" in rows


@pytest.mark.parametrize(
    ("change", "words", "problem"),
    [
        (('"values": [1,', '"values": [-1,'), [], "mine.json: treasures.values"),
        (('"schema": "speleo-diamant/1"', '"schema": "mine"'), [], "mine.json: no JSON with a schema of ours"),
        (('"values": [1,', '"values": [1'), [], "mine.json, line "),
        (('"values": [1,', '"values": [2,'), ["--games", "1"], "--games is 2 to"),
        (('"values": [1,', '"values": [2,'), ["--seats", "9"], "diamant is for 1 to 8 seats, not 9"),
        (('"values": [1,', '"values": [2,'), ["--bots", "oddz"], "unknown bot 'oddz'"),
    ],
)
def test_a_wrong_box_or_wish_is_told_in_one_line(
    change: tuple[str, str], words: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = box_of("diamant", tmp_path, change)
    assert run(["lab", "compare", str(path), *words, "--out", str(tmp_path / "out")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert problem in line
    assert not (tmp_path / "out").exists()
