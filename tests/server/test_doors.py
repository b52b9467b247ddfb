"""Who is let in, how often, with how much, and what is written down about it."""

from __future__ import annotations

import json
import secrets
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import ValidationError
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from speleo.server.settings import Settings
from speleo.server.web.aids import Counting
from speleo.server.web.app import application
from speleo.server.web.gate import MOUTHFUL, Message, in_mouthfuls
from speleo.server.web.models import Act, Asked, Ping
from tests.server.serving import PATIENCE, Server, serving
from tests.server.test_tables import two

MOST_FAULTS = 2000


def test_every_answer_has_strict_headers_and_an_id(server: Server) -> None:
    for path in ("/api/games", "/docs", "/nothing", "/healthz"):
        headers = server.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        policy = headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")  # for Python in a tab
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert len(headers["x-request-id"]) == 16
        assert "server" not in headers


def test_the_docs_work_without_other_servers_and_inline_script(server: Server) -> None:
    page = server.http.get("/docs").text
    assert "http" not in page.replace("https://", "http")
    for path in ("/docs/start.js", "/docs/files/swagger-ui-bundle.js", "/docs/files/swagger-ui.css", "/openapi.json"):
        assert path in page + "/docs/start.js/openapi.json"
        assert server.http.get(path).status_code == 200


@pytest.mark.parametrize("size", [0, 1, MOUTHFUL, MOUTHFUL + 1, 3 * MOUTHFUL])
async def test_a_large_answer_is_handed_on_bit_by_bit(size: int) -> None:
    """What nobody reads would else lie in the memory once more for each who asks for it."""
    body, sent = secrets.token_bytes(size), []

    async def send(message: Message) -> None:
        sent.append(message)

    await in_mouthfuls({"type": "http.response.body", "body": body, "more_body": True}, send)
    await in_mouthfuls({"type": "http.response.body", "body": body}, send)
    assert b"".join(message["body"] for message in sent) == body * 2
    assert all(len(message["body"]) <= MOUTHFUL for message in sent)
    assert [message.get("more_body", False) for message in sent] == [True] * (len(sent) - 1) + [False]


def test_health_readiness_and_metrics(server: Server) -> None:
    assert server.http.get("/healthz").json() == {"status": "ok"}
    assert server.http.get("/readyz").json() == {"status": "ok"}
    two(server)
    assert 'speleo_entries_total{kind="started"}' in server.http.get("/metrics").text


def test_pages_of_other_sites_are_turned_away(server: Server) -> None:
    host = server.table("you", "open")
    evil = {"origin": "https://evil.example"}
    assert server.http.post(f"/api/tables/{host.key}/start", headers=evil).status_code == 403
    with pytest.raises(InvalidStatus):
        connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{host.key}/live", origin=Origin("https://evil.example")
        ).__enter__()
    own = f"http://127.0.0.1:{server.port}"
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{host.key}/live", origin=Origin(own)) as socket:
        socket.send(json.dumps({"type": "hello"}))
        assert json.loads(socket.recv(timeout=PATIENCE))["seq"] == 1


def test_what_is_too_large_is_refused(server: Server) -> None:
    large = b"x" * 800_000
    assert server.http.post("/api/tables", content=large).status_code == 413
    assert server.http.post("/api/tables", content=iter([large])).status_code in (400, 413)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"chairs": "all"}', b"[" * 50_000, b'{"chairs":[{"kind":1}]}'],
    ids=range(8),
)
def test_nonsense_is_refused(server: Server, body: bytes) -> None:
    answer = server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["problem"] in ("http", "malformed")


@pytest.mark.parametrize("place", ["options", "title", "name", "box", "record", "game"])
def test_half_characters_are_refused_and_break_nothing(server: Server, place: str) -> None:
    """Half of a surrogate pair is no text; it is refused before it comes near the log."""
    half = {"\ud800": "\ud800"} if place == "options" else "\ud800"
    body = json.dumps({"chairs": [{"kind": "you"}], place: half})
    answer = server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    server.table("you", "open")


def test_one_address_and_one_secret_ask_only_so_often(tmp_path: Path) -> None:
    with serving(tmp_path, rate=1) as server:
        answers = [server.http.get("/api/games").status_code for _ in range(30)]
        assert answers[0] == 200
        assert 429 in answers
        time.sleep(2)
        assert server.http.get("/api/games").status_code == 200
    with serving(tmp_path, seat_rate=1) as server:
        host = server.table("you", "open")
        assert 429 in [host.post("start").status_code for _ in range(30)]
        assert server.http.get("/api/games").status_code == 200


def test_logs_are_json_and_hold_no_secret(tmp_path: Path) -> None:
    with serving(tmp_path, log="debug") as server:
        ada, ben = two(server)
        live = ben.live()
        live.update(1)
        code = ben.do("offer", seats=[1])["code"]
        ada.act(0, "on")
        live.close()
        server.stop()
        text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line["said"] == "request" and line["route"] == "/api/tables/{key}/act" for line in lines)
    assert not any(secret in text for secret in (ada.token, ben.token, code, ada.key))


