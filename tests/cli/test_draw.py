"""`speleo draw`: pictures and films of records and positions, and one line for whatever is wrong."""

from pathlib import Path

import pytest

import speleo
from speleo.cli.main import run

POSITION = "path: treasure 17 (2), snake\ngathered: 7 7 0\n"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = speleo.play(speleo.game("diamant").match(seats=2), ["odds"], seed="draw")
    path = tmp_path / "match.speleo"
    path.write_text(speleo.record_of(match, ["Ada", "Ben"]).text, encoding="utf-8", newline="\n")
    return path


def test_a_record_is_drawn_after_any_step(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["draw", str(record), "--step", "1", "--lang", "de"]) == 0
    first = capsys.readouterr().out
    assert "<title>Diamant · Expedition 1 von 5 · Ada und Ben</title>" in first
    assert run(["draw", str(record), "--lang", "en", "-o", str(tmp_path / "end.svg")]) == 0
    assert "Expedition 5 of 5" in (tmp_path / "end.svg").read_text(encoding="utf-8")
    assert run(["draw", str(record), "-o", str(tmp_path / "end.PNG"), "--width", "400"]) == 0
    assert (tmp_path / "end.PNG").read_bytes().startswith(b"\x89PNG")
    assert capsys.readouterr() == ("", "")


def test_a_position_is_drawn_for_its_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.txt"
    path.write_bytes(b"\xef\xbb\xbf" + POSITION.replace("\n", "\r\n").encode())
    assert run(["draw", str(path), "--game", "diamant", "--seats", "3", "--lang", "en"]) == 0
    assert 'data-card="snake"' in capsys.readouterr().out


def test_a_seat_sees_its_own_choice_of_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.txt"
    path.write_text("expedition: 2\nchest: 31 4\n")
    closed = ["draw", str(path), "--game", "diamant", "--seats", "2", "--option", "chests=closed", "--lang", "en"]
    pictures = []
    for more in ([], ["--seat", "1"]):
        assert run([*closed, *more]) == 0
        pictures.append(">31<" in capsys.readouterr().out)
    assert pictures == [False, True]


def test_a_film_as_svg_and_as_gif(record: Path, tmp_path: Path) -> None:
    for name, begins in (("film.svg", b"<svg"), ("film.gif", b"GIF8")):
        film = ["--film", str(tmp_path / name), "--frames", "3", "--width", "200", "--seconds", "0.3"]
        assert run(["draw", str(record), *film]) == 0
        assert (tmp_path / name).read_bytes().startswith(begins)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--step", "9999"], "there is no step 9999: the record has"),
        (["--step", "-1"], "there is no step -1"),
        (["--seat", "3"], "--seat is 1 to 2, not 3"),
        (["-o", "x.jpg"], "x.jpg: the name of this file ends in .svg or .png"),
        (["--film", "x.mp4"], "x.mp4: the name of this file ends in .svg or .gif"),
        (["--film", "x.gif", "--frames", "1"], "a film has 2 to 400 frames, not 1"),
        (["--film", "x.gif", "--seconds", "0"], "--seconds is 0.05 to 10, not 0"),
        (["-o", "x.png", "--width", "5"], "100 to 4000 pixels wide, not 5"),
        (["-o", "nowhere/x.svg"], "nowhere"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_one_line(
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    more: list[str],
    said: str,
) -> None:
    """Exit code 2, and nothing half written."""
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.iterdir())
    assert run(["draw", str(record), *more]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert (told.out, sorted(tmp_path.iterdir())) == ("", before)


@pytest.mark.parametrize(
    ("text", "more", "said"),
    [
        (POSITION, [], "this is no record; of a position name the game"),
        (POSITION, ["--game", "chess"], "unknown game 'chess'"),
        (POSITION, ["--game", "diamant", "--seats", "3", "--step", "2"], "--film and --step are for a record"),
        ("path: dragon\n", ["--game", "diamant", "--seats", "3"], "position, line 1"),
        ("speleo record 2\ngame: diamant\n", [], "line 3: the record is cut"),
    ],
)
def test_a_file_that_is_neither_names_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, more: list[str], said: str
) -> None:
    path = tmp_path / "file.txt"
    path.write_text(text)
    assert run(["draw", str(path), *more]) == 2
    told = capsys.readouterr().err
    assert "file.txt" in told
    assert said in told
    assert told.count("\n") == 1
