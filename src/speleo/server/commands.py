"""What people do at a table; who sits where is in `seating`.

Each command looks at the table and drafts what is to be written, or refuses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from speleo.kernel.errors import BadNotation, BadSetup, IllegalAction, Refusal
from speleo.server.entries import Draft
from speleo.server.errors import Refused, Stale, not_yours
from speleo.server.phases import RUNNING, WAITING
from speleo.server.table import Table
from speleo.server.tokens import holds

Command = Callable[[Table], list[Draft]]
LONGEST_TEXT = 300


def seat_at(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.chairs):
        raise Refused(404, "no-seat", f"there is no seat {seat + 1}")
    return seat


def own_seat(table: Table, holder: str, seat: int) -> int:
    if not holds(holder, table.chairs[seat_at(table, seat)].holders):
        raise not_yours()
    return seat


def why_not(table: Table, holder: str, seat: int, action: str) -> Refusal | None:
    """Why an action of one's own seat is not possible now, or None if it is."""
    match = table.playing
    own_seat(table, holder, seat)
    return table.game.why_not(match.state, seat, table.game.parse_action(action))


def waiting(table: Table) -> None:
    if table.phase != WAITING:
        raise Refused(409, "not-waiting", "the match has begun")


def said(text: str) -> str:
    text = text.strip()
    if not 1 <= len(text) <= LONGEST_TEXT or not text.isprintable():
        raise BadSetup(f"a text has 1 to {LONGEST_TEXT} characters that can be printed")
    return text


def add_entropy(holder: str, seat: int, text: str) -> Command:
    """Text of a seat that goes into the dealing, after the promise was published; one for each seat."""

    def command(table: Table) -> list[Draft]:
        waiting(table)
        own_seat(table, holder, seat)
        if table.plan.record:
            raise Refused(409, "imported", "a match that is played on is dealt without added text")
        if any(giver == seat for giver, _ in table.entropy):
            raise Refused(409, "added", f"seat {seat + 1} has added its text")
        return [Draft("entropy", {"seat": seat, "text": said(text)})]

    return command


def start(holder: str) -> Command:
    def command(table: Table) -> list[Draft]:
        if not table.is_host(holder):
            raise not_yours()
        waiting(table)
        missing = [str(seat + 1) for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
        if missing:
            raise Refused(409, "open-seats", f"nobody sits on seat {', '.join(missing)}")
        return [Draft("started", {})]

    return command


def act(holder: str | None, seat: int, action: str, version: int, client: str | None) -> Command:
    """An action of a seat; `holder` is None for a bot."""

    def command(table: Table) -> list[Draft]:
        if holder is not None:
            own_seat(table, holder, seat)
        match = table.playing
        if table.stale_for(seat, version):
            raise Stale(version)
        if holder is not None and table.chairs[seat].bot:
            raise Refused(409, "away", "a bot plays this seat: come back first")
        wanted = table.game.parse_action(action)
        if not table.game.is_legal(match.state, seat, table.game.encode(match.state, wanted)):
            refusal = table.game.why_not(match.state, seat, wanted)
            if refusal is None:
                raise BadNotation(f"{action!r} cannot be done")
            title = table.game.rulebook("en").rule(refusal.rule).title
            raise IllegalAction(f"seat {seat + 1}", wanted.notation, refusal, title)
        return [Draft("acted", {"seat": seat, "action": wanted.notation, "mark": table.mark()}, client)]

    return command


def undo(holder: str, seat: int, to: int, version: int, client: str | None) -> Command:
    """Go back by the kernel's rule: at once, or when everybody whose agreement is needed has agreed."""

    def command(table: Table) -> list[Draft]:
        own_seat(table, holder, seat)
        match = table.playing
        if table.chairs[seat].bot:
            raise Refused(409, "away", "a bot plays this seat: come back first")
        if table.stale_for(seat, version):
            raise Stale(version)
        later = [step.serial for step in match.steps if step.serial > to]
        if not later or (to != 0 and to not in [step.serial for step in match.steps]):
            raise Refused(409, "no-step", f"there is no step {to} to go back to")
        needs = match.undo_needs(seat, to)
        asked = [other for other in needs if not table.chairs[other].bot and other not in table.seats_of(holder)]
        if asked:
            return [Draft("asked", {"seat": seat, "to": to, "needs": asked}, client)]
        return [Draft("undone", {"seat": seat, "to": to, "agreed": list(needs)}, client)]

    return command


def answer_undo(holder: str, seat: int, agree: bool, client: str | None = None) -> Command:
    def command(table: Table) -> list[Draft]:
        own_seat(table, holder, seat)
        asked = table.asked
        if asked is None or seat not in asked.needs or seat in asked.agreed:
            raise Refused(409, "not-asked", f"nobody asks seat {seat + 1} to agree to anything")
        drafts = [Draft("answered", {"seat": seat, "agree": agree}, client)]
        if agree and set(asked.needs) == {*asked.agreed, seat}:
            everybody = [other for other in range(len(table.chairs)) if other != asked.seat]
            drafts.append(Draft("undone", {"seat": asked.seat, "to": asked.to, "agreed": everybody}))
        return drafts

    return command


def say(holder: str, text: str, client: str | None = None) -> Command:
    """A line of talk by somebody who holds a seat."""

    def command(table: Table) -> list[Draft]:
        seats = table.seats_of(holder)
        if not seats:
            raise not_yours()
        return [Draft("said", {"seat": seats[0], "name": table.chairs[seats[0]].name, "text": said(text)}, client)]

    return command


def renew(holder: str, key: str) -> Command:
    """Say where the next match of this round is."""

    def command(table: Table) -> list[Draft]:
        if not table.is_host(holder):
            raise not_yours()
        if table.phase in (WAITING, RUNNING):
            raise Refused(409, "not-over", "the match is not over")
        return [] if table.next_table else [Draft("renewed", {"table": key})]

    return command


def first_entry(plan: dict[str, Any], host: str, chairs: list[dict[str, Any]]) -> Draft:
    return Draft("created", {"plan": plan, "host": host, "chairs": chairs})
