"""Who sits where: taking, leaving and handing over seats, bots that stand in, and notices for a seat."""

from __future__ import annotations

import hmac

from speleo.kernel.errors import BadSetup
from speleo.server import moments
from speleo.server.commands import Command, own_seat, said, seat_at
from speleo.server.entries import Draft
from speleo.server.errors import Refused, not_yours
from speleo.server.phases import WAITING
from speleo.server.plan import checked_bot, checked_name
from speleo.server.table import Table
from speleo.server.tokens import holds

OFFER_SECONDS = 600
STAND_IN = "random"


def claim(holder: str, seat: int, name: str) -> Command:
    """Sit down on an open chair."""

    def command(table: Table) -> list[Draft]:
        if table.chairs[seat_at(table, seat)].kind != "open":
            raise Refused(409, "taken", f"seat {seat + 1} is taken")
        return [Draft("claimed", {"seat": seat, "holder": holder, "name": checked_name(name)})]

    return command


def leave(holder: str, seat: int) -> Command:
    """Get up: before the match the chair is open again, during it anybody with the link may take over."""

    def command(table: Table) -> list[Draft]:
        if not (table.is_host(holder) and table.phase == WAITING):
            own_seat(table, holder, seat)
        if table.chairs[seat_at(table, seat)].kind == "open":
            return []
        return [Draft("left", {"seat": seat})]

    return command


def seat_bot(holder: str, seat: int, bot: str, absent_seconds: float) -> Command:
    """The host fills an open chair or the place of somebody absent, or a person lets a bot play until they return."""

    def command(table: Table) -> list[Draft]:
        chair = table.chairs[seat_at(table, seat)]
        own, why = holds(holder, chair.holders), "asked"
        if not own and not table.is_host(holder):
            raise not_yours()
        if chair.kind == "person" and not own:
            why = "host"
            if seat not in table.actors() or table.clocks.waited() < absent_seconds:
                said = f"seat {seat + 1} is absent after {absent_seconds:g} seconds of its turn"
                raise Refused(409, "not-absent", said)
        if chair.resigned:
            raise Refused(409, "resigned", f"seat {seat + 1} has resigned")
        return [Draft("seated", {"seat": seat, "bot": checked_bot(table.plan.game, bot), "why": why})]

    return command


def come_back(holder: str, seat: int) -> Command:
    def command(table: Table) -> list[Draft]:
        chair = table.chairs[own_seat(table, holder, seat)]
        if chair.resigned:
            raise Refused(409, "resigned", f"seat {seat + 1} has resigned")
        return [Draft("returned", {"seat": seat})] if chair.bot else []

    return command


def resign(holder: str, seat: int) -> Command:
    """A bot plays on, so that the others can finish their match."""

    def command(table: Table) -> list[Draft]:
        chair = table.chairs[own_seat(table, holder, seat)]
        if chair.resigned or not table.playing:
            return []
        return [Draft("resigned", {"seat": seat, "bot": STAND_IN})]

    return command


def stand_in(seat: int) -> Command:
    """A person let the clock run out."""

    def command(table: Table) -> list[Draft]:
        if seat not in table.actors() or table.chairs[seat].bot:
            return []
        return [Draft("seated", {"seat": seat, "bot": STAND_IN, "why": "clock"})]

    return command


def offer(holder: str, seats: list[int], give: bool, code: str) -> Command:
    """A code with which another device, or somebody else, gets these seats; `code` is hashed."""

    def command(table: Table) -> list[Draft]:
        for seat in seats:
            own_seat(table, holder, seat)
        if not seats:
            raise BadSetup("name the seats to hand over")
        until = moments.time_of_day() + OFFER_SECONDS
        return [Draft("offered", {"code": code, "seats": sorted(set(seats)), "give": give, "until": until})]

    return command


def arrive(holder: str, code: str, name: str) -> Command:
    """Take what was offered, once."""

    def command(table: Table) -> list[Draft]:
        for known, offered in table.offers.items():
            if hmac.compare_digest(known, code) and offered["until"] > moments.time_of_day():
                renamed = checked_name(name) if name else ""
                return [Draft("arrived", {"code": code, "seats": offered["seats"], "holder": holder, "name": renamed})]
        raise Refused(404, "no-offer", "this code is not valid, or not any more")

    return command


def subscribe(holder: str, code: str) -> Command:
    """A code, hashed, that tells whether it is the turn of these seats, and nothing else."""

    def command(table: Table) -> list[Draft]:
        seats = table.seats_of(holder)
        if not seats:
            raise not_yours()
        return [Draft("subscribed", {"code": code, "seats": list(seats)})]

    return command


def want_notices(holder: str, seat: int, to: str, possible: bool) -> Command:
    """Have a hook told when it is a seat's turn; an empty text ends that."""

    def command(table: Table) -> list[Draft]:
        own_seat(table, holder, seat)
        if not possible:
            raise Refused(409, "no-hook", "this server sends no notices")
        told = said(to) if to else ""
        return [Draft("wanted", {"seat": seat, "to": told})] if table.wanted.get(seat, "") != told else []

    return command
