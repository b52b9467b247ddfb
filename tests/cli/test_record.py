"""The command that shows, verifies and exports records."""

import json
import re
from pathlib import Path

import pytest

from speleo.cli.main import run
from tests.cli.test_commands import Capture, complaint


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished, sealed match of two."""
    from speleo.games import game_named
    from speleo.kernel.engine.dealer import FastDealer
    from speleo.kernel.fairness import SealedDealer, commitment
    from speleo.kernel.match import Match
    from speleo.kernel.record.header import Sitter, header_for
    from speleo.kernel.record.writer import RecordWriter

    game, seed, path = game_named("diamant"), bytes(32), tmp_path / "match.record"
    setup = game.setup(2)
    match, chooser = Match(game, setup), FastDealer("cli")
    with path.open("a", encoding="utf-8") as file:
        sitters = (Sitter("person", "Ada"), Sitter("bot", "odds"))
        writer = RecordWriter(match, header_for(setup, sitters, "sealed", commitment(seed)), file.write)
        while not match.over:
            match.deal(SealedDealer(seed))
            for seat in game.actors(match.state):
                match.act(seat, game.legal_actions(match.state, seat)[chooser.below(2)])
        writer.end(seed)
    return path


def test_records_are_shown(capsys: Capture, record: Path) -> None:
    assert run(["record", "show", str(record)]) == 0
    said = capsys.readouterr().out
    assert "seat 1: person Ada" in said
    assert "The match is over." in said
    assert run(["record", "show", str(record), "--step", "3"]) == 0
    assert "running, after step 3" in capsys.readouterr().out


def test_records_are_verified(capsys: Capture, record: Path) -> None:
    """An honest record says so; a changed one names the step, with exit code 2."""
    assert run(["record", "verify", str(record)]) == 0
    assert capsys.readouterr().out.startswith("honest: all ")
    text = record.read_text()
    first = next(row for row in text.splitlines() if row.startswith("2 seat 1: "))
    other = first.replace(" on ", " back ") if " on " in first else first.replace(" back ", " on ")
    record.write_text(text.replace(first, other))
    assert ", step 2: " in complaint(capsys, "record", "verify", str(record))


def test_draws_are_listed_as_numbers(capsys: Capture, record: Path) -> None:
    assert run(["record", "draws", str(record)]) == 0
    assert re.fullmatch(r"(\d+ \d+ \d+ \d+ \d+ [a-z0-9 ]+\n)+", said := capsys.readouterr().out)
    assert said.startswith("1 1 ")
    record.write_text("x")
    assert f"{record}: line 1: " in complaint(capsys, "record", "draws", str(record))


def test_a_dishonest_seed_is_bad_input(capsys: Capture, record: Path) -> None:
    record.write_text(record.read_text().replace("seed: 00", "seed: 01"))
    assert "not the one that was promised" in complaint(capsys, "record", "verify", str(record))


def test_records_are_exported(capsys: Capture, record: Path) -> None:
    """As data for programs, and as a shorter record that is a record again."""
    assert run(["record", "export", str(record)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["over"], told["seats"][1]["name"], told["steps"][0]["step"]) == (True, "odds", 1)
    assert run(["record", "export", str(record), "--format", "record", "--step", "4"]) == 0
    part = capsys.readouterr().out
    assert record.read_text().startswith(part)
    assert "seed" not in part
    assert "there is no step 9999" in complaint(capsys, "record", "export", str(record), "--step", "9999")
    assert run(["record", "export", str(record), "--format", "record"]) == 0
    assert capsys.readouterr().out == record.read_text()


def test_a_record_is_read_from_a_file_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Line ends are not mended on the way, and a text that is not UTF-8 is named with its file and line."""
    whole = (Path(__file__).parent.parent / "kernel" / "old_records" / "diamant.record").read_bytes()
    path = tmp_path / "match.record"
    for data, problem in (
        (whole.replace(b"\n", b"\r\n"), f"{path}: line 1: the line ends in CR LF"),
        (whole.replace(b"seat 1: person Ada", b"seat 1: person \xff\xfe"), f"{path}, line 6: not a text in UTF-8"),
        (whole.replace(b"game: diamant", b"game: chess"), f"{path}: line 2: game: unknown game"),
        (whole.replace(b"chests=open", b"chests=ajar"), f"{path}: line 4: options: option chests"),
    ):
        path.write_bytes(data)
        for task in ("verify", "show", "export", "draws"):
            assert run(["record", task, str(path)]) == 2
            assert capsys.readouterr().err.startswith(f"speleo: {problem}")
