"""Who sits where: taking and leaving seats, and bots that stand in. What is handed over is in `handing`."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

from speleo.kernel.fairness import BY_DRAW
from speleo.server import moments
from speleo.server.chairs import STAND_IN
from speleo.server.commands import Command, waiting
from speleo.server.entries import Draft
from speleo.server.errors import Refused, not_yours
from speleo.server.knocking import KNOCK_SECONDS, MOST_KNOCKS
from speleo.server.looks import Look, colour_taken
from speleo.server.phases import OVER, WAITING
from speleo.server.plan import called, checked_bot, checked_name
from speleo.server.pledging import pledged_entry
from speleo.server.relief import on_offer
from speleo.server.sealing import PLEDGING, REVEALING
from speleo.server.table import Table
from speleo.server.tokens import holds

Invited = Callable[[str], Collection[str]]
"""The names of the bots that the host has invited for a game."""


def nobody(game: str) -> Collection[str]:
    return ()


def claim(
    holder: str,
    seat: int,
    name: str,
    pledged: str = "",
    attempt: int = 0,
    look: Look | None = None,
    came_with: str = "",
) -> Command:
    """Sit down on an open chair; in play knock, unless there is nobody else to ask.

    Before the match a pledge for the deal may come along, for the round that is known. `came_with` is the secret
    that somebody had before, if the one they are to hold is new. A colour that is taken is left to the others.
    """

    def command(table: Table) -> list[Draft]:
        chair, wanted = table.seats.at(seat), checked_name(name)
        if chair.resigned:
            raise resigned(seat)
        if came_with and holds(came_with, tuple(table.seats.barred)):
            raise Refused(403, "barred", "the host asked you to get up from this table")
        if chair.kind != "open":
            raise Refused(409, "taken", f"seat {seat + 1} is taken")
        if table.phase == OVER:
            raise Refused(409, "over", "the match is over")
        asked: dict[str, Any] = {"seat": seat, "holder": holder, "name": wanted}
        own, host = table.seats.of(holder), table.seats.is_host(holder)
        if table.phase == WAITING:
            if look is not None:
                taken = colour_taken(table.seats.chairs, seat, look.colour)
                asked["look"] = replace(look, colour=None if taken else look.colour).facts
            sealable = pledged and table.sealing.numbering == BY_DRAW and attempt == table.sealing.round
            return [Draft("claimed", asked), *([pledged_entry(seat, pledged, attempt)] if sealable else ())]
        if table.seats.everybody_agrees(set(own), host):
            return [Draft("claimed", asked)]
        now = moments.time_of_day()
        if table.seats.knock is not None and table.seats.knock.until > now:
            raise Refused(409, "knocking", "somebody else asks for a seat: wait for the answer")
        if table.seats.knocks >= MOST_KNOCKS:
            raise Refused(409, "shut", "nobody is let in at this table any more")
        return [Draft("knocked", {**asked, "agreed": list(own), "host": host, "until": now + KNOCK_SECONDS})]

    return command


def admit(holder: str, request: int, agree: bool) -> Command:
    """Answer somebody who knocks, for all seats of this secret; with the last yes they sit down."""

    def command(table: Table) -> list[Draft]:
        seats, host, knock = table.seats.of(holder), table.seats.is_host(holder), table.seats.knock
        if not seats and not host:
            raise not_yours()
        if knock is None or knock.request != request:
            raise Refused(409, "overtaken", "this request is not open any more: look again")
        agreed, hosted = knock.agreed.union(seats), knock.host or host
        if agreed == knock.agreed and hosted == knock.host:
            raise Refused(409, "not-asked", "you have agreed already")
        drafts = [Draft("admitted", {"request": request, "seats": list(seats), "host": host, "agree": agree})]
        if agree and table.seats.everybody_agrees(agreed, hosted):
            drafts.append(Draft("claimed", {"seat": knock.seat, "holder": knock.holder, "name": knock.name}))
        return drafts

    return command


def resigned(seat: int) -> Refused:
    return Refused(409, "resigned", f"seat {seat + 1} has resigned")


def leave(holder: str, seat: int) -> Command:
    """Get up: before the match the chair is open again, during it a stand-in plays until somebody is let in."""

    def command(table: Table) -> list[Draft]:
        if not (table.seats.is_host(holder) and table.phase == WAITING):
            table.seats.own(holder, seat)
        chair = table.seats.at(seat)
        if chair.kind == "open":
            return []
        if table.sealing.stage in (PLEDGING, REVEALING):
            table.seats.own(holder, seat)
        why = {} if holds(holder, chair.holders) or chair.kind == "bot" else {"why": "host"}
        return [Draft("left", {"seat": seat, "name": chair.name, **why})]

    return command


def seat_bot(holder: str, seat: int, bot: str, absent_seconds: float, invited: Invited = nobody) -> Command:
    """A person lets a bot play until they return; the host fills an open chair, in play the place of somebody absent.

    For somebody else nobody chooses how well they are played: that is always the stand-in.
    """

    def command(table: Table) -> list[Draft]:
        chair = table.seats.at(seat)
        if chair.resigned:
            raise resigned(seat)
        chosen = checked_bot(table.plan.game, bot, invited(table.plan.game)) if bot not in ("", STAND_IN) else STAND_IN
        if holds(holder, chair.holders):
            return [Draft("seated", {"seat": seat, "bot": chosen, "why": "asked"})]
        if not table.seats.is_host(holder):
            raise not_yours()
        if chair.kind != "person":
            waiting(table)
            others = [other.name for at, other in enumerate(table.seats.chairs) if at != seat]
            name = called(table.plan.game, chosen, invited(table.plan.game), others)
            return [Draft("seated", {"seat": seat, "bot": chosen, "why": "asked", "name": name})]
        if seat not in table.actors or table.clocks.waited() < absent_seconds:
            raise Refused(409, "not-absent", f"seat {seat + 1} is absent after {absent_seconds:g} seconds of its turn")
        return [] if chair.bot else [Draft("seated", {"seat": seat, "bot": STAND_IN, "why": "host"})]

    return command


def replaced(seat: int, bot: str) -> Command:
    """A bot that somebody brought has gone wrong too often: the stand-in plays its seat from now on."""

    def command(table: Table) -> list[Draft]:
        chair = table.seats.at(seat)
        if chair.bot != bot or table.phase == OVER:
            return []
        kept = {"name": chair.name} if chair.kind == "bot" else {}
        return [Draft("seated", {"seat": seat, "bot": STAND_IN, "why": "faults", **kept})]

    return command


def come_back(holder: str, seat: int) -> Command:
    """Take the seat over from the stand-in, unless that has to act first because the time ran out."""

    def command(table: Table) -> list[Draft]:
        chair = table.seats.own(holder, seat)
        if chair.resigned:
            raise resigned(seat)
        if seat in table.clocks.overdue and seat in table.actors:
            raise Refused(409, "overdue", f"the time of seat {seat + 1} ran out: the stand-in acts first")
        return [Draft("returned", {"seat": seat})] if chair.bot else []

    return command


def resign(holder: str, seat: int) -> Command:
    """For good: a stand-in plays on, so that the others can finish their match."""

    def command(table: Table) -> list[Draft]:
        chair = table.seats.own(holder, seat)
        if chair.resigned or not table.playing:
            return []
        return [Draft("resigned", {"seat": seat, "bot": STAND_IN})]

    return command


def take_over(holder: str, seat: int, by: int) -> Command:
    """Play a bot's seat from now on, beside one's own. Everybody is told, and the record says so."""

    def command(table: Table) -> list[Draft]:
        chair = table.seats.own(holder, by)
        if table.seats.at(seat).kind != "bot":
            raise Refused(409, "taken", f"seat {seat + 1} is not a bot's")
        if seat not in on_offer(table, by):
            raise Refused(409, "not-sidelined", "a bot's seat is taken over only while your own can do nothing")
        return [Draft("took", {"seat": seat, "by": by, "holder": holder, "name": chair.name})]

    return command


def stand_in(seat: int) -> Command:
    """A person let the clock run out."""

    def command(table: Table) -> list[Draft]:
        if seat not in table.actors or table.seats.chairs[seat].bot:
            return []
        return [Draft("seated", {"seat": seat, "bot": STAND_IN, "why": "clock"})]

    return command
