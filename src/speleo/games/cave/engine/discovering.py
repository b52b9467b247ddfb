"""Chapters 4 and 5: drawing a tile, the places where it fits, laying it, and its depth."""

from __future__ import annotations

from speleo.games.cave.engine.ending import trigger_end
from speleo.games.cave.engine.happenings import ROCKFALL_LAID, TILE_DRAWN, TILE_LAID
from speleo.games.cave.engine.table import (
    CELL,
    DRAW,
    EXITS,
    KIND,
    LEVEL,
    LINK,
    MARKS,
    NO_FACE,
    OPEN,
    PLACE,
    PLACE_OF,
    ROPE_TOKEN,
    ROPED,
    SOURCE,
    SPOT,
    TEAM,
    TOKEN,
    TURN,
    Table,
    open_group,
)
from speleo.games.cave.engine.tiles import (
    DESCENT,
    EMPTY,
    GROUPS,
    ROCKFALL,
    face_exits,
    face_turns,
    face_type,
)
from speleo.grid.atlas import VACANT
from speleo.grid.cells import beside
from speleo.grid.sides import SIDES, bit, has, opposite
from speleo.kernel.engine.moves import Moves
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import append, i64


def may_discover(table: Table) -> bool:
    """One AP, an open exit of the team's own space, and a tile left to draw. [CAVE-4.1 to CAVE-4.6, CAVE-4.9]"""
    here = table.team[table.current * TEAM + PLACE_OF]
    return table.ap >= 1 and table.group < GROUPS and table.cave[here * SPOT + OPEN] != 0


def discover(table: Table) -> None:
    """Pay 1 AP; Chance turns up the tile. [CAVE-4.1]"""
    table.ap -= 1
    table.exchanged = False
    table.explored = True
    table.phase = DRAW


def draw(table: Table, face: i64, story: Story) -> None:
    """The top tile of the lowest stack that is not empty is turned up, before exit and rotation are chosen.

    [CAVE-4.7, CAVE-4.8]
    """
    table.deck[face] -= 1
    table.unseen -= 1
    table.stacks[table.group] -= 1
    table.drawn = face
    table.phase = PLACE
    story.tell(TILE_DRAWN, table.current, face, table.group)
    while table.group < GROUPS and table.stacks[table.group] == 0:
        open_group(table, table.group + 1)


def needed_exits(table: Table, cell: i64) -> i64:
    """What the neighbours of a vacant cell demand: passages in bits 0 to 3, sides that matter in bits 4 to 7.

    A rockfall demands nothing; base and rock of the start board show rock. [CAVE-4.11, CAVE-4.12]
    """
    cave = table.cave
    demand: i64 = 0
    side: i64 = 0
    while side < SIDES:
        near = table.atlas.at(beside(cell, side))
        if near != VACANT and cave[near * SPOT + KIND] != ROCKFALL:
            demand |= bit(side) << 4
            if has(cave[near * SPOT + EXITS], opposite(side)):
                demand |= bit(side)
        side += 1
    return demand


def fits(exits: i64, demand: i64) -> bool:
    """Passage to passage and rock to rock on every side that matters. [CAVE-4.11]"""
    return exits & (demand >> 4) == demand & 15


def add_placements(table: Table, tile_code: i64, rockfall_code: i64, into: Moves) -> None:
    """Every exit and rotation where the drawn tile fits; only if there is none, every exit for a rockfall.

    [CAVE-4.10, CAVE-4.13, CAVE-4.14, CAVE-4.16]
    """
    here = table.team[table.current * TEAM + PLACE_OF] * SPOT
    ways = table.cave[here + OPEN]
    cell = table.cave[here + CELL]
    face = table.drawn
    turns = face_turns(face)
    found = into.count
    side: i64 = 0
    while side < SIDES:
        if has(ways, side):
            demand = needed_exits(table, beside(cell, side))
            turn: i64 = 0
            while turn < turns:
                laid = face_exits(face, turn)
                if fits(laid, demand):
                    into.add(tile_code + side * 16 + laid)
                turn += 1
        side += 1
    if into.count > found:
        return
    side = 0
    while side < SIDES:
        if has(ways, side):
            into.add(rockfall_code + side)
        side += 1


