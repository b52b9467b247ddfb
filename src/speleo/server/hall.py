"""Where everything meets: tables in memory, their storage, the bots, the clocks and the news of other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any

from speleo.kernel.errors import SpeleoError
from speleo.kernel.fairness import new_seed
from speleo.server import moments
from speleo.server.advising import Advisers
from speleo.server.caretaker import Caretaker
from speleo.server.chairs import Chair
from speleo.server.commands import Command, first_entry, renew
from speleo.server.desk import Answer, Desk
from speleo.server.entries import LogEntry
from speleo.server.errors import Damaged, Lost, StoreDown, no_table
from speleo.server.expiry import Expiry
from speleo.server.guesses import Guesses
from speleo.server.guests import GuestBook
from speleo.server.heap import Heap
from speleo.server.keeping import keep
from speleo.server.metrics import DAMAGED, ENTRIES, TABLES
from speleo.server.notices import Notices
from speleo.server.phases import OVER
from speleo.server.plan import Plan, is_foreign
from speleo.server.previews import Previews
from speleo.server.quotas import Quotas, maker_of
from speleo.server.reading import Readers
from speleo.server.reviews import Reviews
from speleo.server.room import Room
from speleo.server.settings import Settings
from speleo.server.signing import signer_for
from speleo.server.storage.kept import Storage
from speleo.server.table import Table, folded
from speleo.server.tokens import is_table_id, new_table_id
from speleo.server.visiting import Visiting
from speleo.server.worker import Worker

MOST_TAKEN_UP = 1000
TAKEN_UP_TOGETHER = 20
"""Few enough that a table which somebody wants to see meanwhile does not wait long."""
log = logging.getLogger("speleo.hall")


class Hall:
    """All tables of this process. Other processes may hold the same tables; storage decides who was first."""

    def __init__(self, settings: Settings, store: Storage, worker: type[Worker] = Worker) -> None:
        self.settings = settings
        self.worker = worker
        self.store = store
        self.desk = Desk(store, self.folded, self.forget, self.run, bool(settings.bus), Room.of(settings))
        self.notices = Notices(settings.hook, settings.notify_seconds)
        self.quotas = Quotas(settings, store.ledger)
        self.guesses = Guesses(settings.code_guesses)
        self.guests = GuestBook(settings, store.guests)
        self.signer = signer_for(settings.sign)
        self.heap = Heap()
        self.caretaker = Caretaker(self)
        self.advisers = Advisers(self.caretaker.thinkers, settings.hints_per_minute, settings.hint_queue)
        self.expiry = Expiry(self)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.early: dict[str, int] = {}
        self.previews = Previews()
        self.readers = Readers(settings, worker)
        self.reviews = Reviews(settings, worker, self.run, store.reviews)
        self.visiting = Visiting(settings, worker)
        self.folder = ThreadPoolExecutor(1, "folder")
        self.importer = ThreadPoolExecutor(1, "importer")
        self.tasks: set[asyncio.Task[None]] = set()
        self.keeping: set[str] = set()
        self.one_keepsake = asyncio.Lock()
        self.closing = False

    def open(self) -> None:
        self.store.open()
        self.run(self.take_up())
        self.run(self.caretaker.sweep())
        self.run(self.expiry.sweep())

    async def close(self) -> None:
        """Everything ends in this order: tasks, bots, workers, and the storage last."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.caretaker.close()
        await self.readers.close()
        await self.reviews.close()
        await self.visiting.close()
        for threads in (self.folder, self.importer):
            threads.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # tables

    async def create(
        self,
        plan: Plan,
        host: str,
        chairs: list[Chair],
        key: str | None = None,
        address: str = "",
        seed: bytes | None = None,
    ) -> Table:
        """A new table, for which whoever asks from this address must have room."""
        key, seed, maker = key or new_table_id(), seed or new_seed(), maker_of(address)
        draft = first_entry(asdict(plan), host, [chair.kept for chair in chairs])
        async with self.quotas.turns.of(address):
            await self.quotas.check_table(address, plan)
            entries = await self.store.create(key, seed, plan.listed, draft, maker, len(plan.box) + len(plan.record))
        self.count(entries)
        if is_foreign(entries[0].data):
            return await self.table(key)
        table = self.tables[key] = folded(key, seed, entries)
        table.maker = maker
        TABLES.set(len(self.tables))
        return table

    async def table(self, key: str) -> Table:
        """The table of that id, from memory or storage."""
        found = self.tables.get(key)
        if found is None:
            if not is_table_id(key):
                raise no_table()
            task = self.loading.get(key)
            if task is None:
                task = self.loading[key] = asyncio.create_task(self.load(key))
                task.add_done_callback(lambda _: self.loaded(key))
            found = await asyncio.shield(task)
        found.audience.touched = moments.steady()
        return found

    def loaded(self, key: str) -> None:
        self.loading.pop(key, None)
        self.early.pop(key, None)

    async def load(self, key: str) -> Table:
        """Put a table together from its log; one whose log is damaged is counted and refused."""
        kept = await self.store.load(key)
        if kept is None:
            raise no_table()
        try:
            table = await self.put_together(key, kept.seed, kept.entries)
        except Damaged as damaged:
            DAMAGED.inc()
            log.error("a table is damaged: 'speleo db check' names it", extra={"why": damaged.why})
            raise
        table.maker = kept.maker
        self.tables[key] = table
        TABLES.set(len(self.tables))
        self.caretaker.changed[key] = table
        self.desk.hear(table, self.early.get(key, 0))
        self.caretaker.follow_up(table)
        self.keep_soon(table)
        return table

    async def put_together(self, key: str, seed: bytes, entries: list[LogEntry]) -> Table:
        """A table from its log. Boxes and records of strangers keep nobody waiting but each other."""
        loop = asyncio.get_running_loop()
        foreign = bool(entries) and is_foreign(entries[0].data)
        return await loop.run_in_executor(self.importer if foreign else self.folder, folded, key, seed, entries)

    def forget(self, table: Table) -> None:
        """A table leaves the memory; storage has all of it."""
        if self.tables.get(table.key) is table:
            del self.tables[table.key]
            self.heap.left += 1
            TABLES.set(len(self.tables))

    async def listed(self, most: int) -> list[Table]:
        return await self.loadable(await self.store.listed(most))

    async def loadable(self, keys: list[str]) -> list[Table]:
        """Those of these tables that can be played by the rules as they are."""
        found = await asyncio.gather(*map(self.table, keys), return_exceptions=True)
        return [table for table in found if isinstance(table, Table)]

    async def take_up(self) -> None:
        """After a start: load what is being played, so that bots and clocks go on although nobody looks."""
        with contextlib.suppress(StoreDown):
            keys = await self.store.ledger.running(MOST_TAKEN_UP)
            for first in range(0, len(keys), TAKEN_UP_TOGETHER):
                await self.loadable(keys[first : first + TAKEN_UP_TOGETHER])

    # commands

    async def perform(self, key: str, command: Command, client: str | None = None) -> Answer:
        """Carry out a command at the table of that id."""
        return await self.desk.submit(await self.table(key), command, client)

    def folded(self, table: Table, entries: list[LogEntry]) -> None:
        self.count(entries)
        self.caretaker.follow_up(table)
        for seat in self.notices.wants(table):
            self.run(self.notices.tell(table, seat))
        self.caretaker.changed[table.key] = table
        self.keep_soon(table)

    def keep_soon(self, table: Table) -> None:
        if table.phase == OVER and not table.kept and table.key not in self.keeping and not self.closing:
            self.keeping.add(table.key)
            self.run(self.keep(table))

    async def keep(self, table: Table) -> None:
        """Keep a finished match as it was played, for the day when the rules are others; one at a time."""
        try:
            async with self.one_keepsake:
                entries = await self.store.since(table.key, 0)
                asked = {"key": table.key, "seed": table.sealing.seed.hex(), "entries": entries}
                made = await self.readers.ask("", "keepsake", asked)
            await self.perform(table.key, keep(made.decode()))
        except SpeleoError as error:
            log.warning("a finished match could not be kept", extra={"why": str(error)})
        finally:
            self.keeping.discard(table.key)

    def count(self, entries: list[LogEntry]) -> None:
        for entry in entries:
            ENTRIES.written[entry.kind] += 1

    async def rematch(self, key: str, holder: str, address: str = "") -> Table:
        """A new table with the same people and bots. The old one names it first, so asking twice gives the same."""
        await self.perform(key, renew(holder, new_table_id()))
        old = await self.table(key)
        chairs = [
            Chair(chair.kind, chair.name, chair.bot if chair.kind == "bot" else "", chair.holders, look=chair.look)
            for chair in old.seats.chairs
        ]
        with contextlib.suppress(Lost):
            if await self.store.load(old.next_table) is None:
                return await self.create(old.plan.by_these_rules(), old.seats.host, chairs, old.next_table, address)
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
        if self.settings.bus and seq > table.story.seq:
            await self.desk.know(table, seq)
        return table

    async def catch_up_all(self) -> None:
        """After news may have been missed."""
        for key, seq in (await self.store.latest([*self.tables, *self.loading])).items():
            self.hear(key, seq)
