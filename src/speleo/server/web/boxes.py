"""Boxes that people edit: what may be filled in, and what the reader of boxes says to what they have filled in."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from speleo.kernel.box_form import rows_of
from speleo.server.boxing import found_in
from speleo.server.web.asking import REFUSALS, TheHall
from speleo.server.web.lean import Lean, lean
from speleo.server.web.models import Asked, Word
from speleo.server.web.replay import told
from speleo.server.web.rules import GameName
from speleo.server.wire import packed

router = APIRouter(prefix="/api/boxes", responses=REFUSALS)
Text = Annotated[str, Field(max_length=2000)]
Number = Annotated[int, Field(ge=-9999, le=9999)]
Listed = Annotated[list[Word | Number], Field(max_length=20)]
RowShape = dict[str, str | bool | int | list[str | int]]
RowAsked = Annotated[dict[Word, bool | Number | Text | Listed], Field(max_length=20)]


class OnlyShape(BaseModel):
    """Another blank of the row, and its values with which a blank counts."""

    blank: str
    values: tuple[str, ...]


class BlankShape(BaseModel):
    """Something to fill in: one of `choices`, some of them, or numbers from `low` to `high` (`size`: so many)."""

    name: str
    kind: Literal["choice", "sides", "number", "numbers", "some", "text", "flag"]
    choices: list[str]
    low: int
    high: int
    size: int
    only: OnlyShape | None


class BoxPartShape(BaseModel):
    """Rows of the same blanks, `least` to `most` of them; on a `board` each is a cell `reach` away at the most."""

    name: str
    shape: Literal["tiles", "board", "table"]
    blanks: list[BlankShape]
    least: int
    most: int
    reach: int


class FilledShape(BaseModel):
    """What stands in a box: rows by the name of their part."""

    game: str
    rows: dict[str, list[RowShape]]


class BoxFormShape(FilledShape):
    """How the box of a game is edited, and what stands in the one that comes with it."""

    parts: list[BoxPartShape]


class PlaceInBox(BaseModel):
    """A part, a row of it (-1: none) and a blank; empty: the whole box."""

    part: str
    row: int
    blank: str


class BoxProblem(BaseModel):
    """Something that is wrong: where, the line of the reader, its rule, and a key and values to say it otherwise."""

    place: PlaceInBox
    said: str
    rule: str
    key: str
    values: dict[str, str | int]


class CheckedBox(BaseModel):
    """A filled form as the text of a data file, and what is wrong with it."""

    text: str
    fingerprint: str
    problems: list[BoxProblem]


class Filled(Asked):
    rows: Annotated[dict[Word, Annotated[list[RowAsked], Field(max_length=200)]], Field(max_length=30)]


class Brought(Asked):
    text: str = Field(max_length=200_000, description="the text of a data file")


@cache
def form(name: str) -> bytes:
    game = found_in(name)
    assert game.box_form is not None
    parts = [BoxPartShape.model_validate(part, from_attributes=True) for part in game.box_form.parts]
    filled = FilledShape.model_validate({"game": name, "rows": rows_of(game, game.box().text)})
    return packed(BoxFormShape(game=name, rows=filled.rows, parts=parts).model_dump())


@router.get("/{game}", responses={200: {"model": BoxFormShape}}, response_class=Lean)
async def box_form(game: GameName, request: Request) -> Response:
    """How the box of a game is edited, filled with the one that comes with it."""
    return lean(request, await asyncio.to_thread(form, game))


@router.post("/open", responses={200: {"model": FilledShape}}, response_class=Lean)
async def open_box(asked: Brought, hall: TheHall, request: Request) -> Response:
    """The box in a data file, to be edited; what has another form is refused with what its reader says."""
    return await told(hall, request, "open_box", {"text": asked.text})


@router.post("/{game}/check", responses={200: {"model": CheckedBox}}, response_class=Lean)
async def check_box(game: GameName, asked: Filled, hall: TheHall, request: Request) -> Response:
    """The data file of a filled form, and everything that is wrong with it, with its place in the form."""
    return await told(hall, request, "check_box", {"game": game, "rows": asked.rows})
