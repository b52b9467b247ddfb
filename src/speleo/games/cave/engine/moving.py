"""Chapters 6 to 8 and 10 to 13: moving, ropes, water, squeezes, and the 5-AP move."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine.happenings import DEPTH_REACHED, MOVED, OXYGEN_USED, ROPES_LAID, TOKEN_TAKEN
from speleo.games.cave.engine.loads import FULL, HALF, ONE_FULL, ONE_HALF, ONE_ROPE, RAFT, ROPE, count_of
from speleo.games.cave.engine.table import (
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
    Table,
    target,
)
from speleo.games.cave.engine.tiles import SQUEEZE, WATER
from speleo.games.cave.engine.turns import TURN_AP, end_turn
from speleo.grid.sides import bit, has, opposite
from speleo.kernel.engine.moves import Moves
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64

ENTRY: Final = bytes([1, 1, 2, 2, 3, 4, 1, 2, 1, 1])
"""AP to enter each kind of space on foot; water is entered diving or by raft.

[CAVE-6.4, CAVE-10.1, CAVE-11.1, CAVE-11.2]
"""
RAFT_ENTRY: Final = 1
"""AP to enter water by raft. [CAVE-8.1]"""


def gap(table: Table, space: i64, other: i64) -> i64:
    """Levels between two spaces. [CAVE-5.7]"""
    difference = table.cave[space * SPOT + LEVEL] - table.cave[other * SPOT + LEVEL]
    return difference if difference >= 0 else -difference


def ropes_needed(table: Table, space: i64, way: i64, other: i64) -> i64:
    """One rope for each level, none where ropes hang already, whoever laid them. [CAVE-7.1 to CAVE-7.3]"""
    if way >= TO_BASE or has(table.cave[space * SPOT + ROPED], way):
        return 0
    return gap(table, space, other)


def price(table: Table, space: i64, way: i64, other: i64, how: i64) -> i64:
    """AP for a move: the entry price and 1 for each rope laid. [CAVE-6.4, CAVE-6.5, CAVE-7.9]"""
    ropes = ropes_needed(table, space, way, other)
    entry: i64 = ENTRY[table.cave[other * SPOT + KIND]]
    if how == BY_RAFT or (table.terms.rope_move_flat and gap(table, space, other) > 0):
        entry = 1
    return entry + ropes


def ways_end(table: Table, space: i64) -> i64:
    """One more than the highest way out of a space."""
    if space == THE_BASE:
        return FIRST_FIELD_WAY + table.terms.fields
    return FIRST_FIELD_WAY


def add_moves(table: Table, code: i64, into: Moves) -> None:
    """Every move whose AP, ropes and gear the team can pay. [CAVE-3.10, CAVE-6.4]"""
    at = table.current * TEAM
    here = table.team[at + PLACE_OF]
    end = ways_end(table, here)
    way: i64 = 0
    while way < end:
        there = target(table, here, way)
        if there != NO_SPACE:
            how: i64 = WALK
            while how <= BY_RAFT:
                if can_move(table, here, way, there, how):
                    into.add(code + way * 4 + how)
                how += 1
        way += 1


def can_move(table: Table, here: i64, way: i64, there: i64, how: i64) -> bool:
    """Water needs oxygen or a raft, everything else is entered on foot; all of it from the backpack.

    [CAVE-8.1, CAVE-14.3]
    """
    pack = table.team[table.current * TEAM + PACK]
    water = table.cave[there * SPOT + KIND] == WATER
    if how == WALK:
        if water:
            return False
    elif not water or not has_gear(pack, how):
        return False
    if count_of(pack, ROPE) < ropes_needed(table, here, way, there):
        return False
    return table.ap >= price(table, here, way, there, how)


def has_gear(pack: i64, how: i64) -> bool:
    """Whether a backpack holds what a way of entering water needs. [CAVE-8.1, CAVE-8.5]"""
    if how == DIVE_HALF:
        return count_of(pack, HALF) > 0
    if how == DIVE_FULL:
        return count_of(pack, FULL) > 0
    return count_of(pack, RAFT) > 0


def move(table: Table, way: i64, how: i64, story: Story) -> None:
    """Pay, lay ropes, enter, and take what entering earns: one indivisible action. [CAVE-6.6, CAVE-7.4]"""
    seat = table.current
    here = table.team[seat * TEAM + PLACE_OF]
    there = target(table, here, way)
    ropes = ropes_needed(table, here, way, there)
    table.ap -= price(table, here, way, there, how)
    table.exchanged = False
    if ropes > 0:
        lay_ropes(table, seat, here, way, there, ropes, story)
    if how in (DIVE_HALF, DIVE_FULL):
        use_oxygen(table, seat, how, story)
    relocate(table, seat, there, how, story)
    if ropes > 0:
        reach_depth(table, seat, there, story)
    take_entry_token(table, seat, there, how, story)


def lay_ropes(table: Table, seat: i64, here: i64, way: i64, there: i64, ropes: i64, story: Story) -> None:
    """Ropes from the backpack stay on the link for everybody; each earns a rope token.

    [CAVE-7.3, CAVE-7.5 to CAVE-7.7]
    """
    cave = table.cave
    cave[here * SPOT + ROPED] |= bit(way)
    cave[there * SPOT + ROPED] |= bit(opposite(way))
    if cave[there * SPOT + MARKS] & ROPE_TOKEN != 0:
        cave[there * SPOT + MARKS] ^= ROPE_TOKEN
    elif cave[here * SPOT + MARKS] & ROPE_TOKEN != 0:
        cave[here * SPOT + MARKS] ^= ROPE_TOKEN
    team = table.team
    team[seat * TEAM + PACK] -= ropes * ONE_ROPE
    team[seat * TEAM + ROPE_TOKENS] += ropes
    story.tell(ROPES_LAID, seat, ropes, there)


def use_oxygen(table: Table, seat: i64, how: i64, story: Story) -> None:
    """A full bottle becomes a half one, a half one goes back to the supply. [CAVE-8.4]"""
    if how == DIVE_HALF:
        table.team[seat * TEAM + PACK] -= ONE_HALF
    else:
        table.team[seat * TEAM + PACK] += ONE_HALF - ONE_FULL
    story.tell(OXYGEN_USED, seat, how)


def relocate(table: Table, seat: i64, there: i64, how: i64, story: Story) -> None:
    """The team stands on its new space; any agreement to skip the rest is void. [CAVE-6.1, CAVE-17.8]"""
    team = table.team
    team[seat * TEAM + PLACE_OF] = there
    team[seat * TEAM + ARRIVED] = how
    team[seat * TEAM + ARRIVED_IN] = table.turn_number
    table.votes = 0
    story.tell(MOVED, seat, there, how)


def reach_depth(table: Table, seat: i64, there: i64, story: Story) -> None:
    """Fresh ropes to a level for the first time earn its depth token; there is none for level 0.

    [CAVE-12.1 to CAVE-12.7]
    """
    level = table.cave[there * SPOT + LEVEL]
    if level > 0 and not has(table.team[seat * TEAM + DEPTHS], level):
        table.team[seat * TEAM + DEPTHS] |= bit(level)
        story.tell(DEPTH_REACHED, seat, level * 25)


def take_entry_token(table: Table, seat: i64, there: i64, how: i64, story: Story) -> None:
    """Diving takes the water token, a normal move into a squeeze its token. [CAVE-8.2, CAVE-8.3, CAVE-10.2]"""
    cave = table.cave
    at = there * SPOT
    if cave[at + MARKS] & TOKEN == 0:
        return
    kind = cave[at + KIND]
    if kind == WATER and how != BY_RAFT:
        take_token(table, seat, there, WATER_TOKENS, story)
    elif SQUEEZE <= kind < SQUEEZE + 3:
        take_token(table, seat, there, SQUEEZE_TOKENS + kind - SQUEEZE, story)


def take_token(table: Table, seat: i64, space: i64, pile: i64, story: Story) -> None:
    """The token of a space goes to the player, where all can see it. [CAVE-6.6]"""
    table.cave[space * SPOT + MARKS] ^= TOKEN
    table.team[seat * TEAM + pile] += 1
    story.tell(TOKEN_TAKEN, seat, pile)


def may_force(table: Table) -> bool:
    """A 5-AP move takes the whole turn: all AP are left, and in one edition nothing free came before.

    [CAVE-13.1, CAVE-13.2]
    """
    return table.ap == TURN_AP and (table.terms.free_before_five or not table.acted_free)


def add_forced_moves(table: Table, code: i64, into: Moves) -> None:
    """Any linked space, whatever lies there. [CAVE-13.1, CAVE-13.7]"""
    here = table.team[table.current * TEAM + PLACE_OF]
    end = ways_end(table, here)
    way: i64 = 0
    while way < end:
        if target(table, here, way) != NO_SPACE:
            into.add(code + way)
        way += 1


def force(table: Table, way: i64, story: Story) -> None:
    """Move without gear, ropes or tokens, and end the turn. [CAVE-13.1, CAVE-13.5, CAVE-13.6]"""
    here = table.team[table.current * TEAM + PLACE_OF]
    table.ap = 0
    relocate(table, table.current, target(table, here, way), BY_FORCE, story)
    end_turn(table, story)
