"""What happens for somebody who is away or lets the time run out. [CAVE-3.13]"""

from __future__ import annotations

from speleo.games.cave import actions
from speleo.games.cave.coding import decode
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.loads import (
    CAMERA,
    ONE_FULL,
    ONE_PROVISION,
    ONE_ROPE,
    RAFT,
    THE_CAMERA,
    THE_RAFT,
    count_of,
    size_of,
    within,
)
from speleo.games.cave.engine.packing import available
from speleo.games.cave.engine.pieces import (
    CHOOSING,
    KIND,
    LOADING,
    NO_SPACE,
    PLACE,
    PLACE_OF,
    SETUP,
    SHEDDING,
    SPOT,
    STAGE,
    TEAM,
    TURN,
    target,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tent import backpack_slots
from speleo.games.cave.engine.tiles import FIELD, SHAPE_EXITS, SHAPES
from speleo.grid.sides import turned
from speleo.grid.ways import distances
from speleo.kernel.engine.choices import Choices
from speleo.kernel.game import Action
from speleo.kernel.numbers import i64, vec

FIRST_LOAD = actions.Load("4 prov, rope, ox2, cam, raft", False)
"""The load that both rulebooks suggest for a first game. [CAVE-2.11]"""


def stand_in_action(state: CaveState, seat: int) -> Action:
    """The suggested load; the first placement; starving, the shortest way home; else the end of the turn.

    A choice of gear that somebody began and left is finished with the least loss.
    """
    choices = Choices()
    state.legal(seat, choices)
    if state.phase == SETUP and state.team[seat * TEAM + STAGE] == CHOOSING:
        return FIRST_LOAD
    if state.phase == TURN and state.starving:
        return decode(shortest_way_home(state, seat, choices))
    if state.phase == PLACE:
        return decode(first_placement(state, choices))
    if state.phase == LOADING:
        return decode(codes.LOAD + usual_load(state, seat))
    if state.phase == SHEDDING:
        return decode(min(listed(choices), key=lambda code: (loses_gear(code), code)))
    return decode(choices.codes[0])


def listed(choices: Choices) -> list[int]:
    return [choices.codes[at] for at in range(choices.count)]


def first_placement(state: CaveState, choices: Choices) -> int:
    """The first exit from north on, and there the fewest quarter turns clockwise. [CAVE-3.13]"""
    if choices.codes[0] >= codes.PLACE_ROCKFALL:
        return choices.codes[0]
    shown = SHAPE_EXITS[state.drawn % SHAPES]
    turns = {turned(shown, quarters): quarters for quarters in (3, 2, 1, 0)}
    return min(listed(choices), key=lambda code: (code >> 4, turns[code & 15]))


def usual_load(state: CaveState, seat: int) -> int:
    """Of the load for beginners as much as there is and fits. [CAVE-2.11, CAVE-15.2]"""
    load, limit = 4 * ONE_PROVISION + ONE_ROPE + ONE_FULL, available(state, seat)
    for thing in (THE_CAMERA, THE_RAFT):
        if size_of(load) < backpack_slots(state, seat) and within(thing, limit):
            load += thing
    return load


def loses_gear(code: int) -> bool:
    """Whether a camera or raft would be thrown away, for good. [CAVE-14.5]"""
    return count_of(codes.detail_of(code), CAMERA) + count_of(codes.detail_of(code), RAFT) > 0


def shortest_way_home(state: CaveState, seat: int, choices: Choices) -> int:
    """Of the 5-AP moves the one that leads nearest to the base, counted in links; north first. [CAVE-3.13]"""
    far = steps_home(state)
    here = state.team[seat * TEAM + PLACE_OF]
    ways = [codes.detail_of(choices.codes[at]) for at in range(choices.count)]
    return codes.FORCE + min(ways, key=lambda way: (far[target(state, here, way)], way))


def steps_home(state: CaveState) -> list[int]:
    """The number of links from each space to the base."""
    degree = 5 + state.terms.fields
    links = vec[i64]([NO_SPACE] * (state.spaces * degree))
    for space in range(state.spaces):
        for way in range(degree):
            if way < 4 or space == 0 or state.cave[space * SPOT + KIND] == FIELD:
                links[space * degree + way] = target(state, space, way)
    found = distances(links, degree, state.spaces, 0)
    return [found[space] for space in range(state.spaces)]
