"""Tables end, and guests: those at which nothing has happened for long are deleted, and so is what people take back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from speleo.server import endings, moments
from speleo.server.entries import LogEntry
from speleo.server.errors import Refused, StoreDown, no_table
from speleo.server.metrics import DELETED
from speleo.server.storage.kept import Days
from speleo.server.table import Table

if TYPE_CHECKING:
    from speleo.server.hall import Hall

log = logging.getLogger("speleo.expiry")
Change = Callable[[LogEntry], dict[str, Any] | None]


class Expiry:
    """Deletes tables of a hall, and words in their logs."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.upkeep = hall.store.upkeep
        settings = hall.settings
        self.terms = Days(settings.waiting_days, settings.running_days, settings.over_days)

    async def sweep(self) -> None:
        """Now and then, for as long as the server runs."""
        while self.hall.settings.prune_seconds:
            await asyncio.sleep(self.hall.settings.prune_seconds)
            try:
                await self.prune()
            except self.hall.store.faults as error:
                log.warning("old tables could not be deleted", extra={"error": type(error).__name__})

    async def prune(self) -> None:
        """A table that somebody looks at stays until they are gone."""
        keys = await self.upkeep.expired(self.terms, moments.time_of_day())
        forgotten = [key for key in keys if not self.watched(key)]
        DELETED.labels("expired").inc(await self.upkeep.delete(forgotten))
        for key in forgotten:
            self.hall.tables.pop(key, None)
        await self.hall.guests.prune()

    def watched(self, key: str) -> bool:
        table = self.hall.tables.get(key)
        return key in self.hall.loading or (table is not None and (bool(table.audience.listeners) or table.queue.busy))

    async def delete(self, key: str, holder: str | None) -> None:
        """Everybody at the table is told first; then it is gone."""
        await self.hall.perform(key, endings.delete(holder))
        try:
            DELETED.labels("asked").inc(await self.upkeep.delete([key]))
        except self.hall.store.faults:
            raise StoreDown from None
        self.hall.tables.pop(key, None)

    async def delete_anyway(self, key: str) -> None:
        """For the server's host: also a table that cannot be opened."""
        try:
            await self.delete(key, None)
        except StoreDown:
            raise
        except Refused as refused:
            gone = await self.upkeep.delete([key])
            if not gone:
                raise no_table() from refused
            DELETED.labels("asked").inc(gone)
            self.hall.tables.pop(key, None)

    async def forget_talk(self, key: str, holder: str) -> None:
        """Every line that this person wrote at the table."""
        table = await self.hall.table(key)
        await self.rewrite(table, lambda entry: endings.without_talk(entry, table, holder), holder)

    async def forget_name(self, key: str, holder: str, seat: int) -> None:
        """The name of a seat, at a table whose match is over, with where its notices went."""
        table = await self.hall.table(key)
        endings.nameless(table, holder, seat)
        await self.rewrite(table, lambda entry: endings.without_name(entry, table, seat), holder, seat)

    async def rewrite(self, table: Table, change: Change, holder: str, seat: int | None = None) -> None:
        """First on the disk, so that what was taken back cannot come again; then everybody is told."""
        changed = {}
        for entry in await self.hall.store.since(table.key, 0):
            data = change(entry)
            if data is not None:
                changed[entry.seq] = data
        try:
            await self.upkeep.rewrite(table.key, changed)
        except self.hall.store.faults:
            raise StoreDown from None
        await self.hall.perform(table.key, endings.forget(holder, sorted(changed), seat))
