"""Horrors: keeping away from them, fleeing, hiding and driving them off."""

from __future__ import annotations

from speleo.bots.subterra.going import go, side_of
from speleo.bots.subterra.outlook import NOTHING, Outlook
from speleo.bots.subterra.trails import TOO_MUCH
from speleo.games.subterra.engine.codes import DIG, EXPLORE, HIDE, MOVE, REPEL
from speleo.games.subterra.engine.components import BODYGUARD, HORRORS, SCOUT
from speleo.games.subterra.engine.pieces import STEPPING, TURN
from speleo.grid.sides import SIDES
from speleo.kernel.numbers import i64


def meets_horror(look: Outlook, code: i64) -> bool:
    """Whether a step brings the caver within two passages of a horror, and no further away than before."""
    side = side_of(code)
    if side == NOTHING or look.who == SCOUT or (look.who == BODYGUARD and look.state.points >= 2):
        return False
    there = look.state.ways[look.here * 4 + side]
    if there < 0 or there == look.state.exit_at:
        return False
    return look.horrors[there] <= 2 and look.horrors[there] <= look.horrors[look.here]


def hunt(look: Outlook) -> i64:
    """The Bodyguard repels horrors, and goes to those that the points left can deal with. [SUB-BOD.1]"""
    if look.who != BODYGUARD:
        return NOTHING
    code = look.first_of(REPEL, HORRORS)
    if code != NOTHING:
        return code
    state = look.state
    if state.ask == TURN and 2 <= look.horrors[look.here] <= state.points:
        side: i64 = 0
        while side < SIDES:
            if look.can(MOVE + side) and look.horrors[state.ways[look.here * 4 + side]] < look.horrors[look.here]:
                return MOVE + side
            side += 1
    return NOTHING


def escape(look: Outlook) -> i64:
    """With a horror at the next tile: run, explore, or hide where that takes too long. [SUB-HOR.12, SUB-DAN.7]"""
    if look.who == SCOUT or look.horrors[look.here] > 1 or look.state.hidden & (1 << look.caver) != 0:
        return NOTHING
    code = flee(look)
    if look.can(code) and not (DIG <= code < HIDE):
        return code
    if look.can(HIDE):
        return HIDE
    if look.can(code):
        return code
    return NOTHING


def flee(look: Outlook) -> i64:
    """Get as far from the horror as the points allow."""
    state = look.state
    reach = state.points
    if state.ask == STEPPING:
        reach = state.steps
    elif reach >= 2:
        reach += 1
    best = look.here
    worth: i64 = 10 * look.horrors[look.here]
    space: i64 = 0
    while space < state.spaces:
        if steps_to(look, space) <= reach:
            found = refuge(look, space)
            if found > worth:
                worth = found
                best = space
        space += 1
    if best != look.here:
        return go(look, best)
    if state.ask == STEPPING:
        return NOTHING
    return look.first_of(EXPLORE, SIDES)


def refuge(look: Outlook, space: i64) -> i64:
    """How good it is to be on a space while horrors are about."""
    worth: i64 = 10 * look.horrors[space]
    if worth > 60:
        worth = 60
    if space == look.state.exit_at:
        worth += 100
    if look.risky(space):
        worth -= 8
    if blind(look, space):
        worth -= 12
    return worth


def steps_to(look: Outlook, space: i64) -> i64:
    """The length of the way, or too many steps if it cannot be walked."""
    if look.trails.costs[space] >= TOO_MUCH:
        return 99
    steps: i64 = 0
    while space != look.here:
        space = look.trails.before[space]
        steps += 1
    return steps


def blind(look: Outlook, space: i64) -> bool:
    """Whether a tile has only one way and nothing to explore."""
    ways: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if look.state.ways[space * 4 + side] >= 0:
            ways += 1
        side += 1
    return ways < 2 and look.state.rim[space] == 0
