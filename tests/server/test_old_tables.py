"""Tables that were kept by earlier versions are taken up as they were; the files never change."""

import json
from pathlib import Path

import pytest

from speleo.server.entries import LogEntry
from speleo.server.export import record_text
from speleo.server.table import folded

OLD = Path(__file__).parent / "old_tables"
NAMES = sorted(path.stem for path in OLD.glob("*.json"))


def entries_of(name: str) -> tuple[str, bytes, list[LogEntry]]:
    kept = json.loads((OLD / f"{name}.json").read_text(encoding="utf-8"))
    return kept["key"], bytes.fromhex(kept["seed"]), [LogEntry(*entry) for entry in kept["entries"]]


def test_there_are_old_tables() -> None:
    assert NAMES == ["cave-over", "diamant-over", "diamant-running", "subterra-over"]


@pytest.mark.parametrize("name", NAMES)
def test_an_old_table_comes_to_the_same_end_and_the_same_record(name: str) -> None:
    key, seed, entries = entries_of(name)
    table = folded(key, seed, entries)
    assert table.phase == name.rpartition("-")[2]
    assert (table.story.seq, len(table.story.lines)) == (len(entries), len(entries))
    assert record_text(table, entries) == (OLD / f"{name}.record").read_text(encoding="utf-8")
