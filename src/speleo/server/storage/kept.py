"""What is kept, whatever keeps it, and what a hall asks of its storage.

Nothing here knows a database: the same hall stands on SQLite, on PostgreSQL, and on what a browser keeps.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from speleo.server.entries import Draft, LogEntry

DAY = 86_400.0


class Kept(NamedTuple):
    """The secret seed and the log of a table, and the hash of the address that made it."""

    seed: bytes
    entries: list[LogEntry]
    maker: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """`wakes_at`: when something happens at the table by itself, in seconds since 1970; None if nothing does."""

    key: str
    over: bool
    bytes: int
    wakes_at: float | None


@dataclass(frozen=True, slots=True)
class Account:
    """What one address has: unfinished tables, those of them that are listed, and bytes of all its tables."""

    unfinished: int
    listed: int
    bytes: int


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A finished match on a shelf; `names` is None where they were taken back."""

    table: str
    seat: int
    at: float
    data: dict[str, Any]
    names: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class Days:
    """After how many days without an entry a table goes; 0: never."""

    waiting: float
    running: float
    over: float

    @property
    def shortest(self) -> float:
        return min((days for days in (self.waiting, self.running, self.over) if days > 0), default=math.inf)

    def past(self, phase: str, seconds: float) -> bool:
        days = {"waiting": self.waiting, "running": self.running, "over": self.over}[phase]
        return days > 0 and seconds > days * DAY


def phase_of(over: bool, started: bool) -> str:
    return "over" if over else "running" if started else "waiting"


def drafted(after: int, at: float, drafts: list[Draft]) -> list[LogEntry]:
    """Drafts as the entries that follow the one of that number."""
    return [LogEntry(after + number, at, made.kind, made.data, made.client) for number, made in enumerate(drafts, 1)]


class Ledger(Protocol):
    """Notes of tables, known without reading their logs."""

    async def write(self, notes: list[Note]) -> None: ...
    async def account(self, maker: str) -> Account: ...
    async def bytes_in_all(self) -> int: ...
    async def set_listed(self, key: str, listed: bool) -> None: ...
    async def with_code(self, code: str) -> str: ...
    async def running(self, most: int) -> list[str]: ...
    async def due(self, now: float, most: int) -> list[str]: ...


class Upkeep(Protocol):
    """Deleting tables, and taking words out of logs."""

    async def expired(self, terms: Days, now: float) -> list[str]: ...
    async def described(self, after: str, most: int) -> list[dict[str, Any]]: ...
    async def delete(self, keys: Iterable[str]) -> int: ...
    async def rewrite(self, key: str, facts: Mapping[int, dict[str, Any]]) -> None: ...


class Guests(Protocol):
    """Named guests and what is on their shelves."""

    async def count(self) -> int: ...
    async def add(self, guest: str, name: str, now: float) -> None: ...
    async def name_of(self, guest: str) -> str | None: ...
    async def seen(self, guest: str, now: float) -> None: ...
    async def rename(self, guest: str, name: str) -> None: ...
    async def shelf(self, guest: str) -> list[KeptMatch]: ...
    async def keep(self, guest: str, kept: KeptMatch, most: int) -> None: ...
    async def drop(self, guest: str, table: str, seat: int) -> None: ...
    async def leave(self, guest: str) -> None: ...
    async def prune(self, before: float) -> None: ...


class Reviews(Protocol):
    """Reviews of finished matches as JSON, one for each table."""

    async def load(self, table: str) -> bytes | None: ...
    async def keep(self, table: str, made: bytes) -> None: ...


class Storage(Protocol):
    """Logs of tables. `faults` are what its upkeep raises when it does not answer; everything else raises StoreDown."""

    tell: Callable[[dict[str, int]], Awaitable[None]] | None
    faults: tuple[type[Exception], ...]

    @property
    def ledger(self) -> Ledger: ...
    @property
    def upkeep(self) -> Upkeep: ...
    @property
    def guests(self) -> Guests: ...
    @property
    def reviews(self) -> Reviews: ...

    def open(self) -> None: ...
    async def close(self) -> None: ...
    async def ping(self) -> None: ...

    async def create(
        self, key: str, seed: bytes, listed: bool, draft: Draft, maker: str = "", size: int = 0
    ) -> list[LogEntry]:
        """Write down a new table of an address, and what it takes; Lost if there is one of that id."""
        ...

    async def put(self, key: str, after: int, drafts: list[Draft]) -> list[LogEntry]:
        """Have the next entries of a table written; Lost if they are not the next any more."""
        ...

    async def load(self, key: str) -> Kept | None: ...
    async def since(self, key: str, seq: int) -> list[LogEntry]: ...
    async def latest(self, keys: Iterable[str]) -> dict[str, int]: ...
    async def listed(self, most: int) -> list[str]: ...
