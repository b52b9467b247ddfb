"""What can stand in the fields of events that hold words."""

from __future__ import annotations

from speleo.games.cave.names import (
    ARRIVAL_NAMES,
    GROUP_NAMES,
    KIND_NAMES,
    TOKEN_NAMES,
    TYPE_CODES,
    cell_named,
    cell_text,
    face_named,
    face_text,
    load_named,
    load_text,
)
from speleo.kernel.errors import UnknownName

WORDS: dict[str, tuple[str, ...]] = {
    "holder": ("backpack", "tent"),
    "group": GROUP_NAMES,
    "kind": KIND_NAMES[: len(TYPE_CODES)],
    "how": ARRIVAL_NAMES,
    "bottle": ("half", "full"),
    "token": TOKEN_NAMES,
    "reason": ("stalled", "sealed", "explored"),
}


def event_value(field: str, text: str) -> str:
    """One of few words, a tile, a cell, or a load in whatever order its gear is named."""
    if field in WORDS:
        if text not in WORDS[field]:
            raise UnknownName(field, text, list(WORDS[field]))
        return text
    if field == "tile":
        return face_text(face_named(text))
    return cell_text(cell_named(text)) if field == "cell" else load_text(load_named(text))
