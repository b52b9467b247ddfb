"""Replays: of a table as far as everybody knows it, and of a record that somebody sends."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from speleo.kernel.engine.state import SPECTATOR
from speleo.server.errors import Refused
from speleo.server.export import record_text
from speleo.server.hall import Hall
from speleo.server.phases import WAITING
from speleo.server.reel import Reel, reel_of, verdict_on
from speleo.server.web.asking import REFUSALS, TheHall
from speleo.server.web.lean import Lean, lean
from speleo.server.web.models import Asked, Key, Seat
from speleo.server.web.shapes import Facts, PictureShape
from speleo.server.wire import packed

router = APIRouter(prefix="/api", responses=REFUSALS)
MOST_VIEWS = 40
Step = Annotated[int, Field(ge=0, le=1_000_000)]
Count = Annotated[int, Field(ge=1, le=MOST_VIEWS)]


class ActionShape(BaseModel):
    """What was done; `values` are its facts, by `kind`."""

    action: str
    kind: str
    values: dict[str, Any]


class StepShape(BaseModel):
    """One entry of the record. `seat` is none where Chance acted; `undone` is the step that a seat went back to."""

    serial: int
    seat: int | None
    action: ActionShape | None
    undone: int | None
    events: list[dict[str, Any]]
    points: list[int]


class ReplayShape(BaseModel):
    """The whole course. Step 0 is the start; views come in parts."""

    table: Facts
    over: bool
    points: list[int]
    steps: list[StepShape]


class ViewsShape(BaseModel):
    """The pictures after the steps `first`, `first` + 1 and so on."""

    first: int
    pictures: list[PictureShape]


class VerdictShape(BaseModel):
    """Whether it was dealt fairly. `seed` and what was promised (`commitment`) allow checking it elsewhere.

    `fair-later`: a match that was played on; what was dealt before, by another record, is not proved by this one.
    """

    honest: bool
    why: Literal["fair", "fair-later", "other-card", "by-hand", "not-over", "other-seed"]
    step: int | None
    dealt: int
    said: str
    commitment: str
    seed: str


class Sent(Asked):
    record: str = Field(max_length=400_000, description="the text of a record")


class SentViews(Sent):
    first: Step = 0
    count: Count = 20
    seat: Seat | None = None


async def text_of(hall: Hall, key: str) -> tuple[str, str]:
    """The public record of a table, and its own box if it has one. Kept until something happens."""
    table = await hall.table(key)
    if table.phase == WAITING:
        raise Refused(409, "not-running", "the match has not begun")
    if table.exported[0] != table.seq:
        seq, entries = table.seq, await hall.store.since(key, 0)
        table.exported = (seq, await asyncio.to_thread(record_text, table, entries))
    return table.exported[1], table.plan.box


def head(reel: Reel, facts: dict[str, Any]) -> bytes:
    seats = range(len(reel.header.sitters))
    points = [reel.game.tally(reel.states[0], seat) for seat in seats]
    return packed({"table": facts, "over": reel.over, "points": points, "steps": reel.steps})


def facts_of(reel: Reel) -> dict[str, Any]:
    """A record from somewhere else, as if it were a table."""
    header = reel.header
    return {
        "id": "",
        "title": "",
        "game": header.game,
        "edition": header.edition,
        "options": dict(header.options),
        "listed": False,
        "turn_seconds": 0,
        "match_seconds": 0,
        "clocks": None,
        "phase": "over" if reel.over else "running",
        "seats": [
            {
                "kind": sitter.kind,
                "name": sitter.name if sitter.kind == "person" else "",
                "bot": sitter.name if sitter.kind == "bot" else "",
                "resigned": False,
            }
            for sitter in header.sitters
        ],
        "commitment": header.commitment,
        "undo": None,
        "next_table": "",
        "seq": len(reel.steps),
    }


def pictures(reel: Reel, first: int, count: int, seat: int | None) -> bytes:
    """Through the eyes of a seat only when there are no secrets any more."""
    if seat is not None and (not reel.over or seat >= len(reel.header.sitters)):
        raise Refused(403, "not-yours", "while the match goes on a replay shows what everybody saw")
    viewer = SPECTATOR if seat is None else seat
    last = min(first + count, len(reel.states))
    return packed({"first": first, "pictures": [reel.picture(at, viewer) for at in range(first, last)]})


@router.get("/tables/{key}/replay", responses={200: {"model": ReplayShape}}, response_class=Lean)
async def table_replay(key: Key, hall: TheHall, request: Request) -> Response:
    """Everything that happened: all of it when the match is over, before that what everybody knows."""
    table = await hall.table(key)
    text, box = await text_of(hall, key)
    reel = await asyncio.to_thread(reel_of, text, box, True)
    return lean(request, head(reel, table.facts_data()))


@router.get("/tables/{key}/replay/views", responses={200: {"model": ViewsShape}}, response_class=Lean)
async def table_views(
    key: Key,
    hall: TheHall,
    request: Request,
    first: Annotated[Step, Query(description="the step after which the first view is; 0 is the start")] = 0,
    count: Annotated[Count, Query()] = 20,
    seat: Annotated[Seat | None, Query(description="through whose eyes; only when the match is over")] = None,
) -> Response:
    text, box = await text_of(hall, key)
    reel = await asyncio.to_thread(reel_of, text, box, True)
    return lean(request, await asyncio.to_thread(pictures, reel, first, count, seat))


@router.get("/tables/{key}/verify")
async def table_verdict(key: Key, hall: TheHall) -> VerdictShape:
    """Deal every card again from the seed that was promised before the first one."""
    text, box = await text_of(hall, key)
    return VerdictShape(**await asyncio.to_thread(verdict_on, text, box))


@router.post("/replay", responses={200: {"model": ReplayShape}}, response_class=Lean)
async def sent_replay(asked: Sent, request: Request) -> Response:
    """The same for a record from a file."""
    reel = await asyncio.to_thread(reel_of, asked.record)
    return lean(request, head(reel, facts_of(reel)))


@router.post("/replay/views", responses={200: {"model": ViewsShape}}, response_class=Lean)
async def sent_views(asked: SentViews, request: Request) -> Response:
    reel = await asyncio.to_thread(reel_of, asked.record)
    return lean(request, await asyncio.to_thread(pictures, reel, asked.first, asked.count, asked.seat))


@router.post("/replay/verify")
async def sent_verdict(asked: Sent) -> VerdictShape:
    return VerdictShape(**await asyncio.to_thread(verdict_on, asked.record))
