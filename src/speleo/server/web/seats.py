"""Taking, giving up and handing over seats, over HTTP, and being told when it is a seat's turn."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from speleo.server import handing, seating
from speleo.server.hall import Hall
from speleo.server.looks import Look
from speleo.server.tokens import hashed, new_token
from speleo.server.web.asking import REFUSALS, Holder, TheHall, Token, perform
from speleo.server.web.feed import feed_at, feed_text
from speleo.server.web.models import (
    Admit,
    Arrive,
    Bot,
    Claim,
    Confirm,
    Done,
    HandOverAsked,
    HandOverCode,
    Key,
    Language,
    Made,
    Relief,
    Seat,
    Wanted,
)

router = APIRouter(prefix="/api", responses=REFUSALS)


class Atom(Response):
    media_type = "application/atom+xml"


@router.post("/tables/{key}/seats/{seat}/claim")
async def claim(key: Key, seat: Seat, asked: Claim, hall: TheHall, token: Token) -> Made:
    """Take an open chair: with a new secret, or with the one you send if it holds something at this table.

    In play the others are asked first, and you wait.
    """
    came_with = hashed(token) if token else ""
    if not token or not await known(hall, key, hashed(token)):
        token = new_token()
    look = Look(**asked.look.model_dump()) if asked.look else None
    command = seating.claim(hashed(token), seat, asked.name, asked.pledge, asked.round, look, came_with)
    await hall.perform(key, command)
    table = await hall.table(key)
    return Made(id=key, token=token, waiting=seat not in table.seats.of(hashed(token)))


async def known(hall: Hall, key: str, holder: str) -> bool:
    table = await hall.table(key)
    return table.seats.is_host(holder) or bool(table.seats.of(holder))


@router.post("/tables/{key}/admit")
async def admit(key: Key, asked: Admit, hall: TheHall, holder: Holder) -> Done:
    """Answer somebody who asks for a seat that was left in play."""
    return await perform(hall, key, seating.admit(holder, asked.request, asked.agree))


@router.post("/tables/{key}/seats/{seat}/leave")
async def leave(key: Key, seat: Seat, hall: TheHall, holder: Holder) -> Done:
    """Give up a seat; before the match the host can also clear one. In play a stand-in goes on for you."""
    return await perform(hall, key, seating.leave(holder, seat))


@router.post("/tables/{key}/seats/{seat}/bot")
async def bot(key: Key, seat: Seat, asked: Bot, hall: TheHall, holder: Holder) -> Done:
    """Let a bot play: before the match the host on an open chair, in play a person for themselves until they return.

    In play the host may let the stand-in play for somebody absent; which bot that is nobody chooses.
    """
    terms = hall.settings
    chosen = seating.seat_bot(holder, seat, asked.bot, terms.absent_seconds, hall.visiting.names)
    return await perform(hall, key, chosen)


@router.post("/tables/{key}/seats/{seat}/return")
async def come_back(key: Key, seat: Seat, hall: TheHall, holder: Holder) -> Done:
    return await perform(hall, key, seating.come_back(holder, seat))


@router.post("/tables/{key}/seats/{seat}/resign")
async def resign(key: Key, seat: Seat, hall: TheHall, holder: Holder) -> Done:
    """A bot plays on in your place, for good."""
    return await perform(hall, key, seating.resign(holder, seat))


@router.post("/tables/{key}/seats/{seat}/take-over")
async def take_over(key: Key, seat: Seat, asked: Relief, hall: TheHall, holder: Holder) -> Done:
    """Play a bot's seat from now on, in a game that all win or lose together, while your own seats can do nothing."""
    return await perform(hall, key, seating.take_over(holder, seat, asked.by))


@router.post("/tables/{key}/offer")
async def offer(key: Key, asked: HandOverAsked, hall: TheHall, holder: Holder) -> HandOverCode:
    """A code for another device of yours, or with `give` for somebody else; it works once, while you hold the seats.

    A new code for a seat ends the one before.
    """
    code = new_token()
    await hall.perform(key, handing.offer(holder, asked.seats, asked.give, hashed(code)))
    return HandOverCode(code=code, seconds=handing.OFFER_SECONDS)


@router.post("/tables/{key}/arrive")
async def arrive(key: Key, asked: Arrive, hall: TheHall) -> Made:
    """Use a code: you get a secret of your own."""
    token = new_token()
    await hall.perform(key, handing.arrive(hashed(token), hashed(asked.code), asked.name))
    return Made(id=key, token=token)


@router.post("/tables/{key}/subscribe")
async def subscribe(
    key: Key, hall: TheHall, holder: Holder, lang: Annotated[Language, Query(description="of its sentences")] = "en"
) -> dict[str, str]:
    """An address for feed readers that tells when it is your turn, until you give up your seats.

    Who knows it learns that and nothing else. A new address ends the one before.
    """
    code = new_token()
    await hall.perform(key, handing.subscribe(holder, hashed(code), lang))
    return {"path": f"/api/tables/{key}/feed/{code}"}


@router.get("/tables/{key}/feed/{code}", response_class=Atom)
async def feed(key: Key, code: Annotated[str, Path(max_length=100)], hall: TheHall) -> Atom:
    table = await hall.table(key)
    return Atom(feed_text(table, feed_at(table, hashed(code))))


@router.post("/tables/{key}/seats/{seat}/notify")
async def notify(key: Key, seat: Seat, asked: Wanted, hall: TheHall, holder: Holder) -> Done:
    """Have the server's hook told when it is this seat's turn and nobody looks; an empty text ends that.

    First a code is sent there, and nothing more before whoever gets it confirms it.
    """
    code, possible = new_token(), bool(hall.settings.notify_url)
    command = handing.want_notices(holder, seat, asked.to, possible, hashed(code), asked.lang)
    before = (await hall.table(key)).story.seq
    done = await perform(hall, key, command)
    if asked.to and done.seq > before:
        hall.run(hall.notices.ask(await hall.table(key), seat, code))
    return done


@router.post("/tables/{key}/notices")
async def confirm(key: Key, asked: Confirm, hall: TheHall) -> Done:
    """Say by the code that was sent to you whether notices of this table may come there; no secret is needed."""
    return await perform(hall, key, handing.confirm_notices(hashed(asked.code), asked.agree))
