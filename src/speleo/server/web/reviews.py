"""Reviews of finished matches over HTTP: asked for, waited for, and read."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass

from fastapi import APIRouter, Request, Response
from orjson import Fragment
from pydantic import Field

from speleo.server.errors import Refused
from speleo.server.hall import Hall
from speleo.server.phases import OVER
from speleo.server.reviewer import WholeReview
from speleo.server.reviews import Job, State
from speleo.server.web.asking import REFUSALS, TheHall, address_of
from speleo.server.web.lean import Lean, lean
from speleo.server.web.models import Asked, Key
from speleo.server.web.replay import Sent, keepsake, text_of
from speleo.server.wire import packed

router = APIRouter(prefix="/api", responses=REFUSALS)


class ReviewWanted(Asked):
    again: bool = Field(False, description="try again if it failed")


class SentReview(Sent):
    again: bool = False


@dataclass(frozen=True, slots=True)
class HowFar:
    """How far a review is: `ahead` others wait before it, `progress` is in per cent, `problem` says why it failed."""

    state: State
    ahead: int
    progress: int
    problem: str


@dataclass(frozen=True, slots=True)
class Reviewing(HowFar):
    __doc__ = HowFar.__doc__
    review: WholeReview | None


@router.post("/tables/{key}/review", responses={200: {"model": Reviewing}}, response_class=Lean)
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


@router.post("/replay/review", responses={200: {"model": Reviewing}}, response_class=Lean)
async def sent_review(asked: SentReview, hall: TheHall, request: Request) -> Response:
    """The same for a record from a file."""
    key = hashlib.sha256(asked.record.encode()).hexdigest()
    job = hall.reviews.known_as(key, asked.again)
    if job is None:
        job = hall.reviews.begin(key, address_of(request), {"record": asked.record, "box": ""})
    return told(hall, job, request)


def told(hall: Hall, job: Job, request: Request) -> Response:
    far = HowFar(job.state, hall.reviews.ahead(job), int(100 * job.progress), job.problem)
    return lean(request, packed({**asdict(far), "review": Fragment(job.made)}))
