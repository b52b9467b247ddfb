"""Chapter 9: where a tile may lie, and what it opens when it lies there."""

from __future__ import annotations

from speleo.games.subterra.engine.components import EXIT_TILE
from speleo.games.subterra.engine.pieces import BLAST, NOWHERE, WALL, Pieces, sort_at
from speleo.grid.atlas import VACANT
from speleo.grid.cells import beside, cell_at, x_of, y_of
from speleo.grid.sides import SIDES, has, opposite, turned
from speleo.kernel.numbers import i64, vec


def rotations_for(pieces: Pieces, kind: i64, cell: i64, back: i64) -> i64:
    """The rotations, as a mask, in which a tile may lie on a cell and be joined at its back.

    Before the exit lies in the cave, none may close the cave; the exit itself always may. [SUB-PLC.2 to SUB-PLC.12]
    """
    fits = pieces.parts.fits[kind * 4 + back]
    if kind == pieces.parts.exit or pieces.exit_at != NOWHERE or open_elsewhere(pieces, cell):
        return fits
    found: i64 = 0
    quarters: i64 = 0
    while quarters < SIDES:
        if has(fits, quarters) and opens_outside(pieces, cell, turned(pieces.parts.exits[kind], quarters)):
            found |= 1 << quarters
        quarters += 1
    return found


def open_elsewhere(pieces: Pieces, taken: i64) -> bool:
    """Whether a frontier leads outside even when one more cell is taken. [SUB-PLC.8, SUB-PLC.10]"""
    rim = pieces.rim
    cells = pieces.cells
    space = pieces.spaces - 1
    enclosed: i64 = 0
    while space >= 0:
        if rim[space] != 0:
            side: i64 = 0
            while side < SIDES:
                if has(rim[space], side):
                    cell = beside(cells[space], side)
                    if cell != taken:
                        if straight_outside(pieces, cell, taken):
                            return True
                        enclosed += 1
                side += 1
        space -= 1
    if enclosed == 0:
        return False
    outside = flood_outside(pieces, taken)
    space = pieces.spaces - 1
    while space >= 0:
        side = 0
        while side < SIDES:
            if has(rim[space], side):
                cell = beside(cells[space], side)
                if cell != taken and outside[place_in(pieces, cell)] != 0:
                    return True
            side += 1
        space -= 1
    return False


def opens_outside(pieces: Pieces, cell: i64, exits: i64) -> bool:
    """Whether a tile with these openings on this cell has a frontier that leads outside. [SUB-PLC.8]"""
    outside = vec[i64]()
    side: i64 = 0
    while side < SIDES:
        near = beside(cell, side)
        if has(exits, side) and pieces.atlas.at(near) == VACANT:
            if straight_outside(pieces, near, cell):
                return True
            if len(outside) == 0:
                outside = flood_outside(pieces, cell)
            if outside[place_in(pieces, near)] != 0:
                return True
        side += 1
    return False


def straight_outside(pieces: Pieces, cell: i64, taken: i64) -> bool:
    """Whether a straight line of empty cells leads from a cell past everything that lies there: the usual case."""
    if cell == taken or pieces.atlas.at(cell) != VACANT:
        return False
    side: i64 = 0
    while side < SIDES:
        at = cell
        while at != taken and pieces.atlas.at(at) == VACANT:
            x = x_of(at)
            y = y_of(at)
            if x < pieces.west - 1 or x > pieces.east + 1 or y < pieces.north - 1 or y > pieces.south + 1:
                return True
            at = beside(at, side)
        side += 1
    return False


def breadth(pieces: Pieces) -> i64:
    return pieces.east - pieces.west + 5


def place_in(pieces: Pieces, cell: i64) -> i64:
    """The place of a cell in what `flood_outside` makes: two cells of margin around the cave."""
    return (y_of(cell) - pieces.north + 2) * breadth(pieces) + x_of(cell) - pieces.west + 2


