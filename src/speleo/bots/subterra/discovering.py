"""The unknown: which frontier to reveal, explore, or go to."""

from __future__ import annotations

from typing import Final

from speleo.bots.subterra.care import pass_time
from speleo.bots.subterra.going import go, rope
from speleo.bots.subterra.meeting import CLOSE, meeting_place, somebody_comes, ways_of_all
from speleo.bots.subterra.outlook import NOTHING, Outlook
from speleo.bots.subterra.tiles import best_frontier, prospects
from speleo.bots.subterra.trails import LONG_WAY
from speleo.games.subterra.engine.codes import DIRECT, EXPLORE, REVEAL
from speleo.games.subterra.engine.components import LEADER
from speleo.games.subterra.engine.pieces import AT, STEPPING, TURN, barred, conscious, lowest
from speleo.grid.sides import has
from speleo.kernel.numbers import i64, vec

ROPE_NEEDED: Final[i64] = 35
"""What a frontier behind a missing rope costs more, in tenths of an action point."""
TAKEN: Final[i64] = 10
"""What a frontier costs more for each caver who is there already."""


def discover(look: Outlook) -> i64:
    """Reveal what is at hand, or go where something can be revealed; before the exit can come, gather."""
    state = look.state
    others = vec[i64]([0] * state.spaces)
    if look.exit_drawable():
        others = ways_of_all(look)
        place = meeting_place(look, others)
        if place != NOTHING:
            if look.trails.costs[place] > CLOSE:
                return go(look, place)
            if somebody_comes(look, place):
                return pass_time(look)
    open_here = state.rim[look.here] & ~barred(state, look.here)
    if open_here != 0 and state.ask != STEPPING:
        return open_up(look, open_here)
    listener = best_listener(look)
    if listener != NOTHING:
        return DIRECT + listener
    goal = best_goal(look, others)
    if state.rim[look.here] != 0 and (goal == NOTHING or far(look, goal, others)):
        return rope(look)
    if goal == NOTHING:
        return NOTHING
    return go(look, goal)


def open_up(look: Outlook, sides: i64) -> i64:
    """Reveal while there are several frontiers, then leave by the last; from a bad tile leave at once."""
    side = best_frontier(look.state, look.here, sides)
    last = look.state.points <= 1 and look.state.ask == TURN
    if sides & (sides - 1) != 0 and not (last and look.risky(look.here)):
        return REVEAL + side
    return EXPLORE + side


def best_goal(look: Outlook, others: vec[i64]) -> i64:
    """The frontier tile that is worth most for what it costs to get there."""
    state = look.state
    best = NOTHING
    least = LONG_WAY
    space: i64 = 0
    while space < state.spaces:
        if state.rim[space] != 0 and space != look.here and look.trails.costs[space] < LONG_WAY:
            found = effort(look, space, others)
            if found < least:
                least = found
                best = space
        space += 1
    return best


def effort(look: Outlook, space: i64, others: vec[i64]) -> i64:
    """The way there and what it means for the team, less what there is to find."""
    state = look.state
    found = look.trails.costs[space] + others[space] - 3 * prospects(state, space) + TAKEN * there(look, space)
    if has(barred(state, space), lowest(state.rim[space])):
        found += ROPE_NEEDED
    return found


def far(look: Outlook, goal: i64, others: vec[i64]) -> bool:
    """Whether a rope here is less trouble than the way to the next frontier."""
    return effort(look, goal, others) > 30 + others[look.here]


def there(look: Outlook, space: i64) -> i64:
    """How many others stand on a space."""
    state = look.state
    found: i64 = 0
    other: i64 = 0
    while other < state.team:
        if other != look.caver and state.figures[AT + other] == space and conscious(state, other):
            found += 1
        other += 1
    return found


def best_listener(look: Outlook) -> i64:
    """Somebody who stands at a frontier while the Leader does not. [SUB-LEA.1]"""
    state = look.state
    if look.who != LEADER or state.ask != TURN or state.led:
        return NOTHING
    other: i64 = 0
    while other < state.team:
        space = state.figures[AT + other]
        if look.can(DIRECT + other) and state.rim[space] & ~barred(state, space) != 0:
            return other
        other += 1
    return NOTHING
