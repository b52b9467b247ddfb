"""Chapter 4: why a tile does not lie there."""

from __future__ import annotations

from speleo.games.cave import actions
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.discovering import add_placements
from speleo.games.cave.engine.pieces import OPEN, PLACE, PLACE_OF, SPOT, TEAM
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import face_exits, face_turns
from speleo.games.cave.names import exits_from
from speleo.grid.sides import NAMES, has
from speleo.kernel.engine.choices import Choices
from speleo.kernel.errors import Refusal


def why_no_place(state: CaveState, action: actions.PlaceTile | actions.PlaceRockfall) -> Refusal:
    """Whether a tile is to be laid at all, the side, then how it is turned. [CAVE-4.8, CAVE-4.10, CAVE-4.11]"""
    if state.phase != PLACE:
        return Refusal("CAVE-4.8", "cave-no-tile-to-place")
    side = NAMES.index(action.side.upper())
    here = state.team[state.current * TEAM + PLACE_OF]
    if not has(state.cave[here * SPOT + OPEN], side):
        return Refusal("CAVE-4.10", "cave-no-open-exit-there")
    choices = Choices()
    add_placements(state, codes.PLACE_TILE, codes.PLACE_ROCKFALL, choices)
    if isinstance(action, actions.PlaceRockfall):
        return Refusal("CAVE-4.14", "cave-no-rockfall-while-it-fits")
    if choices.codes[0] >= codes.PLACE_ROCKFALL:
        return Refusal("CAVE-4.16", "cave-no-fit-anywhere")
    turns = [face_exits(state.drawn, turn) for turn in range(face_turns(state.drawn))]
    if exits_from(action.exits) in turns:
        return Refusal("CAVE-4.11", "cave-no-fit")
    return Refusal("CAVE-4.13", "cave-no-such-rotation")
