"""What strangers wrote is read elsewhere, within a budget, and never in the way of anybody."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

import speleo
from speleo.server.errors import Refused
from speleo.server.reading import MOST_OF_ONE, READER, Readers
from speleo.server.settings import Settings
from speleo.server.wire import packed
from speleo.server.worker import OUT_OF_TIME, Worker, WorkerLost
from tests.server.serving import Person, Server, serving
from tests.server.test_faults import workers
from tests.server.test_tables import two


class Pretended(Worker):
    """A worker that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__("", 0, 0)
        self.asked: list[bytes] = []
        self.answers: asyncio.Queue[bytes | Exception] = asyncio.Queue()

    async def ask(self, request: bytes) -> bytes:
        self.asked.append(request)
        answer = await self.answers.get()
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def stop(self) -> int:
        return 0


def readers_with(count: int, queue: int) -> tuple[Readers, list[Pretended]]:
    made = Readers(Settings(readers=count, reader_queue=queue, reader_seconds=1.0, worker_megabytes=0))
    pretended = [Pretended() for _ in range(count)]
    made.workers, made.free = list(pretended), list(pretended)
    return made, pretended


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_one_address_leaves_a_worker_to_the_others() -> None:
    readers, (first, second) = readers_with(2, 20)
    mine = [asyncio.create_task(readers.ask("me", "replay", {"record": str(number)})) for number in range(3)]
    await settle()
    assert (len(first.asked), len(second.asked)) == (1, 0)
    other = asyncio.create_task(readers.ask("you", "replay", {"record": "x"}))
    await settle()
    assert len(second.asked) == 1
    second.answers.put_nowait(b"+yours")
    assert await other == b"yours"
    for worker in (first, second):
        for _ in range(3):
            worker.answers.put_nowait(b"+mine")
    assert await asyncio.gather(*mine) == [b"mine"] * 3
    assert not readers.busy
    assert len(readers.free) == 2


async def test_a_full_queue_is_said_plainly() -> None:
    readers, (only,) = readers_with(1, MOST_OF_ONE + 2)
    held = [asyncio.create_task(readers.ask("me", "replay", {"record": str(at)})) for at in range(MOST_OF_ONE + 1)]
    await settle()
    with pytest.raises(Refused) as refused:
        await readers.ask("me", "replay", {})
    assert (refused.value.status, refused.value.problem) == (429, "too-many")
    held += [asyncio.create_task(readers.ask(f"other {at}", "replay", {})) for at in range(2)]
    await settle()
    with pytest.raises(Refused) as refused:
        await readers.ask("new", "replay", {})
    assert (refused.value.status, refused.value.problem) == (503, "busy")
    for job in held[1:4]:
        job.cancel()
    await settle()
    for _ in range(len(held) - 3):
        only.answers.put_nowait(b"+")
    await asyncio.gather(*held, return_exceptions=True)
    assert (readers.waiting, len(readers.free), dict(readers.busy)) == ([], 1, {})


async def test_a_worker_lost_for_what_it_kept_is_asked_once_more() -> None:
    readers, (only,) = readers_with(1, 5)
    for lost in (WorkerLost(), None):
        only.answers.put_nowait(lost or b"+fine")
    assert await readers.ask("", "replay", {}) == b"fine"
    for lost in (WorkerLost(slow=True), WorkerLost(fresh=True)):
        only.answers.put_nowait(lost)
        with pytest.raises(Refused) as refused:
            await readers.ask("", "replay", {})
        assert (refused.value.status, refused.value.problem) == (422, "too-costly")


async def test_a_worker_that_never_answers_is_ended() -> None:
    """`json.tool` waits for the end of its input."""
    worker = Worker("json.tool", 0.2, 0)
    worker.process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "json.tool", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    process = worker.process
    with pytest.raises(WorkerLost) as lost:
        await worker.ask(b"{}")
    assert lost.value.slow
    assert process.returncode == -signal.SIGKILL


async def test_a_worker_that_computes_for_ever_is_ended_by_its_seconds_of_a_processor(tmp_path: Path) -> None:
    """Not by the clock, which a busy machine takes more of, and what was too slow is not asked again."""
    (tmp_path / "busy.py").write_text("from speleo.server.working import work\n\n\nwork(lambda _: max(iter(int, 1)))")
    worker = Worker("busy", 0, 0)
    worker.process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "busy", "0", "0"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])},
    )
    worker.seconds = 60
    with pytest.raises(WorkerLost) as lost:
        await worker.ask(b"{}")
    assert lost.value.slow
    assert OUT_OF_TIME == -signal.SIGXCPU


