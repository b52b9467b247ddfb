"""Nobody can take everything: what one address, one table and one connection may have."""

from __future__ import annotations

import ast
import contextlib
import json
import socket
import sqlite3
import time
from dataclasses import fields
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import speleo.server
from speleo.server.quotas import maker_of, place
from speleo.server.settings import Settings, variable
from tests.server.serving import Server, serving
from tests.server.test_tables import two

SERVER = Path(speleo.server.__file__).parent
DOCS = Path(__file__).parents[2] / "docs" / "server.md"


def make(server: Server, **more: object) -> tuple[int, str]:
    made = server.http.post("/api/tables", json={"chairs": [{"kind": "you"}, {"kind": "open"}], **more})
    return made.status_code, made.json().get("problem", "")


def counted(server: Server, limit: str) -> bool:
    return f'speleo_limited_total{{limit="{limit}"}}' in server.http.get("/metrics").text


def test_addresses_are_counted_by_household() -> None:
    assert place("2001:db8:1:2:3:4:5:6") == place("2001:db8:1:2::9") != place("2001:db8:1:3::9")
    assert place("::ffff:192.0.2.7") == place("192.0.2.7") == "192.0.2.7"
    assert len(maker_of("192.0.2.7")) == 5


@pytest.mark.parametrize(
    ("setting", "value", "more"),
    [
        ("tables_per_hour", 3, {}),
        ("open_tables", 3, {}),
        ("listed_tables", 3, {"listed": True}),
    ],
)
def test_one_address_makes_only_so_many_tables(
    tmp_path: Path, setting: str, value: int, more: dict[str, object]
) -> None:
    with serving(tmp_path, **{setting: value}) as server:
        assert [make(server, **more) for _ in range(5)] == [(201, "")] * 3 + [(429, "many-tables")] * 2
        assert counted(server, setting)
        if setting == "listed_tables":
            assert make(server) == (201, "")


def test_open_tables_are_counted_over_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, open_tables=2) as server:
        assert [make(server)[0] for _ in range(2)] == [201, 201]
        server.kill()
        server.start()
        assert make(server) == (429, "many-tables")


def test_room_is_counted_by_address_and_in_all(tmp_path: Path) -> None:
    with serving(tmp_path, address_megabytes=1, storage_megabytes=3) as server:
        host = server.table("you", "open")
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("UPDATE tables SET bytes = 2000000 WHERE id = ?", (host.key,))
        database.close()
        assert make(server) == (429, "many-tables")
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("UPDATE tables SET bytes = 3000000, maker = 'other' WHERE id = ?", (host.key,))
        database.close()
        assert make(server) == (503, "full")
        assert counted(server, "address_megabytes")
        assert counted(server, "storage_megabytes")


def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, address_sockets=2) as server:
        host = server.table("you", "open")
        held = [host.live(), host.live()]
        for live in held:
            live.update(1)
        with (
            connect(f"ws://127.0.0.1:{server.port}/api/tables/{host.key}/live") as third,
            pytest.raises(ConnectionClosed) as closed,
        ):
            third.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "too-many")
        assert counted(server, "address_sockets")
        for live in held:
            live.close()


def test_a_large_body_counts_as_many_requests(tmp_path: Path) -> None:
    """It takes as long to read: a few a second of them, all within the rate, kept everybody else waiting."""
    with serving(tmp_path, rate=10) as server:
        asked = {"rows": [{f"k{number}": 1 for number in range(40_000)}]}
        answers = [server.http.post("/api/aids/diamant/count", json=asked) for _ in range(3)]
        assert answers[0].status_code == 422
        assert [(answer.status_code, answer.json()["problem"]) for answer in answers[1:]] == [(429, "too-many")] * 2


def test_live_connections_are_counted_among_the_requests_of_an_address(tmp_path: Path) -> None:
    """Coming and going in a hurry kept everybody else waiting: each hello is answered with a whole picture."""
    with serving(tmp_path, rate=5) as server:
        made = server.http.post("/api/tables", json={"chairs": [{"kind": "you"}, {"kind": "open"}]}).json()
        reasons = []
        for _ in range(30):
            with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/live") as line:
                try:
                    line.send('{"type":"hello"}')
                    reasons.append(json.loads(line.recv(timeout=30))["type"])
                except ConnectionClosed as closed:
                    reasons.append(str(closed.rcvd))
        assert reasons[0] == "update"
        assert "1013 (try again later) too-many" in reasons
        time.sleep(1)
        assert counted(server, "rate")


