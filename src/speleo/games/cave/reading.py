"""Reading positions: partial ones stand as at the start, impossible ones are refused with their line and the rule."""

from __future__ import annotations

import re
from collections.abc import Callable

from speleo.games.cave.engine.discovering import fits, lay, needed_exits
from speleo.games.cave.engine.loads import BACKPACK, CAMERA, PACKED_TENT, RAFT, TENT, count_of, size_of
from speleo.games.cave.engine.state import CaveState, set_up, skip_setup
from speleo.games.cave.engine.table import (
    ABANDONED,
    ARRIVED,
    ARRIVED_IN,
    AT_BASE,
    CAMP,
    DEPTHS,
    DRAW,
    EXITS,
    KIND,
    LEVEL,
    LINK,
    LOST,
    MARKS,
    NOT_YET,
    OVER,
    PACK,
    PACKED,
    PLACE,
    PLACE_OF,
    ROPE_TOKEN,
    ROPE_TOKENS,
    ROPED,
    SETUP,
    SPOT,
    STAGE,
    STALLED,
    TAKEN,
    TEAM,
    TENT_LOAD,
    TOKEN,
    open_group,
)
from speleo.games.cave.engine.tiles import DESCENT, GROUP_SIZE, GROUPS, ROCKFALL, SOLID, Terms
from speleo.games.cave.names import (
    ARRIVAL_NAMES,
    ITEM_NAMES,
    KIND_CODES,
    TOKEN_NAMES,
    cell_named,
    exits_from,
    face_named,
    load_named,
)
from speleo.games.cave.notation import NOTES, PHASES, STAGES
from speleo.grid.atlas import VACANT
from speleo.grid.cells import beside
from speleo.grid.sides import NAMES, bit, has, opposite
from speleo.kernel.errors import BadNotation, BadPosition
from speleo.kernel.numbers import append
from speleo.kernel.position import Value, read_entries, read_number, read_seats

KEYS = (
    *("phase", "round", "turn", "start", "seat", "ap", "notes", "drawn", "halves", "stacks", "seen", "gone", "end"),
    *("idle", "votes", "packed", "at", "pack", "tent", "lost", "tokens", "depths", "arrived", "cave"),
)
MOST_ROUNDS = 9999


def refuse(entry: Value, problem: str) -> BadPosition:
    return BadPosition(f"position, line {entry.line}: {problem}")


def read(terms: Terms, text: str) -> CaveState:
    """The state of a position. Without a phase, anything but an empty position is a turn of seat 1 with 5 AP."""
    state = set_up(terms)
    given = read_entries(text, KEYS)
    if given:
        skip_setup(state)
    if "cave" in given:
        read_cave(state, given["cave"])
    read_stacks(state, given)
    read_turn(state, given)
    read_teams(state, given)
    problem = impossible(state)
    if problem:
        raise BadPosition(f"position: {problem}")
    return state


def listed(entry: Value) -> list[str]:
    return [] if entry.text == "none" else [item.strip() for item in entry.text.split(",")]


def understood(entry: Value, read_one: Callable[[str], int], text: str) -> int:
    """A part of a line, or the refusal of that line."""
    try:
        return read_one(text)
    except BadNotation as error:
        raise refuse(entry, str(error)) from None


def read_cave(state: CaveState, entry: Value) -> None:
    if entry.text == "none":
        return
    roped = []
    for at, row in enumerate(entry.text.splitlines(), 1):
        line = Value(row.strip(), entry.line + at)
        roped.append((line, *read_space(state, line)))
    for line, space, sides in roped:
        for side in range(4):
            if has(sides, side):
                near = state.cave[space * SPOT + LINK + side]
                if near == 0 or state.cave[near * SPOT + LEVEL] == state.cave[space * SPOT + LEVEL]:
                    raise refuse(line, f"no ropes can hang on side {NAMES[side]} (CAVE-7.1)")
                state.cave[space * SPOT + ROPED] |= bit(side)
                state.cave[near * SPOT + ROPED] |= bit(opposite(side))


