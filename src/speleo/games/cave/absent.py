"""What happens for somebody who is away or lets the time run out. [CAVE-3.13]"""

from __future__ import annotations

from speleo.games.cave import actions
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.table import CHOOSING, KIND, NO_SPACE, PLACE_OF, SETUP, SPOT, STAGE, TEAM, TURN, target
from speleo.games.cave.engine.tiles import FIELD
from speleo.grid.ways import distances
from speleo.kernel.engine.moves import Moves
from speleo.kernel.game import Action
from speleo.kernel.numbers import i64, vec

FIRST_LOAD = actions.Load("4 prov, rope, ox2, cam, raft", False)
"""The load that both rulebooks suggest for a first game. [CAVE-2.11]"""


def stand_in_action(state: CaveState, seat: int) -> Action:
    """The suggested load; the first placement; starving, the shortest way home; else the end of the turn."""
    moves = Moves()
    state.legal(seat, moves)
    if state.phase == SETUP and state.team[seat * TEAM + STAGE] == CHOOSING:
        return FIRST_LOAD
    if state.phase == TURN and state.starving:
        return actions.decode(shortest_way_home(state, seat, moves))
    return actions.decode(moves.codes[0])


def shortest_way_home(state: CaveState, seat: int, moves: Moves) -> int:
    """Of the 5-AP moves the one that leads nearest to the base, counted in links; north first. [CAVE-3.13]"""
    far = steps_home(state)
    here = state.team[seat * TEAM + PLACE_OF]
    ways = [codes.detail_of(moves.codes[at]) for at in range(moves.count)]
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
