"""A damaged table hurts nobody but those who ask for it."""

from __future__ import annotations

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from speleo.cli.main import run
from tests.server.serving import PATIENCE, Person, Server, serving
from tests.server.test_tables import two

DAMAGE = {
    "not JSON": "UPDATE entries SET data = '{\"seat' WHERE table_id = ? AND seq = 2",
    "no text": "UPDATE entries SET data = x'ff00fe' WHERE table_id = ? AND seq = 2",
    "no UTF-8": "UPDATE entries SET data = CAST(x'7b22ff227d' AS TEXT) WHERE table_id = ? AND seq = 2",
    "a list": "UPDATE entries SET data = '[]' WHERE table_id = ? AND seq = 2",
    "nothing in it": "UPDATE entries SET data = '{}' WHERE table_id = ? AND seq = 1",
    "another kind": "UPDATE entries SET kind = 'eaten' WHERE table_id = ? AND seq = 2",
    "no time": "UPDATE entries SET at = 'noon' WHERE table_id = ? AND seq = 3",
    "a gap": "DELETE FROM entries WHERE table_id = ? AND seq = 2",
    "no beginning": "DELETE FROM entries WHERE table_id = ? AND seq = 1",
    "no entries": "DELETE FROM entries WHERE table_id = ?",
    "no seed": "UPDATE tables SET seed = 'seed' WHERE id = ?",
}


def damage(folder: Path, *statements: tuple[str, str]) -> None:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        for statement, key in statements:
            assert database.execute(statement, (key,)).rowcount > 0
    database.close()


def ask_for_all(server: Server, people: list[Person]) -> list[int]:
    """The answers to everybody who asks at the same time, so that they share a question to the database."""
    with ThreadPoolExecutor(len(people)) as pool:
        return list(pool.map(lambda person: server.http.get(f"/api/tables/{person.key}").status_code, people))


def test_damaged_rows_fail_their_own_tables_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every kind of damage: 500 for that table, 200 for its neighbours, named by `speleo db check`."""
    with serving(tmp_path) as server:
        hurt = [two(server)[0] for _ in DAMAGE]
        well = [two(server)[0] for _ in DAMAGE]
    damage(tmp_path, *((statement, ada.key) for statement, ada in zip(DAMAGE.values(), hurt, strict=True)))
    with serving(tmp_path) as server:
        everybody = [Person(server, ada.key, ada.token) for pair in zip(hurt, well, strict=True) for ada in pair]
        assert ask_for_all(server, everybody) == [500, 200] * len(DAMAGE)
        refused = server.http.get(f"/api/tables/{hurt[0].key}").json()
        assert refused["problem"] == "damaged"
        assert Person(server, hurt[0].key, hurt[0].token).post("say", text="hello").status_code == 500
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{hurt[0].key}/live") as socket:
            socket.send(json.dumps({"type": "hello"}))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4500, "damaged")
        assert Person(server, well[0].key, well[0].token).act(0, "on").status_code == 200
        log = server.log.read_text()
        assert log.count("a table is damaged") >= len(DAMAGE)
        assert not any(ada.key in log for ada in hurt)
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    assert run(["db", "check", "--database-url", address]) == 1
    said = capsys.readouterr().out
    for ada in hurt:
        assert f"{ada.key}: damaged: " in said
    assert not any(ada.key in said for ada in well)
    assert said.endswith(f"{2 * len(DAMAGE)} tables, {len(DAMAGE)} of them damaged\n")


def test_a_sound_storage_is_found_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as server:
        two(server)
    assert run(["db", "check", "--database-url", f"sqlite:///{tmp_path / 'tables.sqlite'}"]) == 0
    assert capsys.readouterr().out == "1 tables, 0 of them damaged\n"


def test_an_entry_that_cannot_be_carried_out_ends_its_own_table_alone(tmp_path: Path) -> None:
    """Somebody else wrote nonsense into a running table; whoever plays there is told, others play on."""
    with serving(tmp_path) as server:
        ada, ben = two(server)
        other, _ = two(server)
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            row = (ada.key, 4, 0.0, "acted", '{"action": "on"}')
            database.execute("INSERT INTO entries (table_id, seq, at, kind, data) VALUES (?, ?, ?, ?, ?)", row)
        database.close()
        assert ada.act(0, "on").status_code == 500
        assert ben.act(1, "on", version=3).status_code == 500
        assert other.act(0, "on").status_code == 200


IMPOSSIBLE = ("a%00b", "%00", "a%0a", "%F0%9F%92%A9", "x" * 33, "a%2e", "%20", "'", "a%C0%80")


@pytest.mark.parametrize("key", IMPOSSIBLE)
def test_impossible_ids_are_refused_at_the_door(server: Server, key: str) -> None:
    check_door(server, key)


def check_door(server: Server, key: str) -> None:
    assert server.http.get(f"/api/tables/{key}").status_code in (404, 422)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{key}/live") as socket:
        socket.send(json.dumps({"type": "hello"}))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "no-table")
