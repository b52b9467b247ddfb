"""Tournaments: everybody on every seat with the same deals, and nothing lost or counted twice."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

from speleo.arena.fixture import Result, play
from speleo.arena.journal import BadLedger
from speleo.arena.ledger import Ledger
from speleo.arena.lineups import Tournament
from speleo.arena.spread import play_all
from speleo.arena.standings import duels, standings
from speleo.cli.main import run
from speleo.games import game_named
from speleo.kernel.errors import BadSetup, SpeleoError

SETUP = game_named("diamant").setup(4)


def tournament(tables: str = "pairs", bots: tuple[str, ...] = ("odds", "thumb"), deals: int = 3) -> Tournament:
    return Tournament(SETUP, bots, tables, deals, "cup")


def test_everybody_sits_on_every_seat_with_the_same_cards() -> None:
    """A deal comes back in every rotation; each bot has each seat equally often."""
    fixtures = list(tournament(deals=2).numbered())
    assert [fixture.number for fixture in fixtures] == list(range(1, 9))
    assert [fixture.deal for fixture in fixtures] == ["cup deal 1"] * 4 + ["cup deal 2"] * 4
    for seat in range(4):
        assert Counter(fixture.bots[seat] for fixture in fixtures) == {"odds": 4, "thumb": 4}
    assert len({fixture.dice for fixture in fixtures}) == 8


def test_the_tables_of_each_kind() -> None:
    three = ("odds", "thumb", "random")
    assert tournament("pairs", three).lineups()[1] == ("odds", "random", "odds", "random")
    assert tournament("alone", three).lineups()[0] == ("odds", "thumb", "thumb", "thumb")
    assert len(tournament("alone", three).lineups()) == 6
    assert tournament("mixed", three).lineups() == [("odds", "thumb", "random", "odds")]
    assert len(tournament("mixed", ("odds", "thumb", "random", "mean", "lead")).lineups()) == 5


def test_teams_are_compared_by_the_deal() -> None:
    """Each bot has all seats of a game that is won together; only deals with which one got further count."""
    cup = Tournament(game_named("subterra").setup(4), ("team", "random"), "teams", 3, "cup").checked()
    assert [(fixture.bots[0], fixture.deal[-6:]) for fixture in cup.numbered()][:3] == [
        ("team", "deal 1"),
        ("random", "deal 1"),
        ("team", "deal 2"),
    ]
    reached = [(1, 2, "team"), (2, 0, "random"), (3, 1, "team"), (4, 1, "random"), (5, 0, "team"), (6, 3, "random")]
    results = [
        Result(number, (bot,) * 4, (points,) * 4, (1,) * 4, (float(points > 0),) * 4, 9, "", {})
        for number, points, bot in reached
    ]
    found = standings(cup, results)
    assert found.against["team", "random"].value == 0.5
    assert [row.points.value for row in sorted(found.rows, key=lambda row: row.bot)] == pytest.approx([4 / 3, 1])
    best = standings(cup, results[:2])
    assert best.against["team", "random"].value == 1.0
    assert best.rows[0].bot == "team"
    assert best.rows[0].rating.value > best.rows[1].rating.value


def test_a_game_that_is_won_together_has_teams_by_default(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And a report that says so."""
    run(["arena", "subterra", "--seats", "4", "--bots", "team,random", "--deals", "2", "--out", str(tmp_path)])
    told = json.loads((tmp_path / "standings.json").read_text("utf-8"))
    assert told["tournament"]["tables"] == "teams"
    assert told["matches"] == 4
    assert "each by every team" in (tmp_path / "report.html").read_text("utf-8")
    assert "of the deals with which one of two got further" in capsys.readouterr().out


def test_processes_play_the_same_matches() -> None:
    """One after another or on two processes: the same results."""
    fixtures = list(tournament(deals=1).numbered())
    alone = [play(fixture) for fixture in fixtures]
    assert sorted(play_all(fixtures, 1), key=lambda result: result.number) == alone


def test_what_does_not_fit_in_a_second_goes_to_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speleo.arena.spread.AT_ONCE", 0.0)
    fixtures = list(tournament(deals=2).numbered())
    alone = [play(fixture) for fixture in fixtures]
    assert sorted(play_all(fixtures, 2), key=lambda result: result.number) == alone