def read_space(state: CaveState, line: Value) -> tuple[int, int]:
    """Lay one space; its number and the sides with ropes."""
    found = re.fullmatch(
        r"(\S+) (E|P|W|S[123]|D|X) (\S+)(?: (\d+)m)?(?: from ([NESW]))?( token)?( rope-token)?(?: ropes (\S+))?",
        line.text,
    )
    if found is None:
        raise refuse(line, f"a space is such as '2,0 W EW 25m from W token rope-token ropes E', not {line.text!r}")
    cell, exits = understood(line, cell_named, found[1]), understood(line, exits_from, found[3])
    kind = KIND_CODES.index(found[2])
    if state.atlas.at(cell) != VACANT:
        raise refuse(line, f"something lies on {found[1]} already (CAVE-4.10)")
    if state.spaces == state.terms.board_spaces + GROUPS * state.terms.stack_size:
        raise refuse(line, "more tiles than the game has (CAVE-2.3)")
    if kind == ROCKFALL:
        exits = 15
    elif not fits(exits, needed_exits(state, cell)):
        raise refuse(line, f"{line.text!r} does not fit its neighbours (CAVE-4.11)")
    source, level = origin(state, line, cell, kind, exits, found[4], found[5])
    space = lay(state, cell, kind, exits, level, source)
    marks = (TOKEN if found[6] else 0) | (ROPE_TOKEN if found[7] else 0)
    if found[6] and kind in (0, DESCENT, ROCKFALL):
        raise refuse(line, "only water, photo and squeeze tiles have tokens (CAVE-4.21)")
    state.cave[space * SPOT + MARKS] = marks
    return space, understood(line, exits_from, found[8]) if found[8] else 0


def origin(
    state: CaveState, line: Value, cell: int, kind: int, exits: int, metres: str | None, side: str | None
) -> tuple[int, int]:
    """The space from which a space was discovered, and its level. [CAVE-5.2, CAVE-5.3]"""
    deeper = int(kind == DESCENT)
    for number, name in enumerate(NAMES):
        near = state.atlas.at(beside(cell, number))
        if side not in (None, name) or near == VACANT:
            continue
        if not has(exits, number) or not has(state.cave[near * SPOT + EXITS], opposite(number)):
            continue
        level = state.cave[near * SPOT + LEVEL] + deeper
        if metres is None or int(metres) == 25 * level:
            return near, level
    raise refuse(line, "no neighbour from which it can have been discovered at that depth (CAVE-5.2, CAVE-5.3)")


def read_stacks(state: CaveState, given: dict[str, Value]) -> None:
    """Without a line on the stacks, what lies in the cave was drawn from them in order. [CAVE-4.7]"""
    drawn = state.spaces - state.terms.board_spaces + ("drawn" in given and given["drawn"].text != "none")
    if "stacks" in given:
        entry = given["stacks"]
        words = entry.text.split()
        if len(words) != GROUPS or not all(re.fullmatch(r"\d\d?", word) for word in words):
            raise refuse(entry, f"stacks are four numbers, not {entry.text!r}")
        for group, word in enumerate(words):
            if int(word) > state.terms.stack_size:
                raise refuse(entry, f"a stack has at most {state.terms.stack_size} tiles here (CAVE-2.3)")
            state.stacks[group] = int(word)
    else:
        for group in range(GROUPS):
            taken = min(drawn, state.stacks[group])
            state.stacks[group] -= taken
            drawn -= taken
    group = next((group for group in range(GROUPS) if state.stacks[group] > 0), GROUPS)
    open_group(state, group)
    for face in faces_in(given, "seen"):
        if state.deck[face] == 0:
            raise refuse(given["seen"], "that tile does not come so often in the current group (CAVE-1.2)")
        state.deck[face] -= 1
        state.unseen -= 1
    if group < GROUPS and state.unseen < state.stacks[group]:
        raise refuse(given["seen"], f"more seen than {GROUP_SIZE} tiles of a group allow (CAVE-1.2)")
    for face in faces_in(given, "gone"):
        state.gone = append(state.gone, face)
    if "drawn" in given and given["drawn"].text != "none":
        state.drawn = understood(given["drawn"], face_named, given["drawn"].text)
        state.phase = PLACE


def faces_in(given: dict[str, Value], key: str) -> list[int]:
    return [understood(given[key], face_named, item) for item in listed(given[key])] if key in given else []


def read_turn(state: CaveState, given: dict[str, Value]) -> None:
    if "phase" in given:
        if given["phase"].text not in PHASES:
            raise refuse(given["phase"], f"phase is one of {', '.join(PHASES)}, not {given['phase'].text!r}")
        state.phase = PHASES.index(given["phase"].text)
    if "round" in given:
        found = re.fullmatch(r"(\d{1,4})(?: of which final ([0-3]))?", given["round"].text)
        if found is None:
            raise refuse(given["round"], "round is such as '7' or '9 of which final 2' (CAVE-17.3)")
        state.round, state.final_round = int(found[1]), int(found[2] or 0)
    for key, least, most in (
        ("turn", 0, MOST_ROUNDS),
        ("start", 1, state.seats),
        ("seat", 1, state.seats),
        ("ap", 0, 5),
    ):
        if key in given:
            read_number(key, given[key], least, most)
    state.turn_number = number_of(given, "turn", state.turn_number)
    state.starter = number_of(given, "start", state.starter + 1) - 1
    state.current = number_of(given, "seat", state.starter + 1) - 1
    state.ap = number_of(given, "ap", state.ap)
    state.idle = number_of(given, "idle", 0)
    state.halves = number_of(given, "halves", 0)
    notes = given["notes"].text.split() if "notes" in given and given["notes"].text != "none" else []
    if not set(notes) <= set(NOTES):
        raise refuse(given["notes"], f"notes are some of {', '.join(NOTES)} or none")
    state.starving, state.exchanged = "starving" in notes, "exchanged" in notes
    state.acted_free, state.explored = "acted-free" in notes, "explored" in notes
    if "end" in given and given["end"].text != "none":
        text = given["end"].text
        found = re.fullmatch(r"seat ([1-5])", text)
        if text != "stalled" and (found is None or int(found[1]) > state.seats):
            raise refuse(
                given["end"], f"end is none, stalled, or the seat that triggered it such as 'seat 2', not {text!r}"
            )
        state.ended_by = int(found[1]) - 1 if found else STALLED
    if "votes" in given:
        state.votes = sum(1 << seat for seat in read_seats("votes", given["votes"], state.seats))


