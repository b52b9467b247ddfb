"""Before the match: how people look and are called, who is ready, and what the host changes of what is agreed."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from speleo.server.commands import Command, waiting
from speleo.server.entries import Draft
from speleo.server.errors import Refused, not_yours
from speleo.server.looks import Look, colour_taken
from speleo.server.plan import Plan, checked_name
from speleo.server.sealing import OPEN
from speleo.server.table import Table

RULES = ("edition", "options", "seats")
"""Terms that change the match itself; where a record is played on, or a box is brought along, they stand."""
TERMS = (*RULES, "title", "listed", "turn_seconds", "match_seconds", "free_undo", "hints")


def dress(holder: str, seat: int, look: Look) -> Command:
    """Choose colour, figure and hat; a colour that somebody else chose is refused."""

    def command(table: Table) -> list[Draft]:
        table.seats.own(holder, seat)
        waiting(table)
        if colour_taken(table.seats.chairs, seat, look.colour):
            raise Refused(409, "colour-taken", "somebody else has this colour")
        if table.seats.chairs[seat].look == look.facts:
            return []
        return [Draft("dressed", {"seat": seat, "look": look.facts})]

    return command


def rename(holder: str, seat: int, name: str) -> Command:
    """Be called something else from now on; in play too, since it changes nothing but what is shown."""

    def command(table: Table) -> list[Draft]:
        table.seats.own(holder, seat)
        called = checked_name(name)
        if table.seats.chairs[seat].name == called:
            return []
        return [Draft("renamed", {"seat": seat, "name": called, "holder": holder})]

    return command


def make_ready(holder: str, seat: int, ready: bool) -> Command:
    def command(table: Table) -> list[Draft]:
        table.seats.own(holder, seat)
        waiting(table)
        return [] if table.seats.chairs[seat].ready == ready else [Draft("readied", {"seat": seat, "ready": ready})]

    return command


def agree(holder: str, asked: dict[str, Any]) -> Command:
    """The host changes terms before the match; never while the deal is being sealed.

    What was pledged for the deal stays: a pledge binds a nonce, and no nonce is known before the terms stand.
    """

    def command(table: Table) -> list[Draft]:
        if not table.seats.is_host(holder):
            raise not_yours()
        waiting(table)
        if table.sealing.stage != OPEN:
            raise Refused(409, "sealed", "the match is about to start: what is agreed stands")
        terms = changed(table.plan, asked)
        if any(name in terms for name in RULES):
            if table.plan.record or table.plan.box:
                raise Refused(409, "terms-stand", "a match that is brought along keeps its rules and seats")
            for seat in range(terms.get("seats", table.plan.seats), table.plan.seats):
                if table.seats.chairs[seat].kind == "person":
                    raise Refused(409, "taken", f"somebody sits on seat {seat + 1}")
        return [Draft("agreed", {"terms": terms})] if terms else []

    return command


def changed(plan: Plan, asked: dict[str, Any]) -> dict[str, Any]:
    """What is different in the plan that is asked for; one that cannot be played is refused."""
    wanted = dict(asked)
    if "title" in wanted:
        wanted["title"] = checked_name(wanted["title"]) if wanted["title"] else ""
    edition = wanted.get("edition", plan.edition)
    if "options" in wanted or edition != plan.edition:
        kept = plan.options if edition == plan.edition else {}
        wanted["options"] = {**kept, **wanted.get("options", {})}
    new = replace(plan, **wanted)
    if any(name in wanted for name in RULES) and not plan.record and not plan.box:
        new = new.checked()
    before, after = asdict(plan), asdict(new)
    return {name: after[name] for name in TERMS if after[name] != before[name]}
