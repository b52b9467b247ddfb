"""The second worker of a tab: bots think there, records are read and reviews made."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

import orjson

from speleo.kernel.engine.dealer import FastDealer
from speleo.server import reader, reviewer, thinker
from speleo.server.reading import READER
from speleo.server.reviews import REVIEWER
from speleo.server.worker import Worker, WorkerLost

Ask = Callable[[str, bytes, float], Awaitable[bytes]]
"""Hands a request for a module over to the second worker; raises TimeoutError after that many seconds."""


def answer(module: str, request: bytes) -> bytes:
    """What runs in the second worker, one request at a time."""
    asked = orjson.loads(request)
    if module == READER:
        return reader.answer(asked)
    if module == REVIEWER:
        return reviewer.answer(asked)
    return thinker.answer(asked, FastDealer(secrets.token_hex(16)))


def worker_by(ask: Ask) -> type[Worker]:
    """A class of workers that hand everything over; one that dawdles is ended by whoever takes it, and begins anew."""

    class Handed(Worker):
        async def exchange(self, request: bytes) -> bytes:
            return await ask(self.module, request, self.seconds)

        async def ask(self, request: bytes) -> bytes:
            try:
                return await self.exchange(request)
            except TimeoutError:
                raise WorkerLost(slow=True) from None
            except OSError:
                raise WorkerLost from None

        async def stop(self) -> int:
            self.known.clear()
            return 0

    return Handed
