"""Tiles as everybody sees them: the sort, the openings, and what else is printed on them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from speleo.games.subterra.engine.components import CAVE_IN, NO_ARROW, Components
from speleo.games.subterra.names import SIDE_NAMES, SORTS, tile_text
from speleo.grid.sides import has, turned


@dataclass(frozen=True, slots=True)
class FaceView:
    """A tile as it lies or would lie. `dice` are the numbers of a cave-in, `head` where an arrow points.

    [SUB-COM.2, SUB-TIL.20]
    """

    name: str
    sort: str
    open: tuple[str, ...]
    dice: tuple[int, ...]
    head: str | None


def face_view(parts: Components, kind: int, quarters: int = 0) -> FaceView:
    return faces(parts)[kind * 4 + quarters]


@lru_cache(maxsize=16)
def faces(parts: Components) -> list[FaceView]:
    """All kinds in all four rotations."""
    return [made(parts, kind, quarters) for kind in range(len(parts.sorts)) for quarters in range(4)]


def made(parts: Components, kind: int, quarters: int) -> FaceView:
    """A tile as it lies, turned by so many quarters."""
    sort, exits = parts.sorts[kind], turned(parts.exits[kind], quarters)
    return FaceView(
        name=tile_text(parts, kind, quarters),
        sort=SORTS[sort],
        open=tuple(SIDE_NAMES[side] for side in range(4) if has(exits, side)),
        dice=tuple(die for die in range(1, 7) if parts.dice[kind] >> die & 1) if sort == CAVE_IN else (),
        head=None if parts.heads[kind] == NO_ARROW else SIDE_NAMES[(parts.heads[kind] + quarters) & 3],
    )
