"""Chapters 4 to 9 and 13: why a tile, a way or a token is out of reach."""

from __future__ import annotations

from speleo.games.cave import actions
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.collecting import arrival_allows_dive, token_here
from speleo.games.cave.engine.discovering import add_placements
from speleo.games.cave.engine.loads import CAMERA, ROPE, count_of
from speleo.games.cave.engine.moving import gap, has_gear, may_force, price, ropes_needed
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.table import (
    ARRIVED,
    BY_RAFT,
    KIND,
    NO_SPACE,
    OPEN,
    PACK,
    PLACE,
    PLACE_OF,
    SPOT,
    TEAM,
    target,
)
from speleo.games.cave.engine.tiles import BASE, GROUPS, PHOTO, ROCKFALL, WATER, face_exits, face_turns
from speleo.games.cave.names import HOW_NAMES, exits_from, way_named
from speleo.games.cave.refusals_parts import no
from speleo.grid.sides import NAMES, has
from speleo.kernel.engine.moves import Moves
from speleo.kernel.errors import Refusal


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
        return why_no_way(way)
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


def why_no_way(way: int) -> Refusal:
    return no("6.3", "way-to-field") if way >= len(NAMES) else no("6.2", "link")


def why_no_force(state: CaveState, seat: int, action: actions.ForceWay) -> Refusal:
    way = way_named(action.way)
    if target(state, state.team[seat * TEAM + PLACE_OF], way) == NO_SPACE:
        return why_no_way(way)
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
    if arrival_allows_dive(state):
        return no("3.10", "ap")
    return no("8.7", "dive-next-turn" if state.team[seat * TEAM + ARRIVED] == BY_RAFT else "dive-after-raft")
