"""Chapters 2 and 14 to 16: why gear cannot be packed, moved or thrown away so."""

from __future__ import annotations

from speleo.games.cave import actions
from speleo.games.cave.engine.loads import CAMERA, HALF, PACKED_TENT, RAFT, TENT, count_of, size_of, within
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
    LOST,
    PACK,
    PACKED,
    SETUP,
    SHEDDING,
    SPLITTING,
    STAGE,
    STOWING,
    TAKEN,
    TEAM,
    TENT_LOAD,
    THE_BASE,
)
from speleo.games.cave.engine.tent import at_own_tent, backpack_slots, on_base
from speleo.games.cave.names import load_named
from speleo.games.cave.refusals_parts import no
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action


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
            return no("2.10" if state.phase == SETUP else "15.2", "room-beside-tent")
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
            return no("16.7", "exchange-again" if state.exchanged else "other-split")
        case actions.AbandonTent():
            if where == PACKED or where > THE_BASE:
                return no("16.15", "abandoning-in-cave")
            return no("16.10", "packed-tent")
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
