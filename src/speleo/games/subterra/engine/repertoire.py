"""Chapters 5 to 7 and 16: all that a caver can do, a row for each kind of action.

A row has the first code, the action points, whose ability it is and what bars it for others, what it is done to (the
question that `choices.targets` answers), and what bars it where that is not among the answers. The list of choices, the
refusals, paying and the prices all read these rows.
"""

from __future__ import annotations

from typing import Final

from speleo.games.subterra.engine import bars, codes
from speleo.games.subterra.engine.components import (
    BODYGUARD,
    CAVERS,
    CLIMBER,
    DIVER,
    ENGINEER,
    GEOLOGIST,
    LEADER,
    MEDIC,
)
from speleo.kernel.numbers import i64, vec

FREE: Final = 0
CHEAP: Final = 1
DEAR: Final = 2
"""Action points: ending a turn and exerting are free, and there are two sorts of actions. [SUB-ACT.2]"""
ANYBODY: Final = CAVERS

PASSAGES: Final = 0
FLOODS: Final = 1
SQUEEZES: Final = 2
FRONTIERS: Final = 3
PATIENTS: Final = 4
DIGGINGS: Final = 5
ROPELESS: Final = 6
UNHIDDEN: Final = 7
OTHERS: Final = 8
WATERS: Final = 9
WALLS: Final = 10
PREY: Final = 11
LISTENERS: Final = 12
EXERTION: Final = 13
ALWAYS: Final = 14
"""What an action is done to. The first three are the manners of `walking.ways_out`, in its order."""

ROWS: Final = (
    (codes.END, FREE, ANYBODY, bars.NOTHING, ALWAYS, bars.NOTHING),
    (codes.EXERT, FREE, ANYBODY, bars.NOTHING, EXERTION, bars.EXERTED_ALREADY),
    (codes.REVEAL, CHEAP, ANYBODY, bars.NOTHING, FRONTIERS, bars.NO_FRONTIER),
    (codes.MOVE, CHEAP, ANYBODY, bars.NOTHING, PASSAGES, bars.NO_PASSAGE),
    (codes.EXPLORE, CHEAP, ANYBODY, bars.NOTHING, FRONTIERS, bars.NO_FRONTIER),
    (codes.RUN, DEAR, ANYBODY, bars.NOTHING, PASSAGES, bars.NO_PASSAGE),
    (codes.HEAL, DEAR, ANYBODY, bars.NOTHING, PATIENTS, bars.NOT_HERE),
    (codes.SWIM, DEAR, ANYBODY, bars.NOTHING, FLOODS, bars.NO_FLOOD),
    (codes.SQUEEZE, DEAR, ANYBODY, bars.NOTHING, SQUEEZES, bars.NO_SQUEEZE),
    (codes.DIG, DEAR, ANYBODY, bars.NOTHING, DIGGINGS, bars.NO_RUBBLE),
    (codes.ROPE, DEAR, ANYBODY, bars.NOTHING, ROPELESS, bars.NO_PLACE_FOR_ROPE),
    (codes.HIDE, DEAR, ANYBODY, bars.NOTHING, UNHIDDEN, bars.HIDDEN_ALREADY),
    (codes.DIVE, DEAR, DIVER, bars.OWN_DIVE, WATERS, bars.NOT_ON_WATER),
    (codes.EXCAVATE, CHEAP, GEOLOGIST, bars.OWN_EXCAVATE, DIGGINGS, bars.NO_RUBBLE_TO_EXCAVATE),
    (codes.DEMOLISH, DEAR, ENGINEER, bars.OWN_DEMOLISH, WALLS, bars.NO_WALL),
    (codes.FIX_ROPE, CHEAP, CLIMBER, bars.OWN_FIX_ROPE, ROPELESS, bars.NO_PLACE_TO_FIX),
    (codes.BANDAGE, CHEAP, MEDIC, bars.OWN_BANDAGE, OTHERS, bars.NOT_HERE_TO_BANDAGE),
    (codes.SPRINT, CHEAP, MEDIC, bars.OWN_SPRINT, PASSAGES, bars.NO_PASSAGE),
    (codes.REPEL, CHEAP, BODYGUARD, bars.OWN_REPEL, PREY, bars.NO_HORROR),
    (codes.DIRECT, CHEAP, LEADER, bars.OWN_DIRECT, LISTENERS, bars.NO_LISTENER),
    (codes.DECLINE, FREE, ANYBODY, bars.NOTHING, ALWAYS, bars.DECLINE_UNDIRECTED),
)
KINDS: Final = 21
FIRST: Final = bytes([row[0] for row in ROWS])
WHOSE: Final = bytes([row[2] for row in ROWS])
OTHERS_BAR: Final = bytes([row[3] for row in ROWS])
ASKS: Final = bytes([row[4] for row in ROWS])
MISSING: Final = bytes([row[5] for row in ROWS])
PURSES: Final = DEAR + 1
END_OF_PLAN: Final = -1
PLAN_LENGTH: Final = 20
ASKS_BITS: Final = 4


def kinds_for(who: int, purse: int) -> list[int]:
    """The rows that a caver with so many points can pay for, if the ability is the own one."""
    return [kind for kind in range(len(ROWS)) if FREE < ROWS[kind][1] <= purse and ROWS[kind][2] in (who, ANYBODY)]


def plan_for(who: int, purse: int) -> list[int]:
    """Those rows as numbers: the first code, and below it the question."""
    plan = [ROWS[kind][0] << ASKS_BITS | ROWS[kind][4] for kind in kinds_for(who, purse)]
    return plan + [END_OF_PLAN] * (PLAN_LENGTH - len(plan))


PLANS: Final[vec[i64]] = vec[i64](
    [step for who in range(CAVERS) for purse in range(PURSES) for step in plan_for(who, purse)]
)
"""One after another, for each caver with no point, one, or more."""


def plan_at(who: i64, points: i64) -> i64:
    """Where in PLANS it stands what a caver with so many points can pay for, in the order of the codes."""
    purse = points
    if purse > DEAR:
        purse = DEAR
    return (who * PURSES + purse) * PLAN_LENGTH


def kind_of(code: i64) -> i64:
    """The number of the row to which a code belongs."""
    kind: i64 = 0
    while kind + 1 < KINDS and FIRST[kind + 1] <= code:
        kind += 1
    return kind


COSTS: Final = bytes([ROWS[kind_of(code)][1] if code < codes.STEP else FREE for code in range(codes.CODES)])


def cost(code: i64) -> i64:
    """Action points of what a caver does in a turn. [SUB-ACT.2]"""
    return COSTS[code]
