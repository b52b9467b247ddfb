"""Reading the teams of a position: one part of a line for each seat."""

from __future__ import annotations

import re
from collections.abc import Callable

from speleo.games.cave.engine.loads import CAMERA, RAFT
from speleo.games.cave.engine.pieces import (
    ABANDONED,
    ARRIVED,
    ARRIVED_IN,
    AT_BASE,
    CAMP,
    DEPTHS,
    KIND,
    LOST,
    PACK,
    PACKED,
    PLACE_OF,
    ROPE_TOKENS,
    SPOT,
    STAGE,
    TAKEN,
    TEAM,
    TENT_LOAD,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import SOLID
from speleo.games.cave.names import (
    ARRIVAL_NAMES,
    ITEM_NAMES,
    TOKEN_NAMES,
    cell_named,
    load_named,
)
from speleo.games.cave.notation.writing import STAGES
from speleo.grid.atlas import VACANT
from speleo.kernel.nearest import quoted
from speleo.kernel.position import Value, refuse, understood


def read_teams(state: CaveState, given: dict[str, Value]) -> None:
    """Take what is said of the teams, with a part for each seat."""
    readers: dict[str, Callable[[CaveState, Value, int, str], None]] = {
        "packed": read_stage,
        "at": read_place,
        "pack": read_pack,
        "tent": read_tent,
        "lost": read_lost,
        "tokens": read_tokens,
        "depths": read_depths,
        "arrived": read_arrival,
    }
    for key, reader in readers.items():
        if key in given:
            parts = [part.strip() for part in given[key].text.split("|")]
            if len(parts) != state.seats:
                raise refuse(given[key], f"{key} has one part for each of {state.seats} seats, with | between them")
            for seat, part in enumerate(parts):
                reader(state, given[key], seat * TEAM, part)


def read_stage(state: CaveState, entry: Value, at: int, text: str) -> None:
    if text not in STAGES:
        raise refuse(entry, f"packed is one of {', '.join(STAGES)}, not {quoted(text)} (CAVE-2.9)")
    state.team[at + STAGE] = STAGES.index(text)


def space_at(state: CaveState, entry: Value, text: str) -> int:
    space = state.atlas.at(understood(entry, cell_named, text))
    if space == VACANT or state.cave[space * SPOT + KIND] == SOLID:
        raise refuse(entry, f"there is no space on {text} (CAVE-6.1)")
    return space


def read_place(state: CaveState, entry: Value, at: int, text: str) -> None:
    state.team[at + PLACE_OF] = space_at(state, entry, text)


def read_pack(state: CaveState, entry: Value, at: int, text: str) -> None:
    state.team[at + PACK] = understood(entry, load_named, text)


def read_tent(state: CaveState, entry: Value, at: int, text: str) -> None:
    where, colon, items = text.partition(": ")
    fixed = {"base": AT_BASE, "gone": ABANDONED} if not colon else {"packed": PACKED, "taken": TAKEN}
    state.team[at + CAMP] = fixed[where] if where in fixed else space_at(state, entry, where)
    state.team[at + TENT_LOAD] = understood(entry, load_named, items) if colon else 0


def read_lost(state: CaveState, entry: Value, at: int, text: str) -> None:
    names = {ITEM_NAMES[item]: item for item in (CAMERA, RAFT)}
    words = [] if text == "-" else text.split(", ")
    if not set(words) <= set(names):
        raise refuse(entry, f"only cam and raft can be lost, not {quoted(text)} (CAVE-14.5)")
    if len(set(words)) < len(words):
        raise refuse(entry, f"there is only one of each to lose, not {quoted(text)} (CAVE-2.8)")
    state.team[at + LOST] = sum(1 << names[word] for word in words)


def read_tokens(state: CaveState, entry: Value, at: int, text: str) -> None:
    """Tokens such as `rope 2, water 1` into the row of a team; a dash is none."""
    for part in [] if text == "-" else text.split(", "):
        found = re.fullmatch(r"([a-z]+[123]?) ([0-9]{1,2})", part)
        if found is None or found[1] not in TOKEN_NAMES:
            raise refuse(
                entry,
                f"tokens are such as 'rope 2, water 1' of {', '.join(TOKEN_NAMES)}, not {quoted(part)} (CAVE-18.1)",
            )
        state.team[at + ROPE_TOKENS + TOKEN_NAMES.index(found[1])] = int(found[2])


def read_depths(state: CaveState, entry: Value, at: int, text: str) -> None:
    for word in [] if text == "-" else text.split():
        if not re.fullmatch(r"[0-9]{2,4}", word) or int(word) % 25 or not 0 < int(word) <= 1500:
            raise refuse(entry, f"depths are multiples of 25 such as '25 75' or -, not {quoted(text)} (CAVE-12.6)")
        state.team[at + DEPTHS] |= 1 << (int(word) // 25)


def read_arrival(state: CaveState, entry: Value, at: int, text: str) -> None:
    found = re.fullmatch(r"([a-z-]+) ([0-9]{1,9})", text)
    if found is None or found[1] not in ARRIVAL_NAMES:
        raise refuse(
            entry, f"arrived is such as 'raft 12' of {', '.join(ARRIVAL_NAMES)}, not {quoted(text)} (CAVE-8.7)"
        )
    state.team[at + ARRIVED] = ARRIVAL_NAMES.index(found[1])
    state.team[at + ARRIVED_IN] = int(found[2])
