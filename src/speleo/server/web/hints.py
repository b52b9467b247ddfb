"""Hints for a seat over HTTP."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from speleo.kernel.price import Price
from speleo.server.web.asking import REFUSALS, Address, Holder, TheHall
from speleo.server.web.lean import Lean
from speleo.server.web.models import Asked, Key, Seat

router = APIRouter(prefix="/api", responses=REFUSALS)


class HintWanted(Asked):
    seat: Seat


class ReasonShape(BaseModel):
    """A sentence of the catalogues, and the rule it rests on."""

    key: str
    args: dict[str, str | int]
    rule: str


class RiskShape(BaseModel):
    """In how many futures of a hundred happens what the game fears most; the catalogues say what (`GAME-hint-risk`)."""

    level: Literal["none", "low", "some", "high"]
    in_100: int


class StopShape(BaseModel):
    """A space on the way home, with the action points from the one before."""

    x: int
    y: int
    points: int


class IdeaShape(BaseModel):
    """An action with what it leads to. `action` stands in the legal list, unless it is one that counts things."""

    action: str
    kind: str
    values: dict[str, Any]
    price: Price
    at: tuple[int, int] | None
    value: int = Field(description="by the measure of the hint: points, or per cent")
    low: int
    high: int
    wins: int
    grades: list[int]
    risk: RiskShape
    futures: int
    why: ReasonShape
    way: list[StopShape]


class HintShape(BaseModel):
    """The best ideas for a seat, best first, from `futures` matches that good bots played to their end.

    `clear`: the first is better than the next beyond doubt.
    """

    game: str
    seat: int
    measure: Literal["win", "points", "medal"]
    futures: int
    clear: bool
    ideas: list[IdeaShape]


@router.post("/tables/{key}/hint", responses={200: {"model": HintShape}}, response_class=Lean)
async def hint(key: Key, asked: HintWanted, hall: TheHall, holder: Holder, address: Address) -> Response:
    """What bots would do in your place, from what your seat may see. The log and the record say that you asked.

    Refused where no hints are agreed, where you are not to act, and where too many are asked for.
    """
    return Lean(await hall.advisers.hint(hall, key, holder, asked.seat, address))
