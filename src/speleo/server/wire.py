"""How things are written as JSON for people's programs."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

import orjson

from speleo.kernel.game import Event, Game
from speleo.kernel.place import Place


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


def event_data(game: Game, event: Event, place: Place | None = None) -> dict[str, Any]:
    """An event with its name, its facts, where it happened, what is heard, and how it is told if not plainly."""
    kind = type(event)
    data: dict[str, Any] = {"event": kind.__name__}
    for name in event.__dataclass_fields__:
        data[name] = getattr(event, name)
    if place is not None:
        data["place"] = place
    if sound := game.telling.sound(event):
        data["sound"] = sound
    if (manner := game.telling.manner(kind)) != "plain":
        data["manner"] = manner
    return data
