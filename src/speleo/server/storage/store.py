"""Reading and writing logs. Many submissions share one commit, and none is answered before its commit is done."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from speleo.server import moments
from speleo.server.entries import Draft, Entry
from speleo.server.errors import Lost, StoreDown
from speleo.server.metrics import COMMITS
from speleo.server.storage.commits import Commits, Landed, Waiting, drafted
from speleo.server.storage.engine import FAULTS, engine_for
from speleo.server.storage.loads import Kept, Loads
from speleo.server.storage.postgres import PostgresCommits
from speleo.server.storage.schema import entries, tables
from speleo.server.storage.sqlite import SqliteCommits

LARGEST_GROUP = 500
log = logging.getLogger("speleo.store")


class Store:
    """`commits` writes groups of submissions; `tell` is called after each with the latest seqs."""

    def __init__(self, engine: AsyncEngine, commits: Commits) -> None:
        self.engine = engine
        self.commits = commits
        self.loads = Loads(engine, commits)
        self.tell: Callable[[dict[str, int]], Awaitable[None]] | None = None
        self.queue: list[Waiting] = []
        self.called = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.writer = asyncio.create_task(self.write_groups(), name="writer")

    async def close(self) -> None:
        """Everything that was submitted is written, then the connections are closed."""
        if self.writer is not None:
            while self.queue:
                self.called.set()
                await asyncio.sleep(0.01)
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        await self.commits.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        try:
            async with self.engine.connect() as connection:
                await connection.execute(sa.select(tables.c.id).limit(1))
        except FAULTS:
            raise StoreDown from None

    async def create(self, key: str, seed: bytes, listed: bool, draft: Draft) -> list[Entry]:
        """Write down a new table; Lost if there is one of that id."""
        row = {"id": key, "seed": seed, "listed": listed, "over": False, "at": moments.time_of_day()}
        done: asyncio.Future[list[Entry]] = asyncio.get_running_loop().create_future()

        def landed(entries: list[Entry], error: Exception | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result(entries)
            else:
                done.set_exception(error)

        self.put(key, 0, [draft], landed, row)
        return await done

    def put(
        self, key: str, after: int, drafts: list[Draft], landed: Landed, table: dict[str, Any] | None = None
    ) -> None:
        """Have the next entries of a table written; `landed` gets Lost if they are not the next any more."""
        self.queue.append(Waiting(key, table, drafted(after, moments.time_of_day(), drafts), landed))
        self.called.set()

    async def write_groups(self) -> None:
        while True:
            await self.called.wait()
            self.called.clear()
            while self.queue:
                group, self.queue = self.queue[:LARGEST_GROUP], self.queue[LARGEST_GROUP:]
                await self.write_group(group)

    async def write_group(self, group: list[Waiting]) -> None:
        lost: list[Waiting] = []
        fault: Exception | None = None
        try:
            lost = await self.commits.commit(group)
        except FAULTS:
            fault = StoreDown()
        except Exception:  # whatever it is, the writer must live on
            log.exception("a group could not be written")
            fault = StoreDown()
        COMMITS.observe(len(group))
        for waiting in group:
            try:
                waiting.landed(waiting.entries, fault or (Lost() if waiting in lost else None))
            except Exception:
                log.exception("a written entry could not be carried out")
        if self.tell is not None and fault is None:
            await self.tell({waiting.key: waiting.entries[-1].seq for waiting in group if waiting not in lost})

    async def load(self, key: str) -> Kept | None:
        return await self.loads.load(key)

    async def since(self, key: str, seq: int) -> list[Entry]:
        try:
            return (await self.commits.since_each({key: seq})).get(key, [])
        except FAULTS:
            raise StoreDown from None

    async def since_each(self, known: dict[str, int]) -> dict[str, list[Entry]]:
        """What was written at each of these tables after the entry that is known, in one question."""
        try:
            return await self.commits.since_each(known)
        except FAULTS:
            raise StoreDown from None

    async def latest(self, keys: Iterable[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        chosen = (
            sa.select(entries.c.table_id, sa.func.max(entries.c.seq))
            .where(entries.c.table_id.in_(list(keys)))
            .group_by(entries.c.table_id)
        )
        try:
            async with self.engine.connect() as connection:
                return {row[0]: row[1] for row in await connection.execute(chosen)}
        except FAULTS:
            raise StoreDown from None

    async def unfinished(self, most: int, listed: bool) -> list[str]:
        """Tables that are not over, the latest first; with `listed` only those that everybody may see."""
        chosen = sa.select(tables.c.id).where(tables.c.over.is_(False)).order_by(tables.c.at.desc()).limit(most)
        if listed:
            chosen = chosen.where(tables.c.listed.is_(True))
        try:
            async with self.engine.connect() as connection:
                return list((await connection.execute(chosen)).scalars())
        except FAULTS:
            raise StoreDown from None

    async def close_table(self, key: str) -> None:
        """The match is over: the table is not listed any more."""
        with contextlib.suppress(*FAULTS):
            async with self.engine.begin() as connection:
                await connection.execute(sa.update(tables).where(tables.c.id == key).values(over=True))


def store_for(url: str, channel: str = "") -> Store:
    """The log at that address; with a channel other processes are told of every entry by the database itself."""
    made = sa.make_url(url)
    if made.get_backend_name() == "sqlite":
        return Store(engine_for(url), SqliteCommits(made.database or ":memory:"))
    return Store(engine_for(url), PostgresCommits(url, channel))
