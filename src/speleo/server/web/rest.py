"""Tables and play over HTTP, for asynchronous play and for programs; seats.py has what is about seats."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from speleo.kernel.errors import BadSetup
from speleo.server import commands
from speleo.server.chairs import Chair
from speleo.server.facts import Facts
from speleo.server.hall import Hall
from speleo.server.plan import Plan, cast, chair_for, checked_name, plan_from
from speleo.server.shown import facts_of
from speleo.server.tokens import hashed, new_token
from speleo.server.web.asking import REFUSALS, Address, Holder, TheHall, perform
from speleo.server.web.lean import Lean
from speleo.server.web.models import (
    Act,
    Done,
    HostKey,
    Key,
    Made,
    NewTable,
    Say,
    Seat,
    Undo,
    UndoAnswer,
    Version,
)
from speleo.server.web.replay import text_of
from speleo.server.web.shapes import LogEntryShape, Update
from speleo.server.web.updates import Eyes, update
from speleo.server.wire import packed

MOST_LISTED = 100
router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/tables", responses={200: {"model": list[Facts]}}, response_class=Lean)
async def listed(hall: TheHall) -> Response:
    """Public tables that are not over. Private ones are found by their ids alone."""
    return Lean(packed([facts_of(table) for table in await hall.listed(MOST_LISTED)]))


@router.post("/tables", status_code=201)
async def create(asked: NewTable, hall: TheHall, address: Address) -> Made:
    """Make a table and seat whoever asked."""
    plan = Plan(
        game=asked.game,
        edition=asked.edition,
        options=asked.options,
        seats=len(asked.chairs),
        title=checked_name(asked.title) if asked.title else "",
        listed=asked.listed,
        turn_seconds=asked.turn_seconds,
        match_seconds=asked.match_seconds,
        free_undo=asked.free_undo,
        hints=asked.hints,
        box=asked.box,
        record=asked.record,
        upto=asked.upto,
    )
    plan = await checked(hall, plan, address)
    if plan.seats != len(asked.chairs):
        raise BadSetup(f"the record has {plan.seats} seats, not {len(asked.chairs)}")
    token, name = new_token(), checked_name(asked.name)
    invited = hall.visiting.names(plan.game)
    chairs = [
        Chair("person", name, "", (hashed(token),), look=asked.look.model_dump() if asked.look else None)
        if chair.kind == "you"
        else chair_for(plan.game, chair.kind, chair.bot, invited)
        for chair in asked.chairs
    ]
    table = await hall.create(plan, hashed(token), cast(plan.game, chairs, invited), address=address)
    return Made(id=table.key, token=token, commitment=table.sealing.promise)


async def checked(hall: Hall, plan: Plan, address: str) -> Plan:
    """The plan with everything filled in. What strangers wrote is looked at by a reader."""
    if not plan.box and not plan.record:
        return plan.checked()
    asked = {"plan": asdict(plan), "seconds": hall.settings.setup_seconds}
    return plan_from(orjson.loads(await hall.readers.ask(address, "plan", asked)))


@router.get("/tables/{key}", responses={200: {"model": Update}}, response_class=Lean)
async def look(
    key: Key,
    hall: TheHall,
    holder: Holder,
    since: Annotated[Version, Query(description="the last seq that you know")] = 0,
    seat: Annotated[Seat | None, Query(description="through whose eyes, if you hold several seats")] = None,
) -> Response:
    """What happened and how it is now, as far as you may know."""
    return Lean(update(await hall.seen(await hall.table(key), since), Eyes(holder, seat), since))


@router.get("/tables/{key}/record", response_class=PlainTextResponse)
async def record(key: Key, hall: TheHall, address: Address) -> PlainTextResponse:
    """The record of the match: complete when it is over, before that up to what everybody knows.

    A complete one has the signature of the server under it, if it signs.
    """
    text = (await text_of(hall, key, address))[0]
    return PlainTextResponse(hall.signer.signed(text) if hall.signer is not None else text)


@router.get("/host-key")
async def host_key(hall: TheHall) -> HostKey:
    """The key with which this server signs finished records."""
    return HostKey(key=hall.signer.public if hall.signer is not None else "")


@router.post("/tables/{key}/act")
async def act(key: Key, asked: Act, hall: TheHall, holder: Holder) -> Done:
    client = f"{holder[:16]}:{asked.client}"
    command = commands.act(holder, asked.seat, asked.action, asked.version, client, asked.counts)
    return await perform(hall, key, command, client)


@router.post("/tables/{key}/undo")
async def undo(key: Key, asked: Undo, hall: TheHall, holder: Holder) -> Done:
    """Go back: at once if nobody else's choice and no card came since, else when all others agree.

    Past something revealed a stand-in never agrees, and a bot only at a table with `free_undo`.
    """
    client = f"{holder[:16]}:{asked.client}"
    return await perform(hall, key, commands.undo(holder, asked.seat, asked.to, asked.version, client), client)


@router.post("/tables/{key}/undo/answer")
async def answer(key: Key, asked: UndoAnswer, hall: TheHall, holder: Holder) -> Done:
    return await perform(hall, key, commands.answer_undo(holder, asked.seat, asked.request, asked.agree))


@router.get("/tables/{key}/talk", responses={200: {"model": list[LogEntryShape]}}, response_class=Lean)
async def older_talk(
    key: Key, hall: TheHall, before: Annotated[Version, Query(description="the first line that you know")]
) -> Response:
    """Lines of talk before one, at most a hundred; updates bring only the last hundred."""
    return Lean(b"[%b]" % b",".join((await hall.table(key)).story.talk_before(before)))


@router.post("/tables/{key}/say")
async def say(key: Key, asked: Say, hall: TheHall, holder: Holder) -> Done:
    """A line of plain text to everybody at the table; whoever shows it must show it as text."""
    return await perform(hall, key, commands.say(holder, asked.text))


@router.post("/tables/{key}/rematch")
async def rematch(key: Key, hall: TheHall, holder: Holder, address: Address) -> dict[str, str]:
    """A new table with the same people, whose secrets work there too."""
    return {"id": (await hall.rematch(key, holder, address)).key}
