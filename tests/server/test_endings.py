"""Tables end: by age, by whoever made them, by the server's host; and people take back what they left at one."""

from __future__ import annotations

import gzip
import json
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from speleo.cli.main import run
from tests.server.serving import Person, Server, serving

SECRET = "a host's long secret"
DAY = 86_400


def rows(folder: Path, question: str, *values: object) -> list[tuple[object, ...]]:
    database = sqlite3.connect(folder / "tables.sqlite", isolation_level=None, timeout=20)
    try:
        return database.execute(question, values).fetchall()
    finally:
        database.close()


def kept(folder: Path) -> set[str]:
    return {str(row[0]) for row in rows(folder, "SELECT id FROM tables")}


def aged(folder: Path, key: str, days: float) -> None:
    """As if everything at the table had happened that long ago."""
    rows(folder, "UPDATE tables SET at = at - ? WHERE id = ?", days * DAY, key)
    rows(folder, "UPDATE entries SET at = at - ? WHERE table_id = ?", days * DAY, key)


def text_on_disk(folder: Path) -> str:
    return "".join(str(row[0]) for row in rows(folder, "SELECT data FROM entries"))


def finished(server: Server, *names: str) -> list[Person]:
    """People at a Diamant table who all went home in every expedition."""
    ada = server.table("you", *["open"] * len(names), name="Ada")
    people = [ada, *(ada.join(seat, name) for seat, name in enumerate(names, 1))]
    ada.do("start")
    while ada.look()["table"]["phase"] == "running":
        for seat, person in enumerate(people):
            if seat in (person.look()["picture"] or {}).get("to_act", ()):
                person.act(seat, "back")
    return people


