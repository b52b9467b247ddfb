"""Chapters 2 and 17: what lies on the table, and the words in which the rules speak of it."""

from __future__ import annotations

from typing import Final

from speleo.games.subterra.engine.components import (
    BODYGUARD,
    EXIT_TILE,
    HORRORS,
    LEDGE,
    SCOUT,
    SLOPE,
    TEAM,
    USES,
    Components,
    Terms,
)
from speleo.grid.atlas import Atlas
from speleo.grid.sides import opposite
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64, vec

PICKING: Final = 0
STARTING: Final = 1
TURN: Final = 2
DIRECTING: Final = 3
STEPPING: Final = 4
KEEPING: Final = 5
TAKING: Final = 6
PLACING: Final = 7
SURFACING: Final = 8
ORDERING: Final = 9
CHOOSING_PATH: Final = 10
SPAWNING: Final = 11
FIRST_CHANCE: Final = 12
DRAW_CAVER: Final = 12
DRAW_START: Final = 13
DEAL_TILE: Final = 14
DRAW_TILE: Final = 15
ROPE_DIE: Final = 16
HIDE_DIE: Final = 17
SCREE_DIE: Final = 18
EXERTION_DIE: Final = 19
BLAST_DIE: Final = 20
DRAW_CARD: Final = 21
TREMOR_DIE: Final = 22
CAVE_IN_DIE: Final = 23
DARKNESS_DIE: Final = 24
OVER: Final = 25
"""What the game waits for (`ask`): first the decisions of people, then those of chance."""

ACTION_DONE: Final = 30
TURN_DONE: Final = 31
HORRORS_MOVE: Final = 32
HORRORS_APPEAR: Final = 33
HAZARD_BEGINS: Final = 34
HAZARD_STRIKES: Final = 35
DARKNESS_FALLS: Final = 36
ROUND_DONE: Final = 37
FIRST_STAGE: Final = 30
"""Or what goes on without anybody; see `flow`."""

SETTING_UP: Final = 0
ACTION_PHASE: Final = 1
HORROR_PHASE: Final = 2
HAZARD_PHASE: Final = 3
GAME_OVER: Final = 4

WHO: Final = 0
HEALTH: Final = 6
AT: Final = 12
ROPE_FAILS: Final = 18
HIDE_FAILS: Final = 24
LURKS: Final = 30
INDEX: Final = 33
FIGURES: Final = 41
"""Blocks of the figures: rank, health, space and failures in a row for each of six cavers; the spaces of three
horrors; and for each rank the caver who has it."""

FLOODED: Final = 1
RUBBLE: Final = 2
ROPED: Final = 4
BLAST: Final = 3
"""Bits of the marks on a space; the blasted sides begin at bit BLAST."""

NOBODY_THERE: Final = -1
NOWHERE: Final = -1
NO_TILE: Final = -1
WALL: Final = -1
NO_HAZARD: Final = -1


class Pieces(State):
    """Everything that lies on the table. The stack and the hazard deck are only how many of each kind are unseen.

    Spaces are numbered as they were laid. `ways` holds for each side of each space the space behind a passage or WALL,
    `rim` the sides that are frontiers. Sets of cavers, horrors, sides and rotations are bit masks.
    """

    def __init__(
        self,
        terms: Terms,
        cells: vec[i64],
        kinds: vec[i64],
        turns: vec[i64],
        opens: vec[i64],
        rim: vec[i64],
        marks: vec[i64],
        ways: vec[i64],
        atlas: Atlas,
        bag: vec[i64],
        pool: vec[i64],
        figures: vec[i64],
    ) -> None:
        self.terms: Terms = terms
        self.parts: Components = terms.parts
        self.team: i64 = terms.team
        self.cells: vec[i64] = cells
        self.kinds: vec[i64] = kinds
        self.turns: vec[i64] = turns
        self.opens: vec[i64] = opens
        self.rim: vec[i64] = rim
        self.marks: vec[i64] = marks
        self.ways: vec[i64] = ways
        self.atlas: Atlas = atlas
        self.bag: vec[i64] = bag
        self.pool: vec[i64] = pool
        self.figures: vec[i64] = figures
        self.spaces: i64 = 0
        self.west: i64 = 0
        self.east: i64 = 0
        self.north: i64 = 0
        self.south: i64 = 0
        self.exit_at: i64 = NOWHERE
        self.stack: i64 = 0
        self.thrown: i64 = 0
        self.top: i64 = NO_TILE
        self.aside: i64 = NO_TILE
        self.cards: i64 = 0
        self.out_of_time: bool = False
        self.gas: i64 = 0
        self.round: i64 = 1
        self.phase: i64 = SETTING_UP
        self.start: i64 = NOBODY_THERE
        self.slot: i64 = 0
        self.picked: i64 = 0
        self.hidden: i64 = 0
        self.submerged: i64 = 0
        self.devoured: i64 = 0
        self.guides: i64 = USES
        self.explosives: i64 = USES
        self.ask: i64 = PICKING
        self.active: i64 = NOBODY_THERE
        self.acting: i64 = NOBODY_THERE
        self.points: i64 = 0
        self.exerted: bool = False
        self.led: bool = False
        self.side: i64 = 0
        self.exploring: bool = False
        self.guided: bool = False
        self.drawn: i64 = NO_TILE
        self.rotations: i64 = 0
        self.steps: i64 = 0
        self.rolling: i64 = 0
        self.hazard: i64 = NO_HAZARD
        self.times: i64 = 0
        self.to_move: i64 = 0
        self.passes: i64 = 0
        self.spawns: i64 = 0
        self.mover: i64 = 0
        self.victim: i64 = 0