def number_of(given: dict[str, Value], key: str, default: int) -> int:
    return read_number(key, given[key], 0, MOST_ROUNDS) if key in given else default


def read_teams(state: CaveState, given: dict[str, Value]) -> None:
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
        raise refuse(entry, f"packed is one of {', '.join(STAGES)}, not {text!r} (CAVE-2.9)")
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
        raise refuse(entry, f"only cam and raft can be lost, not {text!r} (CAVE-14.5)")
    state.team[at + LOST] = sum(1 << names[word] for word in words)


def read_tokens(state: CaveState, entry: Value, at: int, text: str) -> None:
    for part in [] if text == "-" else text.split(", "):
        found = re.fullmatch(r"([a-z]+[123]?) (\d{1,2})", part)
        if found is None or found[1] not in TOKEN_NAMES:
            raise refuse(
                entry, f"tokens are such as 'rope 2, water 1' of {', '.join(TOKEN_NAMES)}, not {part!r} (CAVE-18.1)"
            )
        state.team[at + ROPE_TOKENS + TOKEN_NAMES.index(found[1])] = int(found[2])


def read_depths(state: CaveState, entry: Value, at: int, text: str) -> None:
    for word in [] if text == "-" else text.split():
        if not re.fullmatch(r"\d{2,4}", word) or int(word) % 25 or not 0 < int(word) <= 1500:
            raise refuse(entry, f"depths are multiples of 25 such as '25 75' or -, not {text!r} (CAVE-12.6)")
        state.team[at + DEPTHS] |= 1 << (int(word) // 25)


def read_arrival(state: CaveState, entry: Value, at: int, text: str) -> None:
    found = re.fullmatch(r"([a-z-]+) (\d{1,4})", text)
    if found is None or found[1] not in ARRIVAL_NAMES:
        raise refuse(entry, f"arrived is such as 'raft 12' of {', '.join(ARRIVAL_NAMES)}, not {text!r} (CAVE-8.7)")
    state.team[at + ARRIVED] = ARRIVAL_NAMES.index(found[1])
    state.team[at + ARRIVED_IN] = int(found[2])


def impossible(state: CaveState) -> str:
    """Why a position cannot arise, or nothing."""
    for seat in range(state.seats):
        at = seat * TEAM
        pack, inside, where = state.team[at + PACK], state.team[at + TENT_LOAD], state.team[at + CAMP]
        room = BACKPACK - (PACKED_TENT if where == PACKED else 0)
        if size_of(pack) > room or size_of(inside) > TENT:
            return f"seat {seat + 1} carries more than {room} items or {TENT} in the tent (CAVE-14.1, CAVE-14.2)"
        for item in (CAMERA, RAFT):
            if count_of(pack, item) + count_of(inside, item) + (state.team[at + LOST] >> item & 1) > 1:
                return f"seat {seat + 1} has only one {ITEM_NAMES[item]} (CAVE-2.8)"
    stacked = sum(state.stacks[group] for group in range(GROUPS))
    laid = state.spaces - state.terms.board_spaces
    if laid + stacked + (state.drawn >= 0) > GROUPS * state.terms.stack_size:
        return "more tiles in stacks and cave than the game has (CAVE-2.3)"
    if state.phase not in (SETUP, OVER, DRAW, PLACE) and state.ended_by == NOT_YET:
        if state.group == GROUPS:
            return "with the last tile laid, the end is triggered (CAVE-4.24)"
        if state.openings == 0:
            return "with no exit open, the end is triggered (CAVE-4.25)"
    if (state.phase == PLACE) != (state.drawn >= 0):
        return "a tile is drawn exactly while it is to be placed (CAVE-4.8)"
    if state.phase == DRAW and state.group == GROUPS:
        return "there is nothing left to draw (CAVE-4.9)"
    if state.final_round and state.ended_by == NOT_YET:
        return "final rounds come after the end was triggered (CAVE-17.3)"
    return ""
