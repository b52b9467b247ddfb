"""Why an action is not legal, by the number of the rule."""

from __future__ import annotations

from speleo.games.cave import actions
from speleo.games.cave.coding import encode
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.table import (
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
from speleo.games.cave.names import load_named
from speleo.games.cave.refusals_exploring import (
    why_no_collecting,
    why_no_discovery,
    why_no_force,
    why_no_move,
    why_no_place,
)
from speleo.games.cave.refusals_packing import (
    why_no_drop,
    why_no_fill,
    why_no_gear,
    why_no_load,
    why_no_setup,
    why_no_split,
    why_no_stow,
)
from speleo.games.cave.refusals_parts import no
from speleo.kernel.engine.moves import NOT_THERE, Moves
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


def why_not(state: CaveState, actor: int, action: Action) -> Refusal | None:
    moves = Moves()
    if actor == CHANCE:
        state.chance(moves)
    elif 0 <= actor < state.seats:
        state.legal(actor, moves)
    else:
        return no("2.1", "such-seat")
    if moves.find(encode(action)) != NOT_THERE:
        return None
    if state.phase == OVER:
        return no("17.3", "game-over")
    if actor == CHANCE:
        return why_no_draw(state, action)
    if isinstance(action, actions.DrawTile):
        return no("4.7", "drawing-yourself")
    if isinstance(action, actions.DrawStart):
        return no("2.12", "choosing-start")
    if state.phase == SETUP:
        return why_no_setup(state, actor, action)
    if isinstance(action, actions.AgreeToSkip):
        return no("17.8", "skipping")
    if actor != state.current:
        return no("3.1", "not-your-turn")
    if state.phase == STARTER:
        return no("2.13", "start-first")
    if state.phase == DRAW:
        return no("4.8", "draw-first")
    return why_no_action(state, actor, action)


def why_no_draw(state: CaveState, action: Action) -> Refusal:
    if isinstance(action, actions.DrawTile):
        return no("4.7", "tile-left") if state.phase == DRAW else no("4.1", "nobody-discovers")
    if isinstance(action, actions.DrawStart):
        return no("2.1", "such-seat") if state.phase == STARTER else no("2.13", "start-drawn-once")
    return no("3.9", "chance-decides-nothing")


def why_no_action(state: CaveState, seat: int, action: Action) -> Refusal:
    wanted = PHASE_ACTIONS.get(state.phase)
    if wanted is not None and not isinstance(action, wanted):
        return no("4.8", "place-first") if state.phase == PLACE else no("3.9", "finish-packing")
    if state.starving and state.phase == TURN:
        if isinstance(action, actions.ForceWay):
            return why_no_force(state, seat, action)
        return (
            no("13.10", "pitching-while-starving") if isinstance(action, actions.PitchTent) else no("13.6", "starving")
        )
    match action:
        case actions.PlaceTile() | actions.PlaceRockfall():
            return why_no_place(state, action)
        case actions.Load():
            return why_no_load(state, seat, action) if state.phase == LOADING else no("15.1", "repack-first")
        case actions.Fill():
            return (
                why_no_fill(state, seat, load_named(action.items))
                if state.phase == FILLING
                else no("16.2", "open-first")
            )
        case actions.Stow():
            return why_no_stow(state, seat, load_named(action.items))
        case actions.Split():
            return why_no_split(state, seat, load_named(action.items))
        case actions.Drop() | actions.DropFromTent():
            return why_no_drop(state, seat, action)
        case actions.Discover():
            return why_no_discovery(state)
        case actions.Move():
            return why_no_move(state, seat, action)
        case actions.ForceWay():
            return why_no_force(state, seat, action)
        case actions.Dive() | actions.TakePhoto():
            return why_no_collecting(state, seat, action)
    return why_no_gear(state, seat, action)
