"""Chapter 16: the tent, where it is and what it costs to pitch and pack it."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine.happenings import TENT_ABANDONED, TENT_PACKED, TENT_PITCHED
from speleo.games.cave.engine.loads import BACKPACK, CAMERA, PACKED_TENT, RAFT, count_of, size_of
from speleo.games.cave.engine.table import (
    ABANDONED,
    AT_BASE,
    CAMP,
    LOST,
    PACK,
    PACKED,
    PLACE_OF,
    TAKEN,
    TEAM,
    TENT_LOAD,
    THE_BASE,
    Table,
)
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64

PITCH_AP: Final = 2
STRIKE_AP: Final = 1
"""AP to pitch the tent and to pack it again. [CAVE-16.5, CAVE-16.9]"""


def on_base(table: Table) -> bool:
    return table.team[table.current * TEAM + PLACE_OF] == THE_BASE


def camp(table: Table) -> i64:
    """Where the current team's tent is."""
    return table.team[table.current * TEAM + CAMP]


def at_own_tent(table: Table, seat: i64) -> bool:
    """Whether a team stands on its own pitched tent; other tents are nothing to it. [CAVE-13.11, CAVE-16.8]"""
    return table.team[seat * TEAM + CAMP] == table.team[seat * TEAM + PLACE_OF]


def backpack_slots(table: Table, seat: i64) -> i64:
    """Eight slots, six while the tent is packed inside. [CAVE-15.2]"""
    where = table.team[seat * TEAM + CAMP]
    return BACKPACK - PACKED_TENT if where in (PACKED, TAKEN) else BACKPACK


def may_take_tent(table: Table) -> bool:
    """The first packing is free on the base where the edition says so. [CAVE-16.1]"""
    return table.terms.first_pack_free and camp(table) == AT_BASE and on_base(table)


def may_pitch(table: Table) -> bool:
    """Anywhere, for 2 AP. [CAVE-16.5, CAVE-11.4]"""
    return table.ap >= PITCH_AP and camp(table) == PACKED


def pitch(table: Table, story: Story) -> None:
    table.ap -= PITCH_AP
    table.exchanged = False
    at = table.current * TEAM
    table.team[at + CAMP] = table.team[at + PLACE_OF]
    story.tell(TENT_PITCHED, table.current, table.team[at + PLACE_OF])


def may_strike(table: Table) -> bool:
    """Packing again needs 1 AP and two free slots. [CAVE-16.3, CAVE-16.9]"""
    if table.ap < STRIKE_AP or not at_own_tent(table, table.current):
        return False
    return size_of(table.team[table.current * TEAM + PACK]) <= BACKPACK - PACKED_TENT


def strike(table: Table, story: Story) -> None:
    table.ap -= STRIKE_AP
    table.exchanged = False
    table.team[table.current * TEAM + CAMP] = PACKED
    story.tell(TENT_PACKED, table.current)


def may_abandon(table: Table) -> bool:
    """Only a packed tent, and only on the base. [CAVE-16.10, CAVE-16.15]"""
    return camp(table) == PACKED and on_base(table)


def abandon(table: Table, story: Story) -> None:
    """The tent leaves the game with everything in it. [CAVE-16.10]"""
    at = table.current * TEAM
    lose_gear(table, table.current, table.team[at + TENT_LOAD])
    table.team[at + TENT_LOAD] = 0
    table.team[at + CAMP] = ABANDONED
    table.acted_free = True
    story.tell(TENT_ABANDONED, table.current)


def lose_gear(table: Table, seat: i64, load: i64) -> None:
    """A camera or raft that goes out this way is lost for good. [CAVE-14.5]"""
    if count_of(load, CAMERA) > 0:
        table.team[seat * TEAM + LOST] |= 1 << CAMERA
    if count_of(load, RAFT) > 0:
        table.team[seat * TEAM + LOST] |= 1 << RAFT
