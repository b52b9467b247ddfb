"""A database in one file: compressed lines of JSON, from SQLite or PostgreSQL and into either.

The first line says what it is and which form the database had, then comes a line for each row, and the last line
counts and seals them, so that a file that was cut or changed is known before anything is written.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from speleo.kernel.errors import SpeleoError
from speleo.server.storage.engine import PRIVATE
from speleo.server.storage.form import form_of, upgrade
from speleo.server.storage.schema import metadata

FORM = "speleo backup 1"
ROWS_TOGETHER = 500
Row = dict[str, Any]


async def back_up(engine: AsyncEngine, path: Path, now: float) -> dict[str, int]:
    """Write everything, as it is at one moment, into a new file that only its owner may read; rows by relation."""
    if path.exists():
        raise SpeleoError(f"{path} is there already: name a new file")
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
            with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6) as packed:
                counts = await write_rows(engine, Sealed(packed), now)
            file.flush()
            os.fsync(file.fileno())
        unfinished.rename(path)
    except OSError as error:
        raise SpeleoError(f"{path}: the backup cannot be written: {error.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return counts


class Sealed:
    """Lines that are counted into a digest."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.file = file
        self.digest = hashlib.sha256()

    def write(self, value: object) -> None:
        line = json.dumps(value, ensure_ascii=False).encode() + b"\n"
        self.digest.update(line)
        self.file.write(line)


async def write_rows(engine: AsyncEngine, sealed: Sealed, now: float) -> dict[str, int]:
    """Every row of every table as they were at one moment, with a seal over all of them."""
    counts = dict.fromkeys((table.name for table in metadata.sorted_tables), 0)
    async with at_one_moment(engine).connect() as connection:
        sealed.write({"form": FORM, "revision": await connection.run_sync(form_of), "at": now})
        for table in metadata.sorted_tables:
            async for row in await connection.stream(sa.select(*map(as_text, table.columns))):
                kept = {name: hexed(value) for name, value in row._mapping.items()}
                sealed.write({"in": table.name, "row": kept})
                counts[table.name] += 1
    sealed.write({"rows": counts, "seal": sealed.digest.hexdigest()})
    return counts


def at_one_moment(engine: AsyncEngine) -> AsyncEngine:
    """SQLite shows a reader one moment anyway."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ")


def as_text(column: sa.Column[Any]) -> sa.ColumnElement[Any]:
    """Facts are copied as they stand, so that a damaged row does not keep the others from being saved."""
    return sa.cast(column, sa.Text).label(column.name) if isinstance(column.type, sa.JSON) else column


def hexed(value: object) -> object:
    return {"hex": value.hex()} if isinstance(value, bytes) else value


def unhexed(value: object) -> object:
    return bytes.fromhex(value["hex"]) if isinstance(value, dict) else value


async def restore(engine: AsyncEngine, path: Path) -> dict[str, int]:
    """Fill an empty database; a file that is not whole, or a database that is not empty, is refused untouched."""
    head, counts = checked(path)
    async with engine.connect() as connection:
        if await connection.run_sync(form_of) not in ("", head["revision"]):
            raise not_empty()
    from speleo.server.storage.migrate import migrate_to

    await migrate_to(engine, head["revision"])
    async with engine.begin() as connection:
        relations = await connection.run_sync(reflected)
        for name in counts:
            found = await connection.execute(sa.select(sa.literal(1)).select_from(relations[name]).limit(1))
            if found.first() is not None:
                raise not_empty()
        group: list[Row] = []
        filling = ""
        for line in lines(path):
            if "row" in line:
                if line["in"] != filling or len(group) == ROWS_TOGETHER:
                    await fill(connection, relations, filling, group)
                    group, filling = [], line["in"]
                group.append({key: unhexed(value) for key, value in line["row"].items()})
        await fill(connection, relations, filling, group)
    await upgrade(engine)
    return counts


def not_empty() -> SpeleoError:
    return SpeleoError("the database is not empty: a backup is restored into a new one")


async def fill(connection: AsyncConnection, relations: dict[str, sa.Table], name: str, group: list[Row]) -> None:
    if group:
        await connection.execute(sa.insert(relations[name]).values(values(connection, relations[name])), group)


def values(connection: AsyncConnection, relation: sa.Table) -> dict[str, Any]:
    """Facts are text in a backup; PostgreSQL has to be told that they are JSON, SQLite keeps the text."""
    found: dict[str, Any] = {}
    for column in relation.columns:
        bound: Any = sa.bindparam(column.name)
        if isinstance(column.type, sa.JSON):
            bound = sa.bindparam(column.name, type_=sa.Text)
            if connection.dialect.name != "sqlite":
                bound = sa.cast(bound, sa.JSON)
        found[column.name] = bound
    return found


def reflected(connection: sa.Connection) -> dict[str, sa.Table]:
    """The relations as they were in the database's form at the time of the backup."""
    found = sa.MetaData()
    found.reflect(connection)
    return dict(found.tables)


def checked(path: Path) -> tuple[dict[str, Any], dict[str, int]]:
    """The first line and the counts of a whole and unchanged backup."""
    digest, head, last, before = hashlib.sha256(), {}, {}, b""
    counted: dict[str, int] = {}
    for number, line in enumerate(raw_lines(path), 1):
        last = parsed(path, number, line)
        if number == 1:
            head = last
            if head.get("form") != FORM or not isinstance(head.get("revision"), str):
                raise SpeleoError(f"{path}: the first line is not that of a {FORM!r}")
        elif "row" in last:
            counted[last["in"]] = counted.get(last["in"], 0) + 1
        digest.update(before)
        before = line
    if last.get("seal") != digest.hexdigest() or {k: n for k, n in last["rows"].items() if n} != counted:
        raise SpeleoError(f"{path}: the backup is cut or was changed")
    return head, last["rows"]


def lines(path: Path) -> Iterator[dict[str, Any]]:
    for number, line in enumerate(raw_lines(path), 1):
        yield parsed(path, number, line)


def parsed(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise SpeleoError(f"{path}: line {number} is not JSON")
    return value


def raw_lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except (OSError, EOFError, zlib.error) as error:
        said = getattr(error, "strerror", None) or "it is cut, or not a backup"
        raise SpeleoError(f"{path}: the backup cannot be read: {said}") from None
