"""How things are written as JSON for people's programs."""

from __future__ import annotations

from typing import Any

import orjson

from speleo.kernel.game import Event


def packed(data: object) -> bytes:
    """Views and actions are dataclasses, which become objects."""
    return orjson.dumps(data)


def event_data(event: Event) -> dict[str, Any]:
    return {"event": type(event).__name__, **{name: getattr(event, name) for name in event.__dataclass_fields__}}
