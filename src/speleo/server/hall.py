"""Where everything meets: tables in memory, their storage, the bots, the clocks and the news of other processes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any

from speleo.kernel.fairness import new_seed
from speleo.server import moments
from speleo.server.caretaker import Caretaker
from speleo.server.chairs import Chair
from speleo.server.commands import Command, first_entry, renew
from speleo.server.desk import Desk, Settled
from speleo.server.entries import Entry
from speleo.server.errors import Lost, StoreDown, no_table
from speleo.server.metrics import ENTRIES, TABLES
from speleo.server.notices import Notices
from speleo.server.phases import OVER
from speleo.server.plan import Plan
from speleo.server.settings import Settings
from speleo.server.storage.store import Store
from speleo.server.table import Table, folded
from speleo.server.tokens import new_table_id

MOST_TAKEN_UP = 1000
TAKEN_UP_TOGETHER = 20
"""Few enough that a table which somebody wants to see meanwhile does not wait long."""
SEEN_SECONDS = 0.01
SEEN_ATTEMPTS = 300


class Hall:
    """All tables of this process. Other processes may hold the same tables; storage decides who was first."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.desk = Desk(store, self.folded, self.run, bool(settings.bus))
        self.notices = Notices(settings.hook, settings.notify_seconds)
        self.caretaker = Caretaker(self)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.early: dict[str, int] = {}
        self.folder = ThreadPoolExecutor(1, "folder")
        self.tasks: set[asyncio.Task[None]] = set()
        self.sockets = 0
        self.closing = False

    def open(self) -> None:
        self.store.open()
        self.run(self.take_up())
        self.run(self.caretaker.sweep())

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.caretaker.close()
        self.folder.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # tables

    async def create(self, plan: Plan, host: str, chairs: list[Chair], key: str | None = None) -> Table:
        key, seed = key or new_table_id(), new_seed()
        draft = first_entry(asdict(plan), host, [chair.kept for chair in chairs])
        entries = await self.store.create(key, seed, plan.listed, draft)
        table = self.tables[key] = folded(key, seed, entries)
        self.count(entries)
        return table

    async def table(self, key: str) -> Table:
        """The table of that id, from memory or storage."""
        found = self.tables.get(key)
        if found is None:
            task = self.loading.get(key)
            if task is None:
                task = self.loading[key] = asyncio.create_task(self.load(key))
                task.add_done_callback(lambda _: self.loaded(key))
            found = await asyncio.shield(task)
        found.touched = moments.steady()
        return found

    def loaded(self, key: str) -> None:
        self.loading.pop(key, None)
        self.early.pop(key, None)

    async def load(self, key: str) -> Table:
        kept = await self.store.load(key)
        if kept is None:
            raise no_table()
        table = await asyncio.get_running_loop().run_in_executor(self.folder, folded, key, *kept)
        self.tables[key] = table
        TABLES.set(len(self.tables))
        self.desk.hear(table, self.early.get(key, 0))
        self.caretaker.follow_up(table)
        return table

    async def listed(self, most: int) -> list[Table]:
        return await self.loadable(await self.store.unfinished(most, listed=True))

    async def loadable(self, keys: list[str]) -> list[Table]:
        """Those of these tables that can be played by the rules as they are."""
        found = await asyncio.gather(*map(self.table, keys), return_exceptions=True)
        return [table for table in found if isinstance(table, Table)]

    async def take_up(self) -> None:
        """After a start: load what is being played, so that bots and clocks go on although nobody looks."""
        with contextlib.suppress(StoreDown):
            keys = await self.store.unfinished(MOST_TAKEN_UP, listed=False)
            for first in range(0, len(keys), TAKEN_UP_TOGETHER):
                await self.loadable(keys[first : first + TAKEN_UP_TOGETHER])

    # commands

    async def perform(self, key: str, command: Command, client: str | None = None) -> tuple[int, bool]:
        """Carry out a command; the number of its last entry, and whether it is a repeat of one that was done."""
        table = await self.table(key)
        done: asyncio.Future[tuple[int, bool]] = asyncio.get_running_loop().create_future()

        def settled(seq: int, repeat: bool, error: Exception | None) -> None:
            if done.done():
                return
            if error is None:
                done.set_result((seq, repeat))
            else:
                done.set_exception(error)

        self.desk.submit(table, command, client, settled)
        return await done

    def submit(self, table: Table, command: Command, client: str, settled: Settled) -> None:
        """The same for a table that is looked at, without waiting: `settled` is called when it is done."""
        self.desk.submit(table, command, client, settled)

    def folded(self, table: Table, entries: list[Entry]) -> None:
        self.count(entries)
        self.caretaker.follow_up(table)
        for seat in self.notices.wants(table):
            self.run(self.notices.tell(table, seat))
        if table.phase == OVER and not self.closing:
            self.run(self.store.close_table(table.key))

    def count(self, entries: list[Entry]) -> None:
        for entry in entries:
            ENTRIES.labels(entry.kind).inc()
        TABLES.set(len(self.tables))

    async def rematch(self, key: str, holder: str) -> Table:
        """A new table with the same people and bots. The old one names it first, so asking twice gives the same."""
        await self.perform(key, renew(holder, new_table_id()))
        old = await self.table(key)
        chairs = [
            Chair(chair.kind, chair.name, chair.bot if chair.kind == "bot" else "", chair.holders)
            for chair in old.chairs
        ]
        with contextlib.suppress(Lost):
            if await self.store.load(old.next_table) is None:
                return await self.create(old.plan, old.host, chairs, old.next_table)
        return await self.table(old.next_table)

    # news from other processes

    def hear(self, key: str, seq: int) -> None:
        """Another process, or this one, wrote an entry: look it up if the table is in memory here, or will be."""
        table = self.tables.get(key)
        if table is not None and not self.closing:
            self.desk.hear(table, seq)
        elif key in self.loading:
            self.early[key] = max(seq, self.early.get(key, 0))

    async def seen(self, table: Table, seq: int) -> Table:
        """The table, at least as new as somebody knows it from another process."""
        if self.settings.bus and seq > table.seq:
            for _ in range(SEEN_ATTEMPTS):
                if not table.writing:
                    await self.desk.catch_up(table)
                    break
                await asyncio.sleep(SEEN_SECONDS)
                if table.seq >= seq:
                    break
        return table

    async def catch_up_all(self) -> None:
        """After news may have been missed."""
        for key, seq in (await self.store.latest([*self.tables, *self.loading])).items():
            self.hear(key, seq)