def test_a_dask_scheduler_gets_the_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its executor is asked like the one of our processes; without the package, one line says so."""
    asked = []

    class Client:
        def __init__(self, url: str, timeout: float) -> None:
            asked.append(url)

        def get_executor(self) -> ThreadPoolExecutor:
            return ThreadPoolExecutor(1)

    fixtures = list(tournament(deals=1).numbered())
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(SpeleoError, match="--dask needs the package distributed"):
        list(play_all(fixtures, 2, "tcp://127.0.0.1:8786"))
    fake = ModuleType("distributed")
    fake.Client = Client  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "distributed", fake)
    assert len(list(play_all(fixtures, 2, "tcp://127.0.0.1:8786"))) == 4
    assert asked == ["tcp://127.0.0.1:8786"]


def a_result(
    number: int, places: tuple[int, ...], bots: tuple[str, ...] = ("odds", "thumb", "odds", "thumb")
) -> Result:
    best = min(places)
    shares = tuple(1 / places.count(best) if place == best else 0.0 for place in places)
    return Result(number, bots, tuple(40 - 10 * place for place in places), places, shares, 100, "diamant-ended", {})


def test_a_duel_is_about_wins() -> None:
    """The winner's bot has all, a shared win is shared, and where a third has won there was no duel."""
    assert sorted(duels(a_result(1, (1, 2, 2, 4)))) == [(("odds", "thumb"), 1.0), (("thumb", "odds"), 0.0)]
    assert sorted(duels(a_result(1, (1, 1, 3, 4)))) == [(("odds", "thumb"), 0.5), (("thumb", "odds"), 0.5)]
    third = dict(duels(a_result(1, (2, 3, 1, 4), ("odds", "thumb", "mean", "mean"))))
    assert ("odds", "thumb") not in third
    assert third["mean", "odds"] == 1.0


def test_the_better_bot_is_rated_higher_and_more_deals_are_more_certain() -> None:
    """One bot always wins: its rating is above the other's, and intervals shrink."""
    few, many = (
        standings(
            tournament(deals=deals),
            [a_result(number, (1, 3, 2, 4) if number % 4 else (3, 1, 4, 2)) for number in range(1, 4 * deals + 1)],
        )
        for deals in (3, 30)
    )
    assert [row.bot for row in many.rows] == ["odds", "thumb"]
    assert many.rows[0].rating.value > many.rows[1].rating.value
    assert many.rows[0].rating.error < few.rows[0].rating.error
    assert many.rows[0].share.value == pytest.approx(0.375)
    assert many.rows[0].seats == 240
    assert many.against["odds", "thumb"].value + many.against["thumb", "odds"].value == pytest.approx(1)


def test_a_deal_counts_once_however_often_it_was_played() -> None:
    """Four equal rotations of a deal are one observation: two deals that differ leave a wide interval."""
    same = [a_result(number, (1, 3, 1, 3) if number <= 4 else (3, 1, 3, 1)) for number in range(1, 9)]
    found = standings(tournament(deals=2), same).against["odds", "thumb"]
    assert found.value == 0.5
    assert found.error == pytest.approx(1.96 * 0.5)


def test_a_line_that_a_kill_cut_short_is_played_again(tmp_path: Path) -> None:
    path, cup = tmp_path / "matches.jsonl", tournament(deals=1)
    results = [play(fixture) for fixture in cup.numbered()]
    with Ledger(path, cup) as ledger:
        for result in results:
            ledger.add(result)
    path.write_bytes(path.read_bytes()[:-20])
    with Ledger(path, cup) as ledger:
        assert sorted(ledger.results) == [1, 2, 3]
        ledger.add(results[3])
    with Ledger(path, cup) as ledger:
        assert ledger.results == {result.number: result for result in results}


