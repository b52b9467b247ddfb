"""What the numbers of the engine are called in notation and data files."""

from __future__ import annotations

import re
from functools import lru_cache

from speleo.games.cave.engine.loads import CAMERA, FULL, HALF, PROVISION, RAFT, ROPE, count_of
from speleo.games.cave.engine.tiles import SHAPE_EXITS, SHAPES
from speleo.grid.cells import cell_at, x_of, y_of
from speleo.grid.sides import exits_named, exits_text
from speleo.kernel.errors import BadNotation
from speleo.kernel.nearest import quoted
from speleo.kernel.telling import Thing

GROUP_NAMES = ("I", "II", "III", "IV")
TYPE_CODES = ("E", "P", "W", "S1", "S2", "S3", "D")
KIND_CODES = (*TYPE_CODES, "X", "F", "B", "#")
"""Empty, photo, water, squeezes, descent; rockfall, field, base, rock."""
KIND_NAMES = (
    "empty",
    "photo",
    "water",
    "squeeze-1",
    "squeeze-2",
    "squeeze-3",
    "descent",
    "rockfall",
    "field",
    "base",
    "rock",
)
ITEM_NAMES = {PROVISION: "prov", ROPE: "rope", FULL: "ox2", HALF: "ox1", CAMERA: "cam", RAFT: "raft"}
EMPTY = "nothing"
"""A load without gear."""
TOKEN_NAMES = ("rope", "water", "photo", "squeeze1", "squeeze2", "squeeze3")
WAY_NAMES = ("n", "e", "s", "w", "base", *(f"f{field}" for field in range(1, 10)))
"""The ways out of a space: a side, the base, or a field of the start board."""
HOW_NAMES = ("walk", "dive-half", "dive-full", "raft")
ARRIVAL_NAMES = (*HOW_NAMES, "force")


def face_text(face: int) -> str:
    """A tile in notation, in its canonical orientation: `W NES`."""
    return f"{TYPE_CODES[face // SHAPES]} {exits_text(SHAPE_EXITS[face % SHAPES])}"


def face_named(text: str) -> int:
    """The face of a tile in notation, or BadNotation."""
    code, _, exits = text.partition(" ")
    for shape in range(SHAPES):
        if code in TYPE_CODES and exits == exits_text(SHAPE_EXITS[shape]):
            return TYPE_CODES.index(code) * SHAPES + shape
    raise BadNotation(
        f"{quoted(text)} is no tile: a type ({', '.join(TYPE_CODES)}) and N, NS, NE, NES or NESW, such as 'W NES'"
    )


@lru_cache(maxsize=4096)
def load_text(load: int) -> str:
    """A load in notation: `4 prov, rope, cam`, or `nothing`."""
    said = [one.name if one.count == 1 else f"{one.count} {one.name}" for one in things_of(load)]
    return ", ".join(said) or EMPTY


def things_of(load: int) -> list[Thing]:
    """What a load holds, in the order of notation."""
    counts = [(name, count_of(load, item)) for item, name in ITEM_NAMES.items()]
    return [Thing(name, count) for name, count in counts if count]


@lru_cache(maxsize=4096)
def load_things(text: str) -> tuple[Thing, ...]:
    """What a load in notation holds; of an empty one, that it is nothing."""
    return tuple(things_of(load_named(text))) or (Thing(EMPTY),)


@lru_cache(maxsize=4096)
def load_named(text: str) -> int:
    """The load of a text; more than nine of an item, an unknown or a repeated one is BadNotation."""
    if text in (EMPTY, "-"):
        return 0
    load = 0
    for part in text.split(", "):
        found = re.fullmatch(r"(?:([1-9]) )?([a-z0-9]+)", part)
        items = [item for item, name in ITEM_NAMES.items() if found is not None and name == found[2]]
        if found is None or not items or count_of(load, items[0]):
            raise BadNotation(
                f"{quoted(text)} is no load: items such as '4 prov, rope, ox2, cam' or 'nothing', each kind once"
            )
        load += int(found[1] or 1) << (4 * items[0])
    return load


def cell_text(cell: int) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


def cell_named(text: str) -> int:
    found = re.fullmatch(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})", text)
    if found is None or max(abs(int(found[1])), abs(int(found[2]))) > 400:
        raise BadNotation(f"{quoted(text)} is no cell: x,y such as 2,-1")
    return cell_at(int(found[1]), int(found[2]))


def exits_from(text: str) -> int:
    """A set of sides; BadNotation if it is none."""
    if text == "-":
        return 0
    if not re.fullmatch(r"N?E?S?W?", text) or not text:
        raise BadNotation(f"{quoted(text)} are no sides: clockwise from north, such as NES, or -")
    return exits_named(text)
