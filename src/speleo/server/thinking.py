"""Bots think in worker processes, never on the event loop; a worker that crashes or dawdles is replaced."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from speleo.server.chairs import STAND_IN
from speleo.server.metrics import THINKING, WORKERS_LOST
from speleo.server.settings import Settings
from speleo.server.table import Table
from speleo.server.wire import packed
from speleo.server.worker import Worker, WorkerLost

ATTEMPTS = 6
MOST_KNOWN = 20_000
THINKER = "speleo.server.thinker"


class Thinkers:
    """The workers. Of those who made the tables that wait, it is the turn of whoever had one longest ago.

    So a hundred tables of bots, or hints at ten, keep nobody else waiting for longer than one decision or hint.
    `served` says when each had a turn.
    """

    def __init__(self, settings: Settings, worker: type[Worker]) -> None:
        budget = (settings.bot_seconds, settings.worker_megabytes)
        self.workers = [worker(THINKER, *budget) for _ in range(max(1, settings.bot_workers))]
        self.free = list(self.workers)
        self.waiting: dict[str, deque[asyncio.Future[Worker]]] = {}
        self.served: dict[str, int] = {}
        self.turns = 0

    @asynccontextmanager
    async def a_worker(self, maker: str) -> AsyncIterator[Worker]:
        """A worker for a table of that maker, when it is their turn."""
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(maker, deque()).append(turn)
        self.assign()
        try:
            worker = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise
        try:
            yield worker
        finally:
            self.give_back(worker)

    def assign(self) -> None:
        """Give free workers to who waits."""
        while self.free and self.waiting:
            maker = min(self.waiting, key=lambda each: self.served.get(each, 0))
            turn = self.waiting[maker].popleft()
            if not self.waiting[maker]:
                del self.waiting[maker]
            if not turn.cancelled():
                self.serve(maker, turn)

    def serve(self, maker: str, turn: asyncio.Future[Worker]) -> None:
        if len(self.served) >= MOST_KNOWN:
            self.served.clear()
        self.turns += 1
        self.served[maker] = self.turns
        turn.set_result(self.free.pop(0))

    def give_back(self, worker: Worker) -> None:
        self.free.append(worker)
        self.assign()

    async def choose(self, table: Table, seat: int) -> str:
        """The bot's action. After several lost workers the stand-in decides, so that a match never hangs."""
        request = thought(table, seat)
        began = time.perf_counter()
        for attempt in range(ATTEMPTS):
            if attempt == ATTEMPTS - 2:
                request["bot"] = STAND_IN
            try:
                async with self.a_worker(table.maker) as worker:
                    return (await worker.ask(packed(request))).decode()
            except WorkerLost:
                WORKERS_LOST.labels("bot").inc()
            finally:
                THINKING.observe(time.perf_counter() - began)
        raise WorkerLost

    async def ask(self, request: dict[str, Any], maker: str) -> bytes:
        """What a worker says to something else than whose turn it is; WorkerLost if it was too much for it."""
        try:
            async with self.a_worker(maker) as worker:
                return await worker.ask(packed(request))
        except WorkerLost:
            WORKERS_LOST.labels("bot").inc()
            raise

    def renew(self) -> None:
        """Before its next thought each worker becomes a new process, which finds what is installed then."""
        for worker in self.workers:
            worker.outdated = True

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()


def thought(table: Table, seat: int) -> dict[str, Any]:
    """Everything a worker needs to come to the same position."""
    match, plan = table.playing, table.plan
    return {
        "game": plan.game,
        "edition": plan.edition,
        "options": plan.options,
        "seats": plan.seats,
        "box": plan.box,
        "steps": [(step.actor, step.action.notation) for step in match.steps],
        "seat": seat,
        "bot": table.seats.chairs[seat].bot,
    }
