"""What the table server takes: a real process, loaded over loopback by sockets that play on the same machine."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import orjson
from websockets.asyncio.client import connect

from speleo.bench.rows import Row

SEATS = 4
FILES_TO_SPARE = 200
WARM_UP = 1.0


class Load:
    """Tables of one game with a socket for each seat, all in this process."""

    def __init__(self, port: int, keys: list[tuple[str, str]]) -> None:
        self.port = port
        self.keys = keys
        self.ready = 0
        self.tasks: list[asyncio.Task[None]] = []
        self.playing = asyncio.Event()
        self.sent: dict[tuple[str, int], deque[float]] = {}
        self.seen: dict[tuple[str, int], int] = {}
        self.delays: list[float] = []
        self.gap = 0.0
        self.turn = 0.0

    async def open(self) -> None:
        for key, token in self.keys:
            self.tasks += [asyncio.create_task(self.sit(key, token, seat)) for seat in range(SEATS)]
            while self.ready < len(self.tasks) - 40:
                await asyncio.sleep(0.01)
        while self.ready < len(self.tasks):
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def sit(self, key: str, token: str, seat: int) -> None:
        """Act whenever it is this seat's turn and the last action is acknowledged; note when each update arrives."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{key}/live"
        latest: dict[str, Any] = {"seq": -1, "picture": {"to_act": []}}
        pending, floor = False, 0
        async with connect(address, compression=None, ping_interval=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token, "seat": seat}))
            async for text in socket:
                message = orjson.loads(text)
                if message["type"] == "update":
                    first, latest = latest["seq"] < 0, message
                    self.note(key, message["happened"])
                    if first:
                        self.ready += 1
                        await self.playing.wait()
                else:
                    pending, floor = False, message.get("seq", 0)
                if not pending and latest["seq"] >= floor and seat in latest["picture"]["to_act"]:
                    pending = True
                    await self.wait_for_turn()
                    await socket.send(self.submission(key, seat, latest))

    def submission(self, key: str, seat: int, latest: dict[str, Any]) -> str:
        seq, legal = latest["seq"], latest["picture"]["legal"]
        action = legal[-1 if (seq + seat) % 5 == 0 else 0]["action"]
        self.sent.setdefault((key, seat), deque()).append(time.perf_counter())
        act = {"type": "act", "seat": seat, "action": action, "version": seq, "client": f"{seat}.{seq}"}
        return orjson.dumps(act).decode()

    async def wait_for_turn(self) -> None:
        if self.gap:
            self.turn = max(self.turn + self.gap, time.perf_counter())
            await asyncio.sleep(self.turn - time.perf_counter())

    def note(self, key: str, happened: list[dict[str, object]]) -> None:
        """When the last of a table's sockets has seen an action, its delay is known."""
        for entry in happened:
            if entry["what"] != "acted":
                continue
            at = key, int(str(entry["seq"]))
            self.seen[at] = self.seen.get(at, 0) + 1
            if self.seen[at] == SEATS:
                del self.seen[at]
                begun = self.sent[key, int(str(entry["seat"]))].popleft()
                self.delays.append(time.perf_counter() - begun)

    async def measure(self, seconds: float, pace: float) -> tuple[float, list[float]]:
        """Actions a second that every viewer has seen, and their delays, sorted. Pace 0: as many as possible."""
        self.gap = 1 / pace if pace else 0.0
        self.playing.set()
        await asyncio.sleep(WARM_UP)
        self.delays = []
        await asyncio.sleep(seconds)
        return len(self.delays) / seconds, sorted(self.delays)


@contextmanager
def served(folder: str, database: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server process of its own, with a database of its own unless one is named."""
    variables = {"SPELEO_HOME": folder, "SPELEO_DATABASE_URL": database, "SPELEO_RATE": "0", "SPELEO_SEAT_RATE": "0"}
    process = subprocess.Popen(
        [sys.executable, "-m", "speleo", "serve", "--port", "0", "--log", "warning"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **variables},
    )
    try:
        assert process.stdout is not None
        found = re.search(r":(\d+) ", process.stdout.readline())
        assert found is not None, "the server did not start"
        yield process, int(found[1])
    finally:
        process.terminate()
        process.wait(10)


def tables_at(port: int, game: str, count: int) -> list[tuple[str, str]]:
    """Running tables, each with one secret for all its seats."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    made = []
    for _ in range(count):
        body = json.dumps({"game": game, "chairs": [{"kind": "you"}] * SEATS})
        connection.request("POST", "/api/tables", body, {"content-type": "application/json"})
        table = json.loads(connection.getresponse().read())
        headers = {"authorization": f"Bearer {table['token']}"}
        connection.request("POST", f"/api/tables/{table['id']}/start", headers=headers)
        connection.getresponse().read()
        made.append((table["id"], table["token"]))
    connection.close()
    return made


def megabytes(process: int) -> float:
    """The resident memory of a process."""
    text = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    return int(found[1]) / 1024 if found else 0.0


def busy_seconds(process: int) -> float:
    """The time that a process has computed, whoever else uses the machine."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def loaded(process: int, port: int, game: str, tables: int, pace: float, seconds: float) -> list[Row]:
    empty = megabytes(process)
    keys = tables_at(port, game, tables)
    with_tables = megabytes(process)
    load = Load(port, keys)
    await load.open()
    sockets = len(load.tasks)
    with_sockets = megabytes(process)
    before = busy_seconds(process)
    rate, delays = await load.measure(seconds, pace)
    computed = (busy_seconds(process) - before) / max(1.0, rate * (seconds + WARM_UP)) * 1000
    busy = megabytes(process)
    await load.close()
    asked = f"at {pace:.0f} actions/s" if pace else "as fast as it goes"
    late = delays[int(len(delays) * 0.99)] * 1000 if delays else 0.0
    middle = delays[len(delays) // 2] * 1000 if delays else 0.0
    return [
        Row(f"server {asked}: actions", rate, "durable actions/s"),
        Row(f"server {asked}: computing", computed, "ms of one core an action"),
        Row(f"server {asked}: median delay", middle, "ms to the last viewer"),
        Row(f"server {asked}: p99 delay", late, "ms to the last viewer"),
        Row(f"server {asked}: {tables} tables, {sockets} sockets", busy, "MB resident"),
        Row(f"server {asked}: an idle table", (with_tables - empty) / tables * 1024, "kB"),
        Row(f"server {asked}: a socket", (with_sockets - with_tables) / sockets * 1024, "kB"),
    ]


def server_rows(game: str, tables: int, seconds: float, database: str = "") -> list[Row]:
    """The server at an even pace, then as fast as it goes."""
    wanted = tables * SEATS + FILES_TO_SPARE
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(wanted, 1024), most), most))
    rows = []
    for pace in (300.0, 0.0):
        with tempfile.TemporaryDirectory() as folder, served(folder, database) as (process, port):
            rows += asyncio.run(loaded(process.pid, port, game, tables, pace, seconds))
    return rows
