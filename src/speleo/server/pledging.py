"""What people do to add to the deal, and how the match starts when all have."""

from __future__ import annotations

import hmac

from speleo.kernel.fairness import BY_ENTRY, pledge
from speleo.server.commands import Command, waiting
from speleo.server.entries import Draft
from speleo.server.errors import Refused, not_yours
from speleo.server.sealing import OPEN, PLEDGING, REVEALING
from speleo.server.table import Table

MOST_LOST = 9


def start(holder: str) -> Command:
    """The host starts: at once if nobody has pledged, else when those who have reveal their nonces."""

    def command(table: Table) -> list[Draft]:
        if not table.seats.is_host(holder):
            raise not_yours()
        waiting(table)
        missing = [str(seat + 1) for seat, chair in enumerate(table.seats.chairs) if chair.kind == "open"]
        if missing:
            raise Refused(409, "open-seats", f"nobody sits on seat {', '.join(missing)}")
        if table.sealing.stage != OPEN:
            return []
        if len(table.sealing.lost) >= MOST_LOST:
            raise Refused(409, "too-many-rounds", f"nonces were kept back {MOST_LOST} times: make a new table")
        return begun(table, sorted(table.sealing.pledges))

    return command


def begun(table: Table, seats: list[int]) -> list[Draft]:
    """The pledges of these seats stand, and they are to reveal; nobody's: the match begins."""
    return [Draft("sealed", {"round": table.sealing.round, "seats": seats})] if seats else [Draft("started", {})]


def make_pledge(holder: str, seat: int, pledged: str, attempt: int) -> Command:
    """The hash of a nonce; it can be replaced until the pledges stand."""

    def command(table: Table) -> list[Draft]:
        table.seats.own(holder, seat)
        waiting(table)
        check_open(table, seat, attempt)
        sealing = table.sealing
        if sealing.pledges.get(seat) == pledged:
            return []
        drafts = [pledged_entry(seat, pledged, attempt)]
        if sealing.stage == PLEDGING and set(sealing.missing) <= {seat}:
            drafts += begun(table, sorted({*sealing.pledges, seat}))
        return drafts

    return command


def pledged_entry(seat: int, pledged: str, attempt: int) -> Draft:
    return Draft("pledged", {"seat": seat, "pledge": pledged, "round": attempt})


def check_open(table: Table, seat: int, attempt: int) -> None:
    """Whether a seat may pledge itself in that round now."""
    sealing = table.sealing
    if table.sealing.numbering == BY_ENTRY:
        raise Refused(409, "old-deal", "this table is dealt as it was made, without pledges")
    if attempt != sealing.round:
        raise Refused(409, "other-round", f"it is round {sealing.round}")
    if seat in sealing.out:
        raise Refused(409, "left-out", f"seat {seat + 1} did not reveal its nonce in an earlier round")
    if sealing.stage == REVEALING or (sealing.stage == PLEDGING and seat not in sealing.awaited):
        raise Refused(409, "sealed", "the pledges for this deal stand")


def reveal(holder: str, seat: int, nonce: str) -> Command:
    """The nonce behind a pledge; the last one starts the match."""

    def command(table: Table) -> list[Draft]:
        table.seats.own(holder, seat)
        sealing = table.sealing
        if sealing.nonces.get(seat) == nonce:
            return []
        waiting(table)
        if sealing.stage != REVEALING or seat not in sealing.missing:
            raise Refused(409, "not-awaited", f"no nonce of seat {seat + 1} is awaited")
        right = pledge(table.sealing.promise, sealing.round, seat, nonce)
        if not hmac.compare_digest(right, sealing.pledges[seat]):
            raise Refused(409, "other-nonce", f"seat {seat + 1} pledged itself to another nonce")
        drafts = [Draft("revealed", {"seat": seat, "nonce": nonce, "round": sealing.round})]
        return [*drafts, Draft("started", {})] if sealing.missing == (seat,) else drafts

    return command


def lapse(attempt: int, seconds: float) -> Command:
    """Time is over: whoever did not reveal is left out and the others pledge anew; who did not pledge anew is too."""

    def command(table: Table) -> list[Draft]:
        sealing = table.sealing
        if sealing.round != attempt or not sealing.late(seconds):
            return []
        if sealing.stage == PLEDGING:
            return begun(table, sorted(sealing.pledges))
        lost = Draft("lapsed", {"round": attempt, "seats": list(sealing.missing)})
        return [lost] if len(sealing.missing) < len(sealing.awaited) else [lost, Draft("started", {})]

    return command
