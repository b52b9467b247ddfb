"""Submissions that are written together, and who writes them."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import orjson

from speleo.server.entries import LogEntry
from speleo.server.storage.engine import to_json

Row = tuple[str, int, float, str, str, str | None]
"""Table, seq, time, kind, facts as JSON, client."""
UNREADABLE = "unreadable"
"""The kind of an entry whose row is damaged."""


@dataclass(slots=True, eq=False)
class Waiting:
    """Entries that must be written together, and the table if it is new; `written`: when they are on the disk."""

    key: str
    table: dict[str, Any] | None
    entries: list[LogEntry]
    written: Future[list[LogEntry]]
    rows: list[Row] = field(init=False)
    fault: Exception | None = None
    """Why this alone could not be written."""

    def settle(self, fault: Exception | None) -> None:
        """Whoever waits for it goes on, unless they have given up."""
        if self.written.done():
            return
        if fault is None:
            self.written.set_result(self.entries)
        else:
            self.written.set_exception(fault)

    @property
    def begins(self) -> bool:
        """Whether a match begins, which is noted with the table."""
        return "started" in [made.kind for made in self.entries]

    def __post_init__(self) -> None:
        """What cannot be written as JSON fails here, before it waits with others."""
        self.rows = [(self.key, made.seq, made.at, made.kind, to_json(made.data), made.client) for made in self.entries]


def by_table(rows: Sequence[Sequence[Any]]) -> dict[str, list[LogEntry]]:
    """The entries of rows, which are in order."""
    found: dict[str, list[LogEntry]] = {}
    for key, seq, at, kind, data, client in rows:
        found.setdefault(key, []).append(read_entry(seq, at, kind, data, client))
    return found


def read_entry(seq: int, at: float, kind: str, data: Any, client: str | None) -> LogEntry:
    """One row. What cannot be read becomes an entry that cannot be carried out: it hurts its own table alone."""
    try:
        facts = orjson.loads(data)
    except (ValueError, TypeError):
        facts = None
    if not isinstance(facts, dict) or not isinstance(at, float | int):
        return LogEntry(seq, 0.0, UNREADABLE, {}, client)
    return LogEntry(seq, at, kind, facts, client)


class Commits(Protocol):
    """What has to be quick, in as few statements as the database allows."""

    async def commit(self, group: list[Waiting]) -> None:
        """Write a group, or raise if nothing at all could be written.

        What is wrong with one of them alone is its `fault`, such as Lost.
        """
        ...

    async def since_each(self, known: Mapping[str, int]) -> dict[str, list[LogEntry]]:
        """What was written at each of these tables after the entry that is known."""
        ...

    async def close(self) -> None: ...
