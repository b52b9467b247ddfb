"""Lessons: what there is, and where a learner's path leads. Nothing is kept: whoever asks brings the path along."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from speleo.games import GAMES
from speleo.server.guiding import (
    LessonFacts,
    LessonMoment,
    WholeLesson,
    WhyNot,
    along,
    lesson_data,
    lesson_list,
    moment_data,
    why_data,
)
from speleo.server.onward import OnwardFacts, onward_data
from speleo.server.web.asking import REFUSALS
from speleo.server.web.lean import Lean, lean
from speleo.server.web.models import Asked, Chosen, Coordinate, Word
from speleo.server.wire import packed

router = APIRouter(prefix="/api", responses=REFUSALS)
GameName = Annotated[str, Path(pattern=r"^[a-z]{1,20}$")]
SheetName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")]
Entry = Annotated[str, Field(max_length=200)]
Trail = Annotated[list[Entry], Field(max_length=200, description="what was done so far, as moments name it")]


class Trying(Asked):
    """`tried` is `play ACTION`, `tap THING` or `answer CHOICE`; nothing: only where the path leads."""

    path: Trail
    tried: Entry | None = None
    counts: Chosen | None = None


class Walked(Asked):
    path: Trail


class Wondering(Asked):
    """An action, or a kind of action and perhaps a cell."""

    path: Trail
    action: Entry | None = None
    kind: Word | None = None
    at: list[Coordinate] | None = Field(default=None, min_length=2, max_length=2)


@router.get("/lessons", responses={200: {"model": list[LessonFacts]}}, response_class=Lean)
async def lessons(request: Request) -> Response:
    """All lessons of all games."""
    return lean(request, packed(await asyncio.to_thread(lesson_list, list(GAMES))))


@router.get("/lessons/{game}/{name}", responses={200: {"model": WholeLesson}}, response_class=Lean)
async def lesson(game: GameName, name: SheetName, request: Request) -> Response:
    """What a lesson says and asks for, step by step."""
    return lean(request, await asyncio.to_thread(lesson_data, game, name))


@router.post("/lessons/{game}/{name}/walk", responses={200: {"model": LessonMoment}}, response_class=Lean)
async def lesson_walk(game: GameName, name: SheetName, asked: Trying, request: Request) -> Response:
    """Where a path leads, and what is said to something that is tried there."""
    return lean(request, await asyncio.to_thread(moment_data, game, name, asked.path, asked.tried, asked.counts))


@router.post("/lessons/{game}/{name}/onward", responses={200: {"model": OnwardFacts}}, response_class=Lean)
async def lesson_onward(game: GameName, name: SheetName, asked: Walked, request: Request) -> Response:
    """The match that a lesson was, for whoever wants to play it on."""
    return lean(request, await asyncio.to_thread(onward_data, game, name, asked.path))


@router.post("/lessons/{game}/{name}/why", responses={200: {"model": WhyNot}}, response_class=Lean)
async def lesson_why(game: GameName, name: SheetName, asked: Wondering, request: Request) -> Response:
    """Why something is not possible at the end of a path."""

    def answer() -> bytes:
        walk = along(game, name, asked.path)
        cell = (asked.at[0], asked.at[1]) if asked.at else None
        return why_data(walk.game, walk.stage.state, walk.learner, (asked.action, asked.kind, cell))

    return lean(request, await asyncio.to_thread(answer))
