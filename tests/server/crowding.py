"""A crowd that does everything at once at few tables, and clients that do not speak HTTP properly.

    python -m tests.server.crowding --people 40 --deeds 100 --rough 20

No 5xx, no hang, no seat that two people hold, no memory taken, and it still plays afterwards.
"""

from __future__ import annotations

import argparse
import gzip
import random
import re
import socket
import tempfile
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from speleo.games import GAMES
from tests.server.fuzzing import ANSWER_SECONDS, check
from tests.server.serving import Person, Server, serving

TABLES = 3
NAMES = (
    "Ada",
    "",
    " ",
    "a\u0301" * 20,
    "\u202eadA",
    "\u0000",
    "\ud7ff",
    "😀" * 15,
    "<b>Ben</b>",
    "x" * 61,
    "P\r\nSet-Cookie: a=b",
)
LARGEST_GROWTH = 60_000
"""kB that the server may be larger afterwards."""
BOMB = 60_000_000


class Crowd:
    """People who know the same tables, and hand each other their codes."""

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        self.tables = [server.table("you", "open", "open", game=game) for _ in range(TABLES)]
        self.tokens: list[list[str]] = [[host.token] for host in self.tables]
        self.codes: list[list[str]] = [[] for _ in self.tables]
        self.statuses: set[int] = set()
        self.lock = threading.Lock()

    def visit(self, seed: int, deeds: int) -> None:
        chooser = random.Random(seed)
        with httpx.Client(base_url=f"http://127.0.0.1:{self.server.port}", timeout=ANSWER_SECONDS) as client:
            for _ in range(deeds):
                self.deed(chooser, client)

    def deed(self, chooser: random.Random, client: httpx.Client) -> None:
        """One request that may or may not be somebody's right, with what it brings noted for all."""
        at = chooser.randrange(TABLES)
        seat, key = chooser.randrange(3), self.tables[at].key
        token = chooser.choice(self.tokens[at])
        name = chooser.choice(NAMES)
        code = chooser.choice(self.codes[at] or ["none"])
        request = chooser.randrange(1, 60)
        what, body = chooser.choice(
            [
                (f"seats/{seat}/claim", {"name": name}),
                (f"seats/{seat}/claim", {"name": "Ben"}),
                (f"seats/{seat}/leave", None),
                (f"seats/{seat}/resign", None),
                (f"seats/{seat}/bot", {}),
                (f"seats/{seat}/return", None),
                ("start", None),
                ("rematch", None),
                ("say", {"text": name}),
                ("offer", {"seats": [seat], "give": True}),
                ("arrive", {"code": code, "name": "Cleo"}),
                ("arrive", {"code": code, "name": name}),
                ("admit", {"request": request, "agree": True}),
                (
                    "undo",
                    {"seat": seat, "to": chooser.randrange(9), "version": request, "client": str(chooser.random())},
                ),
                ("undo/answer", {"seat": seat, "request": request, "agree": True, "client": str(chooser.random())}),
            ]
        )
        answer = client.post(f"/api/tables/{key}/{what}", json=body, headers={"authorization": f"Bearer {token}"})
        with self.lock:
            self.statuses.add(answer.status_code)
            told = answer.json() if answer.status_code in (200, 201) else {}
            if isinstance(told, dict) and told.get("token") and told.get("id", key) == key:
                self.tokens[at].append(told["token"])
            if isinstance(told, dict) and told.get("code"):
                self.codes[at].append(told["code"])

    def holders(self, at: int) -> list[tuple[str, int]]:
        """Who holds which seat of a table, as each is told."""
        people = [Person(self.server, self.tables[at].key, token) for token in dict.fromkeys(self.tokens[at])]
        return [(person.token, seat) for person in people for seat in person.look()["you"]["seats"]]


