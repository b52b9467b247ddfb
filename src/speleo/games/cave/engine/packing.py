"""Chapters 2, 14, 15 and 16: choosing what to carry. Every choice is one multiset out of a finite list."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine.happenings import DISCARDED, EXCHANGED, LOAD_CHOSEN, LOADED, LOADS_REVEALED, REPACKING
from speleo.games.cave.engine.loads import (
    BACKPACK,
    CAMERA,
    HALF,
    ONE_HALF,
    PACKED_TENT,
    RAFT,
    SUPPLY,
    TENT,
    THE_CAMERA,
    THE_RAFT,
    count_of,
    size_of,
)
from speleo.games.cave.engine.table import (
    AT_BASE,
    CAMP,
    CLOSING,
    COMMITTED,
    FILLING,
    LOADING,
    LOST,
    PACK,
    PACKED,
    SETUP,
    STAGE,
    STARTER,
    STOWING,
    TAKEN,
    TEAM,
    TENT_LOAD,
    THE_BASE,
    TURN,
    Table,
)
from speleo.games.cave.engine.tent import at_own_tent, lose_gear, on_base
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64

REPACK_AP: Final = 2
WITH_TENT: Final = 1 << 24
"""Marks a load that is chosen together with the first packing of the tent."""


def available(table: Table, seat: i64) -> i64:
    """What a load may hold: the supply, half bottles just put back, camera and raft out of the depot.

    [CAVE-15.1, CAVE-15.5]
    """
    team = table.team
    at = seat * TEAM
    limit: i64 = SUPPLY + table.halves * ONE_HALF
    carried = team[at + PACK] | team[at + TENT_LOAD]
    if count_of(carried, CAMERA) == 0 and team[at + LOST] & (1 << CAMERA) == 0:
        limit += THE_CAMERA
    if count_of(carried, RAFT) == 0 and team[at + LOST] & (1 << RAFT) == 0:
        limit += THE_RAFT
    return limit


def may_take_tent_with_load(table: Table, seat: i64) -> bool:
    """At the start, or with a repacking where the first packing is part of one. [CAVE-2.10, CAVE-16.1]"""
    if table.team[seat * TEAM + CAMP] != AT_BASE:
        return False
    return table.phase == SETUP or not table.terms.first_pack_free


def least_fill(table: Table, seat: i64) -> i64:
    """How many items must go into the tent: none, or enough to fill it at its first packing. [CAVE-16.2]"""
    if table.terms.fill_all and table.team[seat * TEAM + CAMP] == TAKEN:
        return most_fill(table, seat)
    return 0


def most_fill(table: Table, seat: i64) -> i64:
    return TENT - size_of(table.team[seat * TEAM + TENT_LOAD])


def load(table: Table, seat: i64, choice: i64, story: Story) -> None:
    """Put a chosen load into the backpack; then the tent, if it is to be filled. [CAVE-2.9, CAVE-15.1]"""
    at = seat * TEAM
    items = choice & (WITH_TENT - 1)
    if choice & WITH_TENT != 0:
        table.team[at + CAMP] = TAKEN
    table.team[at + PACK] = items
    if table.phase == SETUP:
        table.team[at + STAGE] = CLOSING
        return
    table.halves -= count_of(items, HALF)
    if tent_is_open(table, seat):
        table.phase = FILLING
    else:
        close(table, seat, story)


def tent_is_open(table: Table, seat: i64) -> bool:
    """Whether a repacking reaches the tent: taken just now, pitched on the base, or packed by option.

    [CAVE-15.6, CAVE-15.7]
    """
    where = table.team[seat * TEAM + CAMP]
    return where in (TAKEN, THE_BASE) or (where == PACKED and table.terms.repack_packed_tent)


def fill(table: Table, seat: i64, items: i64, story: Story) -> None:
    """Put chosen items into the tent. [CAVE-16.2]"""
    table.team[seat * TEAM + TENT_LOAD] += items
    close(table, seat, story)


def close(table: Table, seat: i64, story: Story) -> None:
    """Packing is done; a tent taken along is packed from now on. [CAVE-16.1]"""
    at = seat * TEAM
    if table.team[at + CAMP] == TAKEN:
        table.team[at + CAMP] = PACKED
    if table.phase == SETUP:
        commit(table, seat, story)
        return
    table.halves = 0
    table.phase = TURN
    story.tell(LOADED, seat, table.team[at + PACK], table.team[at + TENT_LOAD])


def commit(table: Table, seat: i64, story: Story) -> None:
    """A load for the start is secret until everybody has chosen; then the start player is drawn.

    [CAVE-2.9, CAVE-2.13]
    """
    table.team[seat * TEAM + STAGE] = COMMITTED
    story.tell(LOAD_CHOSEN, seat)
    other: i64 = 0
    while other < table.seats:
        if table.team[other * TEAM + STAGE] != COMMITTED:
            return
        other += 1
    story.tell(LOADS_REVEALED)
    other = 0
    while other < table.seats:
        story.tell(LOADED, other, table.team[other * TEAM + PACK], table.team[other * TEAM + TENT_LOAD])
        other += 1
    table.phase = STARTER


def may_repack(table: Table) -> bool:
    """On the base, for 2 AP. [CAVE-15.1]"""
    return table.ap >= REPACK_AP and on_base(table)


def repack(table: Table, story: Story) -> None:
    """Everything within reach is put back before the new load is chosen; nothing is lost by it.

    [CAVE-15.1 to CAVE-15.7]
    """
    seat = table.current
    at = seat * TEAM
    table.ap -= REPACK_AP
    table.exchanged = False
    table.halves = count_of(table.team[at + PACK], HALF)
    table.team[at + PACK] = 0
    if tent_is_open(table, seat):
        table.halves += count_of(table.team[at + TENT_LOAD], HALF)
        table.team[at + TENT_LOAD] = 0
    table.phase = LOADING
    story.tell(REPACKING, seat)


def take_tent(table: Table) -> None:
    """The first packing outside a repacking: first what moves over from the backpack. [CAVE-16.1, CAVE-16.2]"""
    table.acted_free = True
    table.team[table.current * TEAM + CAMP] = TAKEN
    table.phase = STOWING


def least_stow(table: Table, seat: i64) -> i64:
    """How many items must leave the backpack to make room for the tent. [CAVE-16.3]"""
    return size_of(table.team[seat * TEAM + PACK]) - (BACKPACK - PACKED_TENT)


def stow(table: Table, items: i64) -> None:
    """Move items from the backpack into the tent; the rest comes from supply and depot. [CAVE-16.2]"""
    at = table.current * TEAM
    table.team[at + PACK] -= items
    table.team[at + TENT_LOAD] = items
    table.phase = FILLING


def may_exchange(table: Table) -> bool:
    """On the own pitched tent, if another split exists and none was made since the last paid action. [CAVE-16.7]"""
    if table.exchanged or not at_own_tent(table, table.current):
        return False
    at = table.current * TEAM
    pack = table.team[at + PACK]
    inside = table.team[at + TENT_LOAD]
    if size_of(pack) == BACKPACK and size_of(inside) == TENT:
        return not all_alike(pack + inside)
    return pack + inside != 0


def all_alike(items: i64) -> bool:
    """Whether a load holds only one kind of item."""
    item: i64 = 0
    while count_of(items, item) == 0:
        item += 1
    return items >> (4 * item) <= 15


def least_split(table: Table, seat: i64) -> i64:
    """How many items must go into the tent so that the backpack can hold the rest. [CAVE-16.7]"""
    at = seat * TEAM
    return size_of(table.team[at + PACK]) + size_of(table.team[at + TENT_LOAD]) - BACKPACK


def split(table: Table, inside: i64, story: Story) -> None:
    """Backpack and tent share what they hold anew. [CAVE-16.7]"""
    at = table.current * TEAM
    both = table.team[at + PACK] + table.team[at + TENT_LOAD]
    table.team[at + PACK] = both - inside
    table.team[at + TENT_LOAD] = inside
    table.exchanged = True
    table.acted_free = True
    table.phase = TURN
    story.tell(EXCHANGED, table.current, both - inside, inside)


def may_discard(table: Table) -> bool:
    """Anything in the backpack, or in the own tent on which the team stands. [CAVE-14.4]"""
    at = table.current * TEAM
    if table.team[at + PACK] != 0:
        return True
    return at_own_tent(table, table.current) and table.team[at + TENT_LOAD] != 0


def discard(table: Table, items: i64, holder: i64, story: Story) -> None:
    """Throw items out of the backpack or the tent. [CAVE-14.4, CAVE-14.5]"""
    seat = table.current
    table.team[seat * TEAM + holder] -= items
    lose_gear(table, seat, items)
    table.exchanged = False
    table.acted_free = True
    table.phase = TURN
    story.tell(DISCARDED, seat, items, holder)
