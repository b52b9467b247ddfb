"""A finished match as one seat keeps it on a shelf."""

from __future__ import annotations

from typing import Any

import orjson

from speleo.server.errors import Refused
from speleo.server.phases import OVER
from speleo.server.storage.kept import KeptMatch
from speleo.server.table import Table


def memento_of(table: Table, seat: int, account: dict[str, Any]) -> KeptMatch:
    """When it was, who played what, how it ended, and the figures of the seat; names are kept apart."""
    if table.phase != OVER:
        raise Refused(409, "not-over", "the match is not over")
    if seat >= len(table.seats.chairs):
        raise Refused(404, "no-seat", "there is no such seat at this table")
    results = {standing["seat"]: standing for standing in account["outcome"]["standings"]}
    began = next((told["at"] for line in table.story.lines if (told := orjson.loads(line))["what"] == "started"), 0.0)
    data = {
        "game": table.plan.game,
        "edition": table.plan.edition,
        "reason": account["outcome"]["reason"],
        "seconds": max(0, round(table.clocks.moved_at - began)),
        "chapters": len(account["chapters"]),
        "seats": [
            {
                "kind": chair.kind,
                "bot": chair.bot,
                "points": results[at]["points"],
                "place": results[at]["place"],
                "winner": results[at]["winner"],
            }
            for at, chair in enumerate(table.seats.chairs)
        ],
        "figures": account["figures"][seat],
    }
    names = {"title": table.plan.title, "names": [chair.name for chair in table.seats.chairs]}
    return KeptMatch(table.key, seat, table.clocks.moved_at, data, names)
