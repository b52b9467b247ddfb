"""The shapes of live messages and of what they hold, beside the classes that are sent as they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from speleo.kernel.price import Price
from speleo.server.facts import Facts, LookFacts
from speleo.server.pictures import Frame


@dataclass(frozen=True, slots=True)
class You:
    """Who asks: the seats that the secret holds, and through whose eyes this was seen."""

    seats: tuple[int, ...]
    host: bool
    looking: int | None


@dataclass(slots=True)
class PictureShape(Frame):
    """What a seat or a spectator sees and may do now. `view` and the entries of `legal` are those of the game.

    `deeds` are the kinds of action to show, legal or not, `rules` those that apply now; `secret` says whether a seat
    may have secrets from another now. `on_offer` are seats of bots that this seat may take over. `mood` is what music
    follows.
    """

    view: dict[str, Any]


class LogEntryShape(BaseModel):
    """One entry of the table's log with what everybody may know of it, and the events of the game it led to.

    `void` is the request to go back that it overtook, `serial` counts the steps of the match up to it: an entry
    `undone` takes back `to` a serial, so what an earlier entry with a higher one led to does not stand any more.
    """

    model_config = ConfigDict(extra="allow")

    seq: int
    at: float
    what: str
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    bot: str | None = None
    to: int | None = None
    agree: bool | None = None
    request: int | None = None
    seats: list[int] | None = None
    give: bool | None = None
    steps: int | None = None
    void: int | None = None
    serial: int | None = None
    table: str | None = None
    pledge: str | None = None
    nonce: str | None = None
    round: int | None = None
    why: str | None = None
    by: int | None = None
    seqs: list[int] | None = None
    emote: str | None = None
    look: LookFacts | None = None
    ready: bool | None = None
    terms: dict[str, Any] | None = None
    events: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class StrideShape:
    """One step of the match since the last update: an action of a seat, or of chance if `seat` is null.

    It led to the next `events` of the entry `seq`, at that `price`, and to that picture; the last step has none, since
    that is the update's own.
    """

    seq: int
    seat: int | None
    events: int
    price: Price
    picture: PictureShape | None


class Update(BaseModel):
    """What happened after `since` and how it is now, for this viewer."""

    type: Literal["update"]
    seq: int
    since: int
    you: You
    table: Facts
    picture: PictureShape | None
    happened: list[LogEntryShape]
    steps: list[StrideShape]


class ChangeReply(BaseModel):
    """An update for who said hello with `changes` and was shown how it was after `since`.

    `picture` and the `view` in it have only the members that are not as they were; without `table` only its `seq` is
    another.
    """

    type: Literal["change"]
    seq: int
    since: int
    you: You
    table: Facts | None = None
    picture: dict[str, Any]
    happened: list[LogEntryShape]
    steps: list[StrideShape]


@dataclass(frozen=True, slots=True)
class DoneReply:
    """A live submission was taken."""

    type: Literal["done"]
    client: str
    seq: int
    repeat: bool


@dataclass(frozen=True, slots=True)
class RefusedReply:
    """A live submission was refused: `key` names a sentence of the catalogue, where the rules refuse it."""

    type: Literal["refused"]
    client: str | None
    problem: str
    said: str
    rule: str
    key: str


@dataclass(frozen=True, slots=True)
class WhyReply:
    """Why an action is not possible now; `rule` and `key` are empty if it is possible."""

    type: Literal["why"]
    client: str
    action: str
    rule: str
    key: str


@dataclass(frozen=True, slots=True)
class Pong:
    type: Literal["pong"]
    seq: int
