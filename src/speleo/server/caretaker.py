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
from speleo.server.errors import Refused, Stale, StoreDown
from speleo.server.metrics import ENTRIES
from speleo.server.phases import RUNNING, WAITING
from speleo.server.pledging import lapse
from speleo.server.seating import replaced, stand_in
from speleo.server.storage.kept import Note
from speleo.server.table import Table
from speleo.server.thinking import Thinkers
from speleo.server.worker import WorkerLost

if TYPE_CHECKING:
    from speleo.server.hall import Hall

SWEEP_SECONDS = 1.0
STUCK_SECONDS = 2.0
REST_SECONDS = 0.1
"""How often bots that wait for people look whether they still do."""
NOTE_SWEEPS = 5
NOTED_TOGETHER = 200
WOKEN_TOGETHER = 50
ASLEEP_SECONDS = 15.0
"""A table does not leave the memory for less."""
OVER_SECONDS = 30.0
"""After so long a table whose match is over leaves the memory if nobody looks at it."""
log = logging.getLogger("speleo.caretaker")


class Caretaker:
    """Looks after the tables of a hall. `changed` are those to take a note of, `thinking` those whose bots think."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.thinkers = Thinkers(hall.settings, hall.worker)
        self.changed: dict[str, Table] = {}
        self.thinking: set[str] = set()
        self.sweeps = 0

    def renew_workers(self) -> None:
        """What is installed has changed: let bots think in new processes."""
        self.thinkers.renew()
        self.hall.visiting.renew()
        log.info("bots think in new processes from now on")

    async def close(self) -> None:
        await self.thinkers.close()
        with contextlib.suppress(StoreDown):
            await self.note()

    def follow_up(self, table: Table) -> None:
        """Let a bot think if it is to act."""
        if table.bot_to_act() is not None and table.key not in self.thinking and not self.hall.closing:
            self.thinking.add(table.key)
            self.hall.run(self.let_bots_act(table))

    async def let_bots_act(self, table: Table) -> None:
        """Bots act one after another until nobody of them is to act; what they could not do is logged."""
        try:
            while True:
                while table.rest.holds(table):
                    await asyncio.sleep(REST_SECONDS)
                seat, seq = table.bot_to_act(), table.story.seq
                if seat is None:
                    return
                action = await self.choice(table, seat)
                with contextlib.suppress(Stale):
                    await self.hall.perform(table.key, self.bot_command(seat, action, seq))
        except (WorkerLost, SpeleoError) as error:
            log.warning("a bot could not act", extra={"table_phase": table.phase, "error": type(error).__name__})
        finally:
            self.thinking.discard(table.key)

    async def choice(self, table: Table, seat: int) -> str:
        """What the bot of a seat does; one that somebody brought and that has gone wrong too often is replaced."""
        bot = table.seats.chairs[seat].bot
        if bot not in self.hall.visiting.names(table.plan.game):
            return await self.thinkers.choose(table, seat)
        action = await self.hall.visiting.choose(table, seat)
        if self.hall.visiting.fails(table.key, seat):
            await self.hall.perform(table.key, replaced(seat, bot))
        return action or await self.thinkers.choose(table, seat)

    def bot_command(self, seat: int, action: str, seq: int) -> Command:
        """The bot's action, unless a person came back or another process was quicker."""
        inner = act(None, seat, action, seq, None)

        def command(table: Table) -> list[Draft]:
            if table.phase != RUNNING or seat not in table.actors or not table.seats.chairs[seat].bot:
                return []
            return inner(table)

        return command

    async def sweep(self) -> None:
        """Every second: clocks that ran out, bots that nobody let think, tables that nobody looks at, garbage."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.look_after_all()
            self.hall.heap.look_through(sum(ENTRIES.written.values()))
            self.sweeps += 1
            if self.sweeps % NOTE_SWEEPS == 0:
                self.hall.heap.tidy()
                try:
                    await self.note()
                    await self.wake()
                except StoreDown:
                    log.warning("the storage does not answer")

    async def note(self) -> None:
        """Write down what is to be known of tables at which something happened."""
        changed, self.changed = list(self.changed.values()), {}
        news = [note for table in changed if (note := table.news()) is not None]
        for first in range(0, len(news), NOTED_TOGETHER):
            await self.hall.store.ledger.write(news[first : first + NOTED_TOGETHER])

    async def wake(self) -> None:
        """Bring tables back into the memory at which something is about to happen by itself."""
        for key in await self.hall.store.ledger.due(moments.time_of_day(), WOKEN_TOGETHER):
            try:
                self.changed[key] = await self.hall.table(key)
            except StoreDown:
                raise
            except Refused:  # it cannot be played on, so nothing will happen at it
                await self.hall.store.ledger.write([Note(key, False, 0, None)])

    async def look_after_all(self) -> None:
        now = moments.steady()
        for table in list(self.hall.tables.values()):
            try:
                await self.look_after(table, now)
            except Exception as error:  # whatever it is, the other tables are looked after
                log.warning("a table could not be looked after", extra={"error": type(error).__name__})

    async def look_after(self, table: Table, now: float) -> None:
        """What is due at one table: clocks that ran out, sealing that is late, and at last to let go of it."""
        if table.phase == RUNNING:
            if table.clocks.waited() > STUCK_SECONDS:
                self.follow_up(table)
            for seat in table.clocks.run_out():
                await self.hall.perform(table.key, stand_in(seat))
        elif table.phase == WAITING and table.sealing.late(self.hall.settings.reveal_seconds):
            await self.hall.perform(table.key, lapse(table.sealing.round, self.hall.settings.reveal_seconds))
        idle = not table.audience.listeners and table.key not in self.thinking and not table.queue.busy
        patience = self.hall.settings.idle_seconds
        if table.phase not in (WAITING, RUNNING):
            patience = min(patience, OVER_SECONDS)
        if idle and now - table.audience.touched > patience and not self.about_to_wake(table):
            await self.hall.store.ledger.write([table.note()])
            if not table.audience.listeners and not table.queue.busy:
                self.hall.forget(table)

    def about_to_wake(self, table: Table) -> bool:
        wakes_at = table.wakes_at()
        return wakes_at is not None and wakes_at < moments.time_of_day() + ASLEEP_SECONDS
