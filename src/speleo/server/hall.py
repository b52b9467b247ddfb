"""Where everything meets: tables in memory, their storage, the bots, the clocks and the news of other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from dataclasses import asdict
from typing import Any

from speleo.kernel.errors import SpeleoError
from speleo.kernel.fairness import new_seed
from speleo.server import moments
from speleo.server.chairs import Chair
from speleo.server.commands import Command, act, first_entry, renew
from speleo.server.desk import Desk, Settled
from speleo.server.entries import Draft, Entry
from speleo.server.errors import Lost, Refused, Stale, StoreDown, no_table
from speleo.server.metrics import ENTRIES, TABLES
from speleo.server.notices import Notices
from speleo.server.phases import OVER, RUNNING
from speleo.server.plan import Plan
from speleo.server.seating import stand_in
from speleo.server.settings import Settings
from speleo.server.storage.store import Store
from speleo.server.table import Table, folded
from speleo.server.thinking import Thinkers, WorkerLost
from speleo.server.tokens import new_table_id

MOST_TAKEN_UP = 1000
SWEEP_SECONDS = 1.0
STUCK_SECONDS = 2.0
SEEN_SECONDS = 0.01
SEEN_ATTEMPTS = 300
log = logging.getLogger("speleo.hall")


class Hall:
    """All tables of this process. Other processes may hold the same tables; storage decides who was first."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.desk = Desk(store, self.folded, self.run, bool(settings.bus))
        self.notices = Notices(settings.hook, settings.notify_seconds)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.sockets = 0
        self.closing = False

    def open(self) -> None:
        self.store.open()
        self.run(self.take_up())
        self.run(self.sweep())

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.close()
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
                task.add_done_callback(lambda _: self.loading.pop(key, None))
            found = await asyncio.shield(task)
        found.touched = moments.steady()
        return found

    async def load(self, key: str) -> Table:
        kept = await self.store.load(key)
        if kept is None:
            raise no_table()
        table = await asyncio.to_thread(folded, key, *kept)
        self.tables[key] = table
        TABLES.set(len(self.tables))
        if self.settings.bus:  # news that came while the log was being read was not heard
            await self.desk.catch_up(table)
        self.follow_up(table)
        return table

    async def listed(self, most: int) -> list[Table]:
        found = []
        for key in await self.store.unfinished(most, listed=True):
            with contextlib.suppress(Refused):
                found.append(await self.table(key))
        return found

    async def take_up(self) -> None:
        """After a start: load what is being played, so that bots and clocks go on although nobody looks."""
        with contextlib.suppress(StoreDown):
            for key in await self.store.unfinished(MOST_TAKEN_UP, listed=False):
                with contextlib.suppress(Refused):
                    await self.table(key)

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
        self.follow_up(table)
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
        """Another process, or this one, wrote an entry: look it up if the table is in memory here."""
        table = self.tables.get(key)
        if table is not None and not self.closing:
            self.desk.hear(table, seq)

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
        for key, seq in (await self.store.latest(list(self.tables))).items():
            self.hear(key, seq)

    # bots and clocks

    def follow_up(self, table: Table) -> None:
        """Let a bot think if it is to act."""
        if table.bot_to_act() is not None and table.thinking is None and not self.closing:
            table.thinking = self.run(self.let_bots_act(table))

    async def let_bots_act(self, table: Table) -> None:
        try:
            while True:
                seat, seq = table.bot_to_act(), table.seq
                if seat is None:
                    return
                action = await self.thinkers.choose(table, seat)
                with contextlib.suppress(Stale):
                    await self.perform(table.key, self.bot_command(seat, action, seq))
        except (WorkerLost, SpeleoError) as error:
            log.warning("a bot could not act", extra={"table_phase": table.phase, "error": type(error).__name__})
        finally:
            table.thinking = None

    def bot_command(self, seat: int, action: str, seq: int) -> Command:
        """The bot's action, unless a person came back or another process was quicker."""
        inner = act(None, seat, action, seq, None)

        def command(table: Table) -> list[Draft]:
            if table.phase != RUNNING or seat not in table.actors() or not table.chairs[seat].bot:
                return []
            return inner(table)

        return command

    async def sweep(self) -> None:
        """Every second: clocks that ran out, bots that nobody let think, tables that nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = moments.steady()
            for table in list(self.tables.values()):
                try:
                    await self.look_after(table, now)
                except SpeleoError as error:
                    log.warning("a table could not be looked after", extra={"error": type(error).__name__})

    async def look_after(self, table: Table, now: float) -> None:
        if table.phase == RUNNING:
            if table.clocks.waited() > STUCK_SECONDS:
                self.follow_up(table)
            for seat in table.clocks.run_out():
                await self.perform(table.key, stand_in(seat))
        timed = table.phase == RUNNING and table.clocks.terms.any
        idle = not timed and not table.listeners and table.thinking is None and not table.writing
        if idle and now - table.touched > self.settings.idle_seconds:
            del self.tables[table.key]
            TABLES.set(len(self.tables))
