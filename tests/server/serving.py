"""A real server process for tests, and people who play at its tables."""

from __future__ import annotations

import itertools
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

CLIENTS = itertools.count()
PATIENCE = 60
"""Seconds: a busy machine is no fault of the server's."""
LIMITS = (
    "guests_per_hour",
    "rate",
    "seat_rate",
    "tables_per_hour",
    "open_tables",
    "listed_tables",
    "address_sockets",
    "address_megabytes",
)


class Server:
    """`speleo serve` in a process of its own; `life` counts its starts."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.settings = {**dict.fromkeys(LIMITS, 0), "port": 0, **settings}
        self.log = folder / "server.log"
        self.life = 0
        self.start()

    def start(self) -> None:
        variables = {f"SPELEO_{name.upper()}": str(value) for name, value in self.settings.items()}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "speleo", "serve"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "SPELEO_HOME": str(self.folder), **variables},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)", line)
        assert found is not None, line + self.log.read_text()
        self.port = int(found[1])
        self.life += 1
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def kill(self) -> None:
        """As when the power fails: no chance to tidy up."""
        self.http.close()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        self.http.close()
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def table(self, *chairs: str, **more: object) -> Person:
        """A new table; a chair is `you`, `open` or the name of a bot."""
        planned = [{"kind": chair} if chair in ("you", "open") else {"kind": "bot", "bot": chair} for chair in chairs]
        made = self.http.post("/api/tables", json={"chairs": planned, **more})
        assert made.status_code == 201, made.text
        return Person(self, made.json()["id"], made.json()["token"])


class Person:
    """Somebody at a table, by their secret."""

    def __init__(self, server: Server, key: str, token: str) -> None:
        self.server = server
        self.key = key
        self.token = token

    def post(self, what: str, **asked: object) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        body = asked or None
        return self.server.http.post(f"/api/tables/{self.key}/{what}", json=body, headers=headers)

    def do(self, what: str, **asked: object) -> dict[str, Any]:
        answer = self.post(what, **asked)
        assert answer.status_code == 200, answer.text
        done: dict[str, Any] = answer.json()
        return done

    def look(self, **query: int) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = self.server.http.get(f"/api/tables/{self.key}", params=query, headers=headers)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def act(self, seat: int, action: str, version: int | None = None, client: str | None = None) -> httpx.Response:
        seen = self.look()["seq"] if version is None else version
        return self.post("act", seat=seat, action=action, version=seen, client=client or f"c{next(CLIENTS)}")

    def join(self, seat: int, name: str) -> Person:
        """Somebody new takes an open chair."""
        made = Person(self.server, self.key, "").do(f"seats/{seat}/claim", name=name)
        return Person(self.server, self.key, made["token"])

    def spectator(self) -> Person:
        return Person(self.server, self.key, "")

    def live(self, since: int = 0, seat: int | None = None, **wanted: bool) -> Live:
        return Live(self, since, seat, wanted)

    def record(self) -> str:
        answer = self.server.http.get(f"/api/tables/{self.key}/record")
        assert answer.status_code == 200, answer.text
        return answer.text


class Live:
    """A live connection; `update` waits for one with at least that seq."""

    def __init__(self, person: Person, since: int, seat: int | None, wanted: dict[str, bool]) -> None:
        address = f"ws://127.0.0.1:{person.server.port}/api/tables/{person.key}/live"
        self.opened = ExitStack()
        self.socket: ClientConnection = self.opened.enter_context(connect(address, open_timeout=PATIENCE))
        self.happened: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {"seq": -1}
        self.send(type="hello", token=person.token, since=since, seat=seat, **wanted)

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] in ("update", "change"):
            self.happened += message["happened"]
        if message["type"] == "update":
            self.last = message
        return message

    def update(self, seq: int = 0) -> dict[str, Any]:
        while self.last["seq"] < seq:
            self.read()
        return self.last

    def reply(self) -> dict[str, Any]:
        while (message := self.read())["type"] in ("update", "change"):
            pass
        return message

    def close(self) -> None:
        self.opened.close()


@contextmanager
def serving(folder: Path, **settings: object) -> Iterator[Server]:
    server = Server(folder, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