def test_being_shown_every_step_is_not_for_nothing(tmp_path: Path) -> None:
    """Eighty steps of a match were played again for every hello that asked for them."""
    with serving(tmp_path, rate=10) as server:
        ada, ben = two(server)
        assert [person.act(seat, "on").status_code for seat, person in enumerate((ada, ben))] == [200, 200]
        shown = []
        for _ in range(12):
            with (
                connect(f"ws://127.0.0.1:{server.port}/api/tables/{ada.key}/live") as line,
                contextlib.suppress(ConnectionClosed),
            ):
                line.send('{"type":"hello","steps":true,"since":1}')
                shown.append(len(json.loads(line.recv(timeout=30))["steps"]))
        assert shown[0] > 0
        assert 0 in shown


def test_talk_has_an_end_and_a_match_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path, talk_lines=3, table_entries=8) as server:
        ada, ben = two(server)
        assert [ada.post("say", text="x").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert ben.post("say", text="x").json()["problem"] == "talk-full"
        for _ in range(2):
            assert ada.act(0, "on").status_code == ben.act(1, "on").status_code == 200
        assert ada.post("offer", seats=[0]).json()["problem"] == "table-full"
        assert counted(server, "talk")
        assert counted(server, "table_entries")


def test_who_claims_to_know_more_than_there_is_gets_nothing(server: Server) -> None:
    """A seq from the future is answered with what is the case, and not with everything that happened."""
    ada, _ = two(server)
    seen = ada.look(since=1_000_000)
    assert (seen["since"], seen["happened"]) == (seen["seq"], [])


def raw(server: Server, *parts: bytes) -> bytes:
    """What the server says to these bytes before it closes the connection, if it is still heard."""
    heard = b""
    with (
        socket.create_connection(("127.0.0.1", server.port), timeout=60) as line,
        contextlib.suppress(ConnectionError),
    ):
        for part in parts:
            line.sendall(part)
        while piece := line.recv(65_536):
            heard += piece
    return heard


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/games HT",
        b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{",
    ],
    ids=["nothing", "first line", "head", "body", "chunk"],
)
def test_what_does_not_arrive_is_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    with serving(tmp_path, request_seconds=1) as server:
        assert raw(server, sent).startswith(b"HTTP/1.1 408 ")
        assert counted(server, "request_seconds")


def test_a_head_has_an_end(server: Server) -> None:
    assert raw(server, b"GET / HTTP/1.1\r\nx: ", b"y" * 300_000)[:13] in (b"", b"HTTP/1.1 431 ")
    assert counted(server, "head")
    large = json.dumps({"chairs": [{"kind": "you"}], "box": "x" * 150_000})
    assert server.http.post("/api/tables", content=large).status_code == 422


def test_connections_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, address_connections=5) as server:
        held = [socket.create_connection(("127.0.0.1", server.port), timeout=60) for _ in range(5)]
        assert raw(server).startswith(b"HTTP/1.1 429 ")
        for line in held:
            line.close()


def test_nobody_is_believed_about_addresses_unless_the_host_says_so(tmp_path: Path) -> None:
    for proxies, answers in (("", [201, 429]), ("127.0.0.1", [201, 201])):
        folder = tmp_path / f"with{proxies}"
        folder.mkdir()
        with serving(folder, tables_per_hour=1, proxies=proxies) as server:
            body = {"chairs": [{"kind": "you"}, {"kind": "open"}]}
            made = [
                server.http.post("/api/tables", json=body, headers={"x-forwarded-for": f"192.0.2.{number}"})
                for number in range(2)
            ]
            assert [answer.status_code for answer in made] == answers


def test_empty_pieces_do_not_pile_up(server: Server) -> None:
    host = server.table("you", "open")
    live = host.live()
    live.update(1)
    with contextlib.suppress(ConnectionClosed, OSError):
        live.socket.send(iter(['{"type":', *[""] * 5000, '"ping"}']))
    with pytest.raises((ConnectionClosed, OSError)):
        live.reply()
    live.close()


def test_every_limit_that_turns_somebody_away_is_counted() -> None:
    """A refusal for want of room or time is made by `limited`, which counts it; these are none."""
    no_limits = {"advising.py": "the bots have no answer to this: try again"}
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused" and len(node.args) > 2:
                status, problem, said = (ast.unparse(given).strip("'") for given in node.args[:3])
                turned_away = status in ("429", "503") or problem in ("too-costly", "full", "busy")
                elsewhere = path.name == "reader.py"  # counted by whoever asked for it
                assert not turned_away or elsewhere or no_limits.get(path.name) == said, f"{path.name}: {said}"


def test_every_setting_stands_in_the_docs_with_its_default() -> None:
    text = DOCS.read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| `SPELEO_")]
    for item in fields(Settings):
        found = [row for row in rows if f"`{variable(item.name)}`" in row]
        assert found, f"{variable(item.name)} is not in docs/server.md"
        if item.default != "":
            assert f"{item.default:g}" in found[0] if not isinstance(item.default, str) else item.default in found[0]
