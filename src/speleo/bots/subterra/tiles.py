"""Which tile to place, and how."""

from __future__ import annotations

from typing import Final

from speleo.games.subterra.engine.components import CAVE_IN, GAS, HORROR, LEDGE, PLAIN, SCREE, SLOPE, SQUEEZE, WATER
from speleo.games.subterra.engine.pieces import Pieces
from speleo.games.subterra.engine.revealing import target_cell
from speleo.grid.atlas import VACANT
from speleo.grid.cells import beside
from speleo.grid.sides import SIDES, has, opposite, turned
from speleo.kernel.numbers import i64

GOOD_ENOUGH: Final[i64] = 20
"""The Scout throws away what is worth less."""


def tile_worth(pieces: Pieces, kind: i64) -> i64:
    """Openings are good, dangers are bad, and the exit is best of all."""
    if kind == pieces.parts.exit:
        return 1000
    worth: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if has(pieces.parts.exits[kind], side):
            worth += 10
        side += 1
    sort = pieces.parts.sorts[kind]
    if sort == HORROR:
        worth -= 25
    elif sort in (GAS, SCREE):
        worth -= 10
    elif sort == CAVE_IN:
        worth -= 6
    elif sort in (LEDGE, SLOPE, SQUEEZE):
        worth -= 15
    elif sort == WATER:
        worth -= 4
    else:
        assert sort == PLAIN
    return worth


def best_rotation(pieces: Pieces) -> i64:
    """Openings into open rock count most, then passages to tiles that lie there; an opening at a wall is wasted."""
    cell = target_cell(pieces)
    best: i64 = -1
    worth: i64 = -100
    quarters: i64 = 0
    while quarters < 4:
        if has(pieces.rotations, quarters):
            exits = turned(pieces.parts.exits[pieces.drawn], quarters)
            found = rotation_worth(pieces, cell, exits)
            if found > worth:
                worth = found
                best = quarters
        quarters += 1
    return best


def rotation_worth(pieces: Pieces, cell: i64, exits: i64) -> i64:
    """Room behind an opening and a passage to a neighbour count for a rotation, a dead end against it."""
    worth: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if has(exits, side):
            near = pieces.atlas.at(beside(cell, side))
            if near == VACANT:
                worth += 4 + room_around(pieces, beside(cell, side))
            elif has(pieces.opens[near], opposite(side)):
                worth += 4
            else:
                worth -= 1
        side += 1
    return worth


def room_around(pieces: Pieces, cell: i64) -> i64:
    """How many of the four cells around one are empty."""
    found: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if pieces.atlas.at(beside(cell, side)) == VACANT:
            found += 1
        side += 1
    return found


def prospects(pieces: Pieces, space: i64) -> i64:
    """What there is to find from a space: its frontiers and the room behind them."""
    found: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if has(pieces.rim[space], side):
            found += 1 + room_around(pieces, beside(pieces.cells[space], side)) // 2
        side += 1
    return found


def best_frontier(pieces: Pieces, space: i64, sides: i64) -> i64:
    """The frontier with the least room behind it: the best one is left for exploring."""
    best: i64 = 0
    least: i64 = 9
    side: i64 = 0
    while side < SIDES:
        if has(sides, side):
            room = room_around(pieces, beside(pieces.cells[space], side))
            if room < least:
                least = room
                best = side
        side += 1
    return best
