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
from speleo.server.entries import Draft, LogEntry
from speleo.server.errors import StoreDown
from speleo.server.metrics import COMMITS
from speleo.server.spoken import code_of
from speleo.server.storage.commits import Commits, Waiting
from speleo.server.storage.engine import FAULTS, engine_for
from speleo.server.storage.guests import Guests
from speleo.server.storage.kept import Kept, drafted
from speleo.server.storage.ledger import Ledger
from speleo.server.storage.postgres import PostgresCommits
from speleo.server.storage.reviews import Reviews
from speleo.server.storage.schema import entries, tables
from speleo.server.storage.sqlite import SqliteCommits
from speleo.server.storage.together import Together
from speleo.server.storage.upkeep import Upkeep

LARGEST_GROUP = 500
log = logging.getLogger("speleo.store")


class Store:
    """`commits` writes groups of submissions; `tell` is called after each with the latest seqs."""

    def __init__(self, engine: AsyncEngine, commits: Commits) -> None:
        self.engine = engine
        self.commits = commits
        self.logs: Together[Kept | None] = Together(self.whole_logs, None)
        self.news: Together[list[LogEntry]] = Together(commits.since_each, [])
        self.ledger = Ledger(engine)
        self.upkeep = Upkeep(engine)
        self.guests = Guests(engine)
        self.reviews = Reviews(engine)
        self.faults: tuple[type[Exception], ...] = FAULTS
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

    async def create(
        self, key: str, seed: bytes, listed: bool, draft: Draft, maker: str = "", size: int = 0
    ) -> list[LogEntry]:
        """Write down a new table of an address, and what it takes; Lost if there is one of that id."""
        row = {"id": key, "seed": seed, "listed": listed, "over": False, "at": moments.time_of_day()}
        row |= {"maker": maker, "bytes": size, "code": code_of(key)}
        return await self.put(key, 0, [draft], row)

    async def put(
        self, key: str, after: int, drafts: list[Draft], table: dict[str, Any] | None = None
    ) -> list[LogEntry]:
        """Have the next entries of a table written; Lost if they are not the next any more."""
        written: asyncio.Future[list[LogEntry]] = asyncio.get_running_loop().create_future()
        self.queue.append(Waiting(key, table, drafted(after, moments.time_of_day(), drafts), written))
        self.called.set()
        return await written

    async def write_groups(self) -> None:
        while True:
            await self.called.wait()
            self.called.clear()
            while self.queue:
                await self.write_group(self.next_group())

    def next_group(self) -> list[Waiting]:
        group, self.queue = self.queue[:LARGEST_GROUP], self.queue[LARGEST_GROUP:]
        return group

    async def write_group(self, group: list[Waiting]) -> None:
        """Write what waits together, and tell each who waits what became of it."""
        fault: Exception | None = None
        try:
            await self.commits.commit(group)
        except FAULTS:
            fault = StoreDown()
        except Exception:  # whatever it is, the writer must live on, and nobody suffers for what others submit
            if len(group) > 1:
                for waiting in group:
                    await self.write_group([waiting])
                return
            log.exception("a submission could not be written")
            fault = StoreDown()
        COMMITS.observe(len(group))
        for waiting in group:
            waiting.settle(fault or waiting.fault)
        if self.tell is not None and fault is None:
            await self.tell({waiting.key: waiting.entries[-1].seq for waiting in group if waiting.fault is None})

    # reading

    async def load(self, key: str) -> Kept | None:
        """What is kept of a table, or None; StoreDown if that cannot be said."""
        return await self.logs.ask(key)

    async def since(self, key: str, seq: int) -> list[LogEntry]:
        """What was written at a table after the entry that is known."""
        return await self.news.ask(key, seq)

    async def whole_logs(self, known: dict[str, int]) -> dict[str, Kept]:
        """The seed is taken as it lies there, and checked when the table is made of it."""
        seed = sa.type_coerce(tables.c.seed, sa.types.NullType()).label("seed")
        chosen = sa.select(tables.c.id, seed, tables.c.maker).where(tables.c.id.in_(list(known)))
        async with self.engine.connect() as connection:
            rows = {row.id: row for row in await connection.execute(chosen)}
        logs = await self.commits.since_each(dict.fromkeys(rows, 0))
        return {key: Kept(row.seed, logs.get(key, []), row.maker) for key, row in rows.items()}

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

    async def listed(self, most: int) -> list[str]:
        """Tables that are not over and that everybody may see, the latest first."""
        open_ = sa.select(tables.c.id).where(tables.c.over.is_(False), tables.c.listed.is_(True))
        return await self.ledger.keys(open_.order_by(tables.c.at.desc()).limit(most))

    async def keys(self, after: str, most: int) -> list[str]:
        """Ids of tables in their order, after that one."""
        chosen = sa.select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id)
        return await self.ledger.keys(chosen.limit(most))


def store_for(url: str, channel: str = "") -> Store:
    """The log at that address; with a channel other processes are told of every entry by the database itself."""
    made = sa.make_url(url)
    if made.get_backend_name() == "sqlite":
        return Store(engine_for(url), SqliteCommits(made.database or ":memory:"))
    return Store(engine_for(url), PostgresCommits(url, channel))
