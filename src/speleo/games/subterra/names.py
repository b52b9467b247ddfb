"""What the numbers of the engine are called in notation and data files."""

from __future__ import annotations

import re
from functools import lru_cache

from speleo.games.subterra.engine.components import CAVE_IN, LEDGE, NO_ARROW, SLOPE, Components
from speleo.grid.cells import cell_at, x_of, y_of
from speleo.grid.sides import NAMES, exits_text, opposite, turned
from speleo.kernel.errors import BadNotation
from speleo.kernel.nearest import quoted

SORTS = ("plain", "water", "gas", "cave-in", "horror", "squeeze", "ledge", "slope", "scree", "start", "exit")
"""The sorts of tiles in the order of their numbers. [SUB-COM.2]"""
CAVERS = ("diver", "scout", "geologist", "engineer", "climber", "medic", "bodyguard", "leader")
"""The cavers by rank. [SUB-COM.5]"""
HAZARD_KINDS = ("tremor", "flood", "gas", "cave-in", "horror")
CARD_NAMES = (*HAZARD_KINDS, *(f"double-{name}" for name in HAZARD_KINDS))
"""The hazard cards, single and doubled. [SUB-COM.4]"""
LEVELS = ("normal", "advanced", "expert")
HORRORS = "ABC"
"""The three figures of horrors, not the order in which they came; one that left may come back. [SUB-HOR.1]"""
SIDE_NAMES = NAMES
PHASES = ("setup", "action", "horror", "hazard", "over")


def tile_text(parts: Components, kind: int, quarters: int = 0) -> str:
    """A tile as it lies: `plain NE`, `cave-in NES/2,3`, `ledge S>N`."""
    return tile_names(parts)[kind * 4 + quarters]


def tile_named(parts: Components, text: str) -> tuple[int, int]:
    """The kind and the rotation of a tile in notation, with the smallest angle; BadNotation if the box has none."""
    if text in named_tiles(parts):
        return named_tiles(parts)[text]
    found = re.fullmatch(r"([a-z-]+) .+", text)
    if found is not None and found[1] in SORTS:
        raise BadNotation(f"there is no tile {quoted(text)} in the box (SUB-COM.2)")
    raise BadNotation(
        f"{quoted(text)} is no tile: a tile is 'plain NE', 'cave-in NES/2,3' or 'ledge S>N'; sorts: {', '.join(SORTS)}"
    )


@lru_cache(maxsize=16)
def tile_names(parts: Components) -> list[str]:
    """All kinds in all four rotations."""
    return [made_name(parts, kind, quarters) for kind in range(len(parts.sorts)) for quarters in range(4)]


@lru_cache(maxsize=16)
def named_tiles(parts: Components) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    for at, name in enumerate(tile_names(parts)):
        found.setdefault(name, (at // 4, at % 4))
    return found


def made_name(parts: Components, kind: int, quarters: int) -> str:
    """The notation of a tile: its sort with its openings, or with where it leads from and to."""
    sort = parts.sorts[kind]
    if parts.heads[kind] != NO_ARROW:
        head = (parts.heads[kind] + quarters) & 3
        return f"{SORTS[sort]} {NAMES[opposite(head)]}>{NAMES[head]}"
    text = f"{SORTS[sort]} {exits_text(turned(parts.exits[kind], quarters))}"
    if sort == CAVE_IN:
        numbers = [str(die) for die in range(1, 7) if parts.dice[kind] >> die & 1]
        text += "/" + ",".join(numbers)
    return text


def kind_named(parts: Components, text: str) -> int:
    """The kind of a tile that does not lie in the cave yet."""
    return tile_named(parts, text)[0]


def card_named(text: str) -> int:
    if text not in CARD_NAMES:
        raise BadNotation(f"{quoted(text)} is no hazard card: there is {', '.join(CARD_NAMES)}")
    return CARD_NAMES.index(text)


def cell_text(cell: int) -> str:
    """A cell as people count: x to the east, y to the north of the start tile."""
    return f"{x_of(cell)},{-y_of(cell)}"


def cell_named(text: str) -> int:
    found = re.fullmatch(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})", text)
    if found is None:
        raise BadNotation(
            f"{quoted(text)} is no cell: a cell is two numbers such as '2,-1', east and north of the start tile"
        )
    return cell_at(int(found[1]), -int(found[2]))


def arrow_sort(sort: int) -> bool:
    return sort in (LEDGE, SLOPE)
