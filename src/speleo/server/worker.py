"""Worker processes: what takes long or comes from strangers is done there, with a budget of time and of memory."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import deque

START_SECONDS = 30.0
"""What a new process may take in addition, to start."""
SHARE = 4
"""The system ends a worker that has had its seconds of a processor (`working.limit_time`). On a busy machine these
take longer by the clock, so that it is given up only after so many times as long."""
OUT_OF_TIME = -24
"""SIGXCPU, where there is one."""
LARGEST_ANSWER = 64 << 20
SIZE_BYTES = 4
DONE, REFUSED, FAILED = b"+", b"-", b"!"
"""The first byte of an answer says what the rest is, where a worker may have to refuse."""
MOMENT = 2.0
"""Seconds in which a process that says nothing more has surely ended."""
KEPT = 6
"""How many questions a worker is remembered for: it may know part of the next answer already."""


class WorkerLost(Exception):
    """The worker crashed, or took longer than its budget if it was `slow`. `fresh`: nothing was asked of it before."""

    def __init__(self, slow: bool = False, fresh: bool = False) -> None:
        self.slow = slow
        self.fresh = fresh


class Worker:
    """One process, started when it is first needed, without the working directory on its path."""

    def __init__(self, module: str, seconds: float, megabytes: int) -> None:
        self.module = module
        self.seconds = seconds
        self.megabytes = megabytes
        self.process: asyncio.subprocess.Process | None = None
        self.known: deque[int] = deque(maxlen=KEPT)
        self.outdated = False

    async def ask(self, request: bytes) -> bytes:
        """The answer of the worker; WorkerLost if it takes too long or ends, and the next question starts another."""
        if self.outdated:
            self.outdated = False
            await self.stop()
        fresh = self.process is None
        try:
            async with asyncio.timeout(SHARE * self.seconds + (START_SECONDS if fresh else 0.0)):
                return await self.exchange(request)
        except TimeoutError:
            await self.stop()
            raise WorkerLost(slow=True, fresh=fresh) from None
        except (OSError, RuntimeError, EOFError, ValueError):  # uvloop raises RuntimeError on a closed pipe
            raise WorkerLost(slow=await self.ended() == OUT_OF_TIME, fresh=fresh) from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def exchange(self, request: bytes) -> bytes:
        """Send one question to the process and wait for its answer within the budget."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                self.module,
                str(self.seconds),
                str(self.megabytes),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(len(request).to_bytes(SIZE_BYTES, "big") + request)
        await self.process.stdin.drain()
        size = int.from_bytes(await self.process.stdout.readexactly(SIZE_BYTES), "big")
        if size > LARGEST_ANSWER:
            raise ValueError
        return await self.process.stdout.readexactly(size)

    async def ended(self) -> int:
        """The code of a process that says no more.

        It is waited for first: whoever signals a process that has just ended may take its code from those who wait.
        """
        if self.process is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), MOMENT)
        return await self.stop()

    async def stop(self) -> int:
        """The code with which the process ended, by itself or now."""
        process, self.process = self.process, None
        self.known.clear()
        if process is None:
            return 0
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        return await process.wait()
