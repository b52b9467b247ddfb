"""How things are written as JSON for people's programs."""

from __future__ import annotations

import dataclasses
from typing import Any

import orjson

from speleo.kernel.game import Event


def packed(data: object) -> bytes:
    """Views and actions are dataclasses, which become objects."""
    return orjson.dumps(data, inherited)


def inherited(value: object) -> dict[str, Any]:
    """A class that only derives from a dataclass is one too, which orjson does not know."""
    if not dataclasses.is_dataclass(value):
        raise TypeError
    return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}


def event_data(event: Event) -> dict[str, Any]:
    return {"event": type(event).__name__, **{name: getattr(event, name) for name in event.__dataclass_fields__}}