def crowded(folder: Path, game: str, people: int, deeds: int, seed: int = 1) -> None:
    """Everybody at once; afterwards no seat is held by two."""
    with serving(folder) as server:
        crowd = Crowd(server, game)
        with ThreadPoolExecutor(people) as pool:
            for done in [pool.submit(crowd.visit, seed * 1000 + one, deeds) for one in range(people)]:
                done.result()
        assert {status for status in crowd.statuses if status >= 500} == set()
        assert 200 in crowd.statuses
        for at in range(TABLES):
            seats = [seat for _, seat in crowd.holders(at)]
            assert len(seats) == len(set(seats)), f"a seat of table {at} is held twice"
        check(server)


def head(*lines: str, path: str = "/api/tables", method: str = "POST") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "host: 127.0.0.1", *lines, "", ""]).encode()


def bomb() -> bytes:
    """Sixty million zeros in sixty thousand bytes."""
    packed = gzip.compress(b"0" * BOMB)
    kind = "content-type: application/json"
    return head(kind, "content-encoding: gzip", f"content-length: {len(packed)}") + packed


ROUGH: dict[str, Callable[[], bytes]] = {
    "a packed bomb": bomb,
    "a thousand lines": lambda: head(*(f"x-{n}: {n}" for n in range(1000))),
    "a long line": lambda: head("x: " + "y" * 200_000),
    "a long address": lambda: head(path="/" + "a" * 100_000, method="GET"),
    "less than promised": lambda: head("content-length: 100") + b"{}",
    "a negative length": lambda: head("content-length: -1") + b"{}",
    "two lengths": lambda: head("content-length: 2", "content-length: 3") + b"{}",
    "both ways at once": lambda: head("content-length: 2", "transfer-encoding: chunked") + b"0\r\n\r\n",
    "a bad chunk": lambda: head("transfer-encoding: chunked") + b"zz\r\nhello\r\n",
    "an endless chunk": lambda: head("transfer-encoding: chunked") + b"ffffffffffffffff\r\n" + b"x" * 5000,
    "many at once": lambda: head(path="/healthz", method="GET") * 300,
    "no method": lambda: b"\x00\x01\x02\r\n\r\n",
    "a NUL in the address": lambda: head(path="/api/tables/%00/live", method="GET"),
    "another's host": lambda: b"GET http://other.example/api/tables HTTP/1.1\r\nhost: other.example\r\n\r\n",
    "an upgrade to nothing": lambda: head("upgrade: h2c", "connection: upgrade, http2-settings", method="GET"),
    "a socket without a key": lambda: head(
        "upgrade: websocket", "connection: upgrade", path="/api/tables/x/live", method="GET"
    ),
}


def rough(folder: Path, times: int) -> None:
    """Each is answered with something below 500 or hung up on, the server does not grow, and it still plays."""
    with serving(folder, request_seconds=2) as server:
        for case in ROUGH.values():
            send(server.port, case())
        before = resident(server)
        for name, case in ROUGH.items():
            for _ in range(times):
                answer = send(server.port, case())
                statuses = [int(found) for found in re.findall(rb"HTTP/1\.1 (\d{3})", answer)]
                assert all(status < 500 for status in statuses), f"{name}: {answer[:300]!r}"
        assert resident(server) - before < LARGEST_GROWTH
        check(server)


def send(port: int, data: bytes) -> bytes:
    """What comes back until the server has nothing more to say."""
    with socket.create_connection(("127.0.0.1", port), timeout=ANSWER_SECONDS) as line:
        found = b""
        try:
            line.sendall(data)
            line.shutdown(socket.SHUT_WR)
            while part := line.recv(65536):
                found += part
        except TimeoutError:
            raise
        except OSError:
            pass
        return found


def resident(server: Server) -> int:
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crowding")
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--deeds", type=int, default=100)
    parser.add_argument("--rough", type=int, default=20, help="how often each improper request is sent")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            crowded(Path(folder), game, asked.people, asked.deeds, asked.seed)
            print(f"{game}: {asked.people} people did {asked.deeds} things each, and no seat is held twice", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        rough(Path(folder), asked.rough)
        print(f"{len(ROUGH)} improper requests, {asked.rough} times each, and nothing fell", flush=True)


if __name__ == "__main__":
    main()