def test_what_is_no_ledger_of_this_tournament_is_refused(tmp_path: Path) -> None:
    """Another tournament, a broken line, a match that stands twice or does not exist: file and line are named."""
    path, cup = tmp_path / "matches.jsonl", tournament(deals=1)
    with Ledger(path, cup) as ledger:
        ledger.add(play(next(iter(cup.numbered()))))
        with pytest.raises(BadLedger, match="another process is writing here"):
            Ledger(path, cup)
    with pytest.raises(BadLedger, match="line 1: this is the ledger of another tournament"):
        Ledger(path, tournament(deals=2))
    good = path.read_text("utf-8")
    for more, problem in (
        ("{}\n", "line 3: not the result of a match"),
        (good.splitlines()[1] + "\n", "line 3: match 1 stands twice"),
        (good.splitlines()[1].replace('"number": 1', '"number": 99') + "\n", "line 3: there is no such match"),
    ):
        path.write_text(good + more, encoding="utf-8")
        with pytest.raises(BadLedger, match=problem):
            Ledger(path, cup)


def test_the_command_refuses_a_broken_tournament_file_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is played, and the file stays as it was."""
    command = ["arena", "diamant", "--seats", "2", "--bots", "odds,thumb", "--deals", "1", "--processes", "1"]
    path = tmp_path / "matches.jsonl"
    for broken in (b"nonsense\n", b"\xff\xfe\n", b"{}\n{}\n", b"[]\n"):
        path.write_bytes(broken)
        assert run([*command, "--out", str(tmp_path)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith(f"speleo: {path}, line 1: ")
        assert said.err.count("\n") == 1
        assert path.read_bytes() == broken
        assert [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("bots", "deals", "problem"),
    [
        (("odds",), 1, "between two bots at least"),
        (("odds", "odds"), 1, "name each one time"),
        (("odds", "thumb"), 0, "--deals is at least 1, not 0"),
        (("odds", "thumb"), 10**6, "more than 1000000 matches"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(bots: tuple[str, ...], deals: int, problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        tournament("pairs", bots, deals).checked()


def test_a_killed_arena_goes_on_and_ends_as_if_nothing_had_been(tmp_path: Path) -> None:
    """Killed in the middle, resumed, and compared with one that was never killed: the same matches, each once."""
    command = [sys.executable, "-P", "-m", "speleo", "arena", "diamant", "--seats", "4", "--bots", "odds,thumb,mean"]
    command += ["--deals", "400", "--processes", "2", "--out"]
    ledger = tmp_path / "killed" / "matches.jsonl"
    started = subprocess.Popen([*command, str(ledger.parent)], start_new_session=True, stdout=subprocess.DEVNULL)
    give_up = time.monotonic() + 120
    while not (ledger.exists() and ledger.read_bytes().count(b"\n") > 20) and time.monotonic() < give_up:
        time.sleep(0.01)
    os.killpg(started.pid, signal.SIGKILL)
    started.wait()
    before = ledger.read_bytes().count(b"\n") - 1
    assert 20 <= before < 4800
    again = subprocess.run([*command, str(ledger.parent)], capture_output=True, text=True, check=True)
    assert f"4800 matches ({before} of them from before)" in again.stdout
    subprocess.run([*command, str(tmp_path / "whole")], check=True, capture_output=True)
    killed, whole = (
        sorted(
            (folder / "matches.jsonl").read_text("utf-8").splitlines()[1:], key=lambda line: json.loads(line)["number"]
        )
        for folder in (ledger.parent, tmp_path / "whole")
    )
    assert killed == whole
    assert len({json.loads(line)["number"] for line in killed}) == 4800
    assert (ledger.parent / "standings.json").read_bytes() == (tmp_path / "whole" / "standings.json").read_bytes()


def test_the_report_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One file with the standings, three plots and the crosstable, and not one address in it."""
    command = [
        "arena",
        "diamant",
        "--seats",
        "2",
        "--bots",
        "odds,thumb",
        "--deals",
        "3",
        "--out",
        str(tmp_path / "a&b"),
    ]
    assert run([*command, "--processes", "1"]) == 0
    shown = capsys.readouterr().out
    assert "6 matches (0 of them from before)" in shown
    page = (tmp_path / "a&b" / "report.html").read_text("utf-8")
    assert page.count("<svg") == 3
    assert page.count("<circle") == 6
    assert "Standings" in page
    assert not any(word in page for word in ("http", "src=", "<script", "@import"))
    told = json.loads((tmp_path / "a&b" / "standings.json").read_text("utf-8"))
    assert told["matches"] == 6
    assert {row["bot"] for row in told["standings"]} == {"odds", "thumb"}
