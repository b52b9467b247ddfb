"""Time for a turn and for a match; absent people; a time of day that jumps."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from speleo.server import commands, moments, pledging, seating
from speleo.server.chairs import Chair
from speleo.server.clocks import GRACE_SECONDS, LEAST_AFTER_RETURN
from speleo.server.entries import LogEntry
from speleo.server.errors import Refused
from speleo.server.facts import ClockFacts
from speleo.server.hall import Hall
from speleo.server.plan import Plan
from speleo.server.settings import Settings
from speleo.server.storage.form import upgrade
from speleo.server.storage.store import store_for
from speleo.server.table import Table, folded
from tests.server.serving import Person, Server, serving


class Moments:
    """The two clocks of the machine, moved by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.day, self.even = 1_000_000.0, 5_000.0
        monkeypatch.setattr(moments, "time_of_day", lambda: self.day)
        monkeypatch.setattr(moments, "steady", lambda: self.even)

    def pass_by(self, seconds: float) -> None:
        self.day += seconds
        self.even += seconds


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Moments:
    return Moments(monkeypatch)


BEGINNERS = {"prov": 4, "rope": 1, "ox2": 1, "ox1": 0, "cam": 1, "raft": 1}
"""The load that CAVE-2.11 packs for somebody who is not there."""


def log_of(now: Moments, turn: int = 0, match: int = 0) -> list[LogEntry]:
    plan = Plan("diamant", None, {}, 2, "", False, turn, match_seconds=match).checked()
    chairs = [Chair("person", f"P{seat}", "", (f"holder{seat}",)).kept for seat in range(2)]
    created = LogEntry(1, now.day, "created", {"plan": asdict(plan), "host": "holder0", "chairs": chairs})
    return [created, LogEntry(2, now.day, "started", {})]


def at_table(now: Moments, **terms: int) -> Table:
    table = Table("t", bytes(32))
    for entry in log_of(now, **terms):
        table.fold(entry)
    return table


def act(table: Table, now: Moments, seat: int) -> LogEntry:
    entry = LogEntry(table.story.seq + 1, now.day, "acted", {"seat": seat, "action": "on", "took": table.clocks.took()})
    table.fold(entry)
    return entry


def test_a_match_clock_runs_only_while_its_seat_is_to_act(now: Moments) -> None:
    table = at_table(now, match=100)
    now.pass_by(10)
    act(table, now, 0)
    now.pass_by(25)
    assert table.clocks.left(0) == (None, 90)
    assert table.clocks.left(1) == (None, 65)
    assert table.clocks.facts == [
        ClockFacts(turn=None, match=90, running=False),
        ClockFacts(turn=None, match=65, running=True),
    ]
    now.pass_by(65)
    assert table.clocks.run_out() == [1]


def test_what_is_left_survives_a_restart(now: Moments) -> None:
    """The time since the last entry counts as well, but nobody's runs out at once."""
    log, table = log_of(now, match=100), at_table(now, match=100)
    now.pass_by(30)
    log.append(act(table, now, 0))
    now.pass_by(50)
    again = folded("t", bytes(32), log)
    assert again.clocks.left(0) == (None, 70)
    assert again.clocks.left(1) == (None, 20)
    now.pass_by(21)
    later = folded("t", bytes(32), log)
    assert later.clocks.run_out() == []
    now.pass_by(GRACE_SECONDS)
    assert later.clocks.run_out() == [1]


def test_a_turn_clock_goes_on_after_a_restart(now: Moments) -> None:
    log = log_of(now, turn=60)
    now.pass_by(45)
    assert folded("t", bytes(32), log).clocks.left(0) == (15, None)


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_jump_of_the_time_of_day_changes_nobody_s_time(now: Moments, jump: float) -> None:
    table = at_table(now, turn=60, match=100)
    now.pass_by(10)
    now.day += jump
    assert table.clocks.left(0) == (50, 90)
    act(table, now, 0)
    now.pass_by(5)
    assert table.clocks.left(0)[1] == 90
    assert table.clocks.left(1)[1] == 85
    assert table.clocks.run_out() == []


def test_a_time_of_day_that_went_back_gives_no_time_at_a_restart(now: Moments) -> None:
    """What is written stays used; only the time since the last entry is not known."""
    log, table = log_of(now, match=100), at_table(now, match=100)
    now.pass_by(30)
    log.append(act(table, now, 0))
    now.day -= 86_400
    assert folded("t", bytes(32), log).clocks.left(1) == (None, 70)


def test_who_comes_back_to_an_empty_bank_has_a_little_time(now: Moments) -> None:
    table = at_table(now, match=100)
    now.pass_by(100)
    seated = {"seat": 0, "bot": "random", "why": "clock", "took": table.clocks.took()}
    table.fold(LogEntry(3, now.day, "seated", seated))
    assert table.clocks.left(0) == (None, 0)
    table.fold(LogEntry(4, now.day, "returned", {"seat": 0}))
    assert table.clocks.left(0) == (None, LEAST_AFTER_RETURN)


def in_a_hall(folder: Path, play: Callable[[Hall], Awaitable[None]]) -> None:
    """Play in this process, with a database of its own."""

    async def run() -> None:
        url = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        store = store_for(url)
        await upgrade(store.engine)
        hall = Hall(Settings(), store)
        hall.open()
        try:
            await play(hall)
        finally:
            await hall.close()

    asyncio.run(run())


