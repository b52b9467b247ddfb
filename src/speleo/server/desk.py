"""Submissions to a table are taken one after another, each when the one before it is on the disk."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from speleo.kernel.errors import SpeleoError
from speleo.server.commands import Command
from speleo.server.entries import Draft, LogEntry
from speleo.server.errors import Damaged, Lost, Refused, StoreDown
from speleo.server.metrics import SUBMISSION
from speleo.server.phases import CLOSED
from speleo.server.room import Room
from speleo.server.storage.kept import Storage
from speleo.server.table import Table

ATTEMPTS = 20
MOST_UNSHOWN = 8
"""Entries of which viewers are told at once, at the most, while more are on their way."""
RETRY_SECONDS = 0.1
log = logging.getLogger("speleo.desk")


class Answer(NamedTuple):
    """The number of the last entry, and whether the submission is a repeat of the one that made it."""

    seq: int
    repeat: bool


class Desk:
    """`folded` is told of every entry from here after it was carried out; `forget` of a table at which one cannot be.

    `run` starts work that nobody waits for. `shared`: other processes write to the same tables.
    """

    def __init__(
        self,
        store: Storage,
        folded: Callable[[Table, list[LogEntry]], None],
        forget: Callable[[Table], None],
        run: Callable[[Coroutine[Any, Any, None]], object],
        shared: bool,
        room: Room,
    ) -> None:
        self.store = store
        self.folded = folded
        self.forget = forget
        self.run = run
        self.shared = shared
        self.room = room

    async def submit(self, table: Table, command: Command, client: str | None = None) -> Answer:
        """Carry out a command; `client` names it, so that a repeat is known.

        Who gives up waiting changes nothing: what was written is on the disk, and whoever is next reads it there.
        """
        began, queue, story = time.perf_counter(), table.queue, table.story
        turn = queue.ask()
        try:
            if turn is not None:
                await turn
            for attempt in range(ATTEMPTS):
                if queue.heard > story.seq:
                    await self.catch_up(table)
                known = story.clients.get(client) if client is not None else None
                if known is not None:
                    return Answer(known, True)
                try:
                    drafts = self.drafted(table, command)
                except SpeleoError:
                    if attempt or not self.shared or queue.broken is not None:
                        raise
                    await self.catch_up(table)  # a refusal may come from not knowing the latest: look once
                    continue
                if not drafts:
                    return Answer(story.seq, False)
                try:
                    entries = await self.store.put(table.key, story.seq, drafts)
                except Lost:
                    await self.catch_up(table)
                    continue
                self.fold(table, entries)
                self.folded(table, entries)
                SUBMISSION.observe(time.perf_counter() - began)
                return Answer(story.seq, False)
            raise StoreDown
        finally:
            self.leave(table, turn)

    def drafted(self, table: Table, command: Command) -> list[Draft]:
        """What a command wants to have written, if the table is open and there is room for it."""
        if table.queue.broken is not None:
            raise table.queue.broken
        if table.phase == CLOSED:
            raise Refused(409, "closed", "this table was closed")
        drafts = command(table)
        self.room.check(table, drafts)
        if drafts and table.clocks.terms.match:
            drafts[0].data["took"] = table.clocks.took()
        return drafts

    def fold(self, table: Table, entries: list[LogEntry]) -> None:
        """What is on the disk happens. If it cannot, the table is Damaged from now on and leaves the memory."""
        try:
            for entry in entries:
                if entry.seq > table.story.seq:
                    table.fold(entry)
        except Exception as error:
            log.exception("an entry could not be carried out")
            table.queue.broken = Damaged(f"entry {table.story.seq + 1} cannot be carried out")
            self.forget(table)
            raise table.queue.broken from error

    def leave(self, table: Table, turn: asyncio.Future[None] | None) -> None:
        """Let the next have the table and tell everybody, unless more is about to follow: then one update tells of all.

        What other processes wrote meanwhile is read by whoever is next, or soon.
        """
        queue, audience = table.queue, table.audience
        free = queue.give_back(turn)
        if audience.unshown and (free or audience.unshown >= MOST_UNSHOWN):
            audience.wake()
        if free and queue.heard > table.story.seq and queue.broken is None:
            self.run(self.look(table))

    # what other processes wrote

    def hear(self, table: Table, seq: int) -> None:
        """That entry is on the disk: read it, now or when what is being written or read at the table is done."""
        queue = table.queue
        queue.heard = max(queue.heard, seq)
        if seq > table.story.seq and not queue.busy and queue.broken is None:
            self.run(self.look(table))

    async def look(self, table: Table) -> None:
        """Read what was heard of, until the storage answers."""
        while table.queue.heard > table.story.seq:
            try:
                await self.know(table, table.queue.heard)
            except Damaged:
                return
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)

    async def know(self, table: Table, seq: int) -> None:
        """Have the table at least as new as that; StoreDown if that cannot be said."""
        turn = table.queue.ask()
        try:
            if turn is not None:
                await turn
            if table.story.seq < seq:
                await self.catch_up(table)
        finally:
            self.leave(table, turn)

    async def catch_up(self, table: Table) -> None:
        """What is heard from now on may be too late for the answer, so it makes the desk ask again."""
        heard, table.queue.heard = table.queue.heard, 0
        try:
            self.fold(table, await self.store.since(table.key, table.story.seq))
        except StoreDown:
            table.queue.heard = max(heard, table.queue.heard)
            raise
