"""Matches by links in a tab: an address takes what the device kept and what came, and says what to keep and to send.

Nothing of it is stored here but the table of the leg that is being played; the page keeps the rest (web/src/letters).
"""

from __future__ import annotations

import contextlib
from typing import Any, Literal

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict

from speleo.games import game_named
from speleo.kernel.errors import SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.letter.legs import checked, numbered, written
from speleo.kernel.letter.letter import BadLetter, Letter, read_letter, unpacked
from speleo.kernel.letter.side import Side, accept, course, invite, receive, send, to_play
from speleo.kernel.match import Match
from speleo.kernel.record.entries import Acted
from speleo.kernel.record.record import Record
from speleo.server.chairs import Chair
from speleo.server.plan import NEVER, Plan, checked_name
from speleo.server.pledging import start
from speleo.server.tokens import hashed, new_token
from speleo.server.web.api import problem
from speleo.server.web.asking import REFUSALS, TheHall

BY_LINK = ("cave", "diamant", "subterra")
"""Games in which nothing is dealt to one person in secret: a link would show it to whoever unpacks it."""
router = APIRouter(prefix="/api/letters", responses=REFUSALS)


Stage = Literal["invited", "came", "again", "own", "elsewhere"]


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Invitation(Asked):
    game: str
    edition: str | None = None
    options: dict[str, str] = {}
    name: str


class Answer(Asked):
    link: str
    name: str


class Came(Asked):
    """`kept` is what this device keeps of the match, if anything."""

    link: str
    kept: dict[str, Any] | None = None


class Leg(Asked):
    kept: dict[str, Any]
    table: str = ""


class Sent(BaseModel):
    """`kept` is for the device, `link` for the other."""

    match: str
    game: str
    names: list[str]
    seat: int
    number: int
    link: str
    over: bool
    kept: dict[str, Any]


class Read(BaseModel):
    """What a link is to this device, and what there is to do.

    `stage`: an invitation, the other's turn that `came`, or came `again`, the `own` link, or one of a match that is
    kept `elsewhere`. `record` is the match so far. `link` is what the other waits for, if it is their turn.
    """

    stage: Stage
    match: str
    game: str
    names: list[str]
    seat: int | None
    number: int
    over: bool
    record: str
    link: str
    kept: dict[str, Any] | None


class Laid(BaseModel):
    """The table for a leg, and the secret of this person's seat at it."""

    id: str
    token: str
    seat: int


def game_by_link(name: str) -> Game:
    if name not in BY_LINK:
        raise BadLetter("hidden", f"{name} cannot be played by links: they would show what it hides")
    return game_named(name)


def read(link: str) -> tuple[Letter, Game]:
    letter = unpacked(link)
    return letter, letter.game_from(game_by_link)


def sent(side: Side, over: bool = False) -> Sent:
    """The newest link of somebody's match, as the page shows it."""
    letter = read_letter(side.sent)
    names = [sitter.name for sitter in letter.header.sitters]
    kept = side.kept
    return Sent(
        match=side.match,
        game=letter.header.game,
        names=names,
        seat=side.seat,
        number=letter.link,
        link=letter.packed,
        over=over,
        kept=kept,
    )


async def refused(_: Request, error: Exception) -> Response:
    """What is wrong with a link, with a word that pages have sentences for."""
    assert isinstance(error, BadLetter)
    return problem(422, f"letter-{error.problem}", str(error))


@router.post("/invite")
async def invited(asked: Invitation) -> Sent:
    """Begin a match: the link is an invitation."""
    game = game_by_link(asked.game)
    return sent(invite(game.setup(2, asked.options, asked.edition), game, checked_name(asked.name)))


@router.post("/accept")
async def accepted(asked: Answer) -> Sent:
    """Answer an invitation: whoever sent it begins."""
    letter, game = read(asked.link)
    checked(letter, game)
    return sent(accept(letter, checked_name(asked.name)))


@router.post("/open")
async def opened(asked: Came) -> Read:
    """Read a link line by line, and say what it is to this device."""
    letter, game = read(asked.link)
    match = checked(letter, game).match
    side = Side.read(asked.kept) if asked.kept is not None else None
    stage: Stage = "invited" if letter.link == 0 else "elsewhere"
    done = letter.entries
    if side is not None and letter.sender == side.seat:
        stage = "own"
    elif side is not None:
        stage = "again" if letter.text == side.received else "came"
        side = receive(side, letter, game)
        done = numbered(course(side, game))
        told, match = match.over, played(letter, done, game)
        if match.over and not told and not side.waits:
            side = send(side, match, game)
    return Read(
        stage=stage,
        match=letter.match,
        game=game.name,
        names=[sitter.name for sitter in letter.header.sitters],
        seat=side.seat if side else None,
        number=letter.link,
        over=match.over,
        record=written(letter.header, done, game),
        link=read_letter(side.sent).packed if side and side.waits else "",
        kept=side.kept if side else None,
    )


def played(letter: Letter, done: tuple[Acted, ...], game: Game) -> Match:
    return Record.parse(written(letter.header, done, game)).replay(game)


@router.post("/table")
async def laid(asked: Leg, hall: TheHall) -> Laid:
    """A table for the leg that is to be played. The other holds its second seat and is its host, with a secret that
    nobody has, so that nothing is done for them here.

    The table of the leg before goes: the new one has all that was played there.
    """
    side = Side.read(asked.kept)
    letter = read_letter(side.received)
    game = letter.game_from(game_by_link)
    record, seed = to_play(side, game)
    plan = Plan(
        game=game.name,
        edition=letter.header.edition,
        options=dict(letter.header.options),
        seats=2,
        title="",
        listed=False,
        turn_seconds=0,
        record=record,
        hints=NEVER,
    ).checked()
    token, other = new_token(), hashed(new_token())
    chairs = [
        Chair("person", sitter.name, "", (hashed(token) if seat == side.seat else other,))
        for seat, sitter in enumerate(letter.header.sitters)
    ]
    table = await hall.create(plan, other, chairs, seed=seed)
    await hall.perform(table.key, start(other))
    if asked.table:
        with contextlib.suppress(SpeleoError):
            await hall.expiry.delete_anyway(asked.table)
    return Laid(id=table.key, token=token, seat=side.seat)


@router.post("/record", response_class=PlainTextResponse)
async def record(asked: Leg) -> str:
    """The match as far as this person knows it."""
    side = Side.read(asked.kept)
    letter = read_letter(side.sent if side.waits else side.received)
    game = letter.game_from(game_by_link)
    return written(letter.header, letter.entries if side.waits else numbered(course(side, game)), game)


@router.post("/send")
async def handed_over(asked: Leg, hall: TheHall) -> Sent:
    """The link for the other, as soon as it is their turn at the table."""
    side = Side.read(asked.kept)
    table = await hall.table(asked.table)
    match = table.play.match
    if match is None:
        raise BadLetter("kept", "the match at this table has not begun")
    return sent(send(side, match, table.game), match.over)
