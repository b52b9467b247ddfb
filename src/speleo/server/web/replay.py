"""Replays: of a table as far as everybody knows it, and of a record that somebody sends."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from speleo.server.errors import Refused
from speleo.server.film import Film, FilmPart
from speleo.server.hall import Hall
from speleo.server.phases import WAITING
from speleo.server.reading import GZIP
from speleo.server.reel import VerdictFacts
from speleo.server.shown import facts_of
from speleo.server.table import Table
from speleo.server.web.asking import REFUSALS, Address, TheHall, address_of
from speleo.server.web.lean import Lean
from speleo.server.web.models import Asked, Key, Seat

router = APIRouter(prefix="/api", responses=REFUSALS)
MOST_VIEWS = 40
Step = Annotated[int, Field(ge=0, le=1_000_000)]
Count = Annotated[int, Field(ge=1, le=MOST_VIEWS)]


class Sent(Asked):
    record: str = Field(max_length=400_000, description="the text of a record")


class SentViews(Sent):
    first: Step = 0
    count: Count = 20
    seat: Seat | None = None


async def text_of(hall: Hall, key: str, address: str) -> tuple[str, str]:
    """The public record of a table, and its own box if it has one. Kept until something happens."""
    table = await hall.table(key)
    if table.phase == WAITING:
        raise Refused(409, "not-running", "the match has not begun")
    if table.shown.record[0] != table.story.seq:
        seq, entries = table.story.seq, await hall.store.since(key, 0)
        told = {"key": key, "seed": table.sealing.seed.hex(), "entries": entries}
        table.shown.record = (seq, (await hall.readers.ask(address, "export", told)).decode())
    return table.shown.record[1], table.plan.box


def keepsake(table: Table) -> str:
    """What was kept of a match, if the rules of today do not lead along it."""
    return table.kept if table.past is not None else ""


async def told(hall: Hall, request: Request, task: str, asked: dict[str, Any]) -> Response:
    """A film or a part of it; the worker that made it has compressed it too, if that is wanted and worth it."""
    small = "gzip" in request.headers.get("accept-encoding", "")
    body = await hall.readers.ask(address_of(request), task, {**asked, "small": small})
    headers = {"vary": "accept-encoding"}
    return Lean(body, headers={**headers, "content-encoding": "gzip"} if body.startswith(GZIP) else headers)


@router.get("/tables/{key}/replay", responses={200: {"model": Film}}, response_class=Lean)
async def table_replay(key: Key, hall: TheHall, request: Request, address: Address) -> Response:
    """Everything that happened: all of it when the match is over, before that what everybody knows."""
    table = await hall.table(key)
    text, box = await text_of(hall, key, address)
    wanted = {"record": text, "box": box, "own": True, "facts": facts_of(table), "keepsake": keepsake(table)}
    return await told(hall, request, "replay", wanted)


@router.get("/tables/{key}/replay/views", responses={200: {"model": FilmPart}}, response_class=Lean)
async def table_views(
    key: Key,
    hall: TheHall,
    request: Request,
    address: Address,
    first: Annotated[Step, Query(description="the step after which the first view is; 0 is the start")] = 0,
    count: Annotated[Count, Query()] = 20,
    seat: Annotated[Seat | None, Query(description="through whose eyes; only when the match is over")] = None,
) -> Response:
    text, box = await text_of(hall, key, address)
    wanted = {"record": text, "box": box, "own": True, "first": first, "count": count, "seat": seat}
    wanted["keepsake"] = keepsake(await hall.table(key))
    return await told(hall, request, "views", wanted)


@router.get("/tables/{key}/verify", responses={200: {"model": VerdictFacts}}, response_class=Lean)
async def table_verdict(key: Key, hall: TheHall, address: Address) -> Response:
    """Deal every card again from the seed that was promised before the first one."""
    text, box = await text_of(hall, key, address)
    return Lean(await hall.readers.ask(address, "verdict", {"record": text, "box": box}))


@router.post("/replay", responses={200: {"model": Film}}, response_class=Lean)
async def sent_replay(asked: Sent, request: Request, hall: TheHall) -> Response:
    """The same for a record from a file."""
    return await told(hall, request, "replay", {"record": asked.record})


@router.post("/replay/views", responses={200: {"model": FilmPart}}, response_class=Lean)
async def sent_views(asked: SentViews, request: Request, hall: TheHall) -> Response:
    return await told(hall, request, "views", asked.model_dump())


@router.post("/replay/verify", responses={200: {"model": VerdictFacts}}, response_class=Lean)
async def sent_verdict(asked: Sent, hall: TheHall, address: Address) -> Response:
    return Lean(await hall.readers.ask(address, "verdict", {"record": asked.record}))
