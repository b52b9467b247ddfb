"""Whether hints may be taken at a table, and the entry that says that one was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from speleo.server.entries import Draft
from speleo.server.errors import Refused, Stale
from speleo.server.phases import RUNNING
from speleo.server.plan import AGREED, NEVER

if TYPE_CHECKING:
    from speleo.server.commands import Command
    from speleo.server.table import Table


def may_take_hints(table: Table) -> bool:
    """Somebody alone against bots may unless it was ruled out; several people only if all of them have agreed.

    To agree is to be ready under terms that say so, or to have made them.
    """
    plan, seats = table.plan, table.seats
    people = [chair for chair in seats.chairs if chair.kind == "person" and not chair.resigned]
    if table.phase != RUNNING or plan.hints == NEVER or not people:
        return False
    together = set(people[0].holders).intersection(*(chair.holders for chair in people))
    if together and (len(people) == 1 or plan.hints == AGREED):
        return True
    return plan.hints == AGREED and all(chair.ready or seats.host in chair.holders for chair in people)


def check_hint(table: Table, holder: str, seat: int) -> None:
    """Refuse a hint that may not be taken, or for which there is nothing to decide."""
    table.seats.own(holder, seat)
    if not may_take_hints(table):
        raise Refused(403, "no-hints", "no hints are agreed at this table")
    if seat not in table.actors:
        raise Refused(409, "not-asked", f"seat {seat + 1} has nothing to decide now")


def moment(table: Table, seat: int) -> int:
    """The same for as long as nothing happens that the seat should see before it acts; secret choices do not count."""
    return max(table.play.loud_seq, table.play.own_seq.get(seat, 0))


def take_hint(holder: str, seat: int, at: int) -> Command:
    """Write down that a seat was told what bots would do, if it is still asked for that."""

    def command(table: Table) -> list[Draft]:
        check_hint(table, holder, seat)
        if moment(table, seat) != at:
            raise Stale(table.story.seq)
        return [Draft("hinted", {"seat": seat})]

    return command
