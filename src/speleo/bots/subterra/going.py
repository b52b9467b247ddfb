"""Getting somewhere: the next action on the way, and where the Diver comes up."""

from __future__ import annotations

from speleo.bots.subterra.outlook import NOTHING, Outlook
from speleo.bots.subterra.trails import LONG_WAY, TOO_MUCH, horror_distance
from speleo.games.subterra.engine.codes import (
    DIG,
    EXCAVATE,
    EXPLORE,
    FIX_ROPE,
    HEAL,
    MOVE,
    REPEL,
    ROPE,
    RUN,
    SPRINT,
    SQUEEZE,
    STEP,
    STOP,
    SURFACE,
    SWIM,
)
from speleo.games.subterra.engine.components import CLIMBER, WATER
from speleo.games.subterra.engine.pieces import NOWHERE, STEPPING, barred, sort_at
from speleo.games.subterra.engine.state import SubTerraState
from speleo.grid.sides import SIDES, has
from speleo.grid.ways import distances
from speleo.kernel.numbers import i64


def go(look: Outlook, goal: i64) -> i64:
    """The first action on the way to a space; NOTHING if there is no way, or only one that knocks the caver out."""
    state = look.state
    trails = look.trails
    if goal == look.here or trails.costs[goal] >= LONG_WAY:
        return NOTHING
    side = trails.first_side(goal)
    if trails.costs[state.ways[look.here * 4 + side]] >= TOO_MUCH:
        return NOTHING
    if state.ask == STEPPING:
        return STEP + side
    steps = trails.plain_steps(state, goal, look.who)
    if steps >= 2 and look.can(SPRINT + side):
        return SPRINT + side
    if steps >= 3 and look.can(RUN + side):
        return RUN + side
    if look.can(MOVE + side):
        return MOVE + side
    if has(barred(state, look.here), side):
        return rope(look)
    if look.can(EXCAVATE + 1 + side):
        return EXCAVATE + 1 + side
    if look.can(SWIM + side):
        return SWIM + side
    if look.can(SQUEEZE + side):
        return SQUEEZE + side
    return DIG + 1 + side


def rope(look: Outlook) -> i64:
    if look.who == CLIMBER:
        return FIX_ROPE
    return ROPE


def side_of(code: i64) -> i64:
    """The side to which an action takes the caver, or NOTHING if it does not."""
    if MOVE <= code < EXPLORE:
        return code - MOVE
    if RUN <= code < HEAL:
        return code - RUN
    if SWIM <= code < SQUEEZE:
        return code - SWIM
    if SQUEEZE <= code < DIG:
        return code - SQUEEZE
    if SPRINT <= code < REPEL:
        return code - SPRINT
    if STEP <= code < STOP:
        return code - STEP
    return NOTHING


def best_water(state: SubTerraState) -> i64:
    """Come up near the exit, or at a frontier, away from horrors."""
    horrors = horror_distance(state)
    best: i64 = SURFACE
    worth: i64 = -LONG_WAY
    space: i64 = 0
    while space < state.spaces:
        if sort_at(state, space) == WATER:
            found: i64 = 0
            if horrors[space] < 3:
                found -= 1000
            if state.exit_at != NOWHERE:
                found -= distances(state.ways, SIDES, state.spaces, state.exit_at)[space]
            elif state.rim[space] != 0:
                found += 1
            if found > worth:
                worth = found
                best = SURFACE + space
        space += 1
    return best
