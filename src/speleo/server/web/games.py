"""The games of this server: all that the pages need to offer one, and its words, for games that they do not know."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache

from fastapi import APIRouter, Request, Response

from speleo.bots import company, levels_for
from speleo.games import GAMES, game_named
from speleo.kernel.setup import Option
from speleo.server.visiting import Invited
from speleo.server.web.asking import REFUSALS, TheHall
from speleo.server.web.lean import Lean, lean
from speleo.server.web.rules import GameName, Language, game_of
from speleo.server.wire import packed
from speleo.texts.cast import characters_of, level_of, style_key

router = APIRouter(prefix="/api", responses=REFUSALS)


@dataclass(frozen=True, slots=True)
class CastFacts:
    """A kind of bot: how strong it is in lamps, the key of a line on its style, and the characters who play it.

    One that the host has invited has no lamps.
    """

    bot: str
    level: int
    style: str
    faces: list[str]


@dataclass(frozen=True, slots=True)
class MedalFacts:
    """What is given where all seats win or lose together, by the reason for which a match was over."""

    reason: str
    medal: str


@dataclass(frozen=True, slots=True)
class GameFacts:
    """A game that can be played here.

    `seats` and `minutes` are from and to, the latter 0 if nobody knows. `bots` are listed from weak to strong,
    `company` is who sits opposite with one click, `cast` who plays the bots.
    `together`: all seats win or lose together, for `medals`, the best first. `editable`: its box can be edited.
    """

    name: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    editions: list[str]
    options: tuple[Option, ...]
    bots: list[str]
    company: list[str]
    cast: list[CastFacts]
    together: bool
    medals: list[MedalFacts]
    editable: bool


@dataclass(frozen=True, slots=True)
class TextsFacts:
    """What a game says to people, as Fluent; keys begin with its name."""

    fluent: str


@cache
def shelf(invited: tuple[Invited, ...] = ()) -> bytes:
    return packed([facts_of(name, invited) for name in GAMES])


def facts_of(name: str, invited: tuple[Invited, ...] = ()) -> GameFacts:
    """All that the pages need to offer a game, with the bots that the host has invited for it."""
    game = game_named(name)
    visitors = [one.name for one in invited if one.game in ("", name)]
    return GameFacts(
        name=name,
        seats=(min(game.seats), max(game.seats)),
        minutes=game.minutes,
        editions=[edition.name for edition in game.editions],
        options=game.options,
        bots=[*levels_for(name), *visitors],
        company=list(company(game)),
        cast=[*(cast_of(name, bot) for bot in levels_for(name)), *map(visitor, visitors)],
        together=bool(game.endings),
        medals=[
            MedalFacts(reason=reason, medal=medal)
            for reason, medal in zip(game.endings, game.medals or ("",) * len(game.endings), strict=True)
            if medal
        ],
        editable=game.box_form is not None,
    )


def cast_of(game: str, bot: str) -> CastFacts:
    level = level_of(game, bot)
    faces = [one.name for one in characters_of(game, level)]
    return CastFacts(bot=bot, level=level, style=style_key(game, bot), faces=faces)


def visitor(name: str) -> CastFacts:
    return CastFacts(bot=name, level=0, style="style-visitor", faces=[name])


@cache
def words(name: str, lang: str) -> bytes:
    return packed(TextsFacts(game_of(name).data_file(f"texts/{lang}.ftl")))


@router.get("/games", responses={200: {"model": list[GameFacts]}}, response_class=Lean)
async def games(request: Request, hall: TheHall) -> Response:
    """The games with their options, editions and bots."""
    return lean(request, await asyncio.to_thread(shelf, hall.visiting.invited))


@router.get("/games/{name}/texts", responses={200: {"model": TextsFacts}}, response_class=Lean)
async def texts(name: GameName, request: Request, lang: Language = "en") -> Response:
    """The words of a game: its name, actions, events, options and refusals."""
    return lean(request, await asyncio.to_thread(words, name, lang))
