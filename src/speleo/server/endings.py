"""How tables end before their match does, and how people take back what they left at one."""

from __future__ import annotations

from typing import Any

from speleo.server.chairs import NO_NAME
from speleo.server.commands import Command
from speleo.server.entries import Draft, LogEntry
from speleo.server.errors import Refused, not_yours
from speleo.server.phases import RUNNING, WAITING
from speleo.server.table import Table
from speleo.server.tokens import holds

BY_HOST, DELETED = "host", "deleted"


def end() -> Command:
    """The server's host ends a table; what was played stays."""

    def command(table: Table) -> list[Draft]:
        return [Draft("closed", {"why": BY_HOST})]

    return command


def delete(holder: str | None) -> Command:
    """Whoever made the table deletes it, unless others are playing at it; the server's host (None) always may."""

    def command(table: Table) -> list[Draft]:
        if holder is not None:
            if not table.seats.is_host(holder):
                raise not_yours()
            others = [
                chair for chair in table.seats.chairs if chair.kind == "person" and not holds(holder, chair.holders)
            ]
            if table.phase == RUNNING and others:
                raise Refused(409, "in-play", "others are playing at this table: leave your seat instead")
        return [Draft("closed", {"why": DELETED})]

    return command


def forget(holder: str, seqs: list[int], seat: int | None = None) -> Command:
    """Tell everybody that words were taken back: the facts of these entries were changed on the disk already."""

    def command(table: Table) -> list[Draft]:
        if seat is not None:
            nameless(table, holder, seat)
        elif not table.seats.of(holder):
            raise not_yours()
        return [Draft("forgot", {"seqs": seqs, "seat": seat})]

    return command


def nameless(table: Table, holder: str, seat: int) -> None:
    table.seats.own(holder, seat)
    if table.phase in (WAITING, RUNNING):
        raise Refused(409, "not-over", "the match is not over")


def without_talk(entry: LogEntry, table: Table, holder: str) -> dict[str, Any] | None:
    """The facts of an entry without a line that this person wrote; None if there is nothing to change."""
    if entry.kind != "said" or not entry.data["text"] or not by(entry, table, holder):
        return None
    return {**entry.data, "text": ""}


def by(entry: LogEntry, table: Table, holder: str) -> bool:
    """Lines of older tables do not say who wrote them, but from which seat and under which name."""
    if "holder" in entry.data:
        return holds(holder, (entry.data["holder"],))
    seat = entry.data["seat"]
    return holds(holder, table.seats.chairs[seat].holders) and entry.data["name"] == table.seats.chairs[seat].name


def without_name(entry: LogEntry, table: Table, seat: int) -> dict[str, Any] | None:
    """The facts of an entry without the name of whoever holds a seat; None if there is nothing to change."""
    data, theirs = entry.data, table.seats.chairs[seat].holders
    changed = data
    if entry.kind == "created":
        changed = {**data, "chairs": [without_theirs(chair, theirs) for chair in data["chairs"]]}
    elif entry.kind == "wanted" and data["seat"] == seat:
        changed = {**data, "to": ""}
    elif data.get("name") and named(entry, table, theirs):
        changed = {**data, "name": NO_NAME}
    return changed if changed != data else None


def named(entry: LogEntry, table: Table, holders: tuple[str, ...]) -> bool:
    """Whether an entry names one of these people."""
    if entry.kind == "said":
        return any(by(entry, table, holder) for holder in holders)
    return entry.data.get("holder") in holders


def without_theirs(chair: dict[str, Any], holders: tuple[str, ...]) -> dict[str, Any]:
    return {**chair, "name": NO_NAME} if set(chair["holders"]) & set(holders) else chair
