"""What is kept of guests: a hash of their code, a name, and the matches on their shelf."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from speleo.server.errors import StoreDown
from speleo.server.storage.engine import FAULTS
from speleo.server.storage.kept import KeptMatch
from speleo.server.storage.schema import guests, mementos


class Guests:
    """Named guests and what lies on their shelves."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def count(self) -> int:
        try:
            async with self.engine.connect() as connection:
                return int((await connection.execute(sa.select(sa.func.count()).select_from(guests))).scalar_one())
        except FAULTS:
            raise StoreDown from None

    async def add(self, guest: str, name: str, now: float) -> None:
        await self.write(sa.insert(guests).values(id=guest, name=name, at=now, seen_at=now))

    async def name_of(self, guest: str) -> str | None:
        """What a guest is called; None: there is no such guest."""
        try:
            async with self.engine.connect() as connection:
                found = await connection.execute(sa.select(guests.c.name).where(guests.c.id == guest))
                return found.scalar_one_or_none()
        except FAULTS:
            raise StoreDown from None

    async def seen(self, guest: str, now: float) -> None:
        await self.write(sa.update(guests).where(guests.c.id == guest).values(seen_at=now))

    async def rename(self, guest: str, name: str) -> None:
        await self.write(sa.update(guests).where(guests.c.id == guest).values(name=name))

    async def shelf(self, guest: str) -> list[KeptMatch]:
        """The matches of a guest, the latest first."""
        chosen = sa.select(mementos).where(mementos.c.guest_id == guest).order_by(mementos.c.at.desc())
        try:
            async with self.engine.connect() as connection:
                rows = await connection.execute(chosen)
                return [KeptMatch(row.table_id, row.seat, row.at, row.data, row.names) for row in rows]
        except FAULTS:
            raise StoreDown from None

    async def keep(self, guest: str, kept: KeptMatch, most: int) -> None:
        """Put a match on the shelf, once; the oldest make room."""
        own = mementos.c.guest_id == guest
        row = {"table_id": kept.table, "seat": kept.seat, "at": kept.at, "data": kept.data, "names": kept.names}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.delete(mementos).where(own, one(kept.table, kept.seat)))
                await connection.execute(sa.insert(mementos).values(guest_id=guest, **row))
                if most:
                    await self.make_room(connection, own, most)
        except FAULTS:
            raise StoreDown from None

    async def make_room(self, connection: AsyncConnection, own: sa.ColumnElement[bool], most: int) -> None:
        latest = sa.select(mementos.c.table_id, mementos.c.seat).where(own)
        rows = (await connection.execute(latest.order_by(mementos.c.at.desc()).offset(most))).all()
        for table, seat in rows:
            await connection.execute(sa.delete(mementos).where(own, one(table, seat)))

    async def drop(self, guest: str, table: str, seat: int) -> None:
        await self.write(sa.delete(mementos).where(mementos.c.guest_id == guest, one(table, seat)))

    async def leave(self, guest: str) -> None:
        await self.delete(guests.c.id == guest)

    async def away(self, before: float) -> int:
        """How many have not been here since then."""
        chosen = sa.select(sa.func.count()).select_from(guests).where(guests.c.seen_at < before)
        try:
            async with self.engine.connect() as connection:
                return int((await connection.execute(chosen)).scalar_one())
        except FAULTS:
            raise StoreDown from None

    async def prune(self, before: float) -> None:
        """Guests who have not been here since then go."""
        await self.delete(guests.c.seen_at < before)

    async def delete(self, which: sa.ColumnElement[bool]) -> int:
        """Guests with everything on their shelves, for good; how many there were."""
        chosen = sa.select(guests.c.id).where(which)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.delete(mementos).where(mementos.c.guest_id.in_(chosen)))
                return (await connection.execute(sa.delete(guests).where(which))).rowcount
        except FAULTS:
            raise StoreDown from None

    async def write(self, change: sa.Executable) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(change)
        except FAULTS:
            raise StoreDown from None


def one(table: str, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(mementos.c.table_id == table, mementos.c.seat == seat)
