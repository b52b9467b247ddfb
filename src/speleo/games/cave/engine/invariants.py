"""What holds in every state, as the engine checks it: the number of the first law that does not."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine.loads import BACKPACK, CAMERA, PACKED_TENT, RAFT, TENT, count_of, size_of
from speleo.games.cave.engine.table import (
    ABANDONED,
    AT_BASE,
    CAMP,
    CELL,
    DEPTHS,
    EXITS,
    KIND,
    LEVEL,
    LINK,
    LOST,
    NO_FACE,
    OPEN,
    PACK,
    PACKED,
    PLACE_OF,
    ROPE_TOKENS,
    ROPED,
    SOURCE,
    SPOT,
    STOWING,
    TAKEN,
    TEAM,
    TENT_LOAD,
    TURN,
    Table,
)
from speleo.games.cave.engine.tiles import DESCENT, FACES, GROUP_SIZE, GROUPS, ROCKFALL, SOLID
from speleo.games.cave.engine.turns import TURN_AP
from speleo.grid.atlas import VACANT
from speleo.grid.cells import beside
from speleo.grid.sides import SIDES, has, opposite
from speleo.kernel.numbers import i64

LAWS: Final = (
    "",
    "camera and raft are each in one place (CAVE-2.8)",
    "backpack and tent hold what they can (CAVE-14.1, CAVE-14.2)",
    "facing edges agree (CAVE-4.11)",
    "every tile is linked to the space it was discovered from (CAVE-13.14)",
    "a descent is one level deeper, anything else as deep as the space it was discovered from (CAVE-5.2, CAVE-5.3)",
    "ropes hang on links with a gap, on both ends (CAVE-7.1)",
    "there is one rope token for each rope (CAVE-7.6)",
    "tiles in stacks, in the cave, in hand and out of the game add up (CAVE-2.3)",
    "AP are 0 to 5, and 5 while starving (CAVE-3.7, CAVE-13.6)",
    "depth tokens are for levels of the cave, none for 0 (CAVE-12.6)",
    "open exits are passages into vacant cells, and counted (CAVE-4.2)",
    "what may be drawn is what is unseen of the group (CAVE-2.4)",
)


def first_broken(table: Table) -> i64:
    """The number of the first law that does not hold, or 0."""
    broken = broken_teams(table)
    if broken == 0:
        broken = broken_cave(table)
    if broken == 0:
        broken = broken_stacks(table)
    return broken


def broken_teams(table: Table) -> i64:
    deepest: i64 = 0
    space: i64 = 0
    while space < table.spaces:
        if table.cave[space * SPOT + LEVEL] > deepest:
            deepest = table.cave[space * SPOT + LEVEL]
        space += 1
    if not 0 <= table.ap <= TURN_AP or (table.starving and table.phase == TURN and table.ap != TURN_AP):
        return 9
    seat: i64 = 0
    while seat < table.seats:
        broken = broken_gear(table, seat)
        if broken != 0:
            return broken
        if table.cave[table.team[seat * TEAM + PLACE_OF] * SPOT + KIND] == SOLID:
            return 4
        depths = table.team[seat * TEAM + DEPTHS]
        if depths & 1 != 0 or depths >> (deepest + 1) != 0:
            return 10
        seat += 1
    return 0


def broken_gear(table: Table, seat: i64) -> i64:
    at = seat * TEAM
    pack = table.team[at + PACK]
    inside = table.team[at + TENT_LOAD]
    where = table.team[at + CAMP]
    item: i64 = CAMERA
    while item <= RAFT:
        places = count_of(pack, item) + count_of(inside, item)
        if has(table.team[at + LOST], item):
            places += 1
        if places > 1:
            return 1
        item += 1
    room: i64 = BACKPACK
    if where in (PACKED, TAKEN):
        room -= PACKED_TENT
    if table.phase == STOWING:
        room = BACKPACK
    if size_of(pack) > room or size_of(inside) > TENT:
        return 2
    if (where in (AT_BASE, ABANDONED)) and inside != 0:
        return 2
    return 0


def broken_cave(table: Table) -> i64:
    cave = table.cave
    openings: i64 = 0
    ropes: i64 = 0
    space: i64 = 0
    while space < table.spaces:
        at = space * SPOT
        sourced = space < table.terms.board_spaces
        side: i64 = 0
        while side < SIDES:
            near = table.atlas.at(beside(cave[at + CELL], side))
            linked = cave[at + LINK + side]
            passage = has(cave[at + EXITS], side)
            if near == VACANT:
                if linked != 0 or has(cave[at + ROPED], side):
                    return 6
                if has(cave[at + OPEN], side) != (passage and cave[at + KIND] != ROCKFALL):
                    return 11
                if has(cave[at + OPEN], side):
                    openings += 1
            else:
                if has(cave[at + OPEN], side):
                    return 11
                facing = has(cave[near * SPOT + EXITS], opposite(side))
                if facing != passage and cave[at + KIND] != ROCKFALL and cave[near * SPOT + KIND] != ROCKFALL:
                    return 3
                if (linked != 0) != (facing and passage) or (linked != 0 and linked != near):
                    return 4
                if linked == cave[at + SOURCE] and linked != 0:
                    sourced = True
                if has(cave[at + ROPED], side):
                    difference = cave[at + LEVEL] - cave[near * SPOT + LEVEL]
                    if linked != near or difference == 0 or not has(cave[near * SPOT + ROPED], opposite(side)):
                        return 6
                    if difference > 0:
                        ropes += difference
            side += 1
        if not sourced:
            return 4
        deeper = cave[at + LEVEL] - cave[cave[at + SOURCE] * SPOT + LEVEL]
        if deeper != (1 if cave[at + KIND] == DESCENT else 0):
            return 5
        space += 1
    if openings != table.openings:
        return 11
    seat: i64 = 0
    while seat < table.seats:
        ropes -= table.team[seat * TEAM + ROPE_TOKENS]
        seat += 1
    return 0 if ropes == 0 else 7


def broken_stacks(table: Table) -> i64:
    tiles: i64 = table.spaces - table.terms.board_spaces
    if table.drawn != NO_FACE:
        tiles += 1
    group: i64 = 0
    while group < GROUPS:
        tiles += table.stacks[group]
        group += 1
    if tiles != GROUPS * table.terms.stack_size or table.rockfalls != len(table.gone):
        return 8
    unseen: i64 = 0
    face: i64 = 0
    while face < FACES:
        if table.deck[face] < 0:
            return 12
        unseen += table.deck[face]
        face += 1
    if unseen != table.unseen:
        return 12
    if table.group < GROUPS:
        taken = table.terms.stack_size - table.stacks[table.group]
        if GROUP_SIZE - unseen != taken:
            return 12
    return 0