def sort_at(pieces: Pieces, space: i64) -> i64:
    """What kind of cave a space is, such as SCREE or WATER, whatever its shape."""
    return pieces.parts.sorts[pieces.kinds[space]]


def conscious(pieces: Pieces, caver: i64) -> bool:
    """At least one health point left; the devoured have none. [SUB-TRM.8]"""
    return pieces.figures[HEALTH + caver] > 0


def on_tile(pieces: Pieces, caver: i64) -> bool:
    """Neither submerged nor devoured. [SUB-TRM.7]"""
    return (pieces.submerged | pieces.devoured) & (1 << caver) == 0


def escaped(pieces: Pieces, caver: i64) -> bool:
    """Standing on the exit, where nothing can take health. [SUB-TIL.2, SUB-TIL.3]"""
    return pieces.exit_at != NOWHERE and pieces.figures[AT + caver] == pieces.exit_at and on_tile(pieces, caver)


def tiles_left(pieces: Pieces) -> bool:
    """Whether a tile can be drawn from the stack."""
    return pieces.stack > 0 or pieces.top != NO_TILE


def head_of(pieces: Pieces, space: i64) -> i64:
    """Where the arrow of a ledge or slope points. [SUB-TIL.18]"""
    return (pieces.parts.heads[pieces.kinds[space]] + pieces.turns[space]) & 3


def barred(pieces: Pieces, space: i64) -> i64:
    """The side, as a mask, through which nobody gets without a rope: a ledge's head, a slope's tail.

    Blasted side walls never count. [SUB-TIL.20, SUB-TIL.23, SUB-TIL.24, SUB-TIL.25]
    """
    sort = sort_at(pieces, space)
    if sort not in (LEDGE, SLOPE) or pieces.marks[space] & ROPED != 0:
        return 0
    if sort == LEDGE:
        return 1 << head_of(pieces, space)
    return 1 << opposite(head_of(pieces, space))


def covered(pieces: Pieces, caver: i64) -> bool:
    """A conscious Bodyguard stands on the same tile, and it is somebody else. [SUB-BOD.2, SUB-BOD.3]"""
    guard = pieces.figures[INDEX + BODYGUARD]
    return (
        guard != NOBODY_THERE
        and guard != caver
        and conscious(pieces, guard)
        and pieces.figures[AT + guard] == pieces.figures[AT + caver]
    )


def horrors_in_cave(pieces: Pieces) -> i64:
    """The horrors in the cave, as a mask. [SUB-HOR.1]"""
    found: i64 = 0
    horror: i64 = 0
    while horror < HORRORS:
        if pieces.figures[LURKS + horror] != NOWHERE:
            found |= 1 << horror
        horror += 1
    return found


def horror_on(pieces: Pieces, space: i64) -> bool:
    figures = pieces.figures
    return figures[LURKS] == space or figures[LURKS + 1] == space or figures[LURKS + 2] == space


def struck_by_horrors(pieces: Pieces, caver: i64) -> bool:
    """Horrors take all health, except on the exit and from a conscious Scout. [SUB-HOR.12, SUB-SCO.5]"""
    return (
        conscious(pieces, caver)
        and on_tile(pieces, caver)
        and pieces.figures[WHO + caver] != SCOUT
        and sort_at(pieces, pieces.figures[AT + caver]) != EXIT_TILE
    )


def clockwise(pieces: Pieces, mask: i64) -> i64:
    """The first caver of a mask, clockwise from the start caver. [SUB-HAZ.4, SUB-TRM.10]"""
    caver = pieces.start
    while mask & (1 << caver) == 0:
        caver += 1
        if caver == pieces.team:
            caver = 0
    return caver


SIZE: Final = bytes([bin(mask).count("1") for mask in range(1 << TEAM)])


def size(mask: i64) -> i64:
    """How many a mask of at most six holds."""
    return SIZE[mask]


def lowest(mask: i64) -> i64:
    """The lowest of a mask that is not empty."""
    found: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        found += 1
    return found
