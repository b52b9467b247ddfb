"""Reading and writing logs. Many submissions share one commit, and none is answered before its commit is done."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from speleo.server.entries import Draft, Entry
from speleo.server.errors import Lost, StoreDown
from speleo.server.metrics import COMMITS
from speleo.server.storage.schema import entries, tables

LARGEST_GROUP = 500
log = logging.getLogger("speleo.store")
FAULTS = (SQLAlchemyError, OSError, TimeoutError)


@dataclass(slots=True)
class Waiting:
    """Rows that must be written together, and who waits for them."""

    table: dict[str, Any] | None
    rows: list[dict[str, Any]]
    done: asyncio.Future[None]


class Store:
    """`channel` is the name of the PostgreSQL channel on which written entries are announced, or empty.

    `plain` writes for SQLite, in a thread of its own; `tell` is called after each commit with the latest seqs.
    """

    def __init__(self, engine: AsyncEngine, channel: str = "", plain: sa.Engine | None = None) -> None:
        self.engine = engine
        self.channel = channel
        self.plain = plain
        self.thread = ThreadPoolExecutor(1, "writer")
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
        self.thread.shutdown()
        if self.plain is not None:
            self.plain.dispose()
        await self.engine.dispose()

    async def ping(self) -> None:
        try:
            async with self.engine.connect() as connection:
                await connection.execute(sa.select(tables.c.id).limit(1))
        except FAULTS:
            raise StoreDown from None

    async def create(self, key: str, seed: bytes, listed: bool, draft: Draft) -> list[Entry]:
        row = {"id": key, "seed": seed, "listed": listed, "over": False, "at": time.time()}
        return await self.append(key, 0, [draft], row)

    async def append(
        self, key: str, after: int, drafts: list[Draft], table: dict[str, Any] | None = None
    ) -> list[Entry]:
        """Write the next entries of a table; Lost if they are not the next any more."""
        now = time.time()
        written = [
            Entry(after + at, now, draft.kind, draft.data, draft.client) for at, draft in enumerate(drafts, start=1)
        ]
        rows = [
            {
                "table_id": key,
                "seq": entry.seq,
                "at": entry.at,
                "kind": entry.kind,
                "data": entry.data,
                "client": entry.client,
            }
            for entry in written
        ]
        waiting = Waiting(table, rows, asyncio.get_running_loop().create_future())
        self.queue.append(waiting)
        self.called.set()
        await waiting.done
        return written

    async def write_groups(self) -> None:
        while True:
            await self.called.wait()
            self.called.clear()
            while self.queue:
                group, self.queue = self.queue[:LARGEST_GROUP], self.queue[LARGEST_GROUP:]
                await self.write_group(group)

    async def write_group(self, group: list[Waiting]) -> None:
        """One commit for all; if one of them lost a race, one commit each, so that only that one fails."""
        try:
            await self.commit(group)
        except IntegrityError:
            if len(group) > 1:
                for waiting in group:
                    await self.write_group([waiting])
            else:
                settle(group, Lost())
        except FAULTS:
            settle(group, StoreDown())
        except Exception:  # whatever it is, the writer must live on
            log.exception("a group could not be written")
            settle(group, StoreDown())
        else:
            COMMITS.observe(len(group))
            settle(group, None)
            if self.tell is not None:
                await self.tell({row["table_id"]: row["seq"] for waiting in group for row in waiting.rows})

    async def commit(self, group: list[Waiting]) -> None:
        made = [waiting.table for waiting in group if waiting.table is not None]
        rows = [row for waiting in group for row in waiting.rows]
        if self.plain is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.commit_plain, self.plain, made, rows)
            return
        async with self.engine.begin() as connection:
            if made:
                await connection.execute(sa.insert(tables), made)
            await connection.execute(sa.insert(entries), rows)
            if self.channel:
                await self.announce(connection, rows)

    def commit_plain(self, plain: sa.Engine, made: list[dict[str, Any]], rows: list[dict[str, Any]]) -> None:
        with plain.begin() as connection:
            if made:
                connection.execute(sa.insert(tables), made)
            connection.execute(sa.insert(entries), rows)

    async def announce(self, connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
        """Told to other processes at the moment of the commit, and only then."""
        latest = {row["table_id"]: row["seq"] for row in rows}
        notify = sa.text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")
        news = [f"{key}:{seq}" for key, seq in latest.items()]
        await connection.execute(notify, {"channel": self.channel, "news": news})

    async def load(self, key: str) -> tuple[bytes, list[Entry]] | None:
        """The secret seed and the whole log of a table, or None."""
        try:
            async with self.engine.connect() as connection:
                seed = (await connection.execute(sa.select(tables.c.seed).where(tables.c.id == key))).scalar()
                if seed is None:
                    return None
                return bytes(seed), await read_log(connection, key, 0)
        except FAULTS:
            raise StoreDown from None

    async def since(self, key: str, seq: int) -> list[Entry]:
        try:
            async with self.engine.connect() as connection:
                return await read_log(connection, key, seq)
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


def settle(group: list[Waiting], error: Exception | None) -> None:
    for waiting in group:
        if waiting.done.done():
            continue
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)


async def read_log(connection: AsyncConnection, key: str, seq: int) -> list[Entry]:
    chosen = sa.select(entries).where(entries.c.table_id == key, entries.c.seq > seq).order_by(entries.c.seq)
    rows = (await connection.execute(chosen)).all()
    return [Entry(row.seq, row.at, row.kind, row.data, row.client) for row in rows]
