"""A hook of the host is told when it is somebody's turn: a real one, over HTTP."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Person, Server, serving


class Hook:
    """Takes notices, after it has refused `refusing` of them."""

    def __init__(self, refusing: int = 0) -> None:
        self.refusing = refusing
        self.told: list[dict[str, Any]] = []
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                if hook.refusing > 0:
                    hook.refusing -= 1
                    self.send_error(503)
                    return
                hook.told.append(json.loads(body))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                return None

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/speleo"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, count: int) -> list[dict[str, Any]]:
        deadline = time.monotonic() + 10
        while len(self.told) < count and time.monotonic() < deadline:
            time.sleep(0.05)
        return self.told

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def hook() -> Iterator[Hook]:
    made = Hook(refusing=1)
    yield made
    made.close()


def asynchronous(server: Server, hook: Hook | None = None) -> tuple[Person, Person]:
    """Ada and Ben, who has asked for notices and confirmed them, at a table that has begun."""
    ada = server.table("you", "open", title="Win now at evil.example")
    ben = ada.join(1, "Ben")
    ben.do("seats/1/notify", to="mailto:ben@example.org", lang="de")
    if hook is not None:
        question = hook.wait(1)[0]
        hook.told.clear()
        assert (question["what"], question["to"]) == ("confirm", "mailto:ben@example.org")
        ben.spectator().do("notices", code=question["code"])
    ada.do("start")
    return ada, ben


def test_nobody_is_told_anything_before_they_confirmed_it(tmp_path: Path, hook: Hook) -> None:
    """A stranger's address gets one question in our words, with nothing that anybody at the table wrote."""
    hook.refusing = 0
    with serving(tmp_path, notify_url=hook.url, notify_seconds=0) as server:
        ada, ben = asynchronous(server)
        question = hook.wait(1)[0]
        assert (question["what"], question["path"]) == ("confirm", f"/table/{ada.key}#notices={question['code']}")
        assert "Diamant" in question["text"]
        assert not any(word in json.dumps(question) for word in ("evil", "Ben"))
        round_by(ada, ben)
        assert ben.spectator().post("notices", code="guessed").json()["problem"] == "no-wish"
        ben.spectator().do("notices", code=question["code"])
        round_by(ada, ben)
        assert [told["what"] for told in hook.wait(2)][:2] == ["confirm", "your-turn"]
        ben.spectator().do("notices", code=question["code"], agree=False)
        assert ben.spectator().post("notices", code=question["code"]).json()["problem"] == "no-wish"


def test_notices_end_with_the_seat_and_confirmations_are_counted(tmp_path: Path, hook: Hook) -> None:
    hook.refusing = 0
    with serving(tmp_path, notify_url=hook.url, notify_seconds=0) as server:
        ada = server.table("you", "open")
        ben = ada.join(1, "Ben")
        ben.do("seats/1/notify", to="mailto:ben@example.org")
        code = hook.wait(1)[0]["code"]
        ben.do("seats/1/leave")
        cara = ada.join(1, "Cara")
        assert ben.spectator().post("notices", code=code).json()["problem"] == "no-wish"
        for number in range(19):
            cara.do("seats/1/notify", to=f"mailto:stranger{number}@example.org")
        assert cara.post("seats/1/notify", to="x").json()["problem"] == "too-many-wishes"


def round_by(ada: Person, ben: Person) -> None:
    for seat, person in ((1, ben), (0, ada)):
        assert person.act(seat, "on").status_code == 200


def test_a_hook_is_told_of_a_turn_until_it_takes_it(tmp_path: Path, hook: Hook) -> None:
    """Only of seats that asked; once for each turn; again after a refusal."""
    with serving(tmp_path, notify_url=hook.url, notify_seconds=0.2) as server:
        ada, ben = asynchronous(server, hook)
        first = hook.wait(1)[0]
        assert (first["what"], first["seat"], first["name"]) == ("your-turn", 1, "Ben")
        assert (first["to"], first["text"]) == ("mailto:ben@example.org", "Diamant: Du bist dran, Ben.")
        assert "evil" not in json.dumps(first)
        assert (first["table"], first["path"]) == (ada.key, f"/table/{ada.key}")
        ben.act(1, "on")
        ada.act(0, "on")
        again = hook.wait(2)
        assert [notice["seat"] for notice in again] == [1, 1]
        assert again[1]["seq"] > first["seq"], "the same turn is not told again"


def test_who_plays_quickly_looks_or_asked_for_an_end_is_left_alone(tmp_path: Path, hook: Hook) -> None:
    """At three tables nobody is told; the notice of a fourth, where a turn began later, says that time was up."""
    hook.refusing = 0
    with serving(tmp_path, notify_url=hook.url, notify_seconds=3) as server:
        ada, ben = asynchronous(server, hook)
        live = ben.live()
        live.update(1)
        round_by(ada, ben)
        _, ends = asynchronous(server, hook)
        ends.do("seats/1/notify", to="")
        _, quick = asynchronous(server, hook)
        quick.act(1, "on")
        idle, _ = asynchronous(server, hook)
        assert [notice["table"] for notice in hook.wait(1)] == [idle.key]
        live.close()


def test_a_hook_that_is_not_there_stops_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, notify_url="http://127.0.0.1:9/nobody", notify_seconds=0) as server:
        ada, ben = asynchronous(server)
        began = time.perf_counter()
        for _ in range(3):
            assert ben.act(1, "on").status_code == 200
            assert ada.act(0, "on").status_code == 200
        assert time.perf_counter() - began < 5


def test_where_notices_go_is_nobody_else_s_business(tmp_path: Path, hook: Hook) -> None:
    """The address is in no answer, and a server without a hook says so."""
    with serving(tmp_path, notify_url=hook.url) as server:
        ada, _ = asynchronous(server)
        assert "example.org" not in json.dumps(ada.look())
        assert ada.post("seats/1/notify", to="mailto:eve@example.org").status_code == 403
    (tmp_path / "other").mkdir()
    with serving(tmp_path / "other") as server:
        host = server.table("you", "open")
        assert host.post("seats/0/notify", to="x").json()["problem"] == "no-hook"
