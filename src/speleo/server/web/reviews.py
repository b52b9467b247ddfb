"""Reviews of finished matches over HTTP: asked for, waited for, and read."""

from __future__ import annotations

import hashlib
from typing import Any, Literal

from fastapi import APIRouter, Request, Response
from orjson import Fragment
from pydantic import BaseModel, Field

from speleo.server.errors import Refused
from speleo.server.hall import Hall
from speleo.server.phases import OVER
from speleo.server.reviews import Job
from speleo.server.web.asking import REFUSALS, TheHall, address_of
from speleo.server.web.hints import ReasonShape
from speleo.server.web.lean import Lean, lean
from speleo.server.web.models import Asked, Key
from speleo.server.web.replay import ActionShape, Sent, keepsake, text_of
from speleo.server.wire import packed

router = APIRouter(prefix="/api", responses=REFUSALS)


class ReviewWanted(Asked):
    again: bool = Field(False, description="try again if it failed")


class SentReview(Sent):
    again: bool = False


class ReviewPoint(BaseModel):
    """Everybody's chances in per cent after a step, give or take `error`; `luck`: it was Chance's.

    `grades`: where a result has grades, the chance of each or a better one, the lowest first.
    """

    step: int
    luck: bool
    chances: list[float]
    futures: int
    error: float
    grades: list[float]


class ReviewTurn(BaseModel):
    """A turning point: `at` is its place in the curve, `seat` whose chance changed most."""

    at: int
    step: int
    chapter: int | None
    seat: int
    before: float
    after: float
    luck: bool
    event: dict[str, Any] | None


class ReviewSlip(BaseModel):
    """A decision for which something clearly better was found; `chance_then`: in per cent, with the better one."""

    step: int
    chapter: int | None
    seat: int
    played: ActionShape
    better: ActionShape
    cost: float
    chance: float
    chance_then: float
    why: ReasonShape


class ReviewShare(BaseModel):
    """start + luck - slips + others = end, in points of chance. `sure`: luck is known well enough to speak of it."""

    seat: int
    start: float
    luck: float
    slips: float
    others: float
    end: float
    error: float
    sure: bool


class ReviewChapter(BaseModel):
    """A round or an expedition, and the step after which it begins."""

    number: int
    step: int


class ReviewShape(BaseModel):
    """Looking back at a match: from `futures` of each moment, `most` where much changed. `grades`: keys of names."""

    game: str
    grades: list[str]
    futures: int
    most: int
    error: float
    curve: list[ReviewPoint]
    turns: list[ReviewTurn]
    slips: list[ReviewSlip]
    shares: list[ReviewShare]
    chapters: list[ReviewChapter]


class ReviewingShape(BaseModel):
    """How far a review is: `ahead` others wait before it, `progress` is in per cent, `problem` says why it failed."""

    state: Literal["queued", "working", "done", "failed"]
    ahead: int
    progress: int
    problem: str
    review: ReviewShape | None


@router.post("/tables/{key}/review", responses={200: {"model": ReviewingShape}}, response_class=Lean)
async def table_review(key: Key, hall: TheHall, request: Request, asked: ReviewWanted | None = None) -> Response:
    """Look back at a match that is over. The first to ask begins it; ask again to see how far it is, and to get it."""
    table, again = await hall.table(key), asked is not None and asked.again
    if table.phase != OVER:
        raise Refused(409, "not-over", "the match is not over")
    if hall.reviews.known_as(key, again) is None and not await hall.reviews.recalled(key):
        if keepsake(table):
            raise Refused(409, "other-rules", "this match was played by other rules: no review can be made of it")
        text, box = await text_of(hall, key, address_of(request))
        if hall.reviews.known_as(key, again) is None:
            hall.reviews.begin(key, address_of(request), {"record": text, "box": box}, lasting=True)
    return told(hall, hall.reviews.known[key], request)


@router.post("/replay/review", responses={200: {"model": ReviewingShape}}, response_class=Lean)
async def sent_review(asked: SentReview, hall: TheHall, request: Request) -> Response:
    """The same for a record from a file."""
    key = hashlib.sha256(asked.record.encode()).hexdigest()
    job = hall.reviews.known_as(key, asked.again)
    if job is None:
        job = hall.reviews.begin(key, address_of(request), {"record": asked.record, "box": ""})
    return told(hall, job, request)


def told(hall: Hall, job: Job, request: Request) -> Response:
    facts = {"state": job.state, "ahead": hall.reviews.ahead(job), "progress": int(100 * job.progress)}
    return lean(request, packed({**facts, "problem": job.problem, "review": Fragment(job.made)}))
