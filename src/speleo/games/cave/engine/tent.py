"""Chapter 16: the tent, where it is and what it costs to pitch and pack it."""

from __future__ import annotations

from speleo.games.cave.engine import bars, codes
from speleo.games.cave.engine.costs import can_pay, pay
from speleo.games.cave.engine.happenings import TENT_ABANDONED, TENT_PACKED, TENT_PITCHED
from speleo.games.cave.engine.loads import BACKPACK, CAMERA, PACKED_TENT, RAFT, count_of, size_of
from speleo.games.cave.engine.pieces import (
    ABANDONED,
    AT_BASE,
    CAMP,
    LOST,
    PACK,
    PACKED,
    PLACE_OF,
    TAKEN,
    TEAM,
    TENT_LOAD,
    THE_BASE,
    Pieces,
)
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


def on_base(pieces: Pieces) -> bool:
    return pieces.team[pieces.current * TEAM + PLACE_OF] == THE_BASE


def camp(pieces: Pieces) -> i64:
    """Where the current team's tent is."""
    return pieces.team[pieces.current * TEAM + CAMP]


def at_own_tent(pieces: Pieces, seat: i64) -> bool:
    """Whether a team stands on its own pitched tent; other tents are nothing to it. [CAVE-13.11, CAVE-16.8]"""
    return pieces.team[seat * TEAM + CAMP] == pieces.team[seat * TEAM + PLACE_OF]


def backpack_slots(pieces: Pieces, seat: i64) -> i64:
    """Eight slots, six while the tent is packed inside. [CAVE-15.2]"""
    where = pieces.team[seat * TEAM + CAMP]
    return BACKPACK - PACKED_TENT if where in (PACKED, TAKEN) else BACKPACK


def bars_taking_tent(pieces: Pieces) -> i64:
    """The first packing is free on the base where the edition says so. [CAVE-16.1]"""
    if camp(pieces) != AT_BASE:
        return bars.TENT_NOT_AT_BASE
    if not on_base(pieces):
        return bars.TENT_ON_BASE
    return bars.NOTHING if pieces.terms.first_pack_free else bars.TENT_WITH_REPACK


def bars_pitching(pieces: Pieces) -> i64:
    """Anywhere, for 2 AP. [CAVE-16.5, CAVE-11.4]"""
    if camp(pieces) != PACKED:
        return bars.NOT_PACKED
    return bars.NOTHING if can_pay(pieces, codes.PITCH) else bars.NO_AP


def pitch(pieces: Pieces, story: Story) -> None:
    pay(pieces, codes.PITCH)
    at = pieces.current * TEAM
    pieces.team[at + CAMP] = pieces.team[at + PLACE_OF]
    story.tell(TENT_PITCHED, pieces.current, pieces.team[at + PLACE_OF])


def bars_striking(pieces: Pieces) -> i64:
    """Packing again needs 1 AP and two free slots. [CAVE-16.3, CAVE-16.9]"""
    if not at_own_tent(pieces, pieces.current):
        return bars.NOT_OWN_TENT
    if not can_pay(pieces, codes.STRIKE):
        return bars.NO_AP
    fits = size_of(pieces.team[pieces.current * TEAM + PACK]) <= BACKPACK - PACKED_TENT
    return bars.NOTHING if fits else bars.NO_ROOM_FOR_TENT


def strike(pieces: Pieces, story: Story) -> None:
    pay(pieces, codes.STRIKE)
    pieces.team[pieces.current * TEAM + CAMP] = PACKED
    story.tell(TENT_PACKED, pieces.current)


def bars_abandoning(pieces: Pieces) -> i64:
    """Only a packed tent, and only on the base. [CAVE-16.10, CAVE-16.15]"""
    where = camp(pieces)
    if where == PACKED and on_base(pieces):
        return bars.NOTHING
    return bars.ABANDON_IN_CAVE if where == PACKED or where > THE_BASE else bars.NO_TENT_TO_ABANDON


def abandon(pieces: Pieces, story: Story) -> None:
    """The tent leaves the game with everything in it. [CAVE-16.10]"""
    at = pieces.current * TEAM
    lose_gear(pieces, pieces.current, pieces.team[at + TENT_LOAD])
    pieces.team[at + TENT_LOAD] = 0
    pieces.team[at + CAMP] = ABANDONED
    pieces.acted_free = True
    story.tell(TENT_ABANDONED, pieces.current)


def lose_gear(pieces: Pieces, seat: i64, load: i64) -> None:
    """A camera or raft that goes out this way is lost for good. [CAVE-14.5]"""
    if count_of(load, CAMERA) > 0:
        pieces.team[seat * TEAM + LOST] |= 1 << CAMERA
    if count_of(load, RAFT) > 0:
        pieces.team[seat * TEAM + LOST] |= 1 << RAFT
