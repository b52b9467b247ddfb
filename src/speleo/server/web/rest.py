"""Tables and play over HTTP, for asynchronous play and for programs; seats.py has what is about seats."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from speleo.bots import bots_for
from speleo.games import GAMES, game_named
from speleo.kernel.errors import BadSetup
from speleo.server import commands
from speleo.server.chairs import Chair
from speleo.server.errors import Refused
from speleo.server.export import record_text
from speleo.server.phases import WAITING
from speleo.server.plan import Plan, chair_for, checked_name
from speleo.server.tokens import hashed, new_token
from speleo.server.web.asking import REFUSALS, TOLD_IN_JSON, Holder, TheHall, perform
from speleo.server.web.models import (
    Act,
    Answer,
    Done,
    Key,
    Made,
    NewTable,
    Say,
    Seat,
    Undo,
    Update,
    Version,
)
from speleo.server.web.updates import Eyes, update

MOST_LISTED = 100
router = APIRouter(prefix="/api", responses=REFUSALS)
texts = APIRouter(prefix="/api", responses=TOLD_IN_JSON)


class Packed(JSONResponse):
    """An answer that is JSON already."""

    def render(self, content: Any) -> bytes:
        assert isinstance(content, bytes)
        return content


@router.get("/games")
async def games() -> list[dict[str, Any]]:
    """The games with their options, editions and bots."""
    found = []
    for name in GAMES:
        game = game_named(name)
        found.append(
            {
                "name": name,
                "seats": [min(game.seats), max(game.seats)],
                "editions": [edition.name for edition in game.editions],
                "options": [
                    {"name": item.name, "choices": item.choices, "default": item.default} for item in game.options
                ],
                "bots": list(bots_for(name)),
            }
        )
    return found


@router.get("/tables")
async def listed(hall: TheHall) -> list[dict[str, Any]]:
    """Public tables that are not over. Private ones are found by their ids alone."""
    return [table.facts_data() for table in await hall.listed(MOST_LISTED)]


@router.post("/tables", status_code=201)
async def create(asked: NewTable, hall: TheHall) -> Made:
    plan = Plan(
        game=asked.game,
        edition=asked.edition,
        options=asked.options,
        seats=len(asked.chairs),
        title=checked_name(asked.title) if asked.title else "",
        listed=asked.listed,
        turn_seconds=asked.turn_seconds,
        match_seconds=asked.match_seconds,
        box=asked.box,
        record=asked.record,
        upto=asked.upto,
    )
    plan = await asyncio.to_thread(plan.checked)
    if plan.seats != len(asked.chairs):
        raise BadSetup(f"the record has {plan.seats} seats, not {len(asked.chairs)}")
    token, name = new_token(), checked_name(asked.name)
    chairs = [
        Chair("person", name, "", (hashed(token),))
        if chair.kind == "you"
        else chair_for(plan.game, chair.kind, chair.bot)
        for chair in asked.chairs
    ]
    table = await hall.create(plan, hashed(token), chairs)
    return Made(id=table.key, token=token)


@router.get("/tables/{key}", responses={200: {"model": Update}}, response_class=Packed)
async def look(
    key: Key,
    hall: TheHall,
    holder: Holder,
    since: Annotated[Version, Query(description="the last seq that you know")] = 0,
    seat: Annotated[Seat | None, Query(description="through whose eyes, if you hold several seats")] = None,
) -> Response:
    """What happened and how it is now, as far as you may know."""
    return Packed(update(await hall.seen(await hall.table(key), since), Eyes(holder, seat), since))


@texts.get("/tables/{key}/record", response_class=PlainTextResponse)
async def record(key: Key, hall: TheHall) -> PlainTextResponse:
    """The record of the match: complete when it is over, before that up to what everybody knows."""
    table = await hall.table(key)
    if table.phase == WAITING:
        raise Refused(409, "not-running", "the match has not begun")
    entries = await hall.store.since(key, 0)
    return PlainTextResponse(await asyncio.to_thread(record_text, table, entries))


@router.post("/tables/{key}/start")
async def start(key: Key, hall: TheHall, holder: Holder) -> Done:
    """The host starts the match when nobody is missing."""
    return await perform(hall, key, commands.start(holder))


@router.post("/tables/{key}/act")
async def act(key: Key, asked: Act, hall: TheHall, holder: Holder) -> Done:
    client = f"{holder[:16]}:{asked.client}"
    return await perform(hall, key, commands.act(holder, asked.seat, asked.action, asked.version, client), client)


@router.post("/tables/{key}/undo")
async def undo(key: Key, asked: Undo, hall: TheHall, holder: Holder) -> Done:
    """Go back: at once if nobody else's choice and no card came since, else when all others agree."""
    client = f"{holder[:16]}:{asked.client}"
    return await perform(hall, key, commands.undo(holder, asked.seat, asked.to, asked.version, client), client)


@router.post("/tables/{key}/undo/answer")
async def answer(key: Key, asked: Answer, hall: TheHall, holder: Holder) -> Done:
    return await perform(hall, key, commands.answer_undo(holder, asked.seat, asked.agree))


@router.post("/tables/{key}/say")
async def say(key: Key, asked: Say, hall: TheHall, holder: Holder) -> Done:
    """A line of plain text to everybody at the table; whoever shows it must show it as text."""
    return await perform(hall, key, commands.say(holder, asked.text))


@router.post("/tables/{key}/rematch")
async def rematch(key: Key, hall: TheHall, holder: Holder) -> dict[str, str]:
    """A new table with the same people, whose secrets work there too."""
    return {"id": (await hall.rematch(key, holder)).key}
