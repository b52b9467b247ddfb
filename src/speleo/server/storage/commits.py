"""One commit for a whole group of submissions, in as few statements as the database allows."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from speleo.server.entries import Draft, Entry
from speleo.server.storage.engine import SQLITE, to_json
from speleo.server.storage.schema import tables

Row = tuple[str, int, float, str, str, str | None]
"""Table, seq, time, kind, facts as JSON, client."""
Landed = Callable[[list[Entry], Exception | None], None]


@dataclass(slots=True, eq=False)
class Waiting:
    """Entries that must be written together, the table if it is new, and who is told when they are on the disk."""

    key: str
    table: dict[str, Any] | None
    entries: list[Entry]
    landed: Landed

    @property
    def rows(self) -> list[Row]:
        return [(self.key, made.seq, made.at, made.kind, to_json(made.data), made.client) for made in self.entries]


def drafted(after: int, at: float, drafts: list[Draft]) -> list[Entry]:
    return [Entry(after + number, at, made.kind, made.data, made.client) for number, made in enumerate(drafts, 1)]


class Commits(Protocol):
    """Writes groups; returns those that lost a race, or raises if nothing at all could be written."""

    async def commit(self, group: list[Waiting]) -> list[Waiting]: ...

    async def close(self) -> None: ...


class SqliteCommits:
    """Writes in a thread of its own. One statement writes many rows, so the thread asks for the GIL only once."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: sqlite3.Connection | None = None

    async def commit(self, group: list[Waiting]) -> list[Waiting]:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.thread, self.write, group)
        except sqlite3.IntegrityError:
            if len(group) == 1:
                return group
            return [lost for waiting in group for lost in await self.commit([waiting])]
        return []

    def write(self, group: list[Waiting]) -> None:
        connection = self.connected()
        made = [waiting.table for waiting in group if waiting.table is not None]
        values = [value for waiting in group for row in waiting.rows for value in row]
        if not made:
            connection.execute(insertion(len(values) // COLUMNS), values)
            return
        connection.execute("BEGIN")
        try:
            connection.executemany(NEW_TABLE, made)
            connection.execute(insertion(len(values) // COLUMNS), values)
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def connected(self) -> sqlite3.Connection:
        if self.connection is None:
            connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            for pragma in SQLITE:
                connection.execute(pragma)
            self.connection = connection
        return self.connection

    async def close(self) -> None:
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()


COLUMNS = 6
ROW = "(?, ?, ?, ?, ?, ?)"
NEW_ROWS = "INSERT INTO entries (table_id, seq, at, kind, data, client) VALUES"
NEW_TABLE = "INSERT INTO tables (id, seed, listed, over, at) VALUES (:id, :seed, :listed, :over, :at)"


@lru_cache(600)
def insertion(rows: int) -> str:
    """The statement that writes so many entries; alone it is a transaction of its own."""
    return " ".join((NEW_ROWS, ", ".join([ROW] * rows)))


class PostgresCommits:
    """Writes single entries in one statement that leaves out whoever lost a race; `channel` announces the others."""

    INSERT = sa.text(
        "INSERT INTO entries (table_id, seq, at, kind, data, client)"
        " SELECT table_id, seq, at, kind, CAST(data AS json), client FROM unnest(CAST(:keys AS text[]),"
        " CAST(:seqs AS int[]), CAST(:ats AS float8[]), CAST(:kinds AS text[]), CAST(:texts AS text[]),"
        " CAST(:clients AS text[])) AS made (table_id, seq, at, kind, data, client)"
        " ON CONFLICT DO NOTHING RETURNING table_id"
    )
    NAMES = ("keys", "seqs", "ats", "kinds", "texts", "clients")
    ANNOUNCE = sa.text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")

    def __init__(self, engine: AsyncEngine, channel: str) -> None:
        self.engine = engine
        self.channel = channel

    async def commit(self, group: list[Waiting]) -> list[Waiting]:
        simple = [waiting for waiting in group if waiting.table is None and len(waiting.entries) == 1]
        lost = await self.write(simple) if simple else []
        for waiting in group:
            if waiting.table is not None or len(waiting.entries) > 1:
                lost += await self.write([waiting])
        return lost

    async def write(self, group: list[Waiting]) -> list[Waiting]:
        """Several submissions of one entry each, or one submission, of which all entries are written or none."""
        rows = [row for waiting in group for row in waiting.rows]
        columns = dict(zip(self.NAMES, (list(column) for column in zip(*rows, strict=True)), strict=True))
        try:
            async with self.engine.begin() as connection:
                if group[0].table is not None:
                    await connection.execute(sa.insert(tables), [group[0].table])
                written = list((await connection.execute(self.INSERT, columns)).scalars())
                if len(group) == 1 and len(written) < len(rows):
                    raise LostRace
                found = set(written)
                news = [f"{waiting.key}:{waiting.entries[-1].seq}" for waiting in group if waiting.key in found]
                if self.channel:
                    await connection.execute(self.ANNOUNCE, {"channel": self.channel, "news": news})
        except (LostRace, IntegrityError):
            return group
        return [waiting for waiting in group if waiting.key not in found]

    async def close(self) -> None:
        return None


class LostRace(Exception):
    """Another process was quicker: nothing of this transaction is written."""


def commits_for(url: str, engine: AsyncEngine, channel: str) -> Commits:
    made = sa.make_url(url)
    if made.get_backend_name() == "sqlite":
        return SqliteCommits(made.database or ":memory:")
    return PostgresCommits(engine, channel)
