"""Named guests and their shelves. A guest's secret is the recovery code, sent as `Authorization: Bearer …`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel, Field

from speleo.server.errors import Refused
from speleo.server.hall import Hall
from speleo.server.memento import memento_of
from speleo.server.plan import checked_name
from speleo.server.storage.kept import KeptMatch
from speleo.server.tokens import hashed
from speleo.server.web.accounts import wanted
from speleo.server.web.asking import REFUSALS, Address, TheHall, Token
from speleo.server.web.models import Asked, Key, Name, Seat

router = APIRouter(prefix="/api", responses=REFUSALS)


class GuestName(Asked):
    name: Name


class KeepMatch(Asked):
    """A finished match to be kept: at which table, in which seat, and the secret of that seat."""

    table: Key
    seat: Seat
    token: str = Field(max_length=100)


class MementoSeat(BaseModel):
    """Who sat in a seat and how that ended; `name` is empty where it was taken back."""

    kind: Literal["open", "bot", "person"]
    bot: str
    name: str
    points: int
    place: int
    winner: bool


class Memento(BaseModel):
    """A finished match as one seat keeps it; `at` is when it ended, `chapters` counts its rounds or expeditions."""

    table: str
    seat: int
    at: float
    title: str
    game: str
    edition: str
    reason: str
    seconds: int
    chapters: int
    seats: list[MementoSeat]
    figures: dict[str, int]


class Guest(BaseModel):
    name: str
    code: str


class Shelf(BaseModel):
    """Everything that is kept of a guest."""

    name: str
    matches: list[Memento]


class Gone(BaseModel):
    gone: bool = True


def shown(kept: KeptMatch) -> Memento:
    names = kept.names or {"title": "", "names": [""] * len(kept.data["seats"])}
    seats = [{**seat, "name": name} for seat, name in zip(kept.data["seats"], names["names"], strict=True)]
    own = {"table": kept.table, "seat": kept.seat, "at": kept.at, "title": names["title"], "seats": seats}
    return Memento.model_validate({**kept.data, **own})


async def guest_given(hall: TheHall, code: Token, address: Address) -> tuple[str, str]:
    return await hall.guests.known(code, address)


TheGuest = Annotated[tuple[str, str], Depends(guest_given)]


async def told(hall: Hall, key: str, seat: int, address: str) -> KeptMatch:
    table = await hall.table(key)
    account: dict[str, Any] = orjson.loads(
        await hall.readers.ask(address, "account", await wanted(hall, table, address))
    )
    return memento_of(table, seat, account)


@router.get("/tables/{key}/memento")
async def memento(
    key: Key, hall: TheHall, address: Address, seat: Annotated[Seat, Query(description="whose figures")] = 0
) -> Memento:
    """A finished match as one seat would keep it."""
    return shown(await told(hall, key, seat, address))


@router.post("/guests", status_code=201)
async def welcome(asked: GuestName, hall: TheHall, address: Address) -> Guest:
    """Become a guest with a name. The code is told this once: it opens the shelf on any device."""
    name = checked_name(asked.name)
    return Guest(name=name, code=await hall.guests.welcome(name, address))


@router.get("/guests/me")
async def shelf(hall: TheHall, guest: TheGuest) -> Shelf:
    """Your name and the matches that you keep, the latest first."""
    return Shelf(name=guest[1], matches=[shown(kept) for kept in await hall.guests.kept.shelf(guest[0])])


@router.patch("/guests/me")
async def rename(asked: GuestName, hall: TheHall, guest: TheGuest) -> GuestName:
    name = checked_name(asked.name)
    await hall.guests.kept.rename(guest[0], name)
    return GuestName(name=name)


@router.delete("/guests/me")
async def leave(hall: TheHall, guest: TheGuest) -> Gone:
    """Delete everything that is kept of you as a guest, from the disk too."""
    await hall.guests.leave(guest[0])
    return Gone()


@router.post("/guests/me/matches")
async def keep(asked: KeepMatch, hall: TheHall, guest: TheGuest, address: Address) -> Memento:
    """Keep a finished match in which you had a seat; twice is once. All numbers are the server's."""
    table = await hall.table(asked.table)
    if asked.seat not in table.seats.of(hashed(asked.token)):
        raise Refused(403, "not-yours", "this secret does not hold that seat")
    kept = await told(hall, asked.table, asked.seat, address)
    await hall.guests.keep(guest[0], kept)
    return shown(kept)


@router.delete("/guests/me/matches/{table}/{seat}")
async def drop(table: Key, seat: Seat, hall: TheHall, guest: TheGuest) -> Gone:
    """Take a match off your shelf."""
    await hall.guests.kept.drop(guest[0], table, seat)
    return Gone()
