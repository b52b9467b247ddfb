"""What people do at a table; who sits where is in `seating`.

Each command looks at the table and drafts what is to be written, or refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from speleo.kernel.errors import BadSetup, Refusal
from speleo.kernel.fairness import BY_DRAW
from speleo.kernel.game import Action
from speleo.server.entries import Draft
from speleo.server.errors import Refused, Stale, not_yours
from speleo.server.phases import RUNNING, WAITING
from speleo.server.table import Table
from speleo.server.undoing import consent, steps_after

Command = Callable[[Table], list[Draft]]
Counted = Mapping[str, int] | None
LONGEST_TEXT = 300


def why_not(table: Table, holder: str, seat: int, action: str, counts: Counted = None) -> Refusal | None:
    """Why an action of one's own seat is not possible now, or None if it is."""
    match = table.playing
    table.seats.own(holder, seat)
    return table.game.why_not(match.state, seat, named(table, action, counts))


def why_not_there(table: Table, holder: str, seat: int, kind: str, at: tuple[int, int] | None) -> Refusal | None:
    """The same for somebody who points at a kind of action and perhaps at a cell of the board."""
    match = table.playing
    table.seats.own(holder, seat)
    action = table.game.meant(match.state.seen_by(seat), seat, kind, at)
    return None if action is None else table.game.why_not(match.state, seat, action)


def named(table: Table, action: str, counts: Counted) -> Action:
    """The action that somebody sent, with the counts they chose if it is one that counts things."""
    found = table.game.parse_action(action)
    return found if counts is None else table.game.with_counts(found, counts)


def waiting(table: Table) -> None:
    if table.phase != WAITING:
        raise Refused(409, "not-waiting", "the match has begun")


def said(text: str) -> str:
    text = text.strip()
    if not 1 <= len(text) <= LONGEST_TEXT or not text.isprintable():
        raise BadSetup(f"a text has 1 to {LONGEST_TEXT} characters that can be printed")
    return text


def act(
    holder: str | None, seat: int, action: str, version: int, client: str | None, counts: Counted = None
) -> Command:
    """An action of a seat; `holder` is None for a bot."""

    def command(table: Table) -> list[Draft]:
        if holder is not None:
            table.seats.own(holder, seat)
        match = table.playing
        if table.play.stale_for(seat, version):
            raise Stale(version)
        if holder is not None and table.seats.chairs[seat].bot:
            raise Refused(409, "away", "a bot plays this seat: come back first")
        wanted = named(table, action, counts)
        table.game.legal_code(match.state, seat, wanted)
        return [Draft("acted", {"seat": seat, "action": wanted.notation, "mark": table.mark()}, client)]

    return command


def undo(holder: str, seat: int, to: int, version: int, client: str | None) -> Command:
    """Go back: at once, or when everybody whose agreement is needed has agreed to exactly this."""

    def command(table: Table) -> list[Draft]:
        table.seats.own(holder, seat)
        match = table.playing
        if table.seats.chairs[seat].bot:
            raise Refused(409, "away", "a bot plays this seat: come back first")
        if version < table.play.step_seq:
            raise Stale(version)
        try:
            match.check_undo(seat, to)
        except BadSetup as error:
            raise Refused(409, "no-step", str(error)) from None
        found = consent(table, seat, to)
        if found.offer.against:
            seats = ", ".join(str(other + 1) for other in found.offer.against)
            raise Refused(
                409, "revealed", f"something came to light since, and nobody on seat {seats} can agree to that"
            )
        asked = [other for other in found.offer.needs if other not in table.seats.of(holder)]
        if asked:
            wanted = {"seat": seat, "to": to, "version": version, "steps": steps_after(match, to), "needs": asked}
            return [Draft("asked", wanted, client)]
        return [Draft("undone", {"seat": seat, "to": to, "agreed": list(found.needs)}, client)]

    return command


def answer_undo(holder: str, seat: int, request: int, agree: bool, client: str | None = None) -> Command:
    """Say yes or no to the request of that number, and to no other."""

    def command(table: Table) -> list[Draft]:
        table.seats.own(holder, seat)
        asked = table.play.asked
        if asked is None or asked.request != request:
            raise Refused(409, "overtaken", "this request is void: something happened since")
        if seat not in asked.needs or seat in asked.agreed:
            raise Refused(409, "not-asked", f"nobody asks seat {seat + 1} to agree to anything")
        drafts = [Draft("answered", {"seat": seat, "request": request, "agree": agree}, client)]
        if agree and set(asked.needs) == {*asked.agreed, seat}:
            everybody = [other for other in range(len(table.seats.chairs)) if other != asked.seat]
            drafts.append(
                Draft("undone", {"seat": asked.seat, "to": asked.to, "request": request, "agreed": everybody})
            )
        return drafts

    return command


def say(holder: str, text: str, client: str | None = None) -> Command:
    """A line of talk by somebody who holds a seat."""

    def command(table: Table) -> list[Draft]:
        seats = table.seats.of(holder)
        if not seats:
            raise not_yours()
        facts = {"seat": seats[0], "name": table.seats.chairs[seats[0]].name, "text": said(text), "holder": holder}
        return [Draft("said", facts, client)]

    return command


def renew(holder: str, key: str) -> Command:
    """Say where the next match of this round is."""

    def command(table: Table) -> list[Draft]:
        if not table.seats.is_host(holder):
            raise not_yours()
        if table.phase in (WAITING, RUNNING):
            raise Refused(409, "not-over", "the match is not over")
        return [] if table.next_table else [Draft("renewed", {"table": key})]

    return command


def first_entry(plan: dict[str, Any], host: str, chairs: list[dict[str, Any]]) -> Draft:
    return Draft("created", {"plan": plan, "host": host, "chairs": chairs, "numbering": BY_DRAW})
