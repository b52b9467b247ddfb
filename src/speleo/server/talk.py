"""What counts as talk at a table, and what follows from talk without words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from speleo.server import moments

if TYPE_CHECKING:
    from speleo.server.table import Table

TALK = ("said", "emoted", "nudged")
"""Of this a table has room for so much."""


def emoted(table: Table, data: dict[str, Any], seq: int) -> None:
    table.seats.chairs[data["seat"]].emoted_at = moments.steady()


def nudged(table: Table, data: dict[str, Any], seq: int) -> None:
    table.seats.chairs[data["to"]].nudged_at = moments.steady()
