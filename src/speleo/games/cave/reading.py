"""Reading positions: partial ones stand as at the start, impossible ones are refused with their line and the rule."""

from __future__ import annotations

import re

from speleo.games.cave.engine.loads import BACKPACK, CAMERA, PACKED_TENT, RAFT, TENT, count_of, size_of
from speleo.games.cave.engine.state import CaveState, set_up, skip_setup
from speleo.games.cave.engine.table import (
    CAMP,
    DRAW,
    LOST,
    NOT_YET,
    OVER,
    PACK,
    PACKED,
    PLACE,
    SETUP,
    STALLED,
    TEAM,
    TENT_LOAD,
    open_group,
)
from speleo.games.cave.engine.tiles import GROUP_SIZE, GROUPS, Terms
from speleo.games.cave.names import (
    ITEM_NAMES,
    face_named,
)
from speleo.games.cave.notation import NOTES, PHASES
from speleo.games.cave.reading_cave import read_cave
from speleo.games.cave.reading_parts import refuse, understood
from speleo.games.cave.reading_teams import read_teams
from speleo.kernel.errors import BadPosition
from speleo.kernel.numbers import append
from speleo.kernel.position import Value, read_entries, read_number, read_seats

KEYS = (
    *("phase", "round", "turn", "start", "seat", "ap", "notes", "drawn", "halves", "stacks", "seen", "gone", "end"),
    *("idle", "votes", "packed", "at", "pack", "tent", "lost", "tokens", "depths", "arrived", "cave"),
)
MOST_ROUNDS = 9999


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
