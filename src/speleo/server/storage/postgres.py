"""Writing to PostgreSQL: one statement, and so one round trip and one commit, for a whole group of submissions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import sqlalchemy as sa

from speleo.server.entries import LogEntry
from speleo.server.errors import Lost, StoreDown
from speleo.server.storage.commits import Waiting, by_table

log = logging.getLogger("speleo.store")
CONNECT_SECONDS, ANSWER_SECONDS = 5, 10
NEWS_TOGETHER = 150
"""Tables named in one notification; PostgreSQL takes 8,000 bytes."""

WRITE = f"""
WITH made AS (
  INSERT INTO entries (table_id, seq, at, kind, data, client)
  SELECT table_id, seq, at, kind, data::json, client
  FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::text[], $6::text[])
    AS wanted (table_id, seq, at, kind, data, client)
  ON CONFLICT DO NOTHING RETURNING table_id, seq
), latest AS (
  SELECT table_id || ':' || max(seq) AS news, row_number() OVER () / {NEWS_TOGETHER} AS part FROM made GROUP BY table_id
)
SELECT table_id, '' FROM made
UNION ALL SELECT NULL, pg_notify($7, string_agg(news, ' '))::text FROM latest WHERE $7 <> '' GROUP BY part
"""  # noqa: S608 - a number of ours
COLUMNS = ("id", "seed", "listed", "over", "at", "maker", "bytes", "code")
NEW_TABLE = """
INSERT INTO tables (id, seed, listed, over, at, maker, bytes, code, running)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, FALSE) ON CONFLICT DO NOTHING RETURNING id
"""
BEGUN = "UPDATE tables SET running = TRUE, wakes_at = 0 WHERE id = $1"
NEWER = """
SELECT entries.table_id, seq, at, kind, data, client FROM entries
JOIN unnest($1::text[], $2::int[]) AS wanted (id, after) ON entries.table_id = wanted.id AND seq > wanted.after
ORDER BY entries.table_id, seq
"""


def plain_address(url: str) -> str:
    """The address as asyncpg takes it."""
    return sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


class Standing:
    """A connection that is kept for one purpose, used by one at a time, and made anew after it broke."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.connection: Any = None
        self.lock = asyncio.Lock()

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[Any]:
        """The one connection, made anew where it was lost; whoever finds it broken ends it."""
        async with self.lock:
            if self.connection is None or self.connection.is_closed():
                self.connection = await asyncpg.connect(
                    self.address, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS
                )
            try:
                yield self.connection
            except (OSError, TimeoutError):
                self.connection.terminate()
                raise

    def close(self) -> None:
        if self.connection is not None:
            self.connection.terminate()


def is_simple(waiting: Waiting) -> bool:
    return waiting.table is None and len(waiting.entries) == 1 and not waiting.begins


class LostRace(Exception):
    """Another process was quicker: nothing of this transaction is written."""


class PostgresCommits:
    """Leaves out whoever lost a race; `channel` announces the others, unless it is empty."""

    def __init__(self, url: str, channel: str) -> None:
        self.channel = channel
        self.writing = Standing(plain_address(url))
        self.reading = Standing(plain_address(url))

    async def commit(self, group: list[Waiting]) -> None:
        """Write everything that waits with one statement; what another process was faster with is told apart."""
        simple = [waiting for waiting in group if is_simple(waiting)]
        others = [waiting for waiting in group if not is_simple(waiting)]
        async with self.writing.taken() as connection:
            try:
                written = set(await self.write(connection, simple)) if simple else set()
            except (asyncpg.DataError, asyncpg.ForeignKeyViolationError):
                others = group
            else:
                for waiting in simple:
                    waiting.fault = None if waiting.key in written else Lost()
            for waiting in others:
                try:
                    await self.write_all(connection, waiting)
                except (LostRace, asyncpg.ForeignKeyViolationError):  # a table that was deleted has no next entry
                    waiting.fault = Lost()
                except asyncpg.DataError as error:
                    log.warning("a submission could not be written", exc_info=error)
                    waiting.fault = StoreDown()

    async def write(self, connection: Any, group: list[Waiting]) -> list[str]:
        """The table of each entry that was written. In order, so that no two processes wait for each other."""
        rows = sorted(row for waiting in group for row in waiting.rows)
        found = await connection.fetch(WRITE, *zip(*rows, strict=True), self.channel)
        return [key for key, _ in found if key is not None]

    async def write_all(self, connection: Any, waiting: Waiting) -> None:
        """All entries of one submission, or none."""
        async with connection.transaction():
            if waiting.table is not None and not await connection.fetch(NEW_TABLE, *map(waiting.table.get, COLUMNS)):
                raise LostRace
            if len(await self.write(connection, [waiting])) < len(waiting.entries):
                raise LostRace
            if waiting.begins:
                await connection.execute(BEGUN, waiting.key)

    async def since_each(self, known: Mapping[str, int]) -> dict[str, list[LogEntry]]:
        async with self.reading.taken() as connection:
            return by_table(await connection.fetch(NEWER, list(known), list(known.values())))

    async def close(self) -> None:
        self.writing.close()
        self.reading.close()
