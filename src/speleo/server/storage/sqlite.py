"""Writing to SQLite: one statement for a whole group of submissions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from speleo.server.entries import Entry
from speleo.server.storage.commits import Waiting, by_table
from speleo.server.storage.engine import SQLITE


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

    async def since_each(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.read, known)

    def read(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        connection = self.connected()
        return by_table([row for wanted in known.items() for row in connection.execute(NEWER, wanted)])

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

NEWER = "SELECT table_id, seq, at, kind, data, client FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"


@lru_cache(600)
def insertion(rows: int) -> str:
    """The statement that writes so many entries; alone it is a transaction of its own."""
    return " ".join((NEW_ROWS, ", ".join([ROW] * rows)))
