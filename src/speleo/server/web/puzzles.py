"""Puzzles: those of the games, and those that people share as a text. Nothing is kept: whoever asks brings the path."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from speleo.games import GAMES
from speleo.kernel.errors import UnknownName
from speleo.kernel.learning.daily import of_the_day
from speleo.kernel.learning.shelf import puzzle_text
from speleo.server.composing import MadePuzzle, OwnAimFacts, aim_list
from speleo.server.errors import Refused
from speleo.server.guiding import WhyNot, game_of
from speleo.server.hall import Hall
from speleo.server.puzzling import PuzzleFacts, PuzzleMoment, WholePuzzle, puzzle_list
from speleo.server.web.asking import REFUSALS, TheHall
from speleo.server.web.lean import Lean, lean
from speleo.server.web.learning import Entry, GameName, SheetName, Trail
from speleo.server.web.models import Asked, Chosen, Coordinate, Seat, Word
from speleo.server.web.replay import told
from speleo.server.wire import packed

router = APIRouter(prefix="/api", responses=REFUSALS)


@dataclass(frozen=True, slots=True)
class DayFacts:
    """The puzzle of a day."""

    day: str
    game: str
    name: str


class Which(Asked):
    """A puzzle: by its game and name, or as a text that somebody wrote."""

    game: Annotated[str, Field(max_length=20)] = ""
    name: Annotated[str, Field(max_length=40)] = ""
    text: Annotated[str, Field(max_length=20_000)] = ""


class Making(Asked):
    """A step of a record, who solves it, which aim of the list; `quiet`: the others do what is usual, not the worst."""

    record: str = Field(max_length=400_000, description="the text of a record")
    step: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Seat
    aim: Annotated[int, Field(ge=0, le=99)]
    number: Annotated[int, Field(ge=0, le=999)] = 0
    title: Word = ""
    quiet: bool = False


class PuzzleTry(Which):
    """`tried` is `play ACTION` or `answer CHOICE`; nothing: only where the path leads."""

    path: Trail
    tried: Entry | None = None
    counts: Chosen | None = None


class PuzzleWalked(Which):
    path: Trail


class PuzzleWondering(PuzzleWalked):
    """An action, or a kind of action and perhaps a cell."""

    action: Entry | None = None
    kind: Word | None = None
    at: list[Coordinate] | None = Field(default=None, min_length=2, max_length=2)


def text_of(game: str, name: str) -> str:
    try:
        return puzzle_text(game_of(game), name)
    except UnknownName as problem:
        raise Refused(404, "no-puzzle", str(problem)) from None


async def worked(hall: Hall, request: Request, what: str, which: Which, **more: Any) -> Response:
    """What a worker says to a puzzle: proving may take long, and a stranger may have written it."""
    text = which.text or await asyncio.to_thread(text_of, which.game, which.name)
    asked = {"what": what, "text": text, "foreign": bool(which.text), **more}
    return await told(hall, request, "puzzle", asked)


@router.get("/puzzles", responses={200: {"model": list[PuzzleFacts]}}, response_class=Lean)
async def puzzles(request: Request) -> Response:
    """All puzzles of all games, the easiest of each game first."""
    return lean(request, packed(await asyncio.to_thread(puzzle_list, list(GAMES))))


@router.get("/puzzles/day")
async def puzzle_of_the_day(on: Annotated[date | None, Query()] = None) -> DayFacts:
    """The puzzle of a day, the same for everybody; without a day that of today."""
    day = on or datetime.now(UTC).date()
    found = await asyncio.to_thread(puzzle_list, list(GAMES))
    game, name = of_the_day(day, [f"{one.game}/{one.name}" for one in found]).split("/")
    return DayFacts(day=day.isoformat(), game=game, name=name)


@router.get("/puzzles/aims/{game}")
async def puzzle_aims(game: GameName) -> list[OwnAimFacts]:
    """What a puzzle of one's own may aim at in a game."""
    return await asyncio.to_thread(aim_list, game_of(game))


@router.get("/puzzles/{game}/{name}", responses={200: {"model": WholePuzzle}}, response_class=Lean)
async def puzzle(game: GameName, name: SheetName, hall: TheHall, request: Request) -> Response:
    """A puzzle of a game, where it begins."""
    return await worked(hall, request, "open", Which(game=game, name=name))


@router.post("/puzzles/open", responses={200: {"model": WholePuzzle}}, response_class=Lean)
async def puzzle_open(asked: Which, hall: TheHall, request: Request) -> Response:
    """A puzzle that somebody wrote: what it claims is proved first, as far as the server allows."""
    return await worked(hall, request, "open", asked)


@router.post("/puzzles/make", responses={200: {"model": MadePuzzle}}, response_class=Lean)
async def puzzle_make(asked: Making, hall: TheHall, request: Request) -> Response:
    """A puzzle of a step of a record, if a solution can be proved within what this server allows."""
    return await told(hall, request, "make", {**asked.model_dump(), "box": ""})


@router.post("/puzzles/walk", responses={200: {"model": PuzzleMoment}}, response_class=Lean)
async def puzzle_walk(asked: PuzzleTry, hall: TheHall, request: Request) -> Response:
    """Where a path leads, and what is said to something that is tried there."""
    more = {"path": asked.path, "tried": asked.tried, "counts": asked.counts}
    return await worked(hall, request, "walk", asked, **more)


@router.post("/puzzles/show", responses={200: {"model": PuzzleMoment}}, response_class=Lean)
async def puzzle_show(asked: PuzzleWalked, hall: TheHall, request: Request) -> Response:
    """The next thing that is right, done."""
    return await worked(hall, request, "show", asked, path=asked.path)


@router.post("/puzzles/why", responses={200: {"model": WhyNot}}, response_class=Lean)
async def puzzle_why(asked: PuzzleWondering, hall: TheHall, request: Request) -> Response:
    """Why something is not possible at the end of a path."""
    more = {"path": asked.path, "action": asked.action, "kind": asked.kind, "at": asked.at}
    return await worked(hall, request, "why", asked, **more)