def waited(condition: object, what: str) -> None:
    assert callable(condition)
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def db(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "speleo", "db", *arguments]
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    return subprocess.run([*command, "--database-url", url], capture_output=True, text=True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> object:
    with serving(tmp_path_factory.mktemp("endings"), host_token=SECRET) as running:
        yield running


def delete(person: Person, what: str = "") -> int:
    headers = {"authorization": f"Bearer {person.token}"} if person.token else {}
    path = f"/api/tables/{person.key}{what}"
    return person.server.http.delete(path, headers=headers).status_code


# by age


def test_tables_expire_by_what_became_of_them(tmp_path: Path) -> None:
    """Unstarted ones soon, running ones later, finished ones last of all; nothing else goes with them."""
    with serving(tmp_path, idle_seconds=0, prune_seconds=0.2) as server:
        unstarted, fresh = server.table("you", "open"), server.table("you", "open")
        running = server.table("you", "open")
        running.join(1, "Ben")
        running.do("start")
        over = finished(server)[0]
        noted = "SELECT 1 FROM tables, entries WHERE id = table_id AND id = ? AND over AND kind = 'kept'"
        waited(lambda: rows(tmp_path, noted, over.key) == [(1,)], "the end was never noted")
        for person, days in ((unstarted, 3), (running, 3), (over, 61)):
            aged(tmp_path, person.key, days)
        waited(lambda: unstarted.key not in kept(tmp_path), "the unstarted table stays")
        assert kept(tmp_path) == {fresh.key, running.key, over.key}
        aged(tmp_path, running.key, 60)
        waited(lambda: running.key not in kept(tmp_path), "the running table stays")
        assert kept(tmp_path) == {fresh.key, over.key}
        aged(tmp_path, over.key, 700)
        waited(lambda: over.key not in kept(tmp_path), "the finished table stays")
        assert rows(tmp_path, "SELECT DISTINCT table_id FROM entries") == [(fresh.key,)]
        assert server.http.get(f"/api/tables/{unstarted.key}").status_code == 404


def test_an_old_table_that_somebody_looks_at_stays(tmp_path: Path) -> None:
    with serving(tmp_path, idle_seconds=0, prune_seconds=0.2) as server:
        watched, other = server.table("you", "open"), server.table("you", "open")
        live = watched.live()
        live.update(1)
        aged(tmp_path, watched.key, 3)
        aged(tmp_path, other.key, 3)
        waited(lambda: other.key not in kept(tmp_path), "nothing was deleted")
        assert watched.key in kept(tmp_path)
        live.close()
        waited(lambda: watched.key not in kept(tmp_path), "it stays although nobody looks")


def test_prune_says_what_it_would_delete_and_then_deletes_it(tmp_path: Path) -> None:
    with serving(tmp_path, prune_seconds=0) as server:
        old, new = server.table("you", "open"), server.table("you", "open")
        for name in ("Ada", "Ben"):
            assert server.http.post("/api/guests", json={"name": name}).status_code == 201
    aged(tmp_path, old.key, 3)
    rows(tmp_path, "UPDATE guests SET seen_at = seen_at - ? WHERE name = 'Ben'", 731 * DAY)
    assert db(tmp_path, "prune", "--dry-run").stdout == "1 tables and 1 guests would be deleted\n"
    assert kept(tmp_path) == {old.key, new.key}
    assert db(tmp_path, "prune", "--waiting-days", "0").stdout == "0 tables and 1 guests deleted\n"
    assert rows(tmp_path, "SELECT name FROM guests") == [("Ada",)]
    assert db(tmp_path, "prune").stdout == "1 tables and 0 guests deleted\n"
    assert kept(tmp_path) == {new.key}


@pytest.mark.parametrize("task", ["check", "stats", "prune", "backup"])
def test_looking_after_a_database_that_is_not_there_makes_none(
    tmp_path: Path, task: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A mistyped address made a folder and an empty file."""
    wrong = tmp_path / "elsewhere" / "tables.sqlite"
    more = [str(tmp_path / "copy")] if task == "backup" else []
    assert run(["db", task, *more, "--database-url", f"sqlite:///{wrong}"]) == 2
    assert capsys.readouterr().err == f"speleo: {wrong}: there is no database here\n"
    assert list(tmp_path.iterdir()) == []


# by whoever made it


def test_whoever_made_a_table_deletes_it_and_everybody_is_told(server: Server) -> None:
    ada = server.table("you", "open")
    ben = ada.join(1, "Ben")
    live = ben.live()
    live.update(2)
    assert delete(ben) == 403
    assert delete(ada) == 204
    assert live.update(3)["table"]["phase"] == "closed"
    assert live.happened[-1] | {"at": 0} == {"seq": 3, "at": 0, "what": "closed", "why": "deleted", "events": []}
    assert ada.key not in kept(server.folder)
    assert rows(server.folder, "SELECT * FROM entries WHERE table_id = ?", ada.key) == []
    assert server.http.get(f"/api/tables/{ada.key}").status_code == 404
    live.send(type="say", text="hello?", client="c1")
    assert live.reply()["problem"] == "closed"
    live.close()


def test_a_match_that_others_play_is_not_deleted_by_one_of_them(server: Server) -> None:
    ada = server.table("you", "open")
    ben = ada.join(1, "Ben")
    ada.do("start")
    assert delete(ada) == 409
    assert ben.look()["table"]["phase"] == "running"
    alone = server.table("you", "odds")
    alone.do("start")
    assert delete(alone) == 204


def test_talk_is_taken_back_from_everybody_and_from_the_disk(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.table("you", "open")
        ben = ada.join(1, "Ben")
        ada.do("say", text="a sentence that Ada regrets")
        ben.do("say", text="a sentence that Ben stands by")
        live = ben.live()
        live.update(4)
        assert delete(ada, "/talk") == 204
        assert live.update(5)["happened"][-1]["seqs"] == [3]
        for seen in (ben.look(), live_again(ben)):
            assert [entry["text"] for entry in seen["happened"] if entry["what"] == "said"] == [
                "",
                "a sentence that Ben stands by",
            ]
        assert "regrets" not in text_on_disk(tmp_path)
        live.close()
        server.kill()
        server.start()
        assert "regrets" not in json.dumps(ben.look())
        assert "stands by" in json.dumps(ben.look())
        assert delete(ben.spectator(), "/talk") == 403


def live_again(person: Person) -> dict[str, Any]:
    live = person.live()
    seen = live.update(1)
    live.close()
    return seen


def test_a_seat_that_changed_hands_takes_back_only_its_own_talk(server: Server) -> None:
    ada = server.table("you", "open")
    ben = ada.join(1, "Ben")
    ben.do("say", text="the first Ben was here")
    ben.do("seats/1/leave")
    other = ada.join(1, "Ben")
    other.do("say", text="the second Ben was here")
    assert delete(other, "/talk") == 204
    said = [entry["text"] for entry in ada.look()["happened"] if entry["what"] == "said"]
    assert said == ["the first Ben was here", ""]


def test_a_name_is_taken_out_of_a_finished_match(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, ben = finished(server, "Benedict")
        ben.do("say", text="good game")
        assert delete(ada, "/seats/1/name") == 403
        assert delete(ben, "/seats/1/name") == 204
        assert "Benedict" not in text_on_disk(tmp_path)
        for _ in range(2):
            assert "seat 2: person N. N.\n" in ada.record()
            assert "seat 1: person Ada\n" in ada.record()
            assert "Benedict" not in json.dumps(ada.look())
            assert server.http.get(f"/api/tables/{ada.key}/verify").json()["honest"] is True
            server.kill()
            server.start()


def test_a_name_stays_while_the_match_runs(server: Server) -> None:
    ada = server.table("you", "open")
    ada.join(1, "Ben")
    ada.do("start")
    assert delete(ada, "/seats/0/name") == 409


# by the server's host


def test_only_the_host_with_the_secret_sees_and_ends_tables(server: Server) -> None:
    ada = server.table("you", "open", title="quiet corner")
    ada.join(1, "Ben")
    ada.do("start")
    for headers in ({}, {"authorization": "Bearer guessed"}, {"authorization": f"Bearer {ada.token}"}):
        assert server.http.get("/api/host/tables", headers=headers).status_code == 403
        assert server.http.post(f"/api/host/tables/{ada.key}/end", headers=headers).status_code == 403
        assert server.http.delete(f"/api/host/tables/{ada.key}", headers=headers).status_code == 403
    host = {"authorization": f"Bearer {SECRET}"}
    listed = server.http.get("/api/host/tables", headers=host).json()
    mine = next(table for table in listed if table["id"] == ada.key)
    assert (mine["phase"], mine["title"], mine["game"], mine["listed"]) == ("running", "quiet corner", "diamant", False)
    assert mine["bytes"] == rows(server.folder, "SELECT sum(length(data)) FROM entries WHERE table_id=?", ada.key)[0][0]
    pages, after = [], None
    while page := server.http.get("/api/host/tables", headers=host, params=part(after)).json():
        pages += page
        after = page[-1]["id"]
    assert [table["id"] for table in pages] == [table["id"] for table in listed]
    assert server.http.post(f"/api/host/tables/{ada.key}/end", headers=host).status_code == 200
    assert ada.look()["table"]["phase"] == "closed"
    assert ada.act(0, "on").json()["problem"] == "closed"
    assert server.http.delete(f"/api/host/tables/{ada.key}", headers=host).status_code == 204
    assert server.http.delete(f"/api/host/tables/{ada.key}", headers=host).status_code == 404
    assert ada.key not in kept(server.folder)


def part(after: str | None) -> dict[str, str]:
    return {"most": "2"} if after is None else {"most": "2", "after": after}


def test_without_a_secret_of_the_host_there_is_no_host(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.http.get("/api/host/tables", headers={"authorization": "Bearer x"}).status_code == 404
        assert server.http.get("/api/host/tables").json()["problem"] == "no-host"


def test_a_short_secret_is_refused_before_anything_starts(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "speleo", "serve", "--port", "0", "--host-token", "short"],
        capture_output=True,
        text=True,
        env={"SPELEO_HOME": str(tmp_path), "PATH": "", "PYTHONPATH": ":".join(sys.path)},
    )
    assert told.returncode == 2
    assert told.stderr == "speleo: SPELEO_HOST_TOKEN has at least 16 characters\n"


# backup


def test_a_backup_of_a_running_server_comes_back_whole(tmp_path: Path) -> None:
    """Everything is in it, only its owner may read it, and a server on the restored database plays on."""
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    copy = tmp_path / "copy.gz"
    with serving(first) as server:
        ada = server.table("you", "open")
        ben = ada.join(1, "Ben")
        ada.do("start")
        ada.do("say", text="before the backup: ä ✓")
        told = db(first, "backup", str(copy))
        assert (told.returncode, told.stdout) == (0, f"{copy}: 1 tables with 4 entries\n")
        ada.do("say", text="after it")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert db(second, "restore", str(copy)).stdout == "1 tables with 4 entries are back\n"
    with serving(second) as server:
        again = Person(server, ada.key, ada.token)
        seen = again.look()
        assert [entry["what"] for entry in seen["happened"]] == ["created", "claimed", "started", "said"]
        assert seen["happened"][-1]["text"] == "before the backup: ä ✓"
        assert again.act(0, "on").status_code == 200
        assert Person(server, ben.key, ben.token).act(1, "on").status_code == 200


def test_a_backup_is_never_written_over_and_never_restored_over_tables(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.table("you", "open")
    copy = tmp_path / "copy.gz"
    assert db(tmp_path, "backup", str(copy)).returncode == 0
    before = copy.read_bytes()
    told = db(tmp_path, "backup", str(copy))
    assert (told.returncode, told.stderr) == (2, f"speleo: {copy} is there already: name a new file\n")
    assert copy.read_bytes() == before
    told = db(tmp_path, "restore", str(copy))
    assert (told.returncode, told.stderr) == (
        2,
        "speleo: the database is not empty: a backup is restored into a new one\n",
    )
    assert len(kept(tmp_path)) == 1


@pytest.mark.parametrize("fault", ["cut", "changed", "empty", "text", "missing", "sealless"])
def test_a_backup_that_is_not_whole_is_refused_and_nothing_is_written(tmp_path: Path, fault: str) -> None:
    with serving(tmp_path) as server:
        server.table("you", "open")
        server.table("you", "open")
    copy, fresh = tmp_path / "copy.gz", tmp_path / "fresh"
    fresh.mkdir()
    assert db(tmp_path, "backup", str(copy)).returncode == 0
    lines = gzip.decompress(copy.read_bytes()).splitlines(keepends=True)
    bad = {
        "cut": copy.read_bytes()[:-20],
        "changed": gzip.compress(b"".join(lines).replace(b"Host", b"Ghost")),
        "empty": b"",
        "text": b"not a backup",
        "sealless": gzip.compress(b"".join(lines[:-1])),
    }
    if fault == "missing":
        copy.unlink()
    else:
        copy.write_bytes(bad[fault])
    told = db(fresh, "restore", str(copy))
    assert told.returncode == 2
    assert told.stderr.startswith(f"speleo: {copy}: ")
    assert told.stderr.count("\n") == 1
    database = fresh / "tables.sqlite"
    assert not database.exists() or database.stat().st_size == 0


def test_stats_count_tables_by_what_became_of_them(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.table("you", "open")
        finished(server)
    numbers = json.loads(db(tmp_path, "stats", "--json").stdout)
    assert {phase: number["tables"] for phase, number in numbers.items()} == {"waiting": 1, "running": 0, "over": 1}
    assert (
        sum(number["bytes"] for number in numbers.values())
        == rows(tmp_path, "SELECT sum(length(data)) FROM entries")[0][0]
    )
    assert db(tmp_path, "stats").stdout.splitlines()[1].split()[:2] == ["waiting", "1"]
