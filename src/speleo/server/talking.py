"""Table talk without words: emotes, and a nudge for somebody who keeps the others waiting."""

from __future__ import annotations

from speleo.server import moments
from speleo.server.commands import Command
from speleo.server.entries import Draft
from speleo.server.errors import Refused
from speleo.server.phases import WAITING
from speleo.server.quotas import limited
from speleo.server.table import Table

EMOTES = ("bravo", "lucky", "wow", "ouch", "turn", "onward", "grr", "help")
EMOTE_SECONDS = 3.0
"""One emote of a seat in so long."""
NUDGE_SECONDS = 30.0
"""One nudge of a seat in so long, whoever nudges."""
SLOW_SECONDS = 15.0
"""After so long a turn is slow enough for a nudge."""


def emote(holder: str, seat: int, what: str) -> Command:
    def command(table: Table) -> list[Draft]:
        table.seats.own(holder, seat)
        if moments.steady() - table.seats.chairs[seat].emoted_at < EMOTE_SECONDS:
            raise limited("emotes", 429, "too-soon", f"one emote in {EMOTE_SECONDS:g} seconds")
        return [Draft("emoted", {"seat": seat, "emote": what})]

    return command


def nudge(holder: str, seat: int, to: int) -> Command:
    """Remind somebody: before the match who is not ready, in play whose turn it has been for a while."""

    def command(table: Table) -> list[Draft]:
        table.seats.own(holder, seat)
        chair = table.seats.at(to)
        if chair.kind != "person" or chair.bot or to in table.seats.of(holder):
            raise Refused(409, "nobody-waits", f"there is nobody to nudge on seat {to + 1}")
        if table.phase == WAITING:
            waited = not chair.ready
        else:
            waited = to in table.actors and table.clocks.waited() >= SLOW_SECONDS
        if not waited:
            raise Refused(409, "nobody-waits", f"nobody waits for seat {to + 1} yet")
        if moments.steady() - chair.nudged_at < NUDGE_SECONDS:
            raise limited("nudges", 429, "too-soon", f"one nudge in {NUDGE_SECONDS:g} seconds")
        return [Draft("nudged", {"seat": seat, "to": to})]

    return command
