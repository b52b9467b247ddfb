"""Bots think in worker processes, never on the event loop; a worker that crashes or dawdles is replaced."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from speleo.server.chairs import STAND_IN
from speleo.server.metrics import THINKING, WORKERS_LOST
from speleo.server.settings import Settings
from speleo.server.table import Table
from speleo.server.wire import packed
from speleo.server.worker import Worker, WorkerLost

ATTEMPTS = 6
THINKER = "speleo.server.thinker"


class Thinkers:
    """The workers, taken in turn."""

    def __init__(self, settings: Settings, worker: type[Worker]) -> None:
        budget = (settings.bot_seconds, settings.worker_megabytes)
        self.workers = [worker(THINKER, *budget) for _ in range(max(1, settings.bot_workers))]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for each in self.workers:
            self.free.put_nowait(each)

    async def choose(self, table: Table, seat: int) -> str:
        """The bot's action. After several lost workers the stand-in decides, so that a match never hangs."""
        request = thought(table, seat)
        began = time.perf_counter()
        for attempt in range(ATTEMPTS):
            if attempt == ATTEMPTS - 2:
                request["bot"] = STAND_IN
            worker = await self.free.get()
            try:
                return (await worker.ask(packed(request))).decode()
            except WorkerLost:
                WORKERS_LOST.labels("bot").inc()
            finally:
                self.free.put_nowait(worker)
                THINKING.observe(time.perf_counter() - began)
        raise WorkerLost

    async def ask(self, request: dict[str, Any]) -> bytes:
        """What a worker says to something else than whose turn it is; WorkerLost if it was too much for it."""
        worker = await self.free.get()
        try:
            return await worker.ask(packed(request))
        except WorkerLost:
            WORKERS_LOST.labels("bot").inc()
            raise
        finally:
            self.free.put_nowait(worker)

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
