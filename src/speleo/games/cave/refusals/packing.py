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
from speleo.games.cave.engine.pieces import (
    CAMP,
    CHOOSING,
    COMMITTED,
    FILLING,
    LOADING,
    LOST,
    PACK,
    SETUP,
    SHEDDING,
    SPLITTING,
    STAGE,
    STOWING,
    TAKEN,
    TEAM,
    TENT_LOAD,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tent import at_own_tent, backpack_slots
from speleo.games.cave.names import load_named
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action


def why_no_setup(state: CaveState, seat: int, action: Action) -> Refusal:
    """Before the start everybody chooses a load and what goes into the tent, each once. [CAVE-2.9, CAVE-2.10]"""
    at = seat * TEAM
    stage = state.team[at + STAGE]
    if stage == COMMITTED:
        return Refusal("CAVE-2.9", "cave-no-already-packed")
    if not isinstance(action, actions.Load | actions.Fill | actions.Ready):
        return Refusal("CAVE-2.9", "cave-no-pack-first")
    if isinstance(action, actions.Load):
        return why_no_load(state, seat, action) if stage == CHOOSING else Refusal("CAVE-2.9", "cave-no-load-chosen")
    if stage == CHOOSING:
        return Refusal("CAVE-2.9", "cave-no-load-first")
    if isinstance(action, actions.Ready) or state.team[at + CAMP] != TAKEN:
        return Refusal("CAVE-2.10", "cave-no-tent-choice")
    return why_no_fill(state, seat, load_named(action.items))


def why_no_load(state: CaveState, seat: int, action: actions.Load) -> Refusal:
    """What is in the way of a load: the tent, the room beside it, the room, or what is there to take."""
    items = load_named(action.items)
    if action.tent and not may_take_tent_with_load(state, seat):
        return Refusal("CAVE-16.1", "cave-no-tent-with-load")
    room = backpack_slots(state, seat) - (PACKED_TENT if action.tent else 0)
    if size_of(items) > room:
        if action.tent:
            rule = "CAVE-2.10" if state.phase == SETUP else "CAVE-15.2"
            return Refusal(rule, "cave-no-room-beside-tent")
        return Refusal("CAVE-15.2", "cave-no-room-beside-tent") if room == 6 else Refusal("CAVE-14.1", "cave-no-room")
    return why_not_available(state, seat, items)


def why_not_available(state: CaveState, seat: int, items: int) -> Refusal:
    """Only camera, raft and half bottles are limited. [CAVE-1.5, CAVE-2.8]"""
    at = seat * TEAM
    limit = available(state, seat)
    for item, bit in ((CAMERA, 1 << CAMERA), (RAFT, 1 << RAFT)):
        if count_of(items, item) > 1:
            return Refusal("CAVE-2.8", "cave-no-second-of-its-kind")
        if count_of(items, item) > count_of(limit, item):
            return (
                Refusal("CAVE-14.5", "cave-no-lost")
                if state.team[at + LOST] & bit
                else Refusal("CAVE-15.5", "cave-no-elsewhere")
            )
    if count_of(items, HALF) > count_of(limit, HALF):
        return Refusal("CAVE-15.3", "cave-no-half-bottles")
    return Refusal("CAVE-14.1", "cave-no-room")


def why_no_fill(state: CaveState, seat: int, items: int) -> Refusal:
    if size_of(items) > most_fill(state, seat):
        return Refusal("CAVE-14.2", "cave-no-room-in-tent")
    if size_of(items) < least_fill(state, seat):
        return Refusal("CAVE-16.2", "cave-no-tent-not-full")
    return why_not_available(state, seat, items)


def why_no_later_load(state: CaveState, seat: int, action: actions.Load) -> Refusal:
    """A load in a turn is part of a repacking. [CAVE-15.1]"""
    if state.phase != LOADING:
        return Refusal("CAVE-15.1", "cave-no-repack-first")
    return why_no_load(state, seat, action)


def why_no_later_fill(state: CaveState, seat: int, action: actions.Fill) -> Refusal:
    """A tent is filled in a turn only while it is open. [CAVE-16.2]"""
    if state.phase != FILLING:
        return Refusal("CAVE-16.2", "cave-no-open-first")
    return why_no_fill(state, seat, load_named(action.items))


def why_no_stow(state: CaveState, seat: int, action: actions.Stow) -> Refusal:
    """What is in the way of putting things into the tent."""
    items = load_named(action.items)
    if state.phase != STOWING:
        return Refusal("CAVE-16.2", "cave-no-open-first")
    if size_of(items) > TENT:
        return Refusal("CAVE-14.2", "cave-no-room-in-tent")
    if size_of(items) < least_stow(state, seat):
        return Refusal("CAVE-16.3", "cave-no-two-free-slots")
    return Refusal("CAVE-16.2", "cave-no-such-items")


def why_no_split(state: CaveState, seat: int, action: actions.Split) -> Refusal:
    """Only what is there is shared, so that both can hold it, and in another way. [CAVE-16.7]"""
    items = load_named(action.items)
    if state.phase != SPLITTING:
        return Refusal("CAVE-16.7", "cave-no-open-first")
    at = seat * TEAM
    if size_of(items) > TENT:
        return Refusal("CAVE-14.2", "cave-no-room-in-tent")
    if not within(items, state.team[at + PACK] + state.team[at + TENT_LOAD]):
        return Refusal("CAVE-16.7", "cave-no-such-items")
    return (
        Refusal("CAVE-14.1", "cave-no-room")
        if size_of(items) < least_split(state, seat)
        else Refusal("CAVE-16.7", "cave-no-same-split")
    )


def why_no_drop(state: CaveState, seat: int, action: Action) -> Refusal:
    if state.phase != SHEDDING:
        return Refusal("CAVE-14.4", "cave-no-open-first")
    if isinstance(action, actions.DropFromTent) and not at_own_tent(state, seat):
        return Refusal("CAVE-16.8", "cave-no-own-tent-here")
    return Refusal("CAVE-14.4", "cave-no-such-items")
