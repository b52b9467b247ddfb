"""Reviews of finished matches, made in the background: a few wait, a worker looks back, and what it made is kept."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Literal

import orjson

from speleo.server.errors import Refused, StoreDown
from speleo.server.metrics import WORKERS_LOST
from speleo.server.quotas import limited
from speleo.server.reading import too_costly, unpacked
from speleo.server.settings import Settings
from speleo.server.storage.kept import Reviews as Kept
from speleo.server.wire import packed
from speleo.server.worker import Worker, WorkerLost

REVIEWER = "speleo.server.reviewer"
KEPT = 100
"""So many reviews are at hand; failed ones go first, or nonsense of one would throw out what others asked for.

Those of tables stay in the storage.
"""
MOST_OF_ONE = 3
"""What one address may have waiting."""
NOTHING = b"null"

State = Literal["queued", "working", "done", "failed"]
Run = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


@dataclass(slots=True, eq=False)
class Job:
    """One match to look back at. `made` is the review as JSON, `problem` the word for why there is none.

    `lasting`: the key is that of a table, with which the review is kept.
    """

    key: str
    address: str
    asked: dict[str, Any]
    lasting: bool = False
    state: State = "queued"
    progress: float = 0.0
    made: bytes = NOTHING
    problem: str = ""


@dataclass(slots=True)
class Reviews:
    """A job is known by the table, or by the record that somebody sent, so that everybody waits for the same one."""

    settings: Settings
    worker: type[Worker]
    run: Run
    kept: Kept
    known: OrderedDict[str, Job] = field(default_factory=OrderedDict)
    waiting: deque[Job] = field(default_factory=deque)
    workers: list[Worker] = field(default_factory=list)
    free: list[Worker] = field(default_factory=list)

    def __post_init__(self) -> None:
        budget = (self.settings.review_seconds, self.settings.worker_megabytes)
        self.workers = [self.worker(REVIEWER, *budget) for _ in range(self.settings.reviewers)]
        self.free = list(self.workers)

    def known_as(self, key: str, again: bool) -> Job | None:
        """The job for it, unless it failed and is to be tried again."""
        job = self.known.get(key)
        return None if job is not None and again and job.state == "failed" else job

    async def recalled(self, table: str) -> bool:
        """Whether the review of a table was made before, perhaps by another process; it is then at hand."""
        made = await self.kept.load(table)
        if made is not None:
            self.known[table] = Job(table, "", {}, True, "done", 1.0, made)
            self.forget_some()
        return made is not None

    def begin(self, key: str, address: str, asked: dict[str, Any], lasting: bool = False) -> Job:
        """A new job; refused where too many wait."""
        if not self.workers:
            raise Refused(403, "no-reviews", "this server makes no reviews")
        if len(self.waiting) >= self.settings.review_queue:
            raise limited("reviews", 503, "busy", "too many matches wait to be looked back at: try again soon")
        if address and sum(job.address == address for job in self.waiting) >= MOST_OF_ONE:
            raise limited("reviews", 429, "many-reviews", "too many reviews of yours wait: wait a moment")
        job = self.known[key] = Job(key, address, asked, lasting)
        self.known.move_to_end(key)
        self.waiting.append(job)
        self.forget_some()
        if self.free:
            self.run(self.serve(self.free.pop()))
        return job

    def forget_some(self) -> None:
        ended = [[each for each in self.known.values() if each.state == state] for state in ("failed", "done")]
        for old in chain(*ended):
            if len(self.known) <= KEPT:
                break
            del self.known[old.key]

    def ahead(self, job: Job) -> int:
        """How many wait before it."""
        return self.waiting.index(job) if job in self.waiting else 0

    async def serve(self, worker: Worker) -> None:
        """One match after another, until none waits."""
        try:
            while self.waiting:
                await self.look_back(self.waiting.popleft(), worker)
        finally:
            self.free.append(worker)

    async def look_back(self, job: Job, worker: Worker) -> None:
        """Ask for the review bit by bit; a worker that is lost, or needs more than it may, ends it."""
        job.state = "working"
        asked: dict[str, Any] = {**job.asked, "effort": self.settings.review_effort}
        job.asked, spent = {}, 0.0
        try:
            while job.state == "working":
                told = orjson.loads(unpacked(await worker.ask(packed({"key": job.key, **asked}))))
                asked = {}
                spent += told["spent"]
                job.progress = told["progress"]
                if told["review"] is not None:
                    job.made = packed(told["review"])
                    await self.keep(job)
                    job.state = "done"
                elif spent > self.settings.review_seconds:
                    raise too_costly()
        except WorkerLost:
            WORKERS_LOST.labels("review").inc()
            job.state, job.problem = "failed", too_costly().problem
        except Refused as refused:
            job.state, job.problem = "failed", refused.problem

    async def keep(self, job: Job) -> None:
        """With its table; a storage that is away costs nothing but making it anew."""
        if job.lasting:
            with contextlib.suppress(StoreDown):
                await self.kept.keep(job.key, job.made)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()
