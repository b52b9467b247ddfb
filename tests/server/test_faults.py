"""The server dies in the middle of everything; nothing that it acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.serving import Person, Server, serving

TABLES = int(os.environ.get("SPELEO_FAULT_TABLES", "30"))
ROUNDS = int(os.environ.get("SPELEO_FAULT_ROUNDS", "3"))


class Player:
    """Plays a seat over a socket that it opens again whenever it breaks, and repeats what was not acknowledged."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.seen: list[int] = []
        self.acknowledged: dict[str, int] = {}
        self.pending: dict[str, object] | None = None
        self.count = 0
        self.over = False

    async def play(self, until: asyncio.Event) -> None:
        while not self.over and not until.is_set():
            try:
                await self.connection(until)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                await asyncio.sleep(0.05)

    async def connection(self, until: asyncio.Event) -> None:
        address = f"ws://127.0.0.1:{self.person.server.port}/api/tables/{self.person.key}/live"
        async with connect(address, open_timeout=5, ping_interval=None) as socket:
            hello = {"type": "hello", "token": self.person.token, "since": self.seen[-1] if self.seen else 0}
            await socket.send(json.dumps(hello))
            if self.pending:
                await socket.send(json.dumps(self.pending))
            while not self.over and not until.is_set():
                async with asyncio.timeout(3):
                    message = json.loads(await socket.recv())
                await self.take(message, socket)

    async def take(self, message: dict[str, object], socket: object) -> None:
        if message["type"] == "done":
            self.acknowledged[str(message["client"])] = int(str(message["seq"]))
            self.pending = None
        elif message["type"] == "refused":
            self.pending = None
        else:
            self.seen += [entry["seq"] for entry in message["happened"]]  # type: ignore[attr-defined]
            self.over = message["table"]["phase"] == "over"  # type: ignore[index]
            self.update = message
        picture = getattr(self, "update", {}).get("picture")
        if self.pending is None and picture and self.seat in picture["to_act"] and not self.over:
            self.count += 1
            action = random.choice(picture["legal"])["action"]
            self.pending = {
                "type": "act",
                "seat": self.seat,
                "action": action,
                "version": self.update["seq"],
                "client": f"{self.seat}.{self.count}",
            }
            await socket.send(json.dumps(self.pending))  # type: ignore[attr-defined]


def started(server: Server, count: int) -> list[Player]:
    players = []
    for _ in range(count):
        ada = server.table("you", "open")
        ben = ada.join(1, "Ben")
        ada.do("start")
        players += [Player(ada, 0), Player(ben, 1)]
    return players


def test_kill_9_in_the_middle_of_many_tables(tmp_path: Path) -> None:
    """Every acknowledged action is there once, every client resumes by itself, with no gap and no repeat."""
    with serving(tmp_path) as server:
        players = started(server, TABLES)

        def kill_and_restart() -> None:
            for _ in range(ROUNDS):
                time.sleep(random.uniform(0.2, 0.7) * max(1, TABLES / 20))
                server.kill()
                server.start()

        async def everybody() -> None:
            until = asyncio.Event()
            playing = asyncio.gather(*(player.play(until) for player in players))
            await asyncio.to_thread(kill_and_restart)
            await asyncio.sleep(1)
            until.set()
            await playing

        asyncio.run(everybody())
        assert sum(len(player.acknowledged) for player in players) > TABLES
        for player in players:
            check(player)


def check(player: Player) -> None:
    """Compare what the player was told with what is on the disk."""
    import sqlite3

    database = sqlite3.connect(f"file:{player.person.server.folder / 'tables.sqlite'}?mode=ro", uri=True)
    rows = database.execute(
        "SELECT seq, client FROM entries WHERE table_id = ? ORDER BY seq", [player.person.key]
    ).fetchall()
    database.close()
    written = {client.split(":")[1]: seq for seq, client in rows if client}
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    assert len([client for _, client in rows if client]) == len({client for _, client in rows if client})
    for client, seq in player.acknowledged.items():
        assert written[client] == seq
    assert player.seen == list(range(1, len(player.seen) + 1))


def test_a_full_disk_is_refused_cleanly(tmp_path: Path) -> None:
    """With a limit on the size of files, nothing is acknowledged that is not written, and reading goes on."""
    with serving(tmp_path) as server:
        ada = server.table("you", "open")
        ben = ada.join(1, "Ben")
        ada.do("start")
        largest = max(path.stat().st_size for path in tmp_path.glob("tables.sqlite*"))
        limit(server, largest + 65_536)
        answers = [ada.post("say", text="x" * 300) for _ in range(60)]
        assert {answer.status_code for answer in answers} == {200, 503}
        assert answers[-1].json()["problem"] == "storage"
        kept = [entry for entry in ben.look()["happened"] if entry["what"] == "said"]
        assert len(kept) == sum(answer.status_code == 200 for answer in answers)
        limit(server, -1)
        assert ada.post("say", text="room again").status_code == 200


def limit(server: Server, size: int) -> None:
    """Let the server write no file beyond this size; a signal that comes with it is ignored by Python."""
    import resource

    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, -1))


def test_a_crashed_bot_worker_is_replaced_and_the_move_is_made(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host = server.table("odds", "thumb", "you")
        live = host.live()
        host.do("start")
        killed = 0
        while live.last.get("table", {}).get("phase") != "over" and killed < 5:
            seen = live.read()
            if seen["type"] == "update" and seen["picture"] and 2 in seen["picture"]["to_act"]:
                for child in workers(server):
                    with contextlib.suppress(ProcessLookupError):  # it may have ended by itself since it was listed
                        os.kill(child, signal.SIGKILL)
                        killed += 1
                host.act(2, "on")
        assert killed >= 3
        live.close()


def test_bots_go_on_after_a_crash_although_nobody_looks(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host = server.table("odds", "odds", "odds", "odds")
        host.do("start")
        server.kill()
        server.start()
        before = sum_of_acted(server)
        deadline = time.monotonic() + 10
        while sum_of_acted(server) == before:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def sum_of_acted(server: Server) -> int:
    """How many actions are on the disk."""
    import sqlite3

    database = sqlite3.connect(f"file:{server.folder / 'tables.sqlite'}?mode=ro", uri=True)
    count: int = database.execute("SELECT count(*) FROM entries WHERE kind = 'acted'").fetchone()[0]
    database.close()
    return count


def test_more_sockets_than_allowed_are_turned_away(tmp_path: Path) -> None:
    with serving(tmp_path, sockets=2) as server:
        host = server.table("you", "open")
        held = [host.live(), host.live()]
        for live in held:
            live.update(1)
        with pytest.raises(WebSocketException):
            host.live()
        held.pop().close()
        time.sleep(0.3)
        held.append(host.live())
        held[-1].update(1)
        for live in held:
            live.close()


def workers(server: Server) -> list[int]:
    found = subprocess.run(["ps", "--ppid", str(server.process.pid), "-o", "pid="], capture_output=True, text=True)
    return [int(line) for line in found.stdout.split()]


def test_a_client_that_never_reads_slows_nobody(tmp_path: Path) -> None:
    """One socket stops reading; the other players of the table go on as before."""
    import socket as plain

    with serving(tmp_path) as server:
        ada = server.table("you", "open")
        ben = ada.join(1, "Ben")
        ada.do("start")
        silent = ben.live()
        silent.socket.socket.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
        times = []
        for turn in range(150):
            began = time.perf_counter()
            ada.do("say", text=f"{turn} " + "x" * 290)
            times.append(time.perf_counter() - began)
        assert sorted(times)[len(times) // 2] < 1
        silent.close()
