"""Chapters 2, 14, 15 and 16: choosing what to carry. Every choice is one multiset out of a finite list."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine import bars, codes
from speleo.games.cave.engine.costs import can_pay, pay
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
from speleo.games.cave.engine.pieces import (
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
    Pieces,
)
from speleo.games.cave.engine.tent import at_own_tent, lose_gear, on_base
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64

WITH_TENT: Final = 1 << 24
"""Marks a load that is chosen together with the first packing of the tent."""


def available(pieces: Pieces, seat: i64) -> i64:
    """What a load may hold: the supply, half bottles just put back, camera and raft out of the depot.

    [CAVE-2.14, CAVE-15.1, CAVE-15.5]
    """
    team = pieces.team
    at = seat * TEAM
    limit: i64 = SUPPLY + pieces.halves * ONE_HALF
    carried = team[at + PACK] | team[at + TENT_LOAD]
    if count_of(carried, CAMERA) == 0 and team[at + LOST] & (1 << CAMERA) == 0:
        limit += THE_CAMERA
    if count_of(carried, RAFT) == 0 and team[at + LOST] & (1 << RAFT) == 0:
        limit += THE_RAFT
    return limit


def may_take_tent_with_load(pieces: Pieces, seat: i64) -> bool:
    """At the start, or with a repacking where the first packing is part of one. [CAVE-2.10, CAVE-16.1]"""
    if pieces.team[seat * TEAM + CAMP] != AT_BASE:
        return False
    return pieces.phase == SETUP or not pieces.terms.first_pack_free


def least_fill(pieces: Pieces, seat: i64) -> i64:
    """How many items must go into the tent: none, or enough to fill it at its first packing. [CAVE-16.2]"""
    if pieces.terms.fill_all and pieces.team[seat * TEAM + CAMP] == TAKEN:
        return most_fill(pieces, seat)
    return 0


def most_fill(pieces: Pieces, seat: i64) -> i64:
    return TENT - size_of(pieces.team[seat * TEAM + TENT_LOAD])


def load(pieces: Pieces, seat: i64, choice: i64, story: Story) -> None:
    """Put a chosen load into the backpack; then the tent, if it is to be filled. [CAVE-2.9, CAVE-15.1]"""
    at = seat * TEAM
    items = choice & (WITH_TENT - 1)
    if choice & WITH_TENT != 0:
        pieces.team[at + CAMP] = TAKEN
    pieces.team[at + PACK] = items
    if pieces.phase == SETUP:
        pieces.team[at + STAGE] = CLOSING
        return
    pieces.halves -= count_of(items, HALF)
    if tent_is_open(pieces, seat):
        pieces.phase = FILLING
    else:
        close(pieces, seat, story)


def tent_is_open(pieces: Pieces, seat: i64) -> bool:
    """Whether a repacking reaches the tent: taken just now, pitched on the base, or packed by option.

    [CAVE-15.6, CAVE-15.7]
    """
    where = pieces.team[seat * TEAM + CAMP]
    return where in (TAKEN, THE_BASE) or (where == PACKED and pieces.terms.repack_packed_tent)


def fill(pieces: Pieces, seat: i64, items: i64, story: Story) -> None:
    """Put chosen items into the tent. [CAVE-16.2]"""
    pieces.team[seat * TEAM + TENT_LOAD] += items
    close(pieces, seat, story)


def close(pieces: Pieces, seat: i64, story: Story) -> None:
    """Packing is done; a tent taken along is packed from now on. [CAVE-16.1]"""
    at = seat * TEAM
    if pieces.team[at + CAMP] == TAKEN:
        pieces.team[at + CAMP] = PACKED
    if pieces.phase == SETUP:
        commit(pieces, seat, story)
        return
    pieces.halves = 0
    pieces.phase = TURN
    story.tell(LOADED, seat, pieces.team[at + PACK], pieces.team[at + TENT_LOAD])


def commit(pieces: Pieces, seat: i64, story: Story) -> None:
    """A load for the start is secret until everybody has chosen; then the start player is drawn.

    [CAVE-2.9, CAVE-2.13]
    """
    pieces.team[seat * TEAM + STAGE] = COMMITTED
    story.tell(LOAD_CHOSEN, seat)
    other: i64 = 0
    while other < pieces.seats:
        if pieces.team[other * TEAM + STAGE] != COMMITTED:
            return
        other += 1
    story.tell(LOADS_REVEALED)
    other = 0
    while other < pieces.seats:
        story.tell(LOADED, other, pieces.team[other * TEAM + PACK], pieces.team[other * TEAM + TENT_LOAD])
        other += 1
    pieces.phase = STARTER


def bars_repacking(pieces: Pieces) -> i64:
    """On the base, for 2 AP. [CAVE-15.1]"""
    if not on_base(pieces):
        return bars.REPACK_ON_BASE
    return bars.NOTHING if can_pay(pieces, codes.REPACK) else bars.NO_AP


def repack(pieces: Pieces, story: Story) -> None:
    """Everything within reach is put back before the new load is chosen; nothing is lost by it.

    [CAVE-15.1 to CAVE-15.7]
    """
    seat = pieces.current
    at = seat * TEAM
    pay(pieces, codes.REPACK)
    pieces.halves = count_of(pieces.team[at + PACK], HALF)
    pieces.team[at + PACK] = 0
    if tent_is_open(pieces, seat):
        pieces.halves += count_of(pieces.team[at + TENT_LOAD], HALF)
        pieces.team[at + TENT_LOAD] = 0
    pieces.phase = LOADING
    story.tell(REPACKING, seat)


def take_tent(pieces: Pieces) -> None:
    """The first packing outside a repacking: first what moves over from the backpack. [CAVE-16.1, CAVE-16.2]"""
    pieces.acted_free = True
    pieces.team[pieces.current * TEAM + CAMP] = TAKEN
    pieces.phase = STOWING


def least_stow(pieces: Pieces, seat: i64) -> i64:
    """How many items must leave the backpack to make room for the tent. [CAVE-16.3]"""
    return size_of(pieces.team[seat * TEAM + PACK]) - (BACKPACK - PACKED_TENT)


def stow(pieces: Pieces, items: i64) -> None:
    """Move items from the backpack into the tent; the rest comes from supply and depot. [CAVE-16.2]"""
    at = pieces.current * TEAM
    pieces.team[at + PACK] -= items
    pieces.team[at + TENT_LOAD] = items
    pieces.phase = FILLING


def bars_exchange(pieces: Pieces) -> i64:
    """On the own pitched tent, if another split exists and none was made since the last paid action.

    [CAVE-16.7, CAVE-16.8]
    """
    if not at_own_tent(pieces, pieces.current):
        return bars.NO_TENT_TO_EXCHANGE
    if pieces.exchanged:
        return bars.EXCHANGED_ALREADY
    at = pieces.current * TEAM
    return bars.NOTHING if other_split(pieces.team[at + PACK], pieces.team[at + TENT_LOAD]) else bars.NO_OTHER_SPLIT


def other_split(pack: i64, inside: i64) -> bool:
    """Whether backpack and tent can share what they hold in another way. [CAVE-16.7]"""
    if size_of(pack) == BACKPACK and size_of(inside) == TENT:
        return not all_alike(pack + inside)
    return pack + inside != 0


def all_alike(items: i64) -> bool:
    """Whether a load holds only one kind of item."""
    item: i64 = 0
    while count_of(items, item) == 0:
        item += 1
    return items >> (4 * item) <= 15


def least_split(pieces: Pieces, seat: i64) -> i64:
    """How many items must go into the tent so that the backpack can hold the rest. [CAVE-16.7]"""
    at = seat * TEAM
    return size_of(pieces.team[at + PACK]) + size_of(pieces.team[at + TENT_LOAD]) - BACKPACK


def split(pieces: Pieces, inside: i64, story: Story) -> None:
    """Backpack and tent share what they hold anew. [CAVE-16.7]"""
    at = pieces.current * TEAM
    both = pieces.team[at + PACK] + pieces.team[at + TENT_LOAD]
    pieces.team[at + PACK] = both - inside
    pieces.team[at + TENT_LOAD] = inside
    pieces.exchanged = True
    pieces.acted_free = True
    pieces.phase = TURN
    story.tell(EXCHANGED, pieces.current, both - inside, inside)


def bars_discarding(pieces: Pieces) -> i64:
    """Anything in the backpack, or in the own tent on which the team stands. [CAVE-14.4]"""
    at = pieces.current * TEAM
    if pieces.team[at + PACK] != 0 or (at_own_tent(pieces, pieces.current) and pieces.team[at + TENT_LOAD] != 0):
        return bars.NOTHING
    return bars.NOTHING_TO_DISCARD


def discard(pieces: Pieces, items: i64, holder: i64, story: Story) -> None:
    """Throw items out of the backpack or the tent. [CAVE-14.4, CAVE-14.5]"""
    seat = pieces.current
    pieces.team[seat * TEAM + holder] -= items
    lose_gear(pieces, seat, items)
    pieces.exchanged = False
    pieces.acted_free = True
    pieces.phase = TURN
    story.tell(DISCARDED, seat, items, holder)
