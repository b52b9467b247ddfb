"""Reading whole logs. Whoever asks while a question is under way shares the next one."""

from __future__ import annotations

import asyncio
from itertools import islice

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from speleo.server.entries import Entry
from speleo.server.errors import StoreDown
from speleo.server.storage.commits import Commits
from speleo.server.storage.engine import FAULTS
from speleo.server.storage.schema import tables

MOST_TOGETHER = 50
Kept = tuple[bytes, list[Entry]]
"""The secret seed and the log of a table."""


class Loads:
    """After a start all the people of all tables come at once."""

    def __init__(self, engine: AsyncEngine, commits: Commits) -> None:
        self.engine = engine
        self.commits = commits
        self.wanted: dict[str, asyncio.Future[Kept | None]] = {}
        self.reader: asyncio.Task[None] | None = None

    async def load(self, key: str) -> Kept | None:
        """What is kept of a table, or None; StoreDown if that cannot be said."""
        found = self.wanted.get(key)
        if found is None:
            found = self.wanted[key] = asyncio.get_running_loop().create_future()
        if self.reader is None or self.reader.done():
            self.reader = asyncio.create_task(self.answer())
        return await asyncio.shield(found)

    async def answer(self) -> None:
        while self.wanted:
            await asyncio.sleep(0)
            asked = dict(islice(self.wanted.items(), MOST_TOGETHER))
            for key in asked:
                del self.wanted[key]
            try:
                kept = await self.read(list(asked))
            except FAULTS:
                for waiting in asked.values():
                    waiting.set_exception(StoreDown())
            else:
                for key, waiting in asked.items():
                    waiting.set_result(kept.get(key))

    async def read(self, keys: list[str]) -> dict[str, Kept]:
        chosen = sa.select(tables.c.id, tables.c.seed).where(tables.c.id.in_(keys))
        async with self.engine.connect() as connection:
            seeds = {row.id: bytes(row.seed) for row in await connection.execute(chosen)}
        logs = await self.commits.since_each(dict.fromkeys(seeds, 0))
        return {key: (seed, logs[key]) for key, seed in seeds.items()}