async def test_a_worker_has_so_much_memory_and_no_more() -> None:
    ample, little = Worker(READER, 60, 1024), Worker(READER, 60, 100)
    large = packed({"task": "replay", "record": "x" * 40_000_000})
    try:
        assert (await ample.ask(large)).startswith(b"-")
        with pytest.raises(WorkerLost):
            await little.ask(large)
    finally:
        await ample.stop()


async def test_workers_do_not_look_into_the_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that happens to lie there, named like a module, is not run."""
    (tmp_path / "orjson.py").write_text("raise SystemExit(7)")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(speleo.__file__).parents[1]))
    worker = Worker(READER, 60, 0)
    assert (await worker.ask(packed({"task": "replay", "record": ""}))).startswith(b"-")
    await worker.stop()


def stopped(server: Server) -> list[int]:
    """Readers that compute for ever: their processes are held."""
    held = workers(server)
    for process in held:
        os.kill(process, signal.SIGSTOP)
    return held


def finished_record(server: Server) -> str:
    host = server.table("random", "random")
    host.do("start")
    while host.look()["table"]["phase"] != "over":
        time.sleep(0.05)
    return host.record()


def test_play_goes_on_and_sigterm_works_while_readers_are_stuck(tmp_path: Path) -> None:
    with serving(tmp_path, reader_seconds=60, bot_workers=1) as server:
        record = finished_record(server)
        assert server.http.post("/api/replay", json={"record": record}).status_code == 200
        ada, ben = two(server)
        assert stopped(server)
        with ThreadPoolExecutor(8) as pool:
            stuck = [pool.submit(post_replay, server, record + " " * number) for number in range(1, 9)]
            for turn in range(5):
                assert ada.do("say", text=str(turn))
                assert ben.look()["table"]["phase"] == "running"
            assert server.stop() == 0
            assert {job.result() for job in stuck} <= {0, 429, 500, 503}


def post_replay(server: Server, record: str) -> int:
    try:
        return httpx.post(f"{server.http.base_url}/api/replay", json={"record": record}, timeout=60).status_code
    except httpx.HTTPError:
        return 0


def test_what_takes_too_long_is_refused_and_the_worker_replaced(tmp_path: Path) -> None:
    with serving(tmp_path, reader_seconds=1, readers=1) as server:
        record = finished_record(server)
        assert server.http.post("/api/replay", json={"record": record}).status_code == 200
        held = stopped(server)
        refused = server.http.post("/api/replay", json={"record": record})
        assert (refused.status_code, refused.json()["problem"]) == (422, "too-costly")
        assert server.http.post("/api/replay/verify", json={"record": record}).json()["honest"]
        assert len(set(held) - set(workers(server))) == 1
        assert 'speleo_workers_lost_total{kind="reader"} 1.0' in server.http.get("/metrics").text


def test_a_table_that_plays_on_is_set_up_before_it_starts(tmp_path: Path) -> None:
    """From a record, also after a restart; what is wrong with the record is said when the table is made."""
    with serving(tmp_path) as server:
        record = finished_record(server)
        refused = server.http.post("/api/tables", json={"chairs": [{"kind": "you"}] * 2, "record": record + "x"})
        assert (refused.status_code, refused.json()["problem"]) == (422, "illegal")
        host = server.table("you", "you", record=record, upto=3)
        server.kill()
        server.start()
        host = Person(server, host.key, host.token)
        host.do("start")
        assert host.look()["table"]["phase"] == "running"


def test_a_table_that_takes_too_long_to_set_up_is_not_made(tmp_path: Path) -> None:
    """The server would do it again when the match begins, while everybody waits."""
    with serving(tmp_path, setup_seconds=0) as server:
        asked = {"chairs": [{"kind": "you"}] * 2, "record": finished_record(server), "upto": 3}
        refused = server.http.post("/api/tables", json=asked)
        assert (refused.status_code, refused.json()["problem"]) == (422, "too-costly")
