"""Which form a database has: a new one gets the newest at once, an older one is migrated.

Alembic takes a third of the time in which a server starts, so it is imported where something has to be migrated.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from speleo.kernel.errors import SpeleoError
from speleo.server.storage.schema import metadata

MIGRATIONS = Path(__file__).parent / "migrations"
NUMBERED = "[0-9][0-9][0-9][0-9]_*.py"
DIGITS = 4

marks = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""As Alembic keeps it."""


def newest() -> str:
    return max(path.name[:DIGITS] for path in (MIGRATIONS / "versions").glob(NUMBERED))


def form_of(connection: sa.Connection) -> str:
    """The number of the last migration; empty for a database without any."""
    if not sa.inspect(connection).has_table(marks.name):
        return ""
    return connection.scalar(sa.select(marks.c.version_num)) or ""


def make(connection: sa.Connection) -> None:
    """All relations as they are now, in a database without any."""
    metadata.create_all(connection)
    marks.create(connection)
    connection.execute(marks.insert().values(version_num=newest()))


def bring_up(connection: sa.Connection) -> None:
    """Make what is empty, migrate what is older, and refuse what is newer."""
    form = form_of(connection)
    if form == newest():
        return
    if form > newest():
        raise SpeleoError(f"the database is of a newer version of Speleo: its form {form!r} is unknown")
    if form or sa.inspect(connection).get_table_names():
        from speleo.server.storage.migrate import migrate

        migrate(connection)
    else:
        make(connection)


async def upgrade(engine: AsyncEngine) -> None:
    """The newest form, whatever the database had before."""
    async with engine.begin() as connection:
        await connection.run_sync(bring_up)


async def is_up_to_date(engine: AsyncEngine) -> bool:
    async with engine.connect() as connection:
        return await connection.run_sync(form_of) == newest()