def place_tile(table: Table, side: i64, exits: i64, story: Story) -> None:
    """Lay the drawn tile; a descent lies one level deeper than the team's space. [CAVE-5.2, CAVE-5.3, CAVE-5.5]"""
    here = table.team[table.current * TEAM + PLACE_OF]
    kind = face_type(table.drawn)
    level = table.cave[here * SPOT + LEVEL]
    if kind == DESCENT:
        level += 1
    cell = beside(table.cave[here * SPOT + CELL], side)
    space = lay(table, cell, kind, exits, level, here)
    if kind == DESCENT:
        if table.terms.rope_token_on_tile:
            table.cave[space * SPOT + MARKS] = ROPE_TOKEN
    else:
        mark_new(table, space)
    story.tell(TILE_LAID, table.current, space)
    after_laying(table, story)


def place_rockfall(table: Table, side: i64, story: Story) -> None:
    """The tile that fits nowhere leaves the game, and a rockfall closes the exit. [CAVE-4.16, CAVE-4.17, CAVE-5.4]"""
    here = table.team[table.current * TEAM + PLACE_OF]
    table.gone = append(table.gone, table.drawn)
    cell = beside(table.cave[here * SPOT + CELL], side)
    space = lay(table, cell, ROCKFALL, 15, table.cave[here * SPOT + LEVEL], here)
    mark_new(table, space)
    story.tell(ROCKFALL_LAID, table.current, space, table.drawn)
    after_laying(table, story)


def mark_new(table: Table, space: i64) -> None:
    """Put its token on a new tile, and a rope token if it joins two levels.

    [CAVE-4.21, CAVE-4.23, CAVE-5.8, CAVE-5.10]
    """
    kind = table.cave[space * SPOT + KIND]
    marks: i64 = 0
    if kind != EMPTY and kind != ROCKFALL:
        marks = TOKEN
    if table.terms.join_markers and joins_levels(table, space):
        marks |= ROPE_TOKEN
    table.cave[space * SPOT + MARKS] = marks


def joins_levels(table: Table, space: i64) -> bool:
    """Whether a space is linked to one of another depth. [CAVE-5.8]"""
    cave = table.cave
    side: i64 = 0
    while side < SIDES:
        near = cave[space * SPOT + LINK + side]
        if near != 0 and cave[near * SPOT + LEVEL] != cave[space * SPOT + LEVEL]:
            return True
        side += 1
    return False


def lay(table: Table, cell: i64, kind: i64, exits: i64, level: i64, source: i64) -> i64:
    """Put a space on a vacant cell: number it, link it, and update which exits are still open. [CAVE-4.17, CAVE-6.2]"""
    space = table.spaces
    table.spaces = space + 1
    table.atlas.put(cell, space)
    cave = table.cave
    at = space * SPOT
    cave[at + CELL] = cell
    cave[at + KIND] = kind
    cave[at + EXITS] = exits
    cave[at + LEVEL] = level
    cave[at + MARKS] = 0
    cave[at + ROPED] = 0
    cave[at + SOURCE] = source
    if kind == ROCKFALL:
        table.rockfalls += 1
    unexplored: i64 = 0
    side: i64 = 0
    while side < SIDES:
        cave[at + LINK + side] = 0
        near = table.atlas.at(beside(cell, side))
        if near == VACANT:
            if kind != ROCKFALL and has(exits, side):
                unexplored |= bit(side)
                table.openings += 1
        else:
            meet(table, space, side, near)
        side += 1
    cave[at + OPEN] = unexplored
    return space


def meet(table: Table, space: i64, side: i64, near: i64) -> None:
    """A new space closes the exit of its neighbour and is linked to it if both edges are passages. [CAVE-6.2]"""
    cave = table.cave
    back = opposite(side)
    if has(cave[near * SPOT + OPEN], back):
        cave[near * SPOT + OPEN] ^= bit(back)
        table.openings -= 1
    if has(cave[space * SPOT + EXITS], side) and has(cave[near * SPOT + EXITS], back):
        cave[space * SPOT + LINK + side] = near
        cave[near * SPOT + LINK + back] = space


def after_laying(table: Table, story: Story) -> None:
    """The last tile, or no open exit, triggers the end. [CAVE-4.24, CAVE-4.25]"""
    table.drawn = NO_FACE
    table.phase = TURN
    if table.group == GROUPS or table.openings == 0:
        trigger_end(table, table.current, story)
