"""Gear as everybody sees it: loads, tents, and what lies where while somebody packs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from speleo.games.cave.engine.loads import (
    CAMERA,
    FULL,
    HALF,
    ITEMS,
    PACKED_TENT,
    PROVISION,
    RAFT,
    ROPE,
    count_of,
)
from speleo.games.cave.engine.packing import may_take_tent_with_load
from speleo.games.cave.engine.pieces import (
    ABANDONED,
    AT_BASE,
    CAMP,
    CELL,
    CHOOSING,
    CLOSING,
    FILLING,
    LOADING,
    PACK,
    PACKED,
    SETUP,
    SHEDDING,
    SPLITTING,
    SPOT,
    STAGE,
    STOWING,
    TAKEN,
    TEAM,
    TENT_LOAD,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tent import at_own_tent
from speleo.games.cave.names import ITEM_NAMES
from speleo.grid.cells import x_of, y_of

METRES = 25
"""A level is so deep, and one rope bridges it. [CAVE-5.2, CAVE-7.1]"""
NOTHING = 0


@dataclass(frozen=True, slots=True)
class LoadView:
    """How many of each item: provisions, ropes, full and half bottles, camera, raft."""

    prov: int
    rope: int
    ox2: int
    ox1: int
    cam: int
    raft: int


@dataclass(frozen=True, slots=True)
class TentView:
    """A tent: `base` before it is taken, `packed` in the backpack, `pitched` at x and y, or `gone`; what it holds.

    `takes` is how many slots of the backpack it fills now. [CAVE-14.2]
    """

    where: str
    x: int
    y: int
    holds: LoadView
    takes: int


@dataclass(frozen=True, slots=True)
class GearView:
    """What one item is good for: so many turns, metres of rope, dives, any photos, any rides. [CAVE-1.6]"""

    item: str
    turns: int
    metres: int
    dives: int
    photos: int
    rides: int


@dataclass(frozen=True, slots=True)
class PackView:
    """Something that is being packed, by the `kind` of its offer; `tent`: the tent comes along, or is emptied.

    What is chosen goes from `source` into `into`; `backpack` and `inside` are what backpack and tent hold besides.
    The tent `takes` so many slots of the backpack.
    """

    kind: str
    tent: bool
    into: str
    source: str
    backpack: LoadView
    inside: LoadView
    takes: int


@lru_cache(1024)
def load_view(load: int) -> LoadView:
    return LoadView(*(int(count_of(load, item)) for item in range(ITEMS)))


@lru_cache(1)
def gear() -> tuple[GearView, ...]:
    """Every item with what it is good for."""
    good = {
        PROVISION: (1, 0, 0, 0, 0),
        ROPE: (0, METRES, 0, 0, 0),
        FULL: (0, 0, 2, 0, 0),
        HALF: (0, 0, 1, 0, 0),
        CAMERA: (0, 0, 0, 1, 0),
        RAFT: (0, 0, 0, 0, 1),
    }
    return tuple(GearView(ITEM_NAMES[item], *good[item]) for item in range(ITEMS))


def tent_view(state: CaveState, seat: int) -> TentView:
    camp = state.team[seat * TEAM + CAMP]
    cell = state.cave[camp * SPOT + CELL] if camp >= 0 else state.cave[CELL]
    where = {AT_BASE: "base", ABANDONED: "gone", PACKED: "packed", TAKEN: "packed"}.get(camp, "pitched")
    return TentView(
        where, x_of(cell), y_of(cell), load_view(state.team[seat * TEAM + TENT_LOAD]), taken_by_tent(state, seat)
    )


def taken_by_tent(state: CaveState, seat: int) -> int:
    return PACKED_TENT if state.team[seat * TEAM + CAMP] in (PACKED, TAKEN) else 0


def packs(state: CaveState, seat: int) -> tuple[PackView, ...]:
    """What a seat is packing now, one for each offer with counts.

    [CAVE-2.9, CAVE-14.4, CAVE-15.1, CAVE-16.2, CAVE-16.7]
    """
    team, at, phase = state.team, seat * TEAM, state.phase
    carried, inside = load_view(team[at + PACK]), load_view(team[at + TENT_LOAD])
    nothing, takes = load_view(NOTHING), taken_by_tent(state, seat)
    stage = team[at + STAGE] if phase == SETUP else -1
    if phase != SETUP and seat != state.current:
        return ()
    if stage == CHOOSING or phase == LOADING:
        plain = PackView("load", False, "backpack", "supply", nothing, inside, takes)
        along = PackView("load", True, "backpack", "supply", nothing, inside, PACKED_TENT)
        return (plain, along) if may_take_tent_with_load(state, seat) else (plain,)
    if phase == FILLING or (stage == CLOSING and team[at + CAMP] == TAKEN):
        return (PackView("fill", False, "tent", "supply", carried, inside, takes),)
    if phase == STOWING:
        return (PackView("stow", False, "tent", "backpack", carried, nothing, takes),)
    if phase == SPLITTING:
        both = load_view(team[at + PACK] + team[at + TENT_LOAD])
        return (PackView("split", False, "tent", "backpack", both, nothing, takes),)
    if phase == SHEDDING:
        out = PackView("drop", False, "bin", "backpack", carried, inside, takes)
        of_tent = PackView("drop-from-tent", True, "bin", "tent", carried, inside, takes)
        found = [out] if team[at + PACK] else []
        return tuple([*found, of_tent] if at_own_tent(state, seat) and team[at + TENT_LOAD] else found)
    return ()
