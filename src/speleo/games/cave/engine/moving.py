"""Chapters 6 to 8 and 10 to 13: moving, ropes, water, squeezes, and the 5-AP move."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine import bars, codes
from speleo.games.cave.engine.costs import TURN_AP, can_pay
from speleo.games.cave.engine.happenings import DEPTH_REACHED, MOVED, OXYGEN_USED, ROPES_LAID, TOKEN_TAKEN
from speleo.games.cave.engine.loads import FULL, HALF, ONE_FULL, ONE_HALF, ONE_ROPE, RAFT, ROPE, count_of
from speleo.games.cave.engine.pieces import (
    ARRIVED,
    ARRIVED_IN,
    BY_FORCE,
    BY_RAFT,
    DEPTHS,
    DIVE_FULL,
    DIVE_HALF,
    FIRST_FIELD_WAY,
    KIND,
    LEVEL,
    MARKS,
    NO_SPACE,
    PACK,
    PLACE_OF,
    ROPE_TOKEN,
    ROPE_TOKENS,
    ROPED,
    SPOT,
    SQUEEZE_TOKENS,
    TEAM,
    THE_BASE,
    TO_BASE,
    TOKEN,
    WALK,
    WATER_TOKENS,
    Pieces,
    target,
)
from speleo.games.cave.engine.tiles import SQUEEZE, WATER
from speleo.games.cave.engine.turns import end_turn
from speleo.grid.sides import bit, has, opposite
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64

ENTRY: Final = bytes([1, 1, 2, 2, 3, 4, 1, 2, 1, 1])
"""AP to enter each kind of space on foot; water is entered diving or by raft.

