"""Chapter 2: what lies on the table: the cave, the teams with their gear and tokens, the stacks."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine.tiles import FACES, FIELD, GROUPS, Terms
from speleo.grid.atlas import Atlas
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64, vec

SETUP: Final = 0
STARTER: Final = 1
TURN: Final = 2
DRAW: Final = 3
PLACE: Final = 4
LOADING: Final = 5
FILLING: Final = 6
STOWING: Final = 7
SPLITTING: Final = 8
SHEDDING: Final = 9
OVER: Final = 10
"""Phases: packing for the start, drawing the start player, a turn, drawing a tile, placing it, and in a turn the choice
of a load for the backpack, of what goes into the tent from the supply or the backpack, of a split, and of what to
throw away."""

CELL: Final = 0
KIND: Final = 1
EXITS: Final = 2
OPEN: Final = 3
LEVEL: Final = 4
MARKS: Final = 5
ROPED: Final = 6
SOURCE: Final = 7
LINK: Final = 8
SPOT: Final = 12
"""What the cave knows of each space: its cell, kind, passages, open exits, depth in levels, tokens on it, sides with
ropes, the space it was discovered from, and the linked space on each side (0: none; the base is linked by other
means)."""

TOKEN: Final = 1
ROPE_TOKEN: Final = 2
"""What can lie on a space: its own token, and a rope token. [CAVE-4.21, CAVE-4.22]"""

PLACE_OF: Final = 0
PACK: Final = 1
TENT_LOAD: Final = 2
CAMP: Final = 3
LOST: Final = 4
ROPE_TOKENS: Final = 5
WATER_TOKENS: Final = 6
PHOTO_TOKENS: Final = 7
SQUEEZE_TOKENS: Final = 8
DEPTHS: Final = 11
ARRIVED: Final = 12
ARRIVED_IN: Final = 13
STAGE: Final = 14
TEAM: Final = 16
"""What each team has: its space, backpack, tent contents, where the tent is, lost gear, tokens (squeeze by grade),
depth tokens as a set of levels, how and in which turn it arrived, and how far it is with packing for the start."""

AT_BASE: Final = -1
PACKED: Final = -2
ABANDONED: Final = -3
TAKEN: Final = -4
"""Where a tent is if not pitched on a space; TAKEN is one that is being packed for the first time. [CAVE-2.7]"""

WALK: Final = 0
DIVE_HALF: Final = 1
DIVE_FULL: Final = 2
BY_RAFT: Final = 3
BY_FORCE: Final = 4
"""Ways to arrive: on foot, diving with a half or a full bottle, by raft, or by a 5-AP move."""

CHOOSING: Final = 0
CLOSING: Final = 1
COMMITTED: Final = 2
"""Stages of packing for the start."""

NOT_YET: Final = -1
STALLED: Final = -2
NO_FACE: Final = -1

THE_BASE: Final = 0
TO_BASE: Final = 4
FIRST_FIELD_WAY: Final = 5
"""Ways out of a space: the four sides, to the base, and from the base to each field. [CAVE-6.3]"""


class Pieces(State):
    """Everything on the table. Spaces are numbered as laid: the base is 0, then fields and rock, then tiles.

    `hidden` is empty except in what `seen_by` makes: whose secrets were left out.
    """

    def __init__(
        self,
        terms: Terms,
        atlas: Atlas,
        cave: vec[i64],
        team: vec[i64],
        deck: vec[i64],
        stacks: vec[i64],
        gone: vec[i64],
    ) -> None:
        self.terms: Terms = terms
        self.seats: i64 = terms.seats
        self.atlas: Atlas = atlas
        self.cave: vec[i64] = cave
        self.team: vec[i64] = team
        self.deck: vec[i64] = deck
        self.stacks: vec[i64] = stacks
        self.gone: vec[i64] = gone
        self.spaces: i64 = 0
        self.openings: i64 = 0
        self.rockfalls: i64 = 0
        self.group: i64 = 0
        self.unseen: i64 = 0
        self.phase: i64 = SETUP
        self.starter: i64 = 0
        self.current: i64 = 0
        self.round: i64 = 0
        self.turn_number: i64 = 0
        self.ap: i64 = 0
        self.starving: bool = False
        self.exchanged: bool = False
        self.acted_free: bool = False
        self.drawn: i64 = NO_FACE
        self.halves: i64 = 0
        self.ended_by: i64 = NOT_YET
        self.final_round: i64 = 0
        self.idle: i64 = 0
        self.explored: bool = False
        self.votes: i64 = 0
        self.hidden: i64 = 0


def target(pieces: Pieces, space: i64, way: i64) -> i64:
    """The space behind a way out, or NO_SPACE. [CAVE-6.1, CAVE-6.3]"""
    if way < TO_BASE:
        linked = pieces.cave[space * SPOT + LINK + way]
        return linked if linked != THE_BASE else NO_SPACE
    if way == TO_BASE:
        return THE_BASE if pieces.cave[space * SPOT + KIND] == FIELD else NO_SPACE
    return way - TO_BASE if space == THE_BASE and way - TO_BASE <= pieces.terms.fields else NO_SPACE


NO_SPACE: Final = -1


def open_group(pieces: Pieces, group: i64) -> None:
    """Turn to the stack of a group; what may be drawn from it is everything of the group not yet seen. [CAVE-2.4]"""
    pieces.group = group
    pieces.unseen = 0
    face: i64 = 0
    while face < FACES:
        count: i64 = 0
        if group < GROUPS:
            count = pieces.terms.faces[group * FACES + face]
        pieces.deck[face] = count
        pieces.unseen += count
        face += 1


def all_home(pieces: Pieces) -> bool:
    """Whether every team is on the base."""
    seat: i64 = 0
    while seat < pieces.seats:
        if pieces.team[seat * TEAM + PLACE_OF] != THE_BASE:
            return False
        seat += 1
    return True