@pytest.mark.parametrize("jump", [7200.0, -7200.0])
def test_a_running_server_lives_through_a_jump_of_the_time_of_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """Nobody is replaced by a bot, play goes on, and the entries stay in order."""

    async def play(hall: Hall) -> None:
        plan = Plan("diamant", None, {}, 2, "", False, 600, match_seconds=900).checked()
        table = await hall.create(plan, "h", [Chair("person", name, "", ("h",)) for name in ("A", "B")])
        await hall.perform(table.key, pledging.start("h"))
        real = moments.time_of_day
        monkeypatch.setattr(moments, "time_of_day", lambda: real() + jump)
        await asyncio.sleep(1.2)
        for seat in (0, 1):
            await hall.perform(table.key, commands.act("h", seat, "on", table.story.seq, f"c{seat}"), f"c{seat}")
        await asyncio.sleep(1.2)
        entries = await hall.store.since(table.key, 0)
        assert [entry.kind for entry in entries] == ["created", "started", "acted", "acted"]
        assert [entry.seq for entry in entries] == [1, 2, 3, 4]
        assert table.clocks.spent[1] < 5

    in_a_hall(tmp_path, play)


def back(person: Person, seat: int) -> None:
    """Come back as soon as the stand-in has acted."""
    while (answer := person.post(f"seats/{seat}/return")).status_code != 200:
        assert answer.json()["problem"] == "overdue"


def test_who_let_the_time_run_out_does_not_come_back_to_the_same_turn(now: Moments) -> None:
    """Else somebody could hold a match up for ever, half a minute at a time."""
    table = at_table(now, turn=60)
    now.pass_by(60)
    table.fold(LogEntry(3, now.day, "seated", {"seat": 0, "bot": "stand-in", "why": "clock"}))
    with pytest.raises(Refused, match="the stand-in acts first"):
        seating.come_back("holder0", 0)(table)
    table.fold(LogEntry(4, now.day, "acted", {"seat": 0, "action": "on"}))
    assert [draft.kind for draft in seating.come_back("holder0", 0)(table)] == ["returned"]


def test_a_seat_that_an_earlier_version_gave_to_the_random_bot_is_played_by_the_stand_in(now: Moments) -> None:
    table = at_table(now, turn=60)
    table.fold(LogEntry(3, now.day, "seated", {"seat": 0, "bot": "random", "why": "clock"}))
    table.fold(LogEntry(4, now.day, "resigned", {"seat": 1, "bot": "random"}))
    assert [chair.bot for chair in table.seats.chairs] == ["stand-in", "stand-in"]


def test_a_team_of_the_cave_whose_player_timed_out_keeps_its_gear(server: Server) -> None:
    """It takes the load for beginners, and then waits with it at the base. [CAVE-2.11, CAVE-3.13]"""
    host = server.table("you", "open", game="cave", turn_seconds=1)
    host.join(1, "Ben")
    host.do("start")
    live = host.live(seat=0)

    def happened(what: str) -> list[dict[str, Any]]:
        return [event for entry in live.happened for event in entry["events"] if event["event"] == what]

    while len(happened("TurnBegan")) < 12:
        live.read()
    assert happened("Discarded") == []
    teams = live.last["picture"]["view"]["teams"]
    assert [team["backpack"] for team in teams] == [BEGINNERS] * 2
    assert [team["lost"] for team in teams] == [[], []]
    assert {chair["bot"] for chair in live.last["table"]["seats"]} == {"stand-in"}
    live.close()


def test_an_empty_match_clock_lets_a_bot_play_and_the_person_can_come_back(server: Server) -> None:
    host = server.table("you", "open", match_seconds=1)
    ben = host.join(1, "Ben")
    host.do("start")
    live = host.live(seat=0)
    while sum(entry["what"] == "seated" for entry in live.happened) < 2:
        live.read()
    assert {entry["why"] for entry in live.happened if entry["what"] == "seated"} == {"clock"}
    back(ben, 1)
    facts = ben.look()["table"]
    assert facts["match_seconds"] == 1
    assert facts["clocks"][1]["match"] <= 1
    live.close()


def test_the_host_lets_a_bot_play_for_somebody_absent_who_can_come_back(tmp_path: Path) -> None:
    with serving(tmp_path, absent_seconds=1) as server:
        ada = server.table("you", "open")
        ben = ada.join(1, "Ben")
        ada.do("start")
        early = ada.post("seats/1/bot", bot="random")
        assert (early.status_code, early.json()["problem"]) == (409, "not-absent")
        assert ben.post("seats/0/bot", bot="random").status_code == 403
        time.sleep(1.1)
        ada.do("seats/1/bot", bot="random")
        chair = ada.look()["table"]["seats"][1]
        assert (chair["name"], chair["bot"]) == ("Ben", "stand-in"), "which bot plays for Ben is not for Ada to choose"
        assert [entry["why"] for entry in ada.look()["happened"] if entry["what"] == "seated"] == ["host"]
        ben.do("seats/1/return")
        assert ben.look()["table"]["seats"][1]["bot"] == ""
