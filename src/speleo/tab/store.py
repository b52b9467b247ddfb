"""The storage of a hall in a browser tab: rows of tables in memory, logs with the keeper, one writer alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import asdict
from typing import Any

from speleo.server import moments
from speleo.server.entries import Draft, LogEntry
from speleo.server.errors import Lost, Refused
from speleo.server.spoken import code_of
from speleo.server.storage.kept import Account, Days, Kept, KeptMatch, Note, drafted, phase_of
from speleo.tab.keeper import Keeper, Row


class TabStore:
    """`rows` is what is known of every table without its log; `last` the number of its last entry.

    It is its own ledger and upkeep: there are few tables, and all rows are in memory.
    """

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.table_rows: dict[str, Row] = {}
        self.tell: Callable[[dict[str, int]], Awaitable[None]] | None = None
        self.faults: tuple[type[Exception], ...] = (OSError,)
        self.ledger = self
        self.upkeep = self
        self.guests = NoGuests()
        self.reviews = NoReviews()

    async def read(self) -> None:
        """What was kept when the tab was last open."""
        self.table_rows = {row["id"]: row for row in await self.keeper.rows()}

    def open(self) -> None: ...

    async def close(self) -> None: ...

    async def ping(self) -> None: ...

    # logs

    async def create(
        self, key: str, seed: bytes, listed: bool, draft: Draft, maker: str = "", size: int = 0
    ) -> list[LogEntry]:
        if key in self.table_rows:
            raise Lost
        row: Row = {"id": key, "seed": seed.hex(), "listed": listed, "over": False, "at": moments.time_of_day()}
        row |= {"maker": maker, "bytes": size, "code": code_of(key), "running": False, "wakes_at": None, "last": 0}
        row |= {"last_at": row["at"]}
        self.table_rows[key] = row
        return await self.put(key, 0, [draft])

    async def put(self, key: str, after: int, drafts: list[Draft]) -> list[LogEntry]:
        """Write entries if nobody was faster, as a database would."""
        row = self.table_rows.get(key)
        if row is None or row["last"] != after:
            raise Lost
        entries = drafted(after, moments.time_of_day(), drafts)
        row["last"], row["last_at"] = entries[-1].seq, entries[-1].at
        row["running"] = row["running"] or any(made.kind == "started" for made in entries)
        await self.keeper.write([row], [{"table": key, **asdict(made)} for made in entries])
        return entries

    async def load(self, key: str) -> Kept | None:
        row = self.table_rows.get(key)
        return None if row is None else Kept(bytes.fromhex(row["seed"]), await self.since(key, 0), row["maker"])

    async def since(self, key: str, seq: int) -> list[LogEntry]:
        return [
            LogEntry(row["seq"], row["at"], row["kind"], row["data"], row["client"])
            for row in await self.keeper.log(key)
            if row["seq"] > seq
        ]

    async def latest(self, keys: Iterable[str]) -> dict[str, int]:
        return {key: self.table_rows[key]["last"] for key in keys if key in self.table_rows}

    async def listed(self, most: int) -> list[str]:
        """The newest first."""
        return self.newest(lambda row: row["listed"] and not row["over"])[:most]

    def newest(self, wanted: Callable[[Row], bool]) -> list[str]:
        return [row["id"] for row in sorted(self.table_rows.values(), key=lambda row: -row["at"]) if wanted(row)]

    # notes

    async def write(self, notes: list[Note]) -> None:
        known = [note for note in notes if note.key in self.table_rows]
        for note in known:
            self.table_rows[note.key] |= {"over": note.over, "bytes": note.bytes, "wakes_at": note.wakes_at}
        await self.keeper.write([self.table_rows[note.key] for note in known], [])

    async def account(self, maker: str) -> Account:
        own = [row for row in self.table_rows.values() if row["maker"] == maker]
        unfinished = [row for row in own if not row["over"]]
        return Account(len(unfinished), sum(row["listed"] for row in unfinished), sum(row["bytes"] for row in own))

    async def bytes_in_all(self) -> int:
        return sum(row["bytes"] for row in self.table_rows.values())

    async def set_listed(self, key: str, listed: bool) -> None:
        self.table_rows[key]["listed"] = listed
        await self.keeper.write([self.table_rows[key]], [])

    async def with_code(self, code: str) -> str:
        return next(iter(self.newest(lambda row: row["code"] == code and not row["over"])), "")

    async def running(self, most: int) -> list[str]:
        """In a tab nobody waits for a match that nobody looks at: those with a clock alone are taken up."""
        return self.newest(lambda row: row["running"] and not row["over"] and row["wakes_at"] is not None)[:most]

    async def due(self, now: float, most: int) -> list[str]:
        return [key for key in await self.running(most) if self.table_rows[key]["wakes_at"] <= now]

    # upkeep

    async def expired(self, terms: Days, now: float) -> list[str]:
        return [
            key
            for key, row in self.table_rows.items()
            if terms.past(phase_of(row["over"], row["running"]), now - row["last_at"])
        ]

    async def described(self, after: str, most: int) -> list[dict[str, Any]]:
        """A tab has no host who looks after others' tables."""
        return []

    async def delete(self, keys: Iterable[str]) -> int:
        gone = [key for key in keys if self.table_rows.pop(key, None) is not None]
        await self.keeper.delete(gone)
        return len(gone)

    async def rewrite(self, key: str, facts: Mapping[int, dict[str, Any]]) -> None:
        changed = [
            {"table": key, **asdict(entry), "data": facts[entry.seq]}
            for entry in await self.since(key, 0)
            if entry.seq in facts
        ]
        await self.keeper.write([], changed)


class NoGuests:
    """In a tab the shelf of the device is the only one."""

    async def count(self) -> int:
        raise no_guests()

    async def add(self, guest: str, name: str, now: float) -> None:
        raise no_guests()

    async def name_of(self, guest: str) -> str | None:
        return None

    async def seen(self, guest: str, now: float) -> None:
        raise no_guests()

    async def rename(self, guest: str, name: str) -> None:
        raise no_guests()

    async def shelf(self, guest: str) -> list[KeptMatch]:
        raise no_guests()

    async def keep(self, guest: str, kept: KeptMatch, most: int) -> None:
        raise no_guests()

    async def drop(self, guest: str, table: str, seat: int) -> None:
        raise no_guests()

    async def leave(self, guest: str) -> None:
        raise no_guests()

    async def prune(self, before: float) -> None: ...


class NoReviews:
    """A tab keeps none: whoever opens a match again has it looked back at again."""

    async def load(self, table: str) -> bytes | None:
        return None

    async def keep(self, table: str, made: bytes) -> None: ...


def no_guests() -> Refused:
    return Refused(404, "no-guests", "there is no server here that could keep a shelf: this device does")
