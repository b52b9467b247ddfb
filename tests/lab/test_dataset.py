"""Datasets: rows say what was seen, what was legal, what was done and how it ended, and can be made again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pyarrow import parquet

from speleo.arena.spread import Where
from speleo.cli.main import run
from speleo.games.diamant.game import Diamant
from speleo.lab.dataset import ACTIONS, CARD, DECISIONS, Request, export
from speleo.lab.lots import Row, Spool
from speleo.lab.running import Progress
from speleo.lab.seen import lasting


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("data") / "set"
    words = ["lab", "export", "diamant", "--seats", "2", "--bots", "odds,thumb", "--games", "25", "--seed", "x"]
    assert run([*words, "--processes", "1", "--out", str(out)]) == 0
    again = out.with_name("again")
    assert run([*words, "--processes", "2", "--out", str(again)]) == 0
    return out


def test_a_row_is_a_decision_that_can_be_taken_again(folder: Path) -> None:
    """In the position of a row exactly the actions of its mask are legal; what is hidden is a question mark."""
    game = Diamant()
    words = parquet.read_table(folder / ACTIONS).to_pydict()["notation"]
    rows = parquet.read_table(folder / DECISIONS).to_pylist()
    assert words == ["back", "on"]
    for row in rows[:60]:
        state = game.read(game.setup(2), row["position"].replace("?", "on"))
        legal = {action.notation for action in game.legal_actions(state, row["seat"])}
        assert legal == {word for at, word in enumerate(words) if row["legal"][at // 8] >> at % 8 & 1}
        assert words[row["action"]] in legal
        assert row["see.seats.0.gathered"] == game.view(state, row["seat"]).seats[row["seat"]].gathered
        assert row["see.deck_size"] == game.view(state, row["seat"]).deck_size


def test_a_match_ends_as_its_rows_say(folder: Path) -> None:
    rows = parquet.read_table(folder / DECISIONS).to_pylist()
    assert {row["match"] for row in rows} == set(range(1, 26))
    for number in range(1, 26):
        ends = {row["seat"]: (row["points"], row["place"], row["win"]) for row in rows if row["match"] == number}
        assert sum(win for _, _, win in ends.values()) == 1
        assert (ends[0][0] > ends[1][0]) == (ends[0][1] < ends[1][1])


def test_processes_make_the_same_bytes(folder: Path) -> None:
    for name in (DECISIONS, ACTIONS, CARD):
        assert (folder / name).read_bytes() == (folder.with_name("again") / name).read_bytes()


def test_the_card_names_every_column_and_the_command(folder: Path) -> None:
    card = (folder / CARD).read_text("utf-8")
    assert [name for name in parquet.read_schema(folder / DECISIONS).names if f"| `{name}` |" not in card] == []
    assert "--bots odds,thumb --games 25 --seed x" in card


def test_many_matches_are_written_group_by_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """The same rows in their order; lots come as they are ready, and no more than a group is held at a time."""
    monkeypatch.setattr("speleo.lab.dataset.LOT", 2)
    monkeypatch.setattr("speleo.lab.dataset.GROUP", 100)
    held: list[int] = []

    def backwards(work: Callable[[object], object], jobs: list[object], _: Where) -> list[object]:
        return [work(job) for job in reversed(jobs)]

    def groups(spool: Spool, size: int) -> Iterator[list[Row]]:
        for group in in_groups(spool, size):
            held.append(len(group))
            yield group

    in_groups = Spool.groups
    monkeypatch.setattr("speleo.lab.dataset.spread", backwards)
    monkeypatch.setattr(Spool, "groups", groups)
    setup = Diamant().setup(2)
    rows = export(Request(setup, ("odds", "thumb"), 25, "x"), tmp_path / "out", Where(2), Progress())
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["out"]
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == sorted([ACTIONS, CARD, DECISIONS])
    assert (
        parquet.read_table(tmp_path / "out" / DECISIONS).to_pylist()
        == parquet.read_table(folder / DECISIONS).to_pylist()
    )
    assert sum(held) == rows
    assert len(held) == parquet.ParquetFile(tmp_path / "out" / DECISIONS).num_row_groups > 3
    assert max(held) < 200


def test_what_was_begun_is_taken_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody stops it, or the disk is full."""
    monkeypatch.setattr("speleo.lab.dataset.card_of", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        export(Request(Diamant().setup(2), ("odds", "odds"), 1, "x"), tmp_path / "out", Where(1), Progress())
    assert list(tmp_path.iterdir()) == []


def test_lists_of_changing_length_have_no_columns() -> None:
    """Although the path of Diamant is sometimes as long as there are seats."""
    names = ["see.path.0.kind", "see.path", "see.paths", "see.seats.0.chest"]
    assert lasting(names, {"see.path"}) == ["see.paths", "see.seats.0.chest"]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["diamant", "--games", "0"], "--games is 1 to 100000, not 0"),
        (["chess"], "unknown game 'chess'"),
        (["diamant", "--bots", "oddz"], "unknown bot 'oddz'"),
        (["diamant", "--box", "none.json"], "none.json: No such file"),
    ],
)
def test_a_wrong_request_writes_nothing(
    words: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lab", "export", *words, "--out", str(tmp_path / "out")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert problem in line
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (folder / CARD).read_bytes()
    assert run(["lab", "export", "diamant", "--games", "1", "--out", str(folder)]) == 2
    assert "this is there already" in capsys.readouterr().err
    assert (folder / CARD).read_bytes() == before
