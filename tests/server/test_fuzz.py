"""Anything at all is sent to the server: no 5xx, no hang, and it still plays afterwards."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.serving import Person, Server, serving
from tests.server.test_tables import two

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def test_the_whole_api_keeps_its_own_schema(tmp_path: Path) -> None:
    """Requests made up from the OpenAPI document, to a real table and by somebody who holds a seat."""
    command = shutil.which("schemathesis", path=str(Path(sys.executable).parent))
    if command is None:
        pytest.skip("schemathesis is not installed")
    with serving(tmp_path) as server:
        ada, _ = two(server)
        config = tmp_path / "schemathesis.toml"
        config.write_text(
            f'headers = {{ Authorization = "Bearer {ada.token}" }}\n[parameters]\n"path.key" = "{ada.key}"\n',
            encoding="utf-8",
        )
        address = f"http://127.0.0.1:{server.port}/openapi.json"
        run = [command, "--config-file", str(config), "run", address, "--max-examples", "4", "--seed", "1"]
        run += ["--phases", "coverage,fuzzing", "--checks", CHECKS, "--suppress-health-check", "all"]
        tested = subprocess.run(run, capture_output=True, text=True, cwd=tmp_path, timeout=120)
        assert tested.returncode == 0, tested.stdout[tested.stdout.find("FAILURES") :][:2500]
        assert still_plays(server)
        assert '"trace"' not in server.log.read_text()


def made_up(chooser: random.Random, depth: int = 0) -> Any:
    """A value of any kind."""
    kind = chooser.randrange(9 if depth < 3 else 7)
    if kind == 7:
        return [made_up(chooser, depth + 1) for _ in range(chooser.randrange(4))]
    if kind == 8:
        return {chooser.choice(["seat", "x", ""]): made_up(chooser, depth + 1) for _ in range(chooser.randrange(3))}
    return [None, True, -1, 10**30, 0.5, "on", "\u2028" * chooser.randrange(200)][kind]


def message(chooser: random.Random, person: Person) -> str | bytes:
    """A message that is right, nearly right, or nonsense."""
    right: dict[str, Any] = chooser.choice(
        [
            {"type": "act", "seat": 0, "action": "on", "version": chooser.randrange(40), "client": "c"},
            {"type": "undo", "seat": 0, "to": chooser.randrange(5), "version": 99, "client": str(chooser.random())},
            {"type": "answer", "seat": 0, "agree": True, "client": "a"},
            {"type": "say", "text": "hello", "client": str(chooser.random())},
            {"type": "look", "seat": chooser.choice([None, 0, 1, 31])},
            {"type": "hello", "token": person.token, "since": chooser.randrange(10)},
            {"type": "ping"},
        ]
    )
    style = chooser.randrange(6)
    if style == 0:
        return chooser.choice(
            [
                "",
                "{",
                "[" * 9000,
                "null",
                '"',
                '{"type":"ping"' + " " * 3000 + "}",
                "\ud83d".encode("utf-8", "replace").decode(),
            ]
        )
    if style == 1:
        return chooser.randbytes(chooser.randrange(300))
    if style < 4:
        right[chooser.choice([*right, "more"])] = made_up(chooser)
    return json.dumps(right)


def test_a_socket_takes_anything_without_falling(tmp_path: Path) -> None:
    chooser = random.Random(2)
    with serving(tmp_path) as server:
        ada, _ = two(server)
        for _ in range(60):
            with connect(f"ws://127.0.0.1:{server.port}/api/tables/{ada.key}/live") as socket:
                if chooser.randrange(4):
                    socket.send(json.dumps({"type": "hello", "token": ada.token}))
                try:
                    for _ in range(chooser.randrange(1, 25)):
                        socket.send(message(chooser, ada))
                    if chooser.randrange(2):
                        socket.recv(timeout=5)
                except ConnectionClosed:
                    continue
        assert still_plays(server)
        assert '"trace"' not in server.log.read_text()


def still_plays(server: Server) -> bool:
    ada, ben = two(server)
    return ada.act(0, "on").status_code == ben.act(1, "on").status_code == 200
