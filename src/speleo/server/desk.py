"""Submissions to a table are taken one after another, each when the one before it is on the disk."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from speleo.kernel.errors import SpeleoError
from speleo.server.commands import Command
from speleo.server.entries import Entry
from speleo.server.errors import Lost, StoreDown
from speleo.server.metrics import SUBMISSION
from speleo.server.storage.store import Store
from speleo.server.table import Table

ATTEMPTS = 20
MOST_UNSHOWN = 8
"""Entries of which viewers are told at once, at the most, while more are on their way."""
RETRY_SECONDS = 0.1
log = logging.getLogger("speleo.desk")
Settled = Callable[[int, bool, Exception | None], None]
"""Told the number of the last entry and whether it was a repeat, or what went wrong."""


@dataclass(slots=True)
class Submission:
    """`client` names it, so that a repeat is known; `settled` is called exactly once."""

    command: Command
    client: str | None
    settled: Settled
    began: float
    attempts: int = 0


class Desk:
    """`folded` is told of every entry after it was carried out; `run` starts work that takes time.

    `shared`: other processes write to the same tables.
    """

    def __init__(
        self,
        store: Store,
        folded: Callable[[Table, list[Entry]], None],
        run: Callable[[Coroutine[Any, Any, None]], object],
        shared: bool,
    ) -> None:
        self.store = store
        self.folded = folded
        self.run = run
        self.shared = shared
        self.behind: list[Table] = []
        self.asking = False

    def submit(self, table: Table, command: Command, client: str | None, settled: Settled) -> None:
        table.pending.append(Submission(command, client, settled, time.perf_counter()))
        self.advance(table)

    def advance(self, table: Table) -> None:
        """Take what waits until something has to be written."""
        while table.pending and not table.writing:
            asked = table.pending.popleft()
            if asked.client is not None and asked.client in table.clients:
                asked.settled(table.clients[asked.client], True, None)
                continue
            try:
                drafts = asked.command(table)
            except Exception as error:
                self.refused(table, asked, error)
                continue
            if not drafts:
                asked.settled(table.seq, False, None)
                continue
            if table.clocks.terms.match:
                drafts[0].data["took"] = table.clocks.took()
            table.writing = True
            self.store.put(table.key, table.seq, drafts, self.landing(table, asked))

    def refused(self, table: Table, asked: Submission, error: Exception) -> None:
        """With other processes about, a refusal may come from not knowing the latest: look once before it is final."""
        if self.shared and asked.attempts == 0 and isinstance(error, SpeleoError):
            asked.attempts, table.writing = 1, True
            table.pending.appendleft(asked)
            self.catch_up_soon(table)
            return
        if not isinstance(error, SpeleoError):
            log.error("a command failed", exc_info=error)
        asked.settled(table.seq, False, error)

    def landing(self, table: Table, asked: Submission) -> Callable[[list[Entry], Exception | None], None]:
        def landed(entries: list[Entry], error: Exception | None) -> None:
            if isinstance(error, Lost) and asked.attempts < ATTEMPTS:
                asked.attempts += 1
                table.pending.appendleft(asked)
                self.catch_up_soon(table)
                return
            failed = StoreDown() if isinstance(error, Lost) else error
            if error is None:
                failed = self.carried_out(table, entries)
                SUBMISSION.observe(time.perf_counter() - asked.began)
            asked.settled(table.seq, False, failed)
            self.free(table)

        return landed

    def carried_out(self, table: Table, entries: list[Entry]) -> Exception | None:
        """What is on the disk happens; if it cannot, that is a fault of the program, and other tables go on."""
        try:
            for entry in entries:
                table.fold(entry)
            self.folded(table, entries)
        except Exception as error:
            log.exception("an entry could not be carried out")
            return error
        return None

    def show(self, table: Table) -> None:
        """Tell everybody, unless another entry follows within a commit: then one update tells of both."""
        if table.unshown and (not table.writing or table.unshown >= MOST_UNSHOWN):
            table.wake()

    def hear(self, table: Table, seq: int) -> None:
        """That entry is on the disk: read it, now or when what is being written or read at the table is done."""
        table.heard = max(table.heard, seq)
        if seq > table.seq and not table.writing:
            self.catch_up_soon(table)

    async def catch_up(self, table: Table) -> None:
        """Read what other processes wrote at a table at which nothing is being written; StoreDown if that fails."""
        table.writing = True
        try:
            take_in(table, await self.store.since(table.key, table.seq))
        finally:
            self.free(table)

    def catch_up_soon(self, table: Table) -> None:
        """Read what other processes wrote at many tables with one question; nothing is written at them meanwhile."""
        table.writing = True
        self.behind.append(table)
        if not self.asking:
            self.asking = True
            self.run(self.catch_up_behind())

    async def catch_up_behind(self) -> None:
        try:
            while self.behind:
                await asyncio.sleep(0)
                tables, self.behind = self.behind, []
                await self.catch_up_each(tables)
        finally:
            self.asking = False

    async def catch_up_each(self, tables: list[Table]) -> None:
        """What is heard from now on may be too late for the answer, so it makes the desk ask again."""
        heard = [table.heard for table in tables]
        for table in tables:
            table.heard = 0
        try:
            found = await self.store.since_each({table.key: table.seq for table in tables})
            for table in tables:
                take_in(table, found.get(table.key, []))
        except SpeleoError as error:
            for table, seq in zip(tables, heard, strict=True):
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self.hear, table, seq)
                while table.pending:
                    table.pending.popleft().settled(table.seq, False, error)
        finally:
            for table in tables:
                self.free(table)

    def free(self, table: Table) -> None:
        """Go on with what others wrote, which comes before anything that waits here."""
        table.writing = False
        if table.heard > table.seq:
            self.catch_up_soon(table)
        else:
            self.advance(table)
        self.show(table)


def take_in(table: Table, entries: list[Entry]) -> None:
    for entry in entries:
        if entry.seq == table.seq + 1:
            table.fold(entry)
