"""Chapters 4 and 5: drawing a tile, the places where it fits, laying it, and its depth."""

from __future__ import annotations

from speleo.games.cave.engine import bars, codes
from speleo.games.cave.engine.costs import can_pay, pay
from speleo.games.cave.engine.ending import trigger_end
from speleo.games.cave.engine.happenings import ROCKFALL_LAID, TILE_DRAWN, TILE_LAID
from speleo.games.cave.engine.pieces import (
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
    Pieces,
    open_group,
)
from speleo.games.cave.engine.tiles import (
    BASE,
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
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import append, i64


def bars_discovery(pieces: Pieces) -> i64:
    """One AP, an open exit of the team's own space, and a tile left to draw. [CAVE-4.1 to CAVE-4.6, CAVE-4.9]"""
    here = pieces.team[pieces.current * TEAM + PLACE_OF] * SPOT
    kind = pieces.cave[here + KIND]
    if kind == BASE:
        return bars.FROM_BASE
    if kind == ROCKFALL:
        return bars.FROM_ROCKFALL
    if pieces.group == GROUPS:
        return bars.NO_TILE_LEFT
    if pieces.cave[here + OPEN] == 0:
        return bars.NO_OPEN_EXIT
    return bars.NOTHING if can_pay(pieces, codes.DISCOVER) else bars.NO_AP


def discover(pieces: Pieces) -> None:
    """Pay 1 AP; Chance turns up the tile. [CAVE-4.1]"""
    pay(pieces, codes.DISCOVER)
    pieces.explored = True
    pieces.phase = DRAW


def draw(pieces: Pieces, face: i64, story: Story) -> None:
    """The top tile of the lowest stack that is not empty is turned up, before exit and rotation are chosen.

    [CAVE-4.7, CAVE-4.8]
    """
    pieces.deck[face] -= 1
    pieces.unseen -= 1
    pieces.stacks[pieces.group] -= 1
    pieces.drawn = face
    pieces.phase = PLACE
    story.tell(TILE_DRAWN, pieces.current, face, pieces.group)
    while pieces.group < GROUPS and pieces.stacks[pieces.group] == 0:
        open_group(pieces, pieces.group + 1)


def needed_exits(pieces: Pieces, cell: i64) -> i64:
    """What the neighbours of a vacant cell demand: passages in bits 0 to 3, sides that matter in bits 4 to 7.

    A rockfall demands nothing; base and rock of the start board show rock. [CAVE-4.11, CAVE-4.12]
    """
    cave = pieces.cave
    demand: i64 = 0
    side: i64 = 0
    while side < SIDES:
        near = pieces.atlas.at(beside(cell, side))
        if near != VACANT and cave[near * SPOT + KIND] != ROCKFALL:
            demand |= bit(side) << 4
            if has(cave[near * SPOT + EXITS], opposite(side)):
                demand |= bit(side)
        side += 1
    return demand


def fits(exits: i64, demand: i64) -> bool:
    """Passage to passage and rock to rock on every side that matters. [CAVE-4.11]"""
    return exits & (demand >> 4) == demand & 15


def add_placements(pieces: Pieces, tile_code: i64, rockfall_code: i64, into: Choices) -> None:
    """Every exit and rotation where the drawn tile fits; only if there is none, every exit for a rockfall.

    [CAVE-4.10, CAVE-4.13, CAVE-4.14, CAVE-4.16]
    """
    here = pieces.team[pieces.current * TEAM + PLACE_OF] * SPOT
    ways = pieces.cave[here + OPEN]
    cell = pieces.cave[here + CELL]
    face = pieces.drawn
    turns = face_turns(face)
    found = into.count
    side: i64 = 0
    while side < SIDES:
        if has(ways, side):
            demand = needed_exits(pieces, beside(cell, side))
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


def place_tile(pieces: Pieces, side: i64, exits: i64, story: Story) -> None:
    """Lay the drawn tile; a descent lies one level deeper than the team's space. [CAVE-5.2, CAVE-5.3, CAVE-5.5]"""
    here = pieces.team[pieces.current * TEAM + PLACE_OF]
    kind = face_type(pieces.drawn)
    level = pieces.cave[here * SPOT + LEVEL]
    if kind == DESCENT:
        level += 1
    cell = beside(pieces.cave[here * SPOT + CELL], side)
    space = lay(pieces, cell, kind, exits, level, here)
    if kind == DESCENT:
        if pieces.terms.rope_token_on_tile:
            pieces.cave[space * SPOT + MARKS] = ROPE_TOKEN
    else:
        mark_new(pieces, space)
    story.tell(TILE_LAID, pieces.current, space)
    after_laying(pieces, story)


def place_rockfall(pieces: Pieces, side: i64, story: Story) -> None:
    """The tile that fits nowhere leaves the game, and a rockfall closes the exit. [CAVE-4.16, CAVE-4.17, CAVE-5.4]"""
    here = pieces.team[pieces.current * TEAM + PLACE_OF]
    pieces.gone = append(pieces.gone, pieces.drawn)
    cell = beside(pieces.cave[here * SPOT + CELL], side)
    space = lay(pieces, cell, ROCKFALL, 15, pieces.cave[here * SPOT + LEVEL], here)
    mark_new(pieces, space)
    story.tell(ROCKFALL_LAID, pieces.current, space, pieces.drawn)
    after_laying(pieces, story)


def mark_new(pieces: Pieces, space: i64) -> None:
    """Put its token on a new tile, and a rope token if it joins two levels.

    [CAVE-4.21, CAVE-4.23, CAVE-5.8, CAVE-5.10]
    """
    kind = pieces.cave[space * SPOT + KIND]
    marks: i64 = 0
    if kind != EMPTY and kind != ROCKFALL:
        marks = TOKEN
    if pieces.terms.join_markers and joins_levels(pieces, space):
        marks |= ROPE_TOKEN
    pieces.cave[space * SPOT + MARKS] = marks


def joins_levels(pieces: Pieces, space: i64) -> bool:
    """Whether a space is linked to one of another depth. [CAVE-5.8]"""
    cave = pieces.cave
    side: i64 = 0
    while side < SIDES:
        near = cave[space * SPOT + LINK + side]
        if near != 0 and cave[near * SPOT + LEVEL] != cave[space * SPOT + LEVEL]:
            return True
        side += 1
    return False


def lay(pieces: Pieces, cell: i64, kind: i64, exits: i64, level: i64, source: i64) -> i64:
    """Put a space on a vacant cell: number it, link it, and update which exits are still open. [CAVE-4.17, CAVE-6.2]"""
    space = pieces.spaces
    pieces.spaces = space + 1
    pieces.atlas.put(cell, space)
    cave = pieces.cave
    at = space * SPOT
    cave[at + CELL] = cell
    cave[at + KIND] = kind
    cave[at + EXITS] = exits
    cave[at + LEVEL] = level
    cave[at + MARKS] = 0
    cave[at + ROPED] = 0
    cave[at + SOURCE] = source
    if kind == ROCKFALL:
        pieces.rockfalls += 1
    unexplored: i64 = 0
    side: i64 = 0
    while side < SIDES:
        cave[at + LINK + side] = 0
        near = pieces.atlas.at(beside(cell, side))
        if near == VACANT:
            if kind != ROCKFALL and has(exits, side):
                unexplored |= bit(side)
                pieces.openings += 1
        else:
            meet(pieces, space, side, near)
        side += 1
    cave[at + OPEN] = unexplored
    return space


def meet(pieces: Pieces, space: i64, side: i64, near: i64) -> None:
    """A new space closes the exit of its neighbour and is linked to it if both edges are passages. [CAVE-6.2]"""
    cave = pieces.cave
    back = opposite(side)
    if has(cave[near * SPOT + OPEN], back):
        cave[near * SPOT + OPEN] ^= bit(back)
        pieces.openings -= 1
    if has(cave[space * SPOT + EXITS], side) and has(cave[near * SPOT + EXITS], back):
        cave[space * SPOT + LINK + side] = near
        cave[near * SPOT + LINK + back] = space


def after_laying(pieces: Pieces, story: Story) -> None:
    """The last tile, or no open exit, triggers the end. [CAVE-4.24, CAVE-4.25]"""
    pieces.drawn = NO_FACE
    pieces.phase = TURN
    if pieces.group == GROUPS or pieces.openings == 0:
        trigger_end(pieces, pieces.current, story)