[CAVE-6.4, CAVE-6.7, CAVE-9.1, CAVE-10.1, CAVE-11.1 to CAVE-11.3]
"""
RAFT_ENTRY: Final = 1
"""AP to enter water by raft. [CAVE-8.1]"""


def gap(pieces: Pieces, space: i64, other: i64) -> i64:
    """Levels between two spaces. [CAVE-5.7]"""
    difference = pieces.cave[space * SPOT + LEVEL] - pieces.cave[other * SPOT + LEVEL]
    return difference if difference >= 0 else -difference


def ropes_needed(pieces: Pieces, space: i64, way: i64, other: i64) -> i64:
    """One rope for each level, none where ropes hang already, whoever laid them. [CAVE-7.1 to CAVE-7.3]"""
    if way >= TO_BASE or has(pieces.cave[space * SPOT + ROPED], way):
        return 0
    return gap(pieces, space, other)


def price(pieces: Pieces, space: i64, way: i64, other: i64, how: i64) -> i64:
    """AP for a move: the entry price and 1 for each rope laid. [CAVE-6.4, CAVE-6.5, CAVE-7.9]"""
    ropes = ropes_needed(pieces, space, way, other)
    entry: i64 = ENTRY[pieces.cave[other * SPOT + KIND]]
    if how == BY_RAFT or (pieces.terms.rope_move_flat and gap(pieces, space, other) > 0):
        entry = 1
    return entry + ropes


def ways_end(pieces: Pieces, space: i64) -> i64:
    """One more than the highest way out of a space."""
    if space == THE_BASE:
        return FIRST_FIELD_WAY + pieces.terms.fields
    return FIRST_FIELD_WAY


def add_moves(pieces: Pieces, code: i64, into: Choices) -> None:
    """Every move whose AP, ropes and gear the team can pay. [CAVE-3.10, CAVE-6.4]"""
    at = pieces.current * TEAM
    here = pieces.team[at + PLACE_OF]
    end = ways_end(pieces, here)
    way: i64 = 0
    while way < end:
        there = target(pieces, here, way)
        if there != NO_SPACE:
            how: i64 = WALK
            while how <= BY_RAFT:
                if bars_move(pieces, here, way, there, how) == bars.NOTHING:
                    into.add(code + way * 4 + how)
                how += 1
        way += 1


def bars_move(pieces: Pieces, here: i64, way: i64, there: i64, how: i64) -> i64:
    """Water needs oxygen or a raft, everything else is entered on foot; all of it from the backpack.

    [CAVE-7.8, CAVE-8.1, CAVE-14.3]
    """
    if there == NO_SPACE:
        return bars_way(pieces, here, way)
    pack = pieces.team[pieces.current * TEAM + PACK]
    water = pieces.cave[there * SPOT + KIND] == WATER
    if how == WALK:
        if water:
            return bars.INTO_WATER
    elif not water:
        return bars.NO_WATER
    elif not has_gear(pack, how):
        return bars.NO_RAFT if how == BY_RAFT else bars.NO_OXYGEN
    ropes = ropes_needed(pieces, here, way, there)
    if count_of(pack, ROPE) < ropes:
        return bars.NO_ROPES
    if pieces.ap >= price(pieces, here, way, there, how):
        return bars.NOTHING
    return bars_price(pieces, here, there, price(pieces, here, way, there, how), ropes)


def bars_way(pieces: Pieces, here: i64, way: i64) -> i64:
    """There must be a link, or between base and fields a way. [CAVE-6.2, CAVE-6.3]"""
    if target(pieces, here, way) != NO_SPACE:
        return bars.NOTHING
    return bars.NO_FIELD if way >= TO_BASE else bars.NO_LINK


def bars_price(pieces: Pieces, here: i64, there: i64, ap: i64, ropes: i64) -> i64:
    """Why the AP of a move cannot be paid: there are never so many, or the ropes cost too much. [CAVE-7.10]"""
    if ap > TURN_AP and gap(pieces, here, there) > 0:
        return bars.GAP_TOO_DEEP
    return bars.NO_AP_FOR_ROPES if ropes > 0 else bars.NO_AP_TO_MOVE


def has_gear(pack: i64, how: i64) -> bool:
    """Whether a backpack holds what a way of entering water needs. [CAVE-8.1, CAVE-8.5]"""
    if how == DIVE_HALF:
        return count_of(pack, HALF) > 0
    if how == DIVE_FULL:
        return count_of(pack, FULL) > 0
    return count_of(pack, RAFT) > 0


def move(pieces: Pieces, way: i64, how: i64, story: Story) -> None:
    """Pay, lay ropes, enter, and take what entering earns: one indivisible action. [CAVE-6.6, CAVE-7.4]"""
    seat = pieces.current
    here = pieces.team[seat * TEAM + PLACE_OF]
    there = target(pieces, here, way)
    ropes = ropes_needed(pieces, here, way, there)
    pieces.ap -= price(pieces, here, way, there, how)
    pieces.exchanged = False
    if ropes > 0:
        lay_ropes(pieces, seat, here, way, there, ropes, story)
    if how in (DIVE_HALF, DIVE_FULL):
        use_oxygen(pieces, seat, how, story)
    relocate(pieces, seat, there, how, story)
    if ropes > 0:
        reach_depth(pieces, seat, there, story)
    take_entry_token(pieces, seat, there, how, story)


def lay_ropes(pieces: Pieces, seat: i64, here: i64, way: i64, there: i64, ropes: i64, story: Story) -> None:
    """Ropes from the backpack stay on the link for everybody; each earns a rope token.

    [CAVE-7.3, CAVE-7.5 to CAVE-7.7]
    """
    cave = pieces.cave
    cave[here * SPOT + ROPED] |= bit(way)
    cave[there * SPOT + ROPED] |= bit(opposite(way))
    if cave[there * SPOT + MARKS] & ROPE_TOKEN != 0:
        cave[there * SPOT + MARKS] ^= ROPE_TOKEN
    elif cave[here * SPOT + MARKS] & ROPE_TOKEN != 0:
        cave[here * SPOT + MARKS] ^= ROPE_TOKEN
    team = pieces.team
    team[seat * TEAM + PACK] -= ropes * ONE_ROPE
    team[seat * TEAM + ROPE_TOKENS] += ropes
    story.tell(ROPES_LAID, seat, ropes, there)


def use_oxygen(pieces: Pieces, seat: i64, how: i64, story: Story) -> None:
    """A full bottle becomes a half one, a half one goes back to the supply. [CAVE-8.4]"""
    if how == DIVE_HALF:
        pieces.team[seat * TEAM + PACK] -= ONE_HALF
    else:
        pieces.team[seat * TEAM + PACK] += ONE_HALF - ONE_FULL
    story.tell(OXYGEN_USED, seat, how)


def relocate(pieces: Pieces, seat: i64, there: i64, how: i64, story: Story) -> None:
    """The team stands on its new space; any agreement to skip the rest is void. [CAVE-6.1, CAVE-17.8]"""
    team = pieces.team
    team[seat * TEAM + PLACE_OF] = there
    team[seat * TEAM + ARRIVED] = how
    team[seat * TEAM + ARRIVED_IN] = pieces.turn_number
    pieces.votes = 0
    story.tell(MOVED, seat, there, how)


def reach_depth(pieces: Pieces, seat: i64, there: i64, story: Story) -> None:
    """Fresh ropes to a level for the first time earn its depth token; there is none for level 0.

    [CAVE-12.1 to CAVE-12.7]
    """
    level = pieces.cave[there * SPOT + LEVEL]
    if level > 0 and not has(pieces.team[seat * TEAM + DEPTHS], level):
        pieces.team[seat * TEAM + DEPTHS] |= bit(level)
        story.tell(DEPTH_REACHED, seat, level * 25)


def take_entry_token(pieces: Pieces, seat: i64, there: i64, how: i64, story: Story) -> None:
    """Diving takes the water token, a normal move into a squeeze its token. [CAVE-8.2, CAVE-8.3, CAVE-10.2]"""
    cave = pieces.cave
    at = there * SPOT
    if cave[at + MARKS] & TOKEN == 0:
        return
    kind = cave[at + KIND]
    if kind == WATER and how != BY_RAFT:
        take_token(pieces, seat, there, WATER_TOKENS, story)
    elif SQUEEZE <= kind < SQUEEZE + 3:
        take_token(pieces, seat, there, SQUEEZE_TOKENS + kind - SQUEEZE, story)


def take_token(pieces: Pieces, seat: i64, space: i64, pile: i64, story: Story) -> None:
    """The token of a space goes to the player, where all can see it. [CAVE-6.6]"""
    pieces.cave[space * SPOT + MARKS] ^= TOKEN
    pieces.team[seat * TEAM + pile] += 1
    story.tell(TOKEN_TAKEN, seat, pile)


def bars_force(pieces: Pieces) -> i64:
    """A 5-AP move takes the whole turn: all AP are left, and in one edition nothing free came before.

    [CAVE-13.1, CAVE-13.2]
    """
    if not can_pay(pieces, codes.FORCE):
        return bars.WHOLE_TURN
    return bars.NOTHING if pieces.terms.free_before_five or not pieces.acted_free else bars.FREE_BEFORE


def add_forced_moves(pieces: Pieces, code: i64, into: Choices) -> None:
    """Any linked space, whatever lies there. [CAVE-13.1, CAVE-13.7]"""
    here = pieces.team[pieces.current * TEAM + PLACE_OF]
    end = ways_end(pieces, here)
    way: i64 = 0
    while way < end:
        if target(pieces, here, way) != NO_SPACE:
            into.add(code + way)
        way += 1


def force(pieces: Pieces, way: i64, story: Story) -> None:
    """Move without gear, ropes or tokens, and end the turn. [CAVE-10.3, CAVE-13.1 to CAVE-13.8]"""
    here = pieces.team[pieces.current * TEAM + PLACE_OF]
    pieces.ap = 0
    relocate(pieces, pieces.current, target(pieces, here, way), BY_FORCE, story)
    end_turn(pieces, story)
