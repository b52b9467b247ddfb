"""What is told of a finished match, and what can be achieved."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel

from speleo.kernel.outcome import Outcome
from speleo.server.account import badges
from speleo.server.hall import Hall
from speleo.server.table import Table
from speleo.server.web.asking import REFUSALS, TheHall, address_of
from speleo.server.web.lean import Lean
from speleo.server.web.models import Key
from speleo.server.web.replay import keepsake, text_of, told

router = APIRouter(prefix="/api", responses=REFUSALS)


class AccountChapter(BaseModel):
    """A round or an expedition: the step that begins it, and how far every seat had come at its end."""

    number: int
    step: int
    points: list[int]


class AccountTurn(BaseModel):
    """A turning point: by which step a seat gained or lost how much, whether Chance took it, and what happened."""

    step: int
    chapter: int
    seat: int
    change: int
    luck: bool
    event: dict[str, Any] | None


class AccountShape(BaseModel):
    """How a finished match went. `course` is that of the game; `figures` are those of each seat, by name.

    `start` is how far every seat had come before the first step.
    """

    game: str
    outcome: Outcome
    course: dict[str, Any]
    start: list[int]
    chapters: list[AccountChapter]
    turns: list[AccountTurn]
    figures: list[dict[str, int]]


class BadgeShape(BaseModel):
    """Something to achieve: so much of a figure in one match, in all together, or in so many different games.

    `game` is empty where it is for all games.
    """

    name: str
    game: str
    figure: str
    needs: int
    how: Literal["best", "sum", "games"]
    rim: Literal["gold", "silver", "bronze"]


async def wanted(hall: Hall, table: Table, address: str) -> dict[str, Any]:
    """What a reader needs to tell of a table's match."""
    text, box = await text_of(hall, table.key, address)
    return {"record": text, "box": box, "own": True, "keepsake": keepsake(table)}


@router.get("/tables/{key}/account", responses={200: {"model": AccountShape}}, response_class=Lean)
async def table_account(key: Key, hall: TheHall, request: Request) -> Response:
    """How a finished match went, by the line of play that stands."""
    asked = await wanted(hall, await hall.table(key), address_of(request))
    return await told(hall, request, "account", asked)


@router.get("/badges")
async def all_badges() -> list[BadgeShape]:
    """What can be achieved."""
    return [BadgeShape(game=game, **asdict(badge)) for game, badge in badges()]
