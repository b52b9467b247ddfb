"""Boxes that people edit: what may be filled in, and what the reader of boxes says to what they have filled in."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BeforeValidator, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from speleo.kernel.box_form import MOST_ROWS, CheckedForm, FormPart, rows_of
from speleo.server.boxing import FilledForm, found_in
from speleo.server.web.asking import REFUSALS, TheHall
from speleo.server.web.lean import Lean, lean
from speleo.server.web.models import Asked, Word, few
from speleo.server.web.replay import told
from speleo.server.web.rules import GameName
from speleo.server.wire import packed

router = APIRouter(prefix="/api/boxes", responses=REFUSALS)
Text = Annotated[str, Field(max_length=2000)]
Number = Annotated[int, Field(ge=-9999, le=9999)]
Listed = Annotated[list[Word | Number], Field(max_length=20)]
RowAsked = Annotated[dict[Word, bool | Number | Text | Listed], Field(max_length=20), BeforeValidator(few)]
ROW: TypeAdapter[dict[str, Any]] = TypeAdapter(RowAsked, config=Asked.model_config)


def up_to_the_first_wrong(parts: Any) -> Any:
    """Refuse rows at the first one that is wrong: to describe each of two hundred thousand kept everybody waiting."""
    few(parts)
    for name, rows in parts.items() if isinstance(parts, dict) else ():
        for at, row in enumerate(rows[: MOST_ROWS + 1] if isinstance(rows, list) else ()):
            try:
                ROW.validate_python(row)
            except ValidationError as error:
                first = error.errors()[0]
                where = ".".join(str(part) for part in (name, at, *first["loc"]))
                raise PydanticCustomError("row", "{where}: {said}", {"where": where, "said": first["msg"]}) from None
    return parts


@dataclass(frozen=True, slots=True)
class WholeForm(FilledForm):
    """How the box of a game is edited, and what stands in the one that comes with it."""

    parts: tuple[FormPart, ...]


class Filled(Asked):
    rows: Annotated[
        dict[Word, Annotated[list[RowAsked], Field(max_length=MOST_ROWS)]],
        Field(max_length=30),
        BeforeValidator(up_to_the_first_wrong),
    ]


class Brought(Asked):
    text: str = Field(max_length=200_000, description="the text of a data file")


@cache
def form(name: str) -> bytes:
    game = found_in(name)
    assert game.box_form is not None
    return packed(WholeForm(name, rows_of(game, game.box().text), game.box_form.parts))


@router.get("/{game}", responses={200: {"model": WholeForm}}, response_class=Lean)
async def box_form(game: GameName, request: Request) -> Response:
    """How the box of a game is edited, filled with the one that comes with it."""
    return lean(request, await asyncio.to_thread(form, game))


@router.post("/open", responses={200: {"model": FilledForm}}, response_class=Lean)
async def open_box(asked: Brought, hall: TheHall, request: Request) -> Response:
    """The box in a data file, to be edited; what has another form is refused with what its reader says."""
    return await told(hall, request, "open_box", {"text": asked.text})


@router.post("/{game}/check", responses={200: {"model": CheckedForm}}, response_class=Lean)
async def check_box(game: GameName, asked: Filled, hall: TheHall, request: Request) -> Response:
    """The data file of a filled form, and everything that is wrong with it, with its place in the form."""
    return await told(hall, request, "check_box", {"game": game, "rows": asked.rows})
