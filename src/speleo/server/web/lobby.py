"""Before the match, over HTTP: finding a table by its code, looks, names, being ready, and what is agreed."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from speleo.server import agreeing
from speleo.server.looks import Look
from speleo.server.spoken import read_code
from speleo.server.web.asking import REFUSALS, Address, Holder, TheHall, perform
from speleo.server.web.models import Done, Found, Key, LookChosen, NewTerms, Ready, Renamed, Seat

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/codes/{code}")
async def find(code: Annotated[str, Path(max_length=40)], hall: TheHall, address: Address) -> Found:
    """The table with that code, in any case and with any gaps, while it is not over. Few wrong ones are answered."""
    async with hall.guesses.turns.of(address):
        hall.guesses.check(address)
        read = read_code(code)
        key = await hall.store.ledger.with_code(read) if read else ""
        if not key:
            raise hall.guesses.missed(address)
    return Found(id=key)


@router.post("/tables/{key}/seats/{seat}/look")
async def look(key: Key, seat: Seat, asked: LookChosen, hall: TheHall, holder: Holder) -> Done:
    """How somebody looks to everybody at the table, chosen before the match."""
    return await perform(hall, key, agreeing.dress(holder, seat, Look(asked.colour, asked.figure, asked.hat)))


@router.post("/tables/{key}/seats/{seat}/name")
async def rename(key: Key, seat: Seat, asked: Renamed, hall: TheHall, holder: Holder) -> Done:
    """Be called something else from now on."""
    return await perform(hall, key, agreeing.rename(holder, seat, asked.name))


@router.post("/tables/{key}/seats/{seat}/ready")
async def ready(key: Key, seat: Seat, asked: Ready, hall: TheHall, holder: Holder) -> Done:
    """Say that the match may start, or not yet. The host may start all the same."""
    return await perform(hall, key, agreeing.make_ready(holder, seat, asked.ready))


@router.post("/tables/{key}/terms")
async def terms(key: Key, asked: NewTerms, hall: TheHall, holder: Holder, address: Address) -> Done:
    """The host changes what is agreed, before the match; whoever was ready says so again."""
    wanted = asked.model_dump(exclude_none=True)
    if "listed" not in wanted:
        return await perform(hall, key, agreeing.agree(holder, wanted))
    table = await hall.table(key)
    async with hall.quotas.turns.of(address):
        if wanted["listed"] and not table.plan.listed:
            await hall.quotas.check_listing(address)
        done = await perform(hall, key, agreeing.agree(holder, wanted))
        await hall.store.ledger.set_listed(key, table.plan.listed)
    return done
