"""The commands over HTTP, for asynchronous play and for programs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from speleo.bots import bots_for
from speleo.games import GAMES, game_named
from speleo.kernel.errors import BadSetup
from speleo.server import commands, seating
from speleo.server.chairs import Chair
from speleo.server.commands import Command
from speleo.server.errors import Refused
from speleo.server.export import record_text
from speleo.server.hall import Hall
from speleo.server.phases import WAITING
from speleo.server.plan import Plan, chair_for, checked_name
from speleo.server.tokens import hashed, new_token
from speleo.server.web.feed import feed_seats, feed_text
from speleo.server.web.models import (
    Act,
    Answer,
    Arrive,
    Bot,
    Claim,
    Done,
    Entropy,
    Key,
    Made,
    NewTable,
    Offer,
    Offered,
    Problem,
    Say,
    Seat,
    Undo,
    Update,
    Version,
    Wanted,
)
from speleo.server.web.updates import Eyes, update

REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem} for code in (400, 403, 404, 409, 413, 422, 429, 503)
}
TOLD_IN_JSON: dict[int | str, dict[str, Any]] = {
    code: {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}} for code in REFUSALS
}
"""For routes whose answer is not JSON but whose refusals are."""
MOST_LISTED = 100
router = APIRouter(prefix="/api", responses=REFUSALS)
texts = APIRouter(prefix="/api", responses=TOLD_IN_JSON)
bearer = HTTPBearer(auto_error=False, description="the secret that you got when you made a table or took a seat")


def token_given(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str:
    return given.credentials if given is not None else ""


def holder_given(token: Annotated[str, Depends(token_given)]) -> str:
    return hashed(token) if token else ""


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


class Atom(Response):
    media_type = "application/atom+xml"


class Packed(JSONResponse):
    """An answer that is JSON already."""

    def render(self, content: Any) -> bytes:
        assert isinstance(content, bytes)
        return content


Token = Annotated[str, Depends(token_given)]
Holder = Annotated[str, Depends(holder_given)]
TheHall = Annotated[Hall, Depends(hall_of)]


async def perform(hall: Hall, key: str, command: Command, client: str | None = None) -> Done:
    seq, repeat = await hall.perform(key, command, client)
    return Done(seq=seq, repeat=repeat)


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


@router.post("/tables/{key}/seats/{seat}/claim")
async def claim(key: Key, seat: Seat, asked: Claim, hall: TheHall, token: Token) -> Made:
    """Take an open chair: with a new secret, or also with the one you send, if people share a screen."""
    if token and not await known(hall, key, hashed(token)):
        raise Refused(403, "not-yours", "this secret does not belong to this table")
    token = token or new_token()
    await hall.perform(key, seating.claim(hashed(token), seat, asked.name))
    return Made(id=key, token=token)


async def known(hall: Hall, key: str, holder: str) -> bool:
    table = await hall.table(key)
    return table.is_host(holder) or bool(table.seats_of(holder))


@router.post("/tables/{key}/seats/{seat}/leave")
async def leave(key: Key, seat: Seat, hall: TheHall, holder: Holder) -> Done:
    """Give up a seat; before the match the host can also clear one."""
    return await perform(hall, key, seating.leave(holder, seat))


@router.post("/tables/{key}/seats/{seat}/bot")
async def bot(key: Key, seat: Seat, asked: Bot, hall: TheHall, holder: Holder) -> Done:
    """Let a bot play: the host on an open chair or for somebody absent, a person for themselves, until they return."""
    return await perform(hall, key, seating.seat_bot(holder, seat, asked.bot, hall.settings.absent_seconds))


@router.post("/tables/{key}/seats/{seat}/return")
async def come_back(key: Key, seat: Seat, hall: TheHall, holder: Holder) -> Done:
    return await perform(hall, key, seating.come_back(holder, seat))


@router.post("/tables/{key}/seats/{seat}/resign")
async def resign(key: Key, seat: Seat, hall: TheHall, holder: Holder) -> Done:
    """A bot plays on in your place, for good."""
    return await perform(hall, key, seating.resign(holder, seat))


@router.post("/tables/{key}/seats/{seat}/entropy")
async def entropy(key: Key, seat: Seat, asked: Entropy, hall: TheHall, holder: Holder) -> Done:
    """Add text of your own to the dealing, before the start and after the promise was published."""
    return await perform(hall, key, commands.add_entropy(holder, seat, asked.text))


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


@router.post("/tables/{key}/offer")
async def offer(key: Key, asked: Offer, hall: TheHall, holder: Holder) -> Offered:
    """A code for another device of yours, or with `give` for somebody else; it works once."""
    code = new_token()
    await hall.perform(key, seating.offer(holder, asked.seats, asked.give, hashed(code)))
    return Offered(code=code, seconds=seating.OFFER_SECONDS)


@router.post("/tables/{key}/arrive")
async def arrive(key: Key, asked: Arrive, hall: TheHall) -> Made:
    """Use a code: you get a secret of your own."""
    token = new_token()
    await hall.perform(key, seating.arrive(hashed(token), hashed(asked.code), asked.name))
    return Made(id=key, token=token)


@router.post("/tables/{key}/subscribe")
async def subscribe(key: Key, hall: TheHall, holder: Holder) -> dict[str, str]:
    """An address for feed readers that tells when it is your turn. Who knows it learns that and nothing else."""
    code = new_token()
    await hall.perform(key, seating.subscribe(holder, hashed(code)))
    return {"path": f"/api/tables/{key}/feed/{code}"}


@texts.get("/tables/{key}/feed/{code}", response_class=Atom)
async def feed(key: Key, code: Annotated[str, Path(max_length=100)], hall: TheHall) -> Atom:
    table = await hall.table(key)
    return Atom(feed_text(table, feed_seats(table, hashed(code))))


@router.post("/tables/{key}/seats/{seat}/notify")
async def notify(key: Key, seat: Seat, asked: Wanted, hall: TheHall, holder: Holder) -> Done:
    """Have the server's hook told when it is this seat's turn and nobody looks; an empty text ends that."""
    return await perform(hall, key, seating.want_notices(holder, seat, asked.to, bool(hall.settings.notify_url)))


@router.post("/tables/{key}/rematch")
async def rematch(key: Key, hall: TheHall, holder: Holder) -> dict[str, str]:
    """A new table with the same people, whose secrets work there too."""
    return {"id": (await hall.rematch(key, holder)).key}
