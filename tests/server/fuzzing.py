"""Anything at all is sent to the server, as a test and as a command.

    python -m tests.server.fuzzing --examples 30 --sockets 600

No 5xx, no hang, and it still plays afterwards.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from speleo.games import GAMES
from tests.server.serving import Person, Server, serving
from tests.server.test_tables import two

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
SCHEMATHESIS = shutil.which("schemathesis", path=str(Path(sys.executable).parent))
ANSWER_SECONDS = 10
NONSENSE = ("", "{", "[" * 9000, "null", '"', '{"type":"ping"' + " " * 3000 + "}", "\ufffd")


def fuzz_api(folder: Path, game: str, examples: int, seed: int = 1) -> None:
    """Requests made up from the OpenAPI document, to a real table and by somebody who holds a seat."""
    assert SCHEMATHESIS is not None
    with serving(folder) as server:
        ada, _ = two(server, game=game)
        config = folder / "schemathesis.toml"
        config.write_text(
            f'headers = {{ Authorization = "Bearer {ada.token}" }}\n[parameters]\n"path.key" = "{ada.key}"\n',
            encoding="utf-8",
        )
        address = f"http://127.0.0.1:{server.port}/openapi.json"
        run = [SCHEMATHESIS, "--config-file", str(config), "run", address, "--max-examples", str(examples)]
        run += ["--seed", str(seed), "--phases", "coverage,fuzzing", "--checks", CHECKS]
        run += ["--suppress-health-check", "all", "--request-timeout", str(ANSWER_SECONDS)]
        tested = subprocess.run(run, capture_output=True, text=True, cwd=folder, timeout=120 + 30 * examples)
        assert tested.returncode == 0, tested.stdout[max(0, tested.stdout.find("FAILURES")) :][-2500:]
        check(server)


def made_up(chooser: random.Random, depth: int = 0) -> Any:
    """A value of any kind."""
    kind = chooser.randrange(9 if depth < 3 else 7)
    if kind == 7:
        return [made_up(chooser, depth + 1) for _ in range(chooser.randrange(4))]
    if kind == 8:
        return {chooser.choice(["seat", "x", ""]): made_up(chooser, depth + 1) for _ in range(chooser.randrange(3))}
    return [None, True, -1, 10**30, 0.5, "on", "\u2028" * chooser.randrange(200)][kind]


def garbled(chooser: random.Random, text: str) -> str:
    """A notation with something left out, doubled or exchanged."""
    first, last = sorted(chooser.choices(range(len(text) + 1), k=2))
    return text[:first] + chooser.choice(["", " ", "9", "-1", text[first:last] * 2, "é"]) + text[last:]


def message(chooser: random.Random, person: Person, seen: dict[str, Any]) -> str | bytes:
    """A message that is right, nearly right, or nonsense."""
    seq, legal = seen["seq"], (seen["picture"] or {}).get("legal") or [{"action": "on"}]
    action = chooser.choice(legal)["action"]
    if not chooser.randrange(3):
        action = garbled(chooser, action)
    client = str(chooser.random())
    right: dict[str, Any] = chooser.choice(
        [
            {"type": "act", "seat": 0, "action": action, "version": seq - chooser.randrange(3), "client": client},
            {"type": "why", "seat": chooser.randrange(3), "action": action, "client": client},
            {"type": "undo", "seat": 0, "to": chooser.randrange(5), "version": 99, "client": client},
            {"type": "answer", "seat": 0, "request": 3, "agree": True, "client": "a"},
            {"type": "say", "text": "hello", "client": client},
            {"type": "look", "seat": chooser.choice([None, 0, 1, 31])},
            {"type": "hello", "token": person.token, "since": chooser.randrange(10)},
            {"type": "ping"},
        ]
    )
    style = chooser.randrange(6)
    if style == 0:
        return chooser.choice(NONSENSE)
    if style == 1:
        return chooser.randbytes(chooser.randrange(300))
    if style < 4:
        right[chooser.choice([*right, "more"])] = made_up(chooser)
    return json.dumps(right)


def fuzz_sockets(folder: Path, game: str, sockets: int, seed: int = 2) -> None:
    """Each socket sends a few messages; whichever is still open afterwards answers a ping."""
    chooser = random.Random(seed)
    with serving(folder) as server:
        ada, ben = two(server, game=game)
        for number in range(sockets):
            seen = (ada, ben)[number % 2].look()
            with connect(
                f"ws://127.0.0.1:{server.port}/api/tables/{ada.key}/live", max_size=None, close_timeout=2
            ) as socket:
                greets = chooser.randrange(4) > 0
                try:
                    if greets:
                        socket.send(json.dumps({"type": "hello", "token": (ada, ben)[number % 2].token}))
                    for _ in range(chooser.randrange(1, 25)):
                        socket.send(message(chooser, ada, seen))
                    if greets:
                        wait_for_pong(socket)
                except ConnectionClosed:
                    continue
        check(server)


def fuzz_records(folder: Path, game: str, texts: int, seed: int = 3) -> None:
    """Records and boxes that are nearly right are read or refused, and nothing falls."""
    chooser = random.Random(seed)
    with serving(folder) as server:
        record = finished_record(server, game)
        for number in range(texts):
            text = record
            for _ in range(chooser.randrange(1, 4)):
                text = garbled(chooser, text)[:400_000]
            where = ("/api/replay", "/api/replay/verify", "/api/replay/views", "/api/tables")[number % 4]
            body: dict[str, Any] = {"record": text}
            if where == "/api/tables":
                chairs = [{"kind": "you"}, {"kind": "open"}]
                body = {"chairs": chairs, "game": game, **chooser.choice([{"record": text}, {"box": text[:200_000]}])}
            answer = server.http.post(where, json=body, timeout=60)
            assert answer.status_code in (200, 201, 422), answer.text[:300]
        check(server)


def finished_record(server: Server, game: str) -> str:
    """The public record of a match that bots have played for a while."""
    host = server.table("random", "random", game=game)
    host.do("start")
    while host.look()["seq"] < 30 and host.look()["table"]["phase"] != "over":
        time.sleep(0.05)
    return host.record()


def wait_for_pong(socket: ClientConnection) -> None:
    socket.send('{"type":"ping"}')
    while json.loads(socket.recv(timeout=ANSWER_SECONDS))["type"] != "pong":
        pass


def check(server: Server) -> None:
    """It still plays, and nothing went wrong inside."""
    ada, ben = two(server)
    assert ada.act(0, "on").status_code == ben.act(1, "on").status_code == 200
    assert '"trace"' not in server.log.read_text()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzzing")
    parser.add_argument("--examples", type=int, default=30, help="requests made up for each route and phase")
    parser.add_argument("--sockets", type=int, default=600, help="connections, of up to 24 messages each")
    parser.add_argument("--records", type=int, default=200, help="records and boxes that are nearly right")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            fuzz_records(Path(folder), game, asked.records, asked.seed)
            print(f"{game}: {asked.records} records and nothing fell", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            fuzz_sockets(Path(folder), game, asked.sockets, asked.seed)
            print(f"{game}: {asked.sockets} sockets and nothing fell", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            fuzz_api(Path(folder), game, asked.examples, asked.seed)
            print(f"{game}: {asked.examples} examples for each route and nothing fell", flush=True)


if __name__ == "__main__":
    main()
