"""Why an action is not legal, by the number of the rule."""

from __future__ import annotations

from speleo.games.cave import actions
from speleo.games.cave.coding import encode
from speleo.games.cave.engine.bars import BARS, NO_SKIPPING
from speleo.games.cave.engine.choices import bar_to
from speleo.games.cave.engine.pieces import (
    DRAW,
    FILLING,
    LOADING,
    OVER,
    PLACE,
    SETUP,
    SHEDDING,
    SPLITTING,
    STARTER,
    STOWING,
    TURN,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.refusals.packing import (
    why_no_drop,
    why_no_later_fill,
    why_no_later_load,
    why_no_setup,
    why_no_split,
    why_no_stow,
)
from speleo.games.cave.refusals.placing import why_no_place
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action

PHASE_ACTIONS: dict[int, tuple[type[Action], ...]] = {
    PLACE: (actions.PlaceTile, actions.PlaceRockfall),
    LOADING: (actions.Load,),
    FILLING: (actions.Fill,),
    STOWING: (actions.Stow,),
    SPLITTING: (actions.Split,),
    SHEDDING: (actions.Drop, actions.DropFromTent),
}


def refusal(state: CaveState, actor: int, action: Action) -> Refusal:
    """Why something that is not legal now is not. First who may do anything at all, then the action itself."""
    if actor != CHANCE and not 0 <= actor < state.seats:
        return Refusal("CAVE-2.1", "cave-no-such-seat")
    if state.phase == OVER:
        return Refusal("CAVE-17.3", "cave-no-game-over")
    if actor == CHANCE:
        return why_no_draw(state, action)
    if isinstance(action, actions.DrawTile):
        return Refusal("CAVE-4.7", "cave-no-drawing-yourself")
    if isinstance(action, actions.DrawStart):
        return Refusal("CAVE-2.12", "cave-no-choosing-start")
    if state.phase == SETUP:
        return why_no_setup(state, actor, action)
    if isinstance(action, actions.AgreeToSkip):
        return Refusal(*BARS[NO_SKIPPING])
    if actor != state.current:
        return Refusal("CAVE-3.1", "cave-no-not-your-turn")
    if state.phase == STARTER:
        return Refusal("CAVE-2.13", "cave-no-start-first")
    if state.phase == DRAW:
        return Refusal("CAVE-4.8", "cave-no-draw-first")
    return why_no_action(state, actor, action)


def why_no_draw(state: CaveState, action: Action) -> Refusal:
    """Why Chance cannot bring this now."""
    if isinstance(action, actions.DrawTile):
        if state.phase == DRAW:
            return Refusal("CAVE-4.7", "cave-no-tile-left")
        return Refusal("CAVE-4.1", "cave-no-nobody-discovers")
    if isinstance(action, actions.DrawStart):
        if state.phase == STARTER:
            return Refusal("CAVE-2.1", "cave-no-such-seat")
        return Refusal("CAVE-2.13", "cave-no-start-drawn-once")
    return Refusal("CAVE-3.9", "cave-no-chance-decides-nothing")


def why_no_action(state: CaveState, seat: int, action: Action) -> Refusal:
    """What is begun is finished first, and a starving team only moves by force; else a bar of the engine."""
    wanted = PHASE_ACTIONS.get(state.phase)
    if wanted is not None and not isinstance(action, wanted):
        if state.phase == PLACE:
            return Refusal("CAVE-4.8", "cave-no-place-first")
        return Refusal("CAVE-3.9", "cave-no-finish-packing")
    if state.starving and state.phase == TURN and not isinstance(action, actions.ForceWay):
        if isinstance(action, actions.PitchTent):
            return Refusal("CAVE-13.10", "cave-no-pitching-while-starving")
        return Refusal("CAVE-13.6", "cave-no-starving")
    match action:
        case actions.PlaceTile() | actions.PlaceRockfall():
            return why_no_place(state, action)
        case actions.Load():
            return why_no_later_load(state, seat, action)
        case actions.Fill():
            return why_no_later_fill(state, seat, action)
        case actions.Stow():
            return why_no_stow(state, seat, action)
        case actions.Split():
            return why_no_split(state, seat, action)
        case actions.Drop() | actions.DropFromTent():
            return why_no_drop(state, seat, action)
        case actions.Ready():
            return Refusal("CAVE-2.9", "cave-no-packing-over")
    return Refusal(*BARS[bar_to(state, seat, encode(action))])
