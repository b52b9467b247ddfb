"""When a trip may begin and what to take along."""

from __future__ import annotations

from typing import Final

from speleo.bots.cave.habits import Habits
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
from speleo.games.cave.engine.pieces import OPEN, PACK, SPOT, TEAM
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tent import backpack_slots
from speleo.games.cave.engine.tiles import GROUPS
from speleo.kernel.numbers import i64

TOOLS: Final = 2
"""Slots for camera and raft."""


def end_is_near(seen: CaveState, habits: Habits) -> bool:
    """Whether the end may be triggered before the team is back from a long way."""
    tiles: i64 = 0
    group: i64 = 0
    while group < GROUPS:
        tiles += seen.stacks[group]
        group += 1
    if tiles <= habits.last_tiles * seen.seats or seen.openings <= 4:
        return True
    return seen.terms.stall_rounds > 0 and seen.idle + 2 >= seen.terms.stall_rounds


def rounds_left(seen: CaveState, habits: Habits) -> i64:
    """How many whole rounds it takes at least, as far as one can tell, until the end is triggered."""
    tiles: i64 = 0
    group: i64 = 0
    while group < GROUPS:
        tiles += seen.stacks[group]
        group += 1
    rounds = tiles * 10 // (seen.seats * habits.speed)
    if seen.openings <= 4:
        rounds = 0
    if seen.terms.stall_rounds > 0 and seen.terms.stall_rounds - seen.idle - 1 < rounds:
        rounds = seen.terms.stall_rounds - seen.idle - 1
    return rounds


def load_for_trip(seen: CaveState, seat: i64, habits: Habits) -> i64:
    """Food for the way to the nearest unknown and back, camera, raft and oxygen, and ropes in what is left."""
    limit = available(seen, seat)
    load: i64 = 0
    if count_of(limit, CAMERA) > 0:
        load += THE_CAMERA
    if count_of(limit, RAFT) > 0:
        load += THE_RAFT
    room = backpack_slots(seen, seat) - size_of(load) - habits.bottles
    if not habits.exact or turns_away(seen, seat, habits) <= room:
        load += ONE_FULL * habits.bottles
    else:
        room += habits.bottles
    food = food_for_trip(seen, seat, room, habits)
    return load + food * ONE_PROVISION + (room - food) * ONE_ROPE


def turns_away(seen: CaveState, seat: i64, habits: Habits) -> i64:
    """The turns for the way to the nearest open exit and back, and some to spare."""
    home = ways_home(seen, seat, habits.exact)
    nearest: i64 = UNREACHED
    space: i64 = 0
    while space < seen.spaces:
        if seen.cave[space * SPOT + OPEN] != 0 and home[space] < nearest:
            nearest = home[space]
        space += 1
    if nearest == UNREACHED:
        nearest = 5
    return nearest * 2 // TURN_AP + habits.spare_food


def food_for_trip(seen: CaveState, seat: i64, room: i64, habits: Habits) -> i64:
    """For the turns of the trip, as far as there is room."""
    food = turns_away(seen, seat, habits)
    if food < habits.least_food:
        food = habits.least_food
    if food > habits.most_food:
        food = habits.most_food
    return food if food < room else room


def needs_packing(seen: CaveState, seat: i64, habits: Habits) -> bool:
    """Whether the backpack is not what the next trip asks for."""
    pack = seen.team[seat * TEAM + PACK]
    room = backpack_slots(seen, seat) - TOOLS - habits.bottles
    food = food_for_trip(seen, seat, room, habits)
    if habits.exact and turns_away(seen, seat, habits) > room:
        room += habits.bottles
        food = food_for_trip(seen, seat, room, habits)
    return count_of(pack, PROVISION) < food or (count_of(pack, ROPE) == 0 and food < room)
