"""Taking a database from one form to a later one, step by step."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy.ext.asyncio import AsyncEngine

from speleo.kernel.errors import SpeleoError
from speleo.server.storage.form import MIGRATIONS


def configuration(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    command.upgrade(configuration(connection), revision)


async def migrate_to(engine: AsyncEngine, revision: str) -> None:
    """The form that a database had at some time, of one that is empty; SpeleoError if this version does not know it."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate, revision)
    except CommandError:
        raise SpeleoError(f"the backup is of a newer version of Speleo: its form {revision!r} is unknown") from None
