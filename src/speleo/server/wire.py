"""How things are written as JSON for people's programs."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any, Literal, NotRequired, cast

import orjson
from typing_extensions import TypedDict

from speleo.kernel.game import Event, Game
from speleo.kernel.place import Place
from speleo.kernel.telling import Thing


class ToldEvent(TypedDict):
    """An event of any game by its name, with its own facts beside what is told of every event.

    `things` are what its texts name, `place` is where it happened, `sound` the effect that is heard with it; it has a
    `manner` if it is not told plainly.
    """

    event: str
    things: NotRequired[dict[str, tuple[Thing, ...]]]
    place: NotRequired[Place]
    sound: NotRequired[str]
    manner: NotRequired[Literal["quiet", "headline", "alarm"]]


def packed(data: object) -> bytes:
    """Views and actions are dataclasses, which become objects."""
    return orjson.dumps(data, inherited)


def compact(data: object) -> bytes:
    """The same for what is kept: orjson leaves some kilobytes of room behind every text it makes, a copy has none."""
    return b"%b" % packed(data)


def member(name: str, value: object) -> bytes:
    """A value with its name, as it stands in an object."""
    return b'"%b":%b' % (name.encode(), packed(value))


def object_of(parts: Iterable[bytes]) -> bytes:
    """An object of members that are written already."""
    return b"{%b}" % b",".join(parts)


def inherited(value: object) -> dict[str, Any]:
    """A class that only derives from a dataclass is one too, which orjson does not know."""
    if not dataclasses.is_dataclass(value):
        raise TypeError
    return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}


def event_data(game: Game, event: Event, place: Place | None = None) -> ToldEvent:
    """An event as it is told at this place."""
    kind = type(event)
    data: dict[str, Any] = {"event": kind.__name__}
    for name in event.__dataclass_fields__:
        data[name] = getattr(event, name)
    if things := game.telling.things(event):
        data["things"] = things
    if place is not None:
        data["place"] = place
    if sound := game.telling.sound(event):
        data["sound"] = sound
    if (manner := game.telling.manner(kind)) != "plain":
        data["manner"] = manner
    return cast(ToldEvent, data)
