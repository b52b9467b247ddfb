"""Who is connected to a table: told to those who asked for it, soon after somebody came, went, sat down or got up."""

from __future__ import annotations

import asyncio

from speleo.server.table import Table
from speleo.server.wire import packed

SOON_SECONDS = 0.3
"""Many come and go at once when a line breaks: all of it is told together."""


def company(table: Table) -> bytes:
    sitting = [listener.seats() for listener in table.listeners]
    here = sorted({seat for seats in sitting for seat in seats})
    return packed({"type": "company", "here": here, "watching": sum(not seats for seats in sitting)})


def company_changed(table: Table) -> None:
    if table.gathering is None:
        table.gathering = asyncio.get_running_loop().call_later(SOON_SECONDS, tell_company, table)


def tell_company(table: Table) -> None:
    table.gathering = None
    told = company(table)
    for listener in list(table.listeners):
        listener.meet(told)
