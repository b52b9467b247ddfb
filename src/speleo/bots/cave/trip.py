"""When a trip may begin and what to take along."""

from __future__ import annotations

from typing import Final

from speleo.bots.cave.habits import Habits
from speleo.bots.cave.paths import TURN_AP, UNREACHED, ropes_on_the_way, ways_home
from speleo.games.cave.engine.loads import (
    CAMERA,
    ONE_FULL,
    ONE_PROVISION,
    ONE_ROPE,
    PROVISION,
    ROPE,
    THE_CAMERA,
    THE_RAFT,
    count_of,
    size_of,
)
from speleo.games.cave.engine.packing import available
from speleo.games.cave.engine.pieces import CAMP, NO_SPACE, OPEN, PACK, PACKED, SPOT, TEAM, TENT_LOAD
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tent import backpack_slots
from speleo.games.cave.engine.tiles import GROUPS
from speleo.kernel.numbers import i64, vec

NEVER: Final[i64] = 1000
MOST_ROPES: Final[i64] = 3
"""Of a load that is for food in the first place."""


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
    """How many whole rounds it takes at least, as far as one can tell, until the end is triggered by the tiles."""
    tiles: i64 = 0
    group: i64 = 0
    while group < GROUPS:
        tiles += seen.stacks[group]
        group += 1
    if seen.openings <= 4:
        return 0
    return tiles * 10 // (seen.seats * habits.speed)


def rounds_to_stall(seen: CaveState) -> i64:
    """How many whole rounds it takes until the end is triggered if nobody discovers anything. [CAVE-17.9]"""
    if seen.terms.stall_rounds == 0:
        return NEVER
    return seen.terms.stall_rounds - seen.idle - 1


def load_for_trip(seen: CaveState, seat: i64, habits: Habits) -> i64:
    """Food for the way to the nearest unknown and back, camera, raft and oxygen, and ropes in what is left."""
    return load_beside(seen, seat, available(seen, seat) & (THE_CAMERA | THE_RAFT), habits)


def load_beside(seen: CaveState, seat: i64, tools: i64, habits: Habits) -> i64:
    """The same with these tools; where food and the ropes of the way ask for it, without bottle and camera."""
    room = backpack_slots(seen, seat) - size_of(tools) - habits.bottles
    bottles = habits.bottles
    ropes: i64 = 0
    if habits.exact:
        ropes = ropes_to_unknown(seen, seat)
        turns = turns_away(seen, seat, habits)
        if turns + ropes > room:
            room += bottles
            bottles = 0
        if ropes > 0 and turns - habits.spare_food + ropes > room and count_of(tools, CAMERA) > 0:
            room += 1
            tools -= THE_CAMERA
    food = food_for_trip(seen, seat, room, habits)
    if food > room - ropes and ropes > 0:
        food = room - ropes
    return tools + bottles * ONE_FULL + food * ONE_PROVISION + (room - food) * ONE_ROPE


def nearest_unknown(seen: CaveState, home: vec[i64]) -> i64:
    """The space with an open exit to which the way is shortest; NO_SPACE if there is none."""
    nearest: i64 = NO_SPACE
    space: i64 = 0
    while space < seen.spaces:
        if seen.cave[space * SPOT + OPEN] != 0 and (nearest == NO_SPACE or home[space] < home[nearest]):
            nearest = space
        space += 1
    return nearest


def ropes_to_unknown(seen: CaveState, seat: i64) -> i64:
    """Ropes without which nobody gets to the nearest unknown; more than a backpack could hold are not taken."""
    home = ways_home(seen, seat, True)
    nearest = nearest_unknown(seen, home)
    if nearest == NO_SPACE:
        return 0
    ropes = ropes_on_the_way(seen, home, nearest)
    return ropes if ropes < MOST_ROPES else MOST_ROPES


def turns_away(seen: CaveState, seat: i64, habits: Habits) -> i64:
    """The turns for the way to the nearest open exit and back, and some to spare."""
    home = ways_home(seen, seat, habits.exact)
    nearest = nearest_unknown(seen, home)
    away: i64 = 5
    if nearest != NO_SPACE and home[nearest] < UNREACHED:
        away = home[nearest]
    return away * 2 // TURN_AP + habits.spare_food


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
    at = seat * TEAM
    pack = seen.team[at + PACK]
    wanted = load_beside(seen, seat, THE_CAMERA | THE_RAFT, habits)
    food = count_of(pack, PROVISION)
    if seen.team[at + CAMP] == PACKED:
        food += count_of(seen.team[at + TENT_LOAD], PROVISION)
    if food < count_of(wanted, PROVISION):
        return True
    if habits.exact and count_of(pack, ROPE) < ropes_to_unknown(seen, seat):
        return count_of(pack, ROPE) < count_of(wanted, ROPE)
    return count_of(pack, ROPE) == 0 and count_of(wanted, ROPE) > 0
