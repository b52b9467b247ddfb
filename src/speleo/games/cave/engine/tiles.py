"""Chapter 1: tiles as numbers, and the terms of a match: what its box holds and what its options say."""

from __future__ import annotations

from typing import Final, final

from speleo.kernel.numbers import i64, vec

EMPTY: Final = 0
PHOTO: Final = 1
WATER: Final = 2
SQUEEZE: Final = 3
"""Squeezes of grade I, II and III are the kinds 3, 4 and 5."""
DESCENT: Final = 6
ROCKFALL: Final = 7
FIELD: Final = 8
BASE: Final = 9
SOLID: Final = 10

SHAPES: Final = 5
FACES: Final = 35
"""A face is what can be drawn: `type * SHAPES + shape`. Equal tiles of a group are one face."""
SHAPE_EXITS: Final = bytes([1, 5, 3, 7, 15])
"""Dead end N, straight NS, corner NE, fork NES, crossing NESW."""
SHAPE_TURNS: Final = bytes([4, 2, 4, 4, 1])
TURNED: Final = bytes([1, 2, 4, 8, 5, 10, 0, 0, 3, 6, 9, 12, 7, 11, 13, 14, 15, 0, 0, 0])
"""How many rotations of a shape look different, and the passages of each, four places for each shape, ascending."""

GROUPS: Final = 4
GROUP_SIZE: Final = 20
"""Four groups of 20 tiles. [CAVE-1.2]"""
STACK_SIZES: Final = bytes([0, 0, 11, 13, 15, 17])
"""Tiles of each group in the game, by players. [CAVE-2.3]"""
MOST_SEATS: Final = 5

ANYTIME: Final = 0
NEXT_TURN: Final = 1
"""When a team that came by raft may dive; any other number: in a later turn. [CAVE-8.7]"""


def face_type(face: i64) -> i64:
    return face // SHAPES


def face_turns(face: i64) -> i64:
    """How many rotations of a face look different. [CAVE-4.13]"""
    return SHAPE_TURNS[face % SHAPES]


def face_exits(face: i64, turn: i64) -> i64:
    """The passages of a face in one of its rotations. [CAVE-4.13]"""
    return TURNED[face % SHAPES * 4 + turn]


@final
class Terms:
    """What was agreed before the match and never changes: options, tiles by group, and the start board.

    `board` holds three numbers for each space of the start board: cell, kind and exits; first the base, then the
    fields, then the cells of rock. The options stand in no default: `box.terms_for` sets every one of them.
    """

    def __init__(self, seats: i64, faces: list[int], board: list[int], fields: i64) -> None:
        self.seats: i64 = seats
        self.faces: vec[i64] = vec[i64](faces)
        self.board: vec[i64] = vec[i64](board)
        self.fields: i64 = fields
        self.board_spaces: i64 = len(board) // 3
        self.stack_size: i64 = STACK_SIZES[seats]
        self.repack_packed_tent: bool = False
        self.first_pack_free: bool = False
        self.fill_all: bool = False
        self.free_before_five: bool = False
        self.raft_then_dive: i64 = ANYTIME
        self.rope_move_flat: bool = False
        self.rope_token_on_tile: bool = False
        self.join_markers: bool = False
        self.face_down: bool = False
        self.rockfalls: i64 = 0
        self.stall_rounds: i64 = 0

    def making(self) -> tuple[object, ...]:
        """What the constructor is told, for a state that is pickled."""
        return self.seats, list(self.faces), list(self.board), self.fields
