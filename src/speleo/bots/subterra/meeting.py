"""The last tiles: whoever draws the exit decides where it lies, so the team comes together before it can be drawn."""

from __future__ import annotations

from typing import Final

from speleo.bots.subterra.outlook import NOTHING, Outlook
from speleo.bots.subterra.tiles import prospects
from speleo.bots.subterra.trails import LONG_WAY
from speleo.games.subterra.engine.pieces import barred
from speleo.kernel.numbers import i64, vec

HOPELESS: Final[i64] = 400
"""Whoever is further away, in tenths of an action point, is not waited for."""
CLOSE: Final[i64] = 30
"""Near enough to the meeting place to begin."""
BESIDE: Final[i64] = 50
"""Near enough that nobody has to wait."""
PACE: Final[i64] = 25
"""What a caver covers in a round."""
RESERVE: Final[i64] = 5
"""Rounds of light that are needed after everybody is there."""


def ways_of_all(look: Outlook) -> vec[i64]:
    """For every space what it would cost the whole team to come there."""
    state = look.state
    total = vec[i64]([0] * state.spaces)
    other: i64 = 0
    while other < state.team:
        if look.active(other):
            costs = look.trails_of(other).costs
            space: i64 = 0
            while space < state.spaces:
                if costs[space] < HOPELESS:
                    total[space] += costs[space]
                else:
                    total[space] += HOPELESS
                space += 1
        other += 1
    return total


def meeting_place(look: Outlook, total: vec[i64]) -> i64:
    """The frontier to which the whole team gets soonest; NOTHING if this caver cannot get there."""
    state = look.state
    best = NOTHING
    lowest = LONG_WAY
    space: i64 = 0
    while space < state.spaces:
        if state.rim[space] & ~barred(state, space) != 0:
            found = total[space] - 3 * prospects(state, space)
            if found < lowest:
                lowest = found
                best = space
        space += 1
    if best != NOTHING and look.trails.costs[best] >= HOPELESS:
        return NOTHING
    return best


def somebody_comes(look: Outlook, place: i64) -> bool:
    """Whether somebody is on the way who can be there in time."""
    state = look.state
    other: i64 = 0
    while other < state.team:
        if look.active(other):
            cost = look.trails_of(other).costs[place]
            if BESIDE < cost < HOPELESS and cost // PACE + RESERVE <= state.cards:
                return True
        other += 1
    return False
