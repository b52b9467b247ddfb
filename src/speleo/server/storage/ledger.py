"""Notes of tables, so that what they take, who made them and when they wake is known without reading their logs.

They follow from the logs and are written a little later; `running` is written with the entry that starts a match.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from speleo.server.errors import StoreDown
from speleo.server.storage.engine import FAULTS
from speleo.server.storage.kept import Account, Note
from speleo.server.storage.schema import tables


class Ledger:
    """The tables and their logs, as rows."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, notes: list[Note]) -> None:
        """The notes of many tables in one transaction."""
        chosen = sa.update(tables).where(tables.c.id == sa.bindparam("key"))
        changed = chosen.values({name: sa.bindparam(f"new_{name}") for name in ("over", "bytes", "wakes_at")})
        rows = [
            {("key" if name == "key" else f"new_{name}"): value for name, value in asdict(note).items()}
            for note in notes
        ]
        try:
            async with self.engine.begin() as connection:
                await connection.execute(changed, rows)
        except FAULTS:
            raise StoreDown from None

    async def account(self, maker: str) -> Account:
        open_ = sa.case((tables.c.over.is_(False), 1), else_=0)
        listed = sa.case((sa.and_(tables.c.over.is_(False), tables.c.listed.is_(True)), 1), else_=0)
        sums = [sa.func.coalesce(sa.func.sum(what), 0) for what in (open_, listed, tables.c.bytes)]
        row = await self.one(sa.select(*sums).where(tables.c.maker == maker))
        return Account(int(row[0]), int(row[1]), int(row[2]))

    async def bytes_in_all(self) -> int:
        return int((await self.one(sa.select(sa.func.coalesce(sa.func.sum(tables.c.bytes), 0))))[0])

    async def set_listed(self, key: str, listed: bool) -> None:
        """Note whether everybody may find a table."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.update(tables).where(tables.c.id == key).values(listed=listed))
        except FAULTS:
            raise StoreDown from None

    async def with_code(self, code: str) -> str:
        """The table that has a code and is not over, the newest if there are several; empty if there is none."""
        chosen = sa.select(tables.c.id).where(tables.c.code == code, tables.c.over.is_(False))
        found = await self.keys(chosen.order_by(tables.c.at.desc()).limit(1))
        return found[0] if found else ""

    async def one(self, chosen: sa.Select[Any]) -> Any:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(chosen)).one()
        except FAULTS:
            raise StoreDown from None

    async def running(self, most: int) -> list[str]:
        """Matches in play: those at which something happens by itself first, the soonest before the others."""
        chosen = self.in_play().order_by(tables.c.wakes_at.is_(None), tables.c.wakes_at, tables.c.at.desc())
        return await self.keys(chosen.limit(most))

    async def due(self, now: float, most: int) -> list[str]:
        """Matches in play at which something happens by itself now."""
        return await self.keys(self.in_play().where(tables.c.wakes_at <= now).order_by(tables.c.wakes_at).limit(most))

    def in_play(self) -> sa.Select[Any]:
        return sa.select(tables.c.id).where(tables.c.running.is_(True), tables.c.over.is_(False))

    async def keys(self, chosen: sa.Select[Any]) -> list[str]:
        try:
            async with self.engine.connect() as connection:
                return list((await connection.execute(chosen)).scalars())
        except FAULTS:
            raise StoreDown from None
