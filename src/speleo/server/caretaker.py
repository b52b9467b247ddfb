"""What goes on at tables by itself: bots that think, clocks that run out, tables that nobody looks at."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from speleo.kernel.errors import SpeleoError
from speleo.server import moments
from speleo.server.commands import Command, act
from speleo.server.entries import Draft
from speleo.server.errors import Stale
from speleo.server.metrics import TABLES
from speleo.server.phases import RUNNING
from speleo.server.seating import stand_in
from speleo.server.table import Table
from speleo.server.thinking import Thinkers, WorkerLost

if TYPE_CHECKING:
    from speleo.server.hall import Hall

SWEEP_SECONDS = 1.0
STUCK_SECONDS = 2.0
log = logging.getLogger("speleo.caretaker")


class Caretaker:
    """Looks after the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.thinkers = Thinkers(hall.settings.bot_workers, hall.settings.bot_seconds)

    async def close(self) -> None:
        await self.thinkers.close()

    def follow_up(self, table: Table) -> None:
        """Let a bot think if it is to act."""
        if table.bot_to_act() is not None and table.thinking is None and not self.hall.closing:
            table.thinking = self.hall.run(self.let_bots_act(table))

    async def let_bots_act(self, table: Table) -> None:
        try:
            while True:
                seat, seq = table.bot_to_act(), table.seq
                if seat is None:
                    return
                action = await self.thinkers.choose(table, seat)
                with contextlib.suppress(Stale):
                    await self.hall.perform(table.key, self.bot_command(seat, action, seq))
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
            for table in list(self.hall.tables.values()):
                try:
                    await self.look_after(table, now)
                except SpeleoError as error:
                    log.warning("a table could not be looked after", extra={"error": type(error).__name__})

    async def look_after(self, table: Table, now: float) -> None:
        if table.phase == RUNNING:
            if table.clocks.waited() > STUCK_SECONDS:
                self.follow_up(table)
            for seat in table.clocks.run_out():
                await self.hall.perform(table.key, stand_in(seat))
        timed = table.phase == RUNNING and table.clocks.terms.any
        idle = not timed and not table.listeners and table.thinking is None and not table.writing
        if idle and now - table.touched > self.hall.settings.idle_seconds:
            del self.hall.tables[table.key]
            TABLES.set(len(self.hall.tables))
