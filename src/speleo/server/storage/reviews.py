"""Reviews of finished matches that outlive the process; they go with their table."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from speleo import __version__
from speleo.server import moments
from speleo.server.errors import StoreDown
from speleo.server.storage.engine import FAULTS
from speleo.server.storage.schema import reviews, tables

MOST = 2000
"""So many are kept; the oldest make room."""


class Reviews:
    """One for each table, as JSON; those of another release are made anew."""

    def __init__(self, engine: AsyncEngine, most: int = MOST) -> None:
        self.engine = engine
        self.most = most

    async def load(self, table: str) -> bytes | None:
        """The review of a table, if this release has made one."""
        chosen = sa.select(reviews.c.data).where(reviews.c.table_id == table, reviews.c.release == __version__)
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(chosen)).scalar_one_or_none()
        except FAULTS:
            raise StoreDown from None

    async def keep(self, table: str, made: bytes) -> None:
        """In the place of an earlier one; a table that was deleted meanwhile gets none."""
        row = {"table_id": table, "at": moments.time_of_day(), "release": __version__, "data": made}
        latest = sa.select(reviews.c.table_id).order_by(reviews.c.at.desc(), reviews.c.table_id)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.delete(reviews).where(reviews.c.table_id == table))
                if (await connection.execute(sa.select(tables.c.id).where(tables.c.id == table))).first():
                    await connection.execute(sa.insert(reviews).values(**row))
                old = (await connection.execute(latest.offset(self.most))).scalars().all()
                await connection.execute(sa.delete(reviews).where(reviews.c.table_id.in_(old)))
        except FAULTS:
            raise StoreDown from None
