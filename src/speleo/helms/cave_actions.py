"""The Cave's actions as numbers below 160. Gear is chosen item by item, so that no load needs a number of its own."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine import codes
from speleo.games.cave.engine.loads import BACKPACK, ITEMS, PACKED_TENT, count_of, size_of
from speleo.games.cave.engine.packing import WITH_TENT, available, may_take_tent_with_load
from speleo.games.cave.engine.pieces import (
    CAMP,
    CHOOSING,
    CLOSING,
    FILLING,
    LOADING,
    SETUP,
    SHEDDING,
    SPLITTING,
    STAGE,
    STOWING,
    TAKEN,
    TEAM,
    Pieces,
)
from speleo.games.cave.engine.tent import backpack_slots
from speleo.kernel.engine.choices import Choices
from speleo.kernel.numbers import i64

ITEM: Final = 152
TENT: Final = 158
DONE: Final = 159
ACTIONS: Final = 160
"""One more of an item, the tent comes along (or is what is thrown out of), and the choice is complete."""

NO_GEAR: Final = -1
FIRSTS: Final = bytes([0, 1, 2, 3, 59, 72, 75, 76, 77, 78, 79, 80, 81, 82, 83, 147, 0, 0, 151])
"""The first number of each kind of action, in the order of the engine's codes; those that name gear have none."""
KIND_AT: Final = bytes(
    [0, 1, 2] + [3] * 56 + [4] * 14 + [5] * 2 + [6, 7, 8, 9, 10, 11, 12, 13] + [14] * 64 + [15] * 4 + [18]
)
"""The kind of action that each number below ITEM is one of."""


def number_of(code: i64) -> i64:
    """The number of an action that names no gear."""
    return FIRSTS[code >> codes.WHAT] + codes.detail_of(code)


def code_of(number: i64) -> i64:
    """The engine's code of a number below ITEM."""
    kind: i64 = KIND_AT[number]
    first: i64 = FIRSTS[kind]
    return (kind << codes.WHAT) + number - first


def gear_code(pieces: Pieces, seat: i64, begun: i64) -> i64:
    """What kind of gear is being chosen, as the engine's code of choosing nothing, or NO_GEAR."""
    phase = pieces.phase
    if phase == SETUP:
        stage = pieces.team[seat * TEAM + STAGE]
        if stage == CHOOSING:
            return codes.LOAD
        if stage == CLOSING and pieces.team[seat * TEAM + CAMP] == TAKEN:
            return codes.FILL
        return NO_GEAR
    if phase == LOADING:
        return codes.LOAD
    if phase == FILLING:
        return codes.FILL
    if phase == STOWING:
        return codes.STOW
    if phase == SPLITTING:
        return codes.SPLIT
    if phase == SHEDDING:
        return codes.DROP_FROM_TENT if begun & WITH_TENT != 0 else codes.DROP
    return NO_GEAR


def highest(items: i64) -> i64:
    """The last item of a load, or the first item if it is empty."""
    item: i64 = ITEMS - 1
    while item > 0 and count_of(items, item) == 0:
        item -= 1
    return item


def list_loading(pieces: Pieces, seat: i64, begun: i64, into: Choices) -> None:
    """Any load within limits, its items in ascending order, after the tent if that comes along."""
    items = begun & (WITH_TENT - 1)
    limit = available(pieces, seat)
    most = backpack_slots(pieces, seat)
    if begun & WITH_TENT != 0:
        most = BACKPACK - PACKED_TENT
    if size_of(items) < most:
        item = highest(items)
        while item < ITEMS:
            if count_of(items, item) < count_of(limit, item):
                into.add(ITEM + item)
            item += 1
    if begun == 0 and may_take_tent_with_load(pieces, seat):
        into.add(TENT)
    into.add(DONE)


def list_other_gear(legal: Choices, kind: i64, begun: i64, into: Choices) -> None:
    """What leads on to one of the legal choices of a kind, each of which is reached in one order of its items."""
    items = begun & (WITH_TENT - 1)
    last = highest(items)
    settled: i64 = (1 << (4 * last)) - 1
    found: i64 = 0
    done = False
    tent = False
    at: i64 = 0
    while at < legal.count:
        code = legal.codes[at]
        load = codes.detail_of(code)
        if codes.kind_of(code) != kind:
            tent = True
        elif load == items:
            done = True
        elif (load ^ items) & settled == 0 and count_of(load, last) >= count_of(items, last):
            item = last
            while count_of(load, item) == count_of(items, item):
                item += 1
            found |= 1 << item
        at += 1
    item = 0
    while item < ITEMS:
        if found & (1 << item) != 0:
            into.add(ITEM + item)
        item += 1
    if tent and begun == 0:
        into.add(TENT)
    if done:
        into.add(DONE)
