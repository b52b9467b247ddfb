"""How far everything is for a team with its gear: from where it stands, and home from everywhere."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine import codes
from speleo.games.cave.engine.loads import RAFT, count_of
from speleo.games.cave.engine.moving import ENTRY, RAFT_ENTRY, ropes_needed, ways_end
from speleo.games.cave.engine.pieces import BY_RAFT, KIND, NO_SPACE, PACK, PLACE_OF, SPOT, TEAM, THE_BASE, WALK, target
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import WATER
from speleo.kernel.numbers import i64, vec

UNREACHED: Final = 100000
FORCED: Final = 8
"""What a 5-AP move counts in a way home: its five AP and what was left of the turn before."""
TURN_AP: Final = 5


def step_price(seen: CaveState, seat: i64, space: i64, way: i64, there: i64) -> i64:
    """AP for a move that uses up nothing: over existing ropes, into water by raft; FORCED if that is impossible."""
    if ropes_needed(seen, space, way, there) > 0:
        return FORCED
    kind = seen.cave[there * SPOT + KIND]
    if kind == WATER:
        return RAFT_ENTRY if count_of(seen.team[seat * TEAM + PACK], RAFT) > 0 else FORCED
    return ENTRY[kind]


def step_code(seen: CaveState, way: i64, there: i64) -> i64:
    """The code of such a move."""
    how: i64 = WALK
    if seen.cave[there * SPOT + KIND] == WATER:
        how = BY_RAFT
    return codes.MOVE + way * 4 + how


def later(label: i64, price: i64) -> i64:
    """When a move is done that begins at a given time: it must fit into one turn."""
    used = label % TURN_AP
    if used + price <= TURN_AP:
        return label + price
    return label - used + TURN_AP + price


def ways_from(seen: CaveState, seat: i64, first: vec[i64]) -> vec[i64]:
    """The time in AP at which a team can be on each space, counted from the start of this turn, by moves without gear.

    `first` gets the code of the first move of the way to each space.
    """
    spaces = seen.spaces
    times = vec[i64]([UNREACHED] * spaces)
    queue = vec[i64]([0] * (spaces * 8))
    start = seen.team[seat * TEAM + PLACE_OF]
    times[start] = TURN_AP - seen.ap
    queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        space = queue[head]
        head += 1
        end = ways_end(seen, space)
        way: i64 = 0
        while way < end:
            there = target(seen, space, way)
            if there != NO_SPACE:
                price = step_price(seen, seat, space, way, there)
                time = later(times[space], price)
                if price < FORCED and time < times[there] and tail < len(queue):
                    times[there] = time
                    if space == start:
                        first[there] = step_code(seen, way, there)
                    else:
                        first[there] = first[space]
                    queue[tail] = there
                    tail += 1
            way += 1
    return times


def equipped_price(seen: CaveState, space: i64, way: i64, there: i64) -> i64:
    """AP for a move by a team that brings its raft and the ropes it needs."""
    kind = seen.cave[there * SPOT + KIND]
    price = ENTRY[kind]
    if kind == WATER:
        price = RAFT_ENTRY
    return price + ropes_needed(seen, space, way, there)


def ways_home(seen: CaveState, seat: i64, equipped: bool = False) -> vec[i64]:
    """AP from each space to the base, with a 5-AP move where nothing else helps; `equipped`: with raft and ropes."""
    spaces = seen.spaces
    home = vec[i64]([UNREACHED] * spaces)
    queue = vec[i64]([0] * (spaces * 16))
    home[THE_BASE] = 0
    queue[0] = THE_BASE
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        space = queue[head]
        head += 1
        end = ways_end(seen, space)
        way: i64 = 0
        while way < end:
            near = target(seen, space, way)
            if near != NO_SPACE:
                price = home[space]
                if equipped:
                    price += equipped_price(seen, near, back(way), space)
                else:
                    price += step_price(seen, seat, near, back(way), space)
                if price < home[near] and tail < len(queue):
                    home[near] = price
                    queue[tail] = near
                    tail += 1
            way += 1
    return home


def ropes_on_the_way(seen: CaveState, home: vec[i64], space: i64) -> i64:
    """Ropes that have to be laid on the shortest way of an equipped team between the base and a space."""
    ropes: i64 = 0
    while space != THE_BASE:
        nearest = space
        needed: i64 = 0
        end = ways_end(seen, space)
        way: i64 = 0
        while way < end:
            there = target(seen, space, way)
            if there != NO_SPACE and home[there] + equipped_price(seen, space, way, there) == home[space]:
                nearest = there
                needed = ropes_needed(seen, space, way, there)
            way += 1
        if nearest == space:
            return ropes
        ropes += needed
        space = nearest
    return ropes


def back(way: i64) -> i64:
    """The way by which one returns; ways by the base never have ropes, so any of them will do."""
    if way < 4:
        return (way + 2) & 3
    return way
