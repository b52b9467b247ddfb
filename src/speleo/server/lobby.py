"""What follows from what people do before the match: looks, names, who is ready, and what is agreed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from speleo.server.chairs import Chair

if TYPE_CHECKING:
    from speleo.server.table import Table


def dressed(table: Table, data: dict[str, Any], seq: int) -> None:
    table.seats.chairs[data["seat"]].look = data["look"]


def renamed(table: Table, data: dict[str, Any], seq: int) -> None:
    table.seats.chairs[data["seat"]].name = data["name"]


def readied(table: Table, data: dict[str, Any], seq: int) -> None:
    table.seats.chairs[data["seat"]].ready = data["ready"]


def agreed(table: Table, data: dict[str, Any], seq: int) -> None:
    """What the others were ready for is not what it was, unless only the name of the table changed."""
    terms = data["terms"]
    table.plan = replace(table.plan, **terms)
    while len(table.seats.chairs) < table.plan.seats:
        table.seats.chairs.append(Chair("open"))
    for seat in range(table.plan.seats, len(table.seats.chairs)):
        table.seats.slips.let_go(seat)
        table.sealing.vacate(seat)
    del table.seats.chairs[table.plan.seats :]
    if set(terms) - {"title", "listed"}:
        for chair in table.seats.chairs:
            chair.ready = chair.ready and table.seats.host in chair.holders
