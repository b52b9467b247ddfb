"""What each action costs: AP, ropes and oxygen."""

from __future__ import annotations

from speleo.games.cave.actions import Discover, Dive, ForceWay, Move, PackTent, PitchTent, Repack, TakePhoto
from speleo.games.cave.engine.moving import price as points_for
from speleo.games.cave.engine.moving import ropes_needed
from speleo.games.cave.engine.packing import REPACK_AP
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.table import BY_RAFT, PLACE_OF, TEAM, WALK, target
from speleo.games.cave.engine.tent import PITCH_AP, STRIKE_AP
from speleo.games.cave.engine.turns import TURN_AP
from speleo.games.cave.names import HOW_NAMES, way_named
from speleo.kernel.game import Action
from speleo.kernel.price import Price

POINTS: dict[type[Action], int] = {
    Discover: 1,
    Dive: 1,
    TakePhoto: 1,
    Repack: REPACK_AP,
    PitchTent: PITCH_AP,
    PackTent: STRIKE_AP,
    ForceWay: TURN_AP,
}
"""[CAVE-4.1, CAVE-8.6, CAVE-9.2, CAVE-13.1, CAVE-15.1, CAVE-16.5, CAVE-16.9]"""
OXYGEN = ("oxygen", 1)
"""One dive's worth: a half bottle, or half of a full one. [CAVE-8.4]"""


def price(state: CaveState, action: Action) -> Price:
    if isinstance(action, Move):
        return price_of_move(state, action)
    return Price(POINTS.get(type(action), 0), (OXYGEN,) if isinstance(action, Dive) else ())


def price_of_move(state: CaveState, action: Move) -> Price:
    """AP by what lies there, a rope and an AP for each level without one, oxygen for a dive.

    [CAVE-6.4, CAVE-7.1, CAVE-7.9, CAVE-8.1]
    """
    here, way, how = state.team[state.current * TEAM + PLACE_OF], way_named(action.way), HOW_NAMES.index(action.how)
    there = target(state, here, way)
    ropes = ropes_needed(state, here, way, there)
    uses = [("rope", int(ropes))] if ropes else []
    if how not in (WALK, BY_RAFT):
        uses.append(OXYGEN)
    return Price(points_for(state, here, way, there, how), tuple(uses))
