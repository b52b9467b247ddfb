"""Bots think in worker processes, never on the event loop; a worker that crashes or dawdles is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from typing import Any

from speleo.server.metrics import THINKING, WORKERS_LOST
from speleo.server.table import Table

ATTEMPTS = 6
LAST_RESORT = "random"
LONGEST_LINE = 1 << 16


class WorkerLost(Exception):
    """The worker crashed, or took longer than its budget."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, request: bytes) -> str:
        starting = self.process is None
        try:
            if self.process is None:
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "speleo.server.thinker",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LONGEST_LINE,
                )
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(request + b"\n")
            await self.process.stdin.drain()
            budget = self.seconds + 10.0 if starting else self.seconds
            line = await asyncio.wait_for(self.process.stdout.readline(), budget)
            action: str = json.loads(line)["action"]
        except (OSError, RuntimeError, TimeoutError, ValueError):  # uvloop raises RuntimeError on a closed pipe
            await self.stop()
            WORKERS_LOST.inc()
            raise WorkerLost from None
        except asyncio.CancelledError:
            await self.stop()
            raise
        return action

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """The workers, taken in turn."""

    def __init__(self, count: int, seconds: float) -> None:
        self.workers = [Worker(seconds) for _ in range(max(1, count))]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def choose(self, table: Table, seat: int) -> str:
        """The bot's action. After several lost workers the random bot decides, so that a match never hangs."""
        request = thought(table, seat)
        began = time.perf_counter()
        for attempt in range(ATTEMPTS):
            if attempt == ATTEMPTS - 2:
                request["bot"] = LAST_RESORT
            worker = await self.free.get()
            try:
                return await worker.ask(json.dumps(request).encode())
            except WorkerLost:
                continue
            finally:
                self.free.put_nowait(worker)
                THINKING.observe(time.perf_counter() - began)
        raise WorkerLost

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
        "bot": table.chairs[seat].bot,
    }
