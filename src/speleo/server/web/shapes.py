"""The shapes of live messages and of what they hold, beside the classes that are sent as they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, create_model

from speleo.server.course import Stride
from speleo.server.entries import FACTS
from speleo.server.facts import Facts
from speleo.server.pictures import WholePicture
from speleo.server.wire import ToldEvent


@dataclass(frozen=True, slots=True)
class You:
    """Who asks: the seats that the secret holds, and through whose eyes this was seen."""

    seats: tuple[int, ...]
    host: bool
    looking: int | None


class HappenedShape(BaseModel):
    """One entry of the table's log with what everybody may know of it, and the events of the game it led to.

    `void` is the request to go back that it overtook, `serial` counts the steps of the match up to it: an entry
    `undone` takes back `to` a serial, so what an earlier entry with a higher one led to does not stand any more.
    """

    model_config = ConfigDict(extra="allow")

    seq: int
    at: float
    what: str
    events: list[ToldEvent]


FACT_FIELDS: dict[str, Any] = {name: (kind | None, None) for name, kind in FACTS.items()}
LogEntryShape: Any = create_model("LogEntryShape", __base__=HappenedShape, __doc__=HappenedShape.__doc__, **FACT_FIELDS)
"""With every fact that any kind of entry has."""


class NewsShape(BaseModel):
    """What happened after `since`, up to `seq`."""

    seq: int
    since: int
    you: You
    happened: list[LogEntryShape]
    steps: list[Stride]


class Update(NewsShape):
    """What happened after `since` and how it is now, for this viewer."""

    type: Literal["update"]
    table: Facts
    picture: WholePicture | None


class ChangeReply(NewsShape):
    """An update for who said hello with `changes` and was shown how it was after `since`.

    `picture` and the `view` in it have only the members that are not as they were; without `table` only its `seq` is
    another.
    """

    type: Literal["change"]
    table: Facts | None = None
    picture: dict[str, Any]


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
