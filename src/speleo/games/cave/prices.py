"""What each action costs: AP, ropes and oxygen."""

from __future__ import annotations

from speleo.games.cave.actions import Dive, Move
from speleo.games.cave.coding import encode
from speleo.games.cave.engine.costs import cost
from speleo.games.cave.engine.moving import price as points_for
from speleo.games.cave.engine.moving import ropes_needed
from speleo.games.cave.engine.pieces import BY_RAFT, PLACE_OF, TEAM, WALK, target
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.names import HOW_NAMES, WAY_NAMES
from speleo.kernel.game import Action
from speleo.kernel.price import Price

OXYGEN = ("oxygen", 1)
"""One dive's worth: a half bottle, or half of a full one. [CAVE-8.4]"""


def price(state: CaveState, action: Action) -> Price:
    if isinstance(action, Move):
        return price_of_move(state, action)
    return Price(cost(encode(action)), (OXYGEN,) if isinstance(action, Dive) else ())


def price_of_move(state: CaveState, action: Move) -> Price:
    """AP by what lies there, a rope and an AP for each level without one, oxygen for a dive.

    [CAVE-6.4, CAVE-7.1, CAVE-7.9, CAVE-8.1]
    """
    here, way, how = (
        state.team[state.current * TEAM + PLACE_OF],
        WAY_NAMES.index(action.way),
        HOW_NAMES.index(action.how),
    )
    there = target(state, here, way)
    ropes = ropes_needed(state, here, way, there)
    uses = [("rope", int(ropes))] if ropes else []
    if how not in (WALK, BY_RAFT):
        uses.append(OXYGEN)
    return Price(points_for(state, here, way, there, how), tuple(uses))
