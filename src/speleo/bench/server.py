"""What the table server takes: real processes, loaded over loopback by sockets that play on the same machine."""

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
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from speleo.bench.load import SEATS, Load
from speleo.bench.rows import Row

LIMITS = (
    "SPELEO_RATE",
    "SPELEO_SEAT_RATE",
    "SPELEO_TABLES_PER_HOUR",
    "SPELEO_OPEN_TABLES",
    "SPELEO_ADDRESS_SOCKETS",
    "SPELEO_ADDRESS_CONNECTIONS",
    "SPELEO_ADDRESS_MEGABYTES",
)
FILES_TO_SPARE = 200
PACES = (300.0, 0.0)
STOP_SECONDS = 30
WARM_UP = 1.0


@dataclass(frozen=True, slots=True)
class Serving:
    """A server process and its port."""

    process: int
    port: int


@contextmanager
def served(folder: str, database: str) -> Iterator[Serving]:
    """A server process of its own, with a database of its own unless one is named."""
    variables = {"SPELEO_HOME": folder, "SPELEO_DATABASE_URL": database, **dict.fromkeys(LIMITS, "0")}
    process = subprocess.Popen(
        [sys.executable, "-m", "speleo", "serve", "--port", "0", "--log", "warning"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **variables},
    )
    assert process.stdout is not None
    try:
        found = re.search(r":(\d+) ", process.stdout.readline())
        assert found is not None, "the server did not start"
        yield Serving(process.pid, int(found[1]))
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def tables_at(ports: list[int], game: str, count: int) -> list[tuple[str, str]]:
    """Running tables, each with one secret for all its seats, made at each process in turn."""
    connections = [http.client.HTTPConnection("127.0.0.1", port) for port in ports]
    made = []
    for number in range(count):
        connection = connections[number % len(connections)]
        body = json.dumps({"game": game, "chairs": [{"kind": "you"}] * SEATS})
        connection.request("POST", "/api/tables", body, {"content-type": "application/json"})
        table = json.loads(connection.getresponse().read())
        headers = {"authorization": f"Bearer {table['token']}"}
        connection.request("POST", f"/api/tables/{table['id']}/start", headers=headers)
        connection.getresponse().read()
        made.append((table["id"], table["token"]))
    for connection in connections:
        connection.close()
    return made


def megabytes(servers: list[Serving]) -> float:
    """The resident memory of the processes."""
    texts = [Path(f"/proc/{server.process}/status").read_text(encoding="utf-8") for server in servers]
    return sum(int(found[1]) for text in texts if (found := re.search(r"VmRSS:\s+(\d+) kB", text))) / 1024


def busy_seconds(servers: list[Serving]) -> float:
    """The time that the processes have computed, whoever else uses the machine."""
    ticks = 0
    for server in servers:
        fields = Path(f"/proc/{server.process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def loaded(
    servers: list[Serving],
    game: str,
    tables: int,
    pace: float,
    seconds: float,
    warm_up: float,
    whole: bool,
    together: bool,
) -> list[Row]:
    """The rows of one load: memory of the tables, then how soon actions are answered and shown at this pace."""
    empty = megabytes(servers)
    ports = [server.port for server in servers]
    keys = tables_at(ports, game, tables)
    with_tables = megabytes(servers)
    load = Load(ports, keys, whole, together)
    await load.open()
    sockets = len(load.sitters)
    with_sockets = megabytes(servers)
    await load.begin(pace, warm_up)
    before, own = busy_seconds(servers), time.process_time()
    rate, delays = await load.measure(seconds)
    actions = max(1, len(delays))
    computed = (busy_seconds(servers) - before) / actions * 1e6
    loading = (time.process_time() - own) / actions * 1e6
    busy, running = megabytes(servers), load.running
    load.close()
    asked = f"at {pace:.0f} actions/s" if pace else "as fast as it goes"
    late = delays[int(len(delays) * 0.99)] * 1000 if delays else 0.0
    middle = delays[len(delays) // 2] * 1000 if delays else 0.0
    return [
        Row(f"server {asked}: actions", rate, "durable actions/s"),
        Row(f"server {asked}: computing", computed, "µs of one core an action"),
        Row(f"server {asked}: the load itself", loading, "µs of one core an action"),
        Row(f"server {asked}: median delay", middle, "ms to the last viewer"),
        Row(f"server {asked}: p99 delay", late, "ms to the last viewer"),
        Row(f"server {asked}: refused", load.refused, "submissions"),
        Row(f"server {asked}: matches still running", running, "at the end"),
        Row(f"server {asked}: {tables} tables, {sockets} sockets", busy, "MB resident"),
        Row(f"server {asked}: an idle table", (with_tables - empty) / tables * 1024, "kB"),
        Row(f"server {asked}: a socket", (with_sockets - with_tables) / sockets * 1024, "kB"),
    ]


def server_rows(
    game: str,
    tables: int,
    seconds: float,
    database: str = "",
    processes: int = 1,
    warm_up: float = WARM_UP,
    whole: bool = False,
    together: bool = False,
) -> list[Row]:
    """At an even pace, then as fast as it goes. Few tables are over soon: measure those without a warm-up."""
    wanted = tables * SEATS + FILES_TO_SPARE
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(wanted, 1024), most), most))
    rows = []
    for pace in PACES:
        with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
            servers = [running.enter_context(served(folder, database)) for _ in range(processes)]
            with asyncio.Runner(loop_factory=import_module("uvloop").new_event_loop) as runner:
                rows += runner.run(loaded(servers, game, tables, pace, seconds, warm_up, whole, together))
    return rows
