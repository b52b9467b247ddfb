"""Who writes at a table has it alone; the others wait in the order in which they came."""

from __future__ import annotations

import asyncio

from speleo.server.errors import Damaged


class Queue:
    """`waiting` counts those who wait. `heard` is the latest entry that other processes told of and nobody read yet.

    `broken`: an entry that is on the disk could not be carried out.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.heard = 0
        self.broken: Damaged | None = None

    async def __aenter__(self) -> None:
        self.waiting += 1
        try:
            await self.lock.acquire()
        finally:
            self.waiting -= 1

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()

    @property
    def busy(self) -> bool:
        return self.lock.locked()
