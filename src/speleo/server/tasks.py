"""What `speleo db` does, each task with a line that says what was done and an exit code."""

from __future__ import annotations

import argparse
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from speleo.kernel.errors import SpeleoError
from speleo.server import moments
from speleo.server.checking import looked_through
from speleo.server.settings import Settings
from speleo.server.storage.backup import back_up, restore
from speleo.server.storage.engine import FAULTS, engine_for
from speleo.server.storage.form import is_up_to_date, upgrade
from speleo.server.storage.guests import Guests
from speleo.server.storage.kept import DAY, Days
from speleo.server.storage.store import store_for
from speleo.server.storage.upkeep import Upkeep

Told = tuple[str, int]
Task = Callable[[Settings, argparse.Namespace], Coroutine[Any, Any, Told]]
MEGABYTE = 1e6
DAMAGE = {True: "damaged", False: "cannot be played on"}


@asynccontextmanager
async def opened(settings: Settings, up_to_date: bool = True) -> AsyncIterator[AsyncEngine]:
    """The database; what is wrong with it is one line. Only what makes one anew makes a file where none is."""
    if up_to_date:
        check_there(settings.database)
    engine = engine_for(settings.database)
    try:
        if up_to_date and not await is_up_to_date(engine):
            raise SpeleoError("the database is not up to date: run 'speleo db upgrade' first")
        yield engine
    except FAULTS as error:
        raise SpeleoError(f"the database cannot be used: {reason(error)}") from None
    finally:
        await engine.dispose()


def check_there(url: str) -> None:
    made = sa.make_url(url)
    if made.get_backend_name() == "sqlite" and not Path(made.database or "").is_file():
        raise SpeleoError(f"{made.database}: there is no database here")


def reason(error: BaseException) -> str:
    return (str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__])[0]


async def upgraded(settings: Settings, _: argparse.Namespace) -> Told:
    async with opened(settings, up_to_date=False) as engine:
        await upgrade(engine)
    return "the database is up to date", 0


async def checked(settings: Settings, _: argparse.Namespace) -> Told:
    """Each table that cannot be read on a line of its own; the code is 1 if one is damaged."""
    async with opened(settings):
        store = store_for(settings.database)
        try:
            found = [table async for table in looked_through(store)]
        finally:
            await store.close()
    damaged = sum(table.damaged for table in found)
    lines = [f"{table.key}: {DAMAGE[table.damaged]}: {table.why}" for table in found if table.why]
    return "\n".join([*lines, f"{len(found)} tables, {damaged} of them damaged"]), 1 if damaged else 0


async def counted(settings: Settings, chosen: argparse.Namespace) -> Told:
    """How many tables there are in each phase, and how large they are."""
    async with opened(settings) as engine:
        found = await Upkeep(engine).page()
    phases = {phase: [table for table in found if table.phase == phase] for phase in ("waiting", "running", "over")}
    numbers = {
        phase: {"tables": len(tables), "bytes": sum(table.bytes for table in tables)}
        for phase, tables in phases.items()
    }
    if chosen.json:
        return json.dumps(numbers), 0
    rows = [f"{'':10}{'tables':>8}{'MB':>10}"]
    for phase, number in numbers.items():
        rows.append(f"{phase:10}{number['tables']:>8}{number['bytes'] / MEGABYTE:>10.2f}")
    return "\n".join(rows), 0


async def pruned(settings: Settings, chosen: argparse.Namespace) -> Told:
    """What a running server deletes now and then: tables left for too long, and guests."""
    terms = Days(settings.waiting_days, settings.running_days, settings.over_days)
    async with opened(settings) as engine:
        upkeep = Upkeep(engine)
        now, guests = moments.time_of_day(), Guests(engine)
        keys, before = await upkeep.expired(terms, now), now - settings.guest_days * DAY
        away = await guests.away(before) if settings.guest_days else 0
        if chosen.dry_run:
            return f"{len(keys)} tables and {away} guests would be deleted", 0
        if away:
            await guests.prune(before)
        return f"{await upkeep.delete(keys)} tables and {away} guests deleted", 0


async def backed_up(settings: Settings, chosen: argparse.Namespace) -> Told:
    async with opened(settings) as engine:
        counts = await back_up(engine, Path(chosen.file), moments.time_of_day())
    return f"{chosen.file}: {counts['tables']} tables with {counts['entries']} entries", 0


async def restored(settings: Settings, chosen: argparse.Namespace) -> Told:
    async with opened(settings, up_to_date=False) as engine:
        counts = await restore(engine, Path(chosen.file))
    return f"{counts['tables']} tables with {counts['entries']} entries are back", 0


TASKS: dict[str, Task] = {
    "upgrade": upgraded,
    "check": checked,
    "stats": counted,
    "prune": pruned,
    "backup": backed_up,
    "restore": restored,
}
