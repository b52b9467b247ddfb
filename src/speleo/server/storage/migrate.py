"""Bringing a database to the form that this version needs."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy.ext.asyncio import AsyncEngine

from speleo.kernel.errors import SpeleoError


def configuration(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade_now(connection: sa.Connection, revision: str = "head") -> None:
    command.upgrade(configuration(connection), revision)


def up_to_date(connection: sa.Connection) -> bool:
    scripts = ScriptDirectory.from_config(configuration(connection))
    return MigrationContext.configure(connection).get_current_revision() == scripts.get_current_head()


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_now, revision)


async def upgrade_to(engine: AsyncEngine, revision: str) -> None:
    """The form that a database had at some time, of one that is empty; SpeleoError if this version does not know it."""
    try:
        await upgrade(engine, revision)
    except CommandError:
        raise SpeleoError(f"the backup is of a newer version of Speleo: its form {revision!r} is unknown") from None


async def is_up_to_date(engine: AsyncEngine) -> bool:
    async with engine.connect() as connection:
        return await connection.run_sync(up_to_date)
