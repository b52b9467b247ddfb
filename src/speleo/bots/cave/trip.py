"""When a trip may begin and what to take along."""

from __future__ import annotations

from typing import Final

from speleo.bots.cave.paths import TURN_AP, UNREACHED, ways_home
from speleo.games.cave.engine.loads import (
    CAMERA,
    ONE_FULL,
    ONE_PROVISION,
    ONE_ROPE,
    PROVISION,
    RAFT,
    ROPE,
    THE_CAMERA,
    THE_RAFT,
    count_of,
    size_of,
)
from speleo.games.cave.engine.packing import available
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.table import OPEN, PACK, SPOT, TEAM
from speleo.games.cave.engine.tent import backpack_slots
from speleo.games.cave.engine.tiles import GROUPS
from speleo.kernel.numbers import i64

TOOLS: Final = 3
"""Slots for camera, raft and a bottle."""
LAST_TILES: Final = 5
"""So many tiles left for each player mean that the end is near."""


def end_is_near(seen: CaveState) -> bool:
    """Whether the end may be triggered before the team is back from a long way."""
    tiles: i64 = 0
    group: i64 = 0
    while group < GROUPS:
        tiles += seen.stacks[group]
        group += 1
    if tiles <= LAST_TILES * seen.seats or seen.openings <= 4:
        return True
    return seen.terms.stall_rounds > 0 and seen.idle + 2 >= seen.terms.stall_rounds


def load_for_trip(seen: CaveState, seat: i64) -> i64:
    """Food for the way to the nearest unknown and back, camera, raft and oxygen, and ropes in what is left."""
    limit = available(seen, seat)
    load: i64 = ONE_FULL
    if count_of(limit, CAMERA) > 0:
        load += THE_CAMERA
    if count_of(limit, RAFT) > 0:
        load += THE_RAFT
    room = backpack_slots(seen, seat) - size_of(load)
    food = food_for_trip(seen, seat, room)
    return load + food * ONE_PROVISION + (room - food) * ONE_ROPE


def food_for_trip(seen: CaveState, seat: i64, room: i64) -> i64:
    """Two turns' more than the way to the nearest open exit and back takes, as far as there is room."""
    home = ways_home(seen, seat)
    nearest: i64 = UNREACHED
    space: i64 = 0
    while space < seen.spaces:
        if seen.cave[space * SPOT + OPEN] != 0 and home[space] < nearest:
            nearest = home[space]
        space += 1
    if nearest == UNREACHED:
        nearest = 5
    food = nearest * 2 // TURN_AP + 2
    if food < 3:
        food = 3
    if food > 5:
        food = 5
    return food if food < room else room


def needs_packing(seen: CaveState, seat: i64) -> bool:
    """Whether the backpack is not what the next trip asks for."""
    pack = seen.team[seat * TEAM + PACK]
    room = backpack_slots(seen, seat) - TOOLS
    food = food_for_trip(seen, seat, room)
    return count_of(pack, PROVISION) < food or (count_of(pack, ROPE) == 0 and food < room)
