"""What a holder has written out for a seat: codes that hand it over, feeds that tell its turns, and notices."""

from __future__ import annotations

from speleo.kernel.errors import BadSetup
from speleo.server import moments
from speleo.server.commands import Command, said
from speleo.server.entries import Draft
from speleo.server.errors import Refused, not_yours
from speleo.server.plan import checked_name
from speleo.server.seating import resigned
from speleo.server.table import Table
from speleo.server.tokens import holds

OFFER_SECONDS = 600
MOST_WISHES = 20
"""Confirmations that are sent for one table, at the most."""


def offer(holder: str, seats: list[int], give: bool, code: str) -> Command:
    """A code with which another device, or somebody else, gets these seats; `code` is hashed."""

    def command(table: Table) -> list[Draft]:
        for seat in seats:
            if table.seats.own(holder, seat).resigned:
                raise resigned(seat)
        if not seats:
            raise BadSetup("name the seats to hand over")
        until = moments.time_of_day() + OFFER_SECONDS
        data = {"code": code, "seats": sorted(set(seats)), "give": give, "until": until, "by": holder}
        return [Draft("offered", data)]

    return command


def arrive(holder: str, code: str, name: str) -> Command:
    """Take what was offered, once, if whoever offered it holds it still."""

    def command(table: Table) -> list[Draft]:
        found = table.seats.slips.offer_of(code)
        if (
            found is None
            or found.until <= moments.time_of_day()
            or not all(holds(found.by, table.seats.chairs[seat].holders) for seat in found.seats)
        ):
            raise Refused(404, "no-offer", "this code is not valid, or not any more")
        renamed = checked_name(name) if name else ""
        data = {"code": code, "seats": list(found.seats), "give": found.give, "holder": holder, "name": renamed}
        return [Draft("arrived", data)]

    return command


def subscribe(holder: str, code: str, language: str) -> Command:
    """A code, hashed, that tells whether it is the turn of these seats, and nothing else."""

    def command(table: Table) -> list[Draft]:
        seats = table.seats.of(holder)
        if not seats:
            raise not_yours()
        return [Draft("subscribed", {"code": code, "seats": list(seats), "by": holder, "language": language})]

    return command


def want_notices(holder: str, seat: int, to: str, possible: bool, code: str, language: str) -> Command:
    """Have a hook told when it is a seat's turn, as soon as that is confirmed; an empty text ends it.

    `code`, hashed, is sent there and nowhere else, so only who is reached there can confirm it.
    """

    def command(table: Table) -> list[Draft]:
        table.seats.own(holder, seat)
        if not possible:
            raise Refused(409, "no-hook", "this server sends no notices")
        wish = table.seats.slips.wishes.get(seat)
        if not to:
            return [Draft("wanted", {"seat": seat, "to": ""})] if wish is not None else []
        if wish is not None and wish.to == said(to) and wish.confirmed:
            return []
        if table.seats.slips.wished >= MOST_WISHES:
            raise Refused(409, "too-many-wishes", "no more notices can be asked for at this table")
        return [Draft("wanted", {"seat": seat, "to": said(to), "code": code, "language": language})]

    return command


def confirm_notices(code: str, agree: bool) -> Command:
    """Whoever was sent the code says whether notices may come there."""

    def command(table: Table) -> list[Draft]:
        seat = table.seats.slips.wish_of(code)
        if seat is None:
            raise Refused(404, "no-wish", "nobody asks for notices by this code any more")
        if not agree:
            return [Draft("wanted", {"seat": seat, "to": ""})]
        return [] if table.seats.slips.confirmed(seat) else [Draft("confirmed", {"seat": seat})]

    return command
