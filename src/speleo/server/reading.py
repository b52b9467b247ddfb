"""What strangers wrote is read in a few worker processes that can be ended, and only so much of it waits."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass
from typing import Any

import orjson

from speleo.server.errors import Refused
from speleo.server.metrics import READING, WORKERS_LOST
from speleo.server.quotas import limited
from speleo.server.settings import Settings
from speleo.server.wire import packed
from speleo.server.worker import FAILED, REFUSED, Worker, WorkerLost

READER = "speleo.server.reader"
GZIP = b"\x1f\x8b"
"""How a compressed answer begins."""
COSTLY = "too-costly"
MOST_OF_ONE = 4
"""What one address may have waiting."""
log = logging.getLogger("speleo.reading")


@dataclass(slots=True, eq=False)
class Errand:
    """`turn` gets the worker; `about` is the same for questions that share much of their answers."""

    address: str
    about: int
    turn: asyncio.Future[Worker]


class Readers:
    """The workers. One address never has all of them, unless there is only one."""

    def __init__(self, settings: Settings, worker: type[Worker] = Worker) -> None:
        budget = (settings.reader_seconds, settings.worker_megabytes)
        self.workers = [worker(READER, *budget) for _ in range(max(1, settings.readers))]
        self.free = list(self.workers)
        self.share = max(1, len(self.workers) - 1)
        self.queue = settings.reader_queue
        self.waiting: list[Errand] = []
        self.busy: Counter[str] = Counter()

    async def ask(self, address: str, task: str, asked: dict[str, Any]) -> bytes:
        """The answer of a worker; Refused if the text is bad, costs too much, or too much of it waits."""
        self.check_room(address)
        job = Errand(address, hash(asked.get("record")), asyncio.get_running_loop().create_future())
        self.waiting.append(job)
        self.assign()
        try:
            worker = await job.turn
        except asyncio.CancelledError:
            if job in self.waiting:
                self.waiting.remove(job)
            elif job.turn.done() and not job.turn.cancelled():
                self.give_back(job, job.turn.result())
            raise
        try:
            with READING.time():
                return unpacked(await self.asked(worker, packed({"task": task, **asked})))
        finally:
            worker.known.append(job.about)
            self.give_back(job, worker)

    def check_room(self, address: str) -> None:
        if len(self.waiting) >= self.queue:
            raise limited("readers", 503, "busy", "too many records wait to be read: try again soon")
        if address and sum(job.address == address for job in self.waiting) >= MOST_OF_ONE:
            raise limited("readers", 429, "too-many", "too many records of yours wait to be read: wait a moment")

    def assign(self) -> None:
        """Give free workers to who waits; the one that read the same record last, if it is free."""
        for job in list(self.waiting):
            if self.free and (not job.address or self.busy[job.address] < self.share):
                worker = next((worker for worker in self.free if job.about in worker.known), self.free[0])
                self.free.remove(worker)
                self.waiting.remove(job)
                self.busy[job.address] += 1
                job.turn.set_result(worker)

    def give_back(self, job: Errand, worker: Worker) -> None:
        self.busy[job.address] -= 1
        if not self.busy[job.address]:
            del self.busy[job.address]
        self.free.append(worker)
        self.assign()

    async def asked(self, worker: Worker, request: bytes) -> bytes:
        """A worker that kept much in memory may be lost for that: a fresh one is asked once more."""
        try:
            return await worker.ask(request)
        except WorkerLost as lost:
            WORKERS_LOST.labels("reader").inc()
            if lost.slow or lost.fresh:
                raise too_costly() from None
        try:
            return await worker.ask(request)
        except WorkerLost:
            WORKERS_LOST.labels("reader").inc()
            raise too_costly() from None

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()


def too_costly() -> Refused:
    return limited("costs", 422, COSTLY, "to read this takes more time or memory than this server allows")


def unpacked(answer: bytes) -> bytes:
    """The body of an answer, unless it tells why there is none."""
    kind, body = answer[:1], answer[1:]
    if kind == REFUSED:
        status, problem, *said = orjson.loads(body)
        raise limited("costs", status, problem, *said) if problem == COSTLY else Refused(status, problem, *said)
    if kind == FAILED:
        log.error("a worker failed", extra={"trace": body.decode()})
        raise Refused(500, "failed", "something is wrong with the server")
    return body
