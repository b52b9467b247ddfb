"""Submissions that are written together, and who writes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import orjson

from speleo.server.entries import Draft, Entry
from speleo.server.storage.engine import to_json

Row = tuple[str, int, float, str, str, str | None]
"""Table, seq, time, kind, facts as JSON, client."""
Landed = Callable[[list[Entry], Exception | None], None]


@dataclass(slots=True, eq=False)
class Waiting:
    """Entries that must be written together, the table if it is new, and who is told when they are on the disk."""

    key: str
    table: dict[str, Any] | None
    entries: list[Entry]
    landed: Landed

    @property
    def rows(self) -> list[Row]:
        return [(self.key, made.seq, made.at, made.kind, to_json(made.data), made.client) for made in self.entries]


def drafted(after: int, at: float, drafts: list[Draft]) -> list[Entry]:
    return [Entry(after + number, at, made.kind, made.data, made.client) for number, made in enumerate(drafts, 1)]


def by_table(rows: Sequence[Sequence[Any]]) -> dict[str, list[Entry]]:
    """The entries of rows, which are in order."""
    found: dict[str, list[Entry]] = {}
    for key, seq, at, kind, data, client in rows:
        found.setdefault(key, []).append(Entry(seq, at, kind, orjson.loads(data), client))
    return found


class Commits(Protocol):
    """What has to be quick, in as few statements as the database allows."""

    async def commit(self, group: list[Waiting]) -> list[Waiting]:
        """Write a group; returns those that lost a race, or raises if nothing at all could be written."""
        ...

    async def since_each(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        """What was written at each of these tables after the entry that is known."""
        ...

    async def close(self) -> None: ...
