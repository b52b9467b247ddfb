"""What holds in every state, as the engine checks it: the number of the first law that does not."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine.costs import TURN_AP
from speleo.games.cave.engine.loads import BACKPACK, CAMERA, PACKED_TENT, RAFT, TENT, count_of, size_of
from speleo.games.cave.engine.pieces import (
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
    MARKS,
    NO_FACE,
    OPEN,
    PACK,
    PACKED,
    PHOTO_TOKENS,
    PLACE_OF,
    ROPE_TOKENS,
    ROPED,
    SOURCE,
    SPOT,
    SQUEEZE_TOKENS,
    STOWING,
    TAKEN,
    TEAM,
    TENT_LOAD,
    TOKEN,
    TURN,
    WATER_TOKENS,
    Pieces,
)
from speleo.games.cave.engine.tiles import DESCENT, FACES, GROUP_SIZE, GROUPS, PHOTO, ROCKFALL, SOLID, SQUEEZE, WATER
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
    "every token lies on its space or was taken from it (CAVE-4.21, CAVE-6.6)",
)


def first_broken(pieces: Pieces) -> i64:
    """The number of the first law that does not hold, or 0."""
    broken = broken_teams(pieces)
    if broken == 0:
        broken = broken_cave(pieces)
    if broken == 0:
        broken = broken_stacks(pieces)
    if broken == 0:
        broken = broken_tokens(pieces)
    return broken


def broken_teams(pieces: Pieces) -> i64:
    """The number of an invariant of teams and turn that does not hold, or 0."""
    deepest: i64 = 0
    space: i64 = 0
    while space < pieces.spaces:
        if pieces.cave[space * SPOT + LEVEL] > deepest:
            deepest = pieces.cave[space * SPOT + LEVEL]
        space += 1
    if not 0 <= pieces.ap <= TURN_AP or (pieces.starving and pieces.phase == TURN and pieces.ap != TURN_AP):
        return 9
    seat: i64 = 0
    while seat < pieces.seats:
        broken = broken_gear(pieces, seat)
        if broken != 0:
            return broken
        if pieces.cave[pieces.team[seat * TEAM + PLACE_OF] * SPOT + KIND] == SOLID:
            return 4
        depths = pieces.team[seat * TEAM + DEPTHS]
        if depths & 1 != 0 or depths >> (deepest + 1) != 0:
            return 10
        seat += 1
    return 0


def broken_gear(pieces: Pieces, seat: i64) -> i64:
    """The same for what a team carries, has in its tent and has lost: nothing twice, and no more than fits."""
    at = seat * TEAM
    pack = pieces.team[at + PACK]
    inside = pieces.team[at + TENT_LOAD]
    where = pieces.team[at + CAMP]
    item: i64 = CAMERA
    while item <= RAFT:
        places = count_of(pack, item) + count_of(inside, item)
        if has(pieces.team[at + LOST], item):
            places += 1
        if places > 1:
            return 1
        item += 1
    room: i64 = BACKPACK
    if where in (PACKED, TAKEN):
        room -= PACKED_TENT
    if pieces.phase == STOWING:
        room = BACKPACK
    if size_of(pack) > room or size_of(inside) > TENT:
        return 2
    if (where in (AT_BASE, ABANDONED)) and inside != 0:
        return 2
    return 0


def broken_cave(pieces: Pieces) -> i64:
    """The same for the cave: links fit on both sides, and ropes and tokens lie where they can."""
    cave = pieces.cave
    openings: i64 = 0
    ropes: i64 = 0
    space: i64 = 0
    while space < pieces.spaces:
        at = space * SPOT
        sourced = space < pieces.terms.board_spaces
        side: i64 = 0
        while side < SIDES:
            near = pieces.atlas.at(beside(cave[at + CELL], side))
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
    if openings != pieces.openings:
        return 11
    seat: i64 = 0
    while seat < pieces.seats:
        ropes -= pieces.team[seat * TEAM + ROPE_TOKENS]
        seat += 1
    return 0 if ropes == 0 else 7


def broken_stacks(pieces: Pieces) -> i64:
    """The same for tiles: all of them are somewhere, and none twice."""
    tiles: i64 = pieces.spaces - pieces.terms.board_spaces
    if pieces.drawn != NO_FACE:
        tiles += 1
    group: i64 = 0
    while group < GROUPS:
        tiles += pieces.stacks[group]
        group += 1
    if tiles != GROUPS * pieces.terms.stack_size or pieces.rockfalls != len(pieces.gone):
        return 8
    unseen: i64 = 0
    face: i64 = 0
    while face < FACES:
        if pieces.deck[face] < 0:
            return 12
        unseen += pieces.deck[face]
        face += 1
    if unseen != pieces.unseen:
        return 12
    if pieces.group < GROUPS:
        taken = pieces.terms.stack_size - pieces.stacks[pieces.group]
        if GROUP_SIZE - unseen != taken:
            return 12
    return 0


def broken_tokens(pieces: Pieces) -> i64:
    """Water, photo and squeeze tokens: as many were taken as spaces of their kind are without."""
    broken = unbalanced(pieces, WATER, WATER_TOKENS) or unbalanced(pieces, PHOTO, PHOTO_TOKENS)
    grade: i64 = 0
    while grade < 3 and not broken:
        broken = unbalanced(pieces, SQUEEZE + grade, SQUEEZE_TOKENS + grade)
        grade += 1
    return 13 if broken else 0


def unbalanced(pieces: Pieces, kind: i64, pile: i64) -> bool:
    """Whether as many tokens of a kind were taken as are missing from their spaces, or not."""
    taken: i64 = 0
    seat: i64 = 0
    while seat < pieces.seats:
        taken += pieces.team[seat * TEAM + pile]
        seat += 1
    space: i64 = 0
    while space < pieces.spaces:
        if pieces.cave[space * SPOT + KIND] == kind and pieces.cave[space * SPOT + MARKS] & TOKEN == 0:
            taken -= 1
        space += 1
    return taken != 0
