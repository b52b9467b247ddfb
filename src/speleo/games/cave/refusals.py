"""Why an action is not legal, by the number of the rule."""

from __future__ import annotations

from speleo.games.cave import actions
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.collecting import arrival_allows_dive, token_here
from speleo.games.cave.engine.discovering import add_placements
from speleo.games.cave.engine.loads import CAMERA, HALF, PACKED_TENT, RAFT, ROPE, TENT, count_of, size_of, within
from speleo.games.cave.engine.moving import gap, has_gear, may_force, price, ropes_needed
from speleo.games.cave.engine.packing import (
    available,
    least_fill,
    least_split,
    least_stow,
    may_take_tent_with_load,
    most_fill,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.table import (
    AT_BASE,
    CAMP,
    CHOOSING,
    COMMITTED,
    DRAW,
    FILLING,
    KIND,
    LOADING,
    LOST,
    NO_SPACE,
    OPEN,
    OVER,
    PACK,
    PACKED,
    PLACE,
    PLACE_OF,
    SETUP,
    SHEDDING,
    SPLITTING,
    SPOT,
    STAGE,
    STARTER,
    STOWING,
    TAKEN,
    TEAM,
    TENT_LOAD,
    TURN,
    target,
)
from speleo.games.cave.engine.tent import at_own_tent, backpack_slots, on_base
from speleo.games.cave.engine.tiles import BASE, GROUPS, PHOTO, ROCKFALL, WATER, face_exits, face_turns
from speleo.games.cave.names import HOW_NAMES, exits_from, load_named, way_named
from speleo.grid.sides import NAMES, has
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


def no(rule: str, reason: str) -> Refusal:
    return Refusal(f"CAVE-{rule}", f"cave-no-{reason}")


def why_not(state: CaveState, actor: int, action: Action) -> Refusal | None:
    moves = Moves()
    if actor == CHANCE:
        state.chance(moves)
    elif 0 <= actor < state.seats:
        state.legal(actor, moves)
    else:
        return no("2.1", "such-seat")
    if moves.find(actions.encode(action)) != NOT_THERE:
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


def why_no_setup(state: CaveState, seat: int, action: Action) -> Refusal:
    at = seat * TEAM
    stage = state.team[at + STAGE]
    if stage == COMMITTED:
        return no("2.9", "already-packed")
    if not isinstance(action, actions.Load | actions.Fill | actions.Ready):
        return no("2.9", "pack-first")
    if isinstance(action, actions.Load):
        return why_no_load(state, seat, action) if stage == CHOOSING else no("2.9", "load-chosen")
    if stage == CHOOSING:
        return no("2.9", "load-first")
    if isinstance(action, actions.Ready) or state.team[at + CAMP] != TAKEN:
        return no("2.10", "tent-choice")
    return why_no_fill(state, seat, load_named(action.items))


def why_no_load(state: CaveState, seat: int, action: actions.Load) -> Refusal:
    items = load_named(action.items)
    if action.tent and not may_take_tent_with_load(state, seat):
        return no("16.1", "tent-with-load")
    room = backpack_slots(state, seat) - (PACKED_TENT if action.tent else 0)
    if size_of(items) > room:
        if action.tent:
            return no("2.10", "room-beside-tent")
        return no("15.2", "room-beside-tent") if room == 6 else no("14.1", "room")
    return why_not_available(state, seat, items)


def why_not_available(state: CaveState, seat: int, items: int) -> Refusal:
    """Only camera, raft and half bottles are limited. [CAVE-1.5, CAVE-2.8]"""
    at = seat * TEAM
    limit = available(state, seat)
    for item, bit in ((CAMERA, 1 << CAMERA), (RAFT, 1 << RAFT)):
        if count_of(items, item) > 1:
            return no("2.8", "second-of-its-kind")
        if count_of(items, item) > count_of(limit, item):
            return no("14.5", "lost") if state.team[at + LOST] & bit else no("15.5", "elsewhere")
    if count_of(items, HALF) > count_of(limit, HALF):
        return no("15.3", "half-bottles")
    return no("14.1", "room")


def why_no_fill(state: CaveState, seat: int, items: int) -> Refusal:
    if size_of(items) > most_fill(state, seat):
        return no("14.2", "room-in-tent")
    if size_of(items) < least_fill(state, seat):
        return no("16.2", "tent-not-full")
    return why_not_available(state, seat, items)


def why_no_action(state: CaveState, seat: int, action: Action) -> Refusal:
    wanted = PHASE_ACTIONS.get(state.phase)
    if wanted is not None and not isinstance(action, wanted):
        return no("4.8", "place-first") if state.phase == PLACE else no("3.9", "finish-packing")
    if state.starving and state.phase == TURN:
        if isinstance(action, actions.ForceWay):
            return no("6.2", "link")
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


def why_no_place(state: CaveState, action: actions.PlaceTile | actions.PlaceRockfall) -> Refusal:
    if state.phase != PLACE:
        return no("4.8", "tile-to-place")
    side = NAMES.index(action.side.upper())
    here = state.team[state.current * TEAM + PLACE_OF]
    if not has(state.cave[here * SPOT + OPEN], side):
        return no("4.10", "open-exit-there")
    moves = Moves()
    add_placements(state, codes.PLACE_TILE, codes.PLACE_ROCKFALL, moves)
    if isinstance(action, actions.PlaceRockfall):
        return no("4.14", "rockfall-while-it-fits")
    if moves.codes[0] >= codes.PLACE_ROCKFALL:
        return no("4.16", "fit-anywhere")
    turns = [face_exits(state.drawn, turn) for turn in range(face_turns(state.drawn))]
    return no("4.11", "fit") if exits_from(action.exits) in turns else no("4.13", "such-rotation")


def why_no_discovery(state: CaveState) -> Refusal:
    here = state.team[state.current * TEAM + PLACE_OF]
    kind = state.cave[here * SPOT + KIND]
    if kind == BASE:
        return no("4.3", "discovering-from-base")
    if kind == ROCKFALL:
        return no("4.4", "discovering-from-rockfall")
    if state.group == GROUPS:
        return no("4.9", "tile-left")
    if state.cave[here * SPOT + OPEN] == 0:
        return no("4.2", "open-exit")
    return no("3.10", "ap")


def why_no_move(state: CaveState, seat: int, action: actions.Move) -> Refusal:
    way, how = way_named(action.way), HOW_NAMES.index(action.how)
    here = state.team[seat * TEAM + PLACE_OF]
    there = target(state, here, way)
    if there == NO_SPACE:
        return no("6.3", "way-to-field") if way >= len(NAMES) else no("6.2", "link")
    water = state.cave[there * SPOT + KIND] == WATER
    if water != (how != 0):
        return no("8.1", "way-into-water" if water else "water-there")
    pack = state.team[seat * TEAM + PACK]
    if how and not has_gear(pack, how):
        return no("8.8", "raft" if how == len(HOW_NAMES) - 1 else "oxygen")
    if count_of(pack, ROPE) < ropes_needed(state, here, way, there):
        return no("7.3", "ropes")
    ropes = ropes_needed(state, here, way, there)
    if price(state, here, way, there, how) > 5 and gap(state, here, there) > 0:
        return no("7.10", "gap-too-deep")
    return no("7.4", "ap-for-ropes") if ropes else no("6.4", "ap")


def why_no_force(state: CaveState, seat: int, action: actions.ForceWay) -> Refusal:
    if target(state, state.team[seat * TEAM + PLACE_OF], way_named(action.way)) == NO_SPACE:
        return no("6.2", "link")
    return no("13.2", "whole-turn" if state.ap < 5 or may_force(state) else "free-before-force")


def why_no_collecting(state: CaveState, seat: int, action: actions.Dive | actions.TakePhoto) -> Refusal:
    pack = state.team[seat * TEAM + PACK]
    if isinstance(action, actions.TakePhoto):
        if not token_here(state, PHOTO):
            return no("9.2", "photo-token")
        return no("9.2", "camera") if count_of(pack, CAMERA) == 0 else no("3.10", "ap")
    if not token_here(state, WATER):
        return no("8.6", "water-token")
    if not has_gear(pack, 1 if action.bottle == "half" else 2):
        return no("8.6", "oxygen")
    return no("8.7", "dive-after-raft") if not arrival_allows_dive(state) else no("3.10", "ap")


def why_no_gear(state: CaveState, seat: int, action: Action) -> Refusal:
    where = state.team[seat * TEAM + CAMP]
    match action:
        case actions.Repack():
            return no("15.1", "base") if not on_base(state) else no("3.10", "ap")
        case actions.TakeTent():
            if where != AT_BASE:
                return no("16.1", "tent-at-base")
            return no("16.1", "base" if not on_base(state) else "tent-with-repack")
        case actions.PitchTent():
            return no("16.5", "packed-tent") if where != PACKED else no("3.10", "ap")
        case actions.PackTent():
            if not at_own_tent(state, seat):
                return no("16.9", "own-tent-here")
            return no("3.10", "ap") if state.ap < 1 else no("16.3", "two-free-slots")
        case actions.Exchange():
            if not at_own_tent(state, seat):
                return no("16.8", "own-tent-here")
            return no("16.7", "exchange-again")
        case actions.AbandonTent():
            if where != PACKED:
                return no("16.10", "packed-tent")
            return no("16.15", "abandoning-in-cave")
        case actions.Ready():
            return no("2.9", "packing-over")
    return no("14.4", "anything-to-discard")


def why_no_stow(state: CaveState, seat: int, items: int) -> Refusal:
    if state.phase != STOWING:
        return no("16.2", "open-first")
    if size_of(items) > TENT:
        return no("14.2", "room-in-tent")
    if size_of(items) < least_stow(state, seat):
        return no("16.3", "two-free-slots")
    return no("16.2", "such-items")


def why_no_split(state: CaveState, seat: int, items: int) -> Refusal:
    if state.phase != SPLITTING:
        return no("16.7", "open-first")
    at = seat * TEAM
    if size_of(items) > TENT:
        return no("14.2", "room-in-tent")
    if not within(items, state.team[at + PACK] + state.team[at + TENT_LOAD]):
        return no("16.7", "such-items")
    return no("14.1", "room") if size_of(items) < least_split(state, seat) else no("16.7", "same-split")


def why_no_drop(state: CaveState, seat: int, action: Action) -> Refusal:
    if state.phase != SHEDDING:
        return no("14.4", "open-first")
    if isinstance(action, actions.DropFromTent) and not at_own_tent(state, seat):
        return no("16.8", "own-tent-here")
    return no("14.4", "such-items")
