"""Taking, giving up and handing over seats, over HTTP, and being told when it is a seat's turn."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from speleo.server import commands, seating
from speleo.server.errors import Refused
from speleo.server.hall import Hall
from speleo.server.tokens import hashed, new_token
from speleo.server.web.asking import REFUSALS, TOLD_IN_JSON, Holder, TheHall, Token, perform
from speleo.server.web.feed import feed_seats, feed_text
from speleo.server.web.models import Arrive, Bot, Claim, Done, Entropy, Key, Made, Offer, Offered, Seat, Wanted

router = APIRouter(prefix="/api", responses=REFUSALS)
texts = APIRouter(prefix="/api", responses=TOLD_IN_JSON)


class Atom(Response):
    media_type = "application/atom+xml"


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
