"""A connection to the database, tuned for what the server does."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import orjson
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from speleo.kernel.errors import SpeleoError

PRIVATE = 0o600
FAULTS = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""What says that the database is away or cannot write."""
SQLITE = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=5000",
    "PRAGMA foreign_keys=ON",
)


def to_json(value: object) -> str:
    return orjson.dumps(value).decode()


def is_unfit(error: BaseException) -> bool:
    """Whether one of the values is no value for the database, whatever else was asked with it."""
    cause = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig is not None else error
    return isinstance(cause, asyncpg.DataError)


def engine_for(url: str) -> AsyncEngine:
    """The connection to SQLite or PostgreSQL that a URL means."""
    made = sa.make_url(url)
    if made.get_backend_name() == "sqlite":
        return sqlite_engine(made)
    return create_async_engine(
        made,
        json_serializer=to_json,
        json_deserializer=orjson.loads,
        pool_size=8,
        pool_pre_ping=True,
        connect_args={"timeout": 5, "command_timeout": 10},
    )


def sqlite_engine(url: sa.URL) -> AsyncEngine:
    if url.database and url.database != ":memory:":
        keep_private(Path(url.database))
    engine = create_async_engine(url, json_serializer=to_json, json_deserializer=orjson.loads)
    tune(engine.sync_engine)
    return engine


def tune(engine: sa.Engine) -> None:
    """The pragmas for each connection, and transactions that begin when we say so, not when the driver thinks."""

    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in SQLITE:
            cursor.execute(pragma)
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begun(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN")


def keep_private(path: Path) -> None:
    """The file holds secret seeds, so only its owner may read it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    except OSError as error:
        raise SpeleoError(f"{path}: tables cannot be kept here: {error.strerror}") from None