def test_it_stops_within_five_seconds_with_live_connections(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, ben = two(server)
        held = [person.live() for person in (ada, ben)]
        for live in held:
            live.update(1)
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 5
        for live in held:
            live.close()


def test_a_taken_port_and_a_bad_setting_are_one_clear_line(server: Server, tmp_path: Path) -> None:
    for arguments, said in (
        (["serve", "--port", str(server.port), "--database-url", f"sqlite:///{tmp_path}/t.sqlite"], "cannot listen on"),
        (["serve", "--rate", "many"], "SPELEO_RATE is a number"),
        (["serve", "--reveal-seconds", "nan"], "SPELEO_REVEAL_SECONDS is a number, not 'nan'"),
        (["serve", "--over-days", "1e999"], "SPELEO_OVER_DAYS is a number"),
        (["serve", "--database-url", "mysql://x"], "begins with sqlite:/// or postgresql://"),
        (["db", "upgrade", "--database-url", "postgresql://127.0.0.1:1/x"], "the database cannot be used"),
    ):
        failed = subprocess.run([sys.executable, "-m", "speleo", *arguments], capture_output=True, text=True)
        assert failed.returncode == 2
        last = failed.stderr.splitlines()[-1]
        assert last.startswith("speleo: ")
        assert said in last


@pytest.mark.parametrize("command", [["serve"], ["db", "upgrade"], ["bench", "--server"]])
def test_without_the_extra_packages_one_line_says_what_to_install(command: list[str]) -> None:
    """As for players who installed Speleo without the server."""
    blocked = "import sys; sys.modules.update(fastapi=None, sqlalchemy=None, orjson=None, uvicorn=None)"
    program = f"{blocked}; from speleo.cli.main import run; sys.exit(run({command!r}))"
    failed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert failed.returncode == 2
    assert failed.stderr.count("\n") == 1
    assert 'pip install "speleo[serve]"' in failed.stderr


def test_methods_and_places_that_do_not_exist(server: Server) -> None:
    assert server.http.get("/api/tables/x/start").status_code == 405
    assert server.http.get("/api/nothing").status_code == 404
    with pytest.raises((InvalidStatus, httpx.HTTPError)):
        connect(f"ws://127.0.0.1:{server.port}/api/nothing").__enter__()


MANY = {f"k{number}": "x" for number in range(500)}


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        (lambda: Ping(type="ping", **MANY), "Ping"),
        (lambda: Act(seat=0, action="on", version=1, client="c", counts=MANY), "counts"),  # type: ignore[arg-type]
        (lambda: Counting(rows=[MANY]), "rows"),  # type: ignore[list-item]
    ],
)
def test_an_object_with_many_members_is_refused_for_that_alone(asked: Callable[[], object], wrong: str) -> None:
    """Each member that is not known was a fault of its own: forty thousand of them took the server most of a second."""
    with pytest.raises(ValidationError) as problem:
        asked()
    assert [error["type"] for error in problem.value.errors()] == ["too_many"]
    assert wrong in str(problem.value)


def crammed(shape: dict[str, Any], shelf: dict[str, Any], room: int, beyond: bool) -> Any:
    """As much as fits into that shape, or more than its objects may have, with something wrong at every end."""
    shape = shelf[shape["$ref"].rpartition("/")[2]] if "$ref" in shape else shape
    for each in (shape, *shape.get("anyOf", [])):
        if each.get("additionalProperties"):
            many = min(room, 5000 if beyond else each.get("maxProperties", room))
            return {f"k{at}": crammed(each["additionalProperties"], shelf, room // many, beyond) for at in range(many)}
        if each.get("type") == "array":
            many = min(room, each.get("maxItems", room))
            return [crammed(each.get("items", {}), shelf, room // many, beyond) for _ in range(many)]
        if "properties" in each:
            return {name: crammed(inner, shelf, room, beyond) for name, inner in each["properties"].items()}
    return {"wrong": 1.5}


def bodies(model: type[Asked]) -> list[type[Asked]]:
    return [each for one in model.__subclasses__() for each in (one, *bodies(one))]


def test_every_body_is_one_that_refuses_what_it_does_not_know() -> None:
    paths = application(Settings()).openapi()["paths"].values()
    asked = [
        way["requestBody"]["content"]["application/json"]["schema"]
        for path in paths
        for way in path.values()
        if "requestBody" in way
    ]
    names = {part["$ref"].rpartition("/")[2] for one in asked for part in one.get("anyOf", [one]) if "$ref" in part}
    assert len(names) > 20
    assert names <= {body.__name__ for body in bodies(Asked)}


@pytest.mark.parametrize("body", bodies(Asked), ids=lambda body: body.__name__)
def test_whatever_is_wrong_in_a_body_few_faults_of_it_are_described(body: type[Asked]) -> None:
    """To describe two hundred thousand of the form of a box took two seconds, and 400 MB."""
    shape = body.model_json_schema()
    for beyond in (False, True):
        faults = 0
        try:
            body.model_validate(crammed(shape, shape.get("$defs", {}), 100_000, beyond))
        except ValidationError as problem:
            faults = problem.error_count()
        assert 0 < faults <= MOST_FAULTS
