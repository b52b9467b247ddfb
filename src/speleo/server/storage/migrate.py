"""Bringing a database to the form that this version needs."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine


def configuration(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade_now(connection: sa.Connection) -> None:
    command.upgrade(configuration(connection), "head")


def up_to_date(connection: sa.Connection) -> bool:
    scripts = ScriptDirectory.from_config(configuration(connection))
    return MigrationContext.configure(connection).get_current_revision() == scripts.get_current_head()


async def upgrade(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_now)


async def is_up_to_date(engine: AsyncEngine) -> bool:
    async with engine.connect() as connection:
        return await connection.run_sync(up_to_date)
