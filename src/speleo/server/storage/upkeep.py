"""What a host looks after: which tables are old, how much is kept, deleting, and taking words out of a log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from speleo.server.storage.kept import DAY, Days, phase_of
from speleo.server.storage.schema import entries, mementos, reviews, tables

NO_PLAN = {"game": "", "title": ""}
MOST_TOGETHER = 200
"""Tables in one transaction, so that play never waits long for it."""

LAST_AT = (
    sa.select(entries.c.at)
    .where(entries.c.table_id == tables.c.id)
    .order_by(entries.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
STARTED = sa.exists().where(entries.c.table_id == tables.c.id, entries.c.kind == "started")
SIZE = (
    sa.select(sa.func.coalesce(sa.func.sum(sa.func.length(sa.cast(entries.c.data, sa.Text))), 0))
    .where(entries.c.table_id == tables.c.id)
    .scalar_subquery()
)
LOOK = (
    tables.c.id,
    tables.c.over,
    tables.c.at,
    sa.func.coalesce(LAST_AT, tables.c.at).label("last_at"),
    STARTED.label("started"),
)


@dataclass(frozen=True, slots=True)
class KeptTable:
    """What a host may know of a table without opening it."""

    id: str
    phase: str
    listed: bool
    made_at: float
    last_at: float
    bytes: int


class Upkeep:
    """What is swept out of the storage, and when."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def expired(self, terms: Days, now: float) -> list[str]:
        """Tables at which nothing has happened for longer than the terms allow."""
        chosen = sa.select(*LOOK).where(tables.c.at < now - terms.shortest * DAY)
        async with self.engine.connect() as connection:
            found = await connection.execute(chosen)
            return [row.id for row in found if terms.past(phase_of(row.over, row.started), now - row.last_at)]

    async def page(self, after: str = "", most: int | None = None) -> list[KeptTable]:
        """Tables in the order of their ids, beginning after one."""
        chosen = sa.select(*LOOK, tables.c.listed, SIZE.label("size")).where(tables.c.id > after)
        async with self.engine.connect() as connection:
            found = await connection.execute(chosen.order_by(tables.c.id).limit(most))
            return [
                KeptTable(row.id, phase_of(row.over, row.started), row.listed, row.at, row.last_at, row.size)
                for row in found
            ]

    async def described(self, after: str, most: int) -> list[dict[str, Any]]:
        """The same with the game and the title, which are empty where a log cannot be read."""
        page = await self.page(after, most)
        first = sa.select(entries.c.table_id, sa.cast(entries.c.data, sa.Text)).where(
            entries.c.seq == 1, entries.c.table_id.in_([table.id for table in page])
        )
        async with self.engine.connect() as connection:
            heads = {key: plan_in(text) for key, text in await connection.execute(first)}
        return [{**asdict(table), **heads.get(table.id, NO_PLAN)} for table in page]

    async def delete(self, keys: Iterable[str]) -> int:
        """Tables with their logs and reviews, for good; how many there were."""
        wanted, deleted = list(keys), 0
        for first in range(0, len(wanted), MOST_TOGETHER):
            part = wanted[first : first + MOST_TOGETHER]
            async with self.engine.begin() as connection:
                await connection.execute(nameless(mementos.c.table_id.in_(part)))
                await connection.execute(sa.delete(reviews).where(reviews.c.table_id.in_(part)))
                await connection.execute(sa.delete(entries).where(entries.c.table_id.in_(part)))
                deleted += (await connection.execute(sa.delete(tables).where(tables.c.id.in_(part)))).rowcount
        return deleted

    async def rewrite(self, key: str, facts: Mapping[int, dict[str, Any]]) -> None:
        """Put other facts into entries of a log, so that what somebody takes back is gone from the disk too.

        What guests keep of the match loses its names.
        """
        async with self.engine.begin() as connection:
            await connection.execute(nameless(mementos.c.table_id == key))
            for seq, data in facts.items():
                await connection.execute(
                    sa.update(entries).where(entries.c.table_id == key, entries.c.seq == seq).values(data=data)
                )


def nameless(which: sa.ColumnElement[bool]) -> sa.Update:
    """Take the names out of what guests keep of matches."""
    return sa.update(mementos).where(which).values(names=None)


def plan_in(text: str) -> dict[str, str]:
    try:
        plan = orjson.loads(text)["plan"]
        return {"game": str(plan["game"]), "title": str(plan["title"])}
    except (orjson.JSONDecodeError, KeyError, TypeError):
        return NO_PLAN
