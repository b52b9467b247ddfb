"""What can stand in the fields of events that hold words."""

from __future__ import annotations

from speleo.games.subterra.engine.components import Components
from speleo.games.subterra.events import CAUSES, TESTS
from speleo.games.subterra.names import (
    CARD_NAMES,
    CAVERS,
    HORRORS,
    SIDE_NAMES,
    cell_named,
    cell_text,
    tile_named,
    tile_text,
)
from speleo.games.subterra.notation.writing import NONE
from speleo.kernel.errors import UnknownName

WORDS: dict[str, tuple[str, ...]] = {
    "caver": CAVERS,
    "target": CAVERS,
    "cause": CAUSES,
    "test": tuple(TESTS.values()),
    "side": SIDE_NAMES,
    "horror": tuple(HORRORS),
    "card": CARD_NAMES,
}


def event_value(parts: Components, field: str, text: str) -> str:
    """One of few words, a cell, or a tile as it lies."""
    if field in WORDS:
        if text not in WORDS[field]:
            raise UnknownName(field, text, list(WORDS[field]))
        return text
    if field == "cell":
        return cell_text(cell_named(text))
    return text if text == NONE else tile_text(parts, *tile_named(parts, text))
