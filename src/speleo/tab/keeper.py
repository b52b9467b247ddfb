"""What a browser keeps: the tables as rows and their logs, in JSON. The page's side of it is web/src/tab/keeper.ts."""

from __future__ import annotations

from typing import Any, Protocol

Row = dict[str, Any]


class Keeper(Protocol):
    """A change is kept whole or not at all. A browser that keeps nothing says so to the page, and play goes on."""

    async def rows(self) -> list[Row]:
        """Every table, without its log."""
        ...

    async def log(self, key: str) -> list[Row]:
        """The log of a table, in order."""
        ...

    async def write(self, rows: list[Row], entries: list[Row]) -> None:
        """Put tables and entries, the new ones and those that changed."""
        ...

    async def delete(self, keys: list[str]) -> None:
        """Forget tables with their logs."""
        ...


class Forgetful:
    """Keeps everything for as long as it lives: for tests, and for where nothing else is at hand."""

    def __init__(self) -> None:
        self.kept: dict[str, Row] = {}
        self.logs: dict[str, dict[int, Row]] = {}

    async def rows(self) -> list[Row]:
        return [dict(row) for row in self.kept.values()]

    async def log(self, key: str) -> list[Row]:
        return [dict(self.logs[key][seq]) for seq in sorted(self.logs.get(key, {}))]

    async def write(self, rows: list[Row], entries: list[Row]) -> None:
        for row in rows:
            self.kept[row["id"]] = dict(row)
        for entry in entries:
            self.logs.setdefault(entry["table"], {})[entry["seq"]] = dict(entry)

    async def delete(self, keys: list[str]) -> None:
        for key in keys:
            self.kept.pop(key, None)
            self.logs.pop(key, None)