def flood_outside(pieces: Pieces, taken: i64) -> vec[i64]:
    """Mark every empty cell around and in the cave that is joined to the outside."""
    across = breadth(pieces)
    down = pieces.south - pieces.north + 5
    marked = vec[i64]([0] * (across * down))
    queue = vec[i64]([0] * (across * down))
    marked[0] = 1
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        place = queue[head]
        head += 1
        column = place % across
        row = place // across
        side: i64 = 0
        while side < SIDES:
            inside = True
            next_place = place
            if side == 0:
                inside = row > 0
                next_place = place - across
            elif side == 1:
                inside = column < across - 1
                next_place = place + 1
            elif side == 2:
                inside = row < down - 1
                next_place = place + across
            else:
                inside = column > 0
                next_place = place - 1
            if inside and marked[next_place] == 0:
                cell = cell_at(next_place % across + pieces.west - 2, next_place // across + pieces.north - 2)
                if cell != taken and pieces.atlas.at(cell) == VACANT:
                    marked[next_place] = 1
                    queue[tail] = next_place
                    tail += 1
            side += 1
    return marked


def lay(pieces: Pieces, kind: i64, quarters: i64, cell: i64) -> i64:
    """Put a tile down without any marker; facing openings become passages at once; the number of the space.

    Where explosives lie on an edge, the new tile is open too. [SUB-PLC.1, SUB-PLC.3, SUB-PLC.6, SUB-TIL.28]
    """
    space = pieces.spaces
    pieces.spaces = space + 1
    pieces.cells[space] = cell
    pieces.kinds[space] = kind
    pieces.turns[space] = quarters
    pieces.opens[space] = turned(pieces.parts.exits[kind], quarters)
    pieces.atlas.put(cell, space)
    side: i64 = 0
    while side < SIDES:
        near = pieces.atlas.at(beside(cell, side))
        if near == VACANT:
            if has(pieces.opens[space], side):
                pieces.rim[space] |= 1 << side
        else:
            back = opposite(side)
            if has(pieces.marks[near] >> BLAST, back):
                pieces.marks[space] |= 1 << (BLAST + side)
                pieces.opens[space] |= 1 << side
            pieces.rim[near] &= ~(1 << back)
            join(pieces, space, side, near)
        side += 1
    pieces.west = min(pieces.west, x_of(cell))
    pieces.east = max(pieces.east, x_of(cell))
    pieces.north = min(pieces.north, y_of(cell))
    pieces.south = max(pieces.south, y_of(cell))
    if sort_at(pieces, space) == EXIT_TILE:
        pieces.exit_at = space
    return space


def join(pieces: Pieces, space: i64, side: i64, near: i64) -> None:
    """Two neighbours share a passage if both facing sides are open. [SUB-TRM.3]"""
    back = opposite(side)
    if has(pieces.opens[space], side) and has(pieces.opens[near], back):
        pieces.ways[space * 4 + side] = near
        pieces.ways[near * 4 + back] = space


def blast(pieces: Pieces, space: i64, side: i64) -> None:
    """Open an edge for good: a passage if a tile lies behind it, otherwise a frontier.

    [SUB-ENG.2, SUB-ENG.4, SUB-TIL.28]
    """
    near = pieces.atlas.at(beside(pieces.cells[space], side))
    pieces.marks[space] |= 1 << (BLAST + side)
    pieces.opens[space] |= 1 << side
    if near == VACANT:
        pieces.rim[space] |= 1 << side
        return
    back = opposite(side)
    pieces.marks[near] |= 1 << (BLAST + back)
    pieces.opens[near] |= 1 << back
    join(pieces, space, side, near)


def walls(pieces: Pieces, space: i64) -> i64:
    """The sides, as a mask, that are neither passage nor frontier: what explosives can open. [SUB-ENG.1, SUB-ENG.3]"""
    found: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if pieces.ways[space * 4 + side] == WALL and not has(pieces.rim[space], side):
            found |= 1 << side
        side += 1
    return found
