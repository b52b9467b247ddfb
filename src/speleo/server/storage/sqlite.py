"""Writing to SQLite: one statement for a whole group of submissions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

from speleo.server.entries import LogEntry
from speleo.server.errors import Lost
from speleo.server.storage.commits import UNREADABLE, Waiting, by_table
from speleo.server.storage.engine import SQLITE


class SqliteCommits:
    """Writes in a thread of its own. One statement writes many rows, so the thread asks for the GIL only once."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: sqlite3.Connection | None = None

    async def commit(self, group: list[Waiting]) -> None:
        """All at once; where another process was faster one by one, so that only that submission is lost."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.thread, self.write, group)
        except sqlite3.IntegrityError:
            if len(group) == 1:
                group[0].fault = Lost()
                return
            for waiting in group:
                await self.commit([waiting])

    def write(self, group: list[Waiting]) -> None:
        """Write everything that waits in one transaction."""
        connection = self.connected()
        made = [waiting.table for waiting in group if waiting.table is not None]
        values = [value for waiting in group for row in waiting.rows for value in row]
        begun = [(waiting.key,) for waiting in group if waiting.begins]
        if not made and not begun:
            connection.execute(insertion(len(values) // COLUMNS), values)
            return
        connection.execute("BEGIN")
        try:
            connection.executemany(NEW_TABLE, made)
            connection.execute(insertion(len(values) // COLUMNS), values)
            connection.executemany(BEGUN, begun)
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    async def since_each(self, known: Mapping[str, int]) -> dict[str, list[LogEntry]]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.read, known)

    def read(self, known: Mapping[str, int]) -> dict[str, list[LogEntry]]:
        return by_table([row for key, seq in known.items() for row in self.rows(key, seq)])

    def rows(self, key: str, seq: int) -> list[tuple[Any, ...]]:
        """What is kept of one table. If a part of the file is broken, that is a row which cannot be read."""
        try:
            return self.connected().execute(NEWER, (key, seq)).fetchall()
        except sqlite3.DatabaseError as error:
            if type(error) is not sqlite3.DatabaseError:  # the others say that nothing at all can be read now
                raise
            return [(key, seq + 1, 0.0, UNREADABLE, None, None)]

    def connected(self) -> sqlite3.Connection:
        if self.connection is None:
            connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            connection.text_factory = as_text
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
NEW_TABLE = (
    "INSERT INTO tables (id, seed, listed, over, at, maker, running, bytes, code) "
    "VALUES (:id, :seed, :listed, :over, :at, :maker, FALSE, :bytes, :code)"
)
BEGUN = "UPDATE tables SET running = TRUE, wakes_at = 0 WHERE id = ?"

NEWER = "SELECT table_id, seq, at, kind, data, client FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"


def as_text(raw: bytes) -> str:
    """A damaged text must not fail the reading of others: it is found out when it is used."""
    return raw.decode("utf-8", "surrogateescape")


@lru_cache(600)
def insertion(rows: int) -> str:
    """The statement that writes so many entries; alone it is a transaction of its own."""
    return " ".join((NEW_ROWS, ", ".join([ROW] * rows)))
