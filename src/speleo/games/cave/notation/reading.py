"""Reading positions: partial ones stand as at the start, impossible ones are refused with their line and the rule."""

from __future__ import annotations

import re

from speleo.games.cave.engine.invariants import LAWS
from speleo.games.cave.engine.loads import BACKPACK, TENT
from speleo.games.cave.engine.pieces import PLACE, SETUP, STALLED, open_group
from speleo.games.cave.engine.state import CaveState, set_up, skip_setup
from speleo.games.cave.engine.tiles import GROUP_SIZE, GROUPS, Terms
from speleo.games.cave.history import claims
from speleo.games.cave.names import face_named
from speleo.games.cave.notation.cave import laid_faces, read_cave
from speleo.games.cave.notation.possible import impossible
from speleo.games.cave.notation.teams import read_teams
from speleo.games.cave.notation.writing import NOTES, PHASES
from speleo.kernel.errors import BadPosition
from speleo.kernel.nearest import quoted
from speleo.kernel.numbers import append
from speleo.kernel.position import Value, demand, read_entries, read_number, read_seats, refuse, understood

KEYS = (
    *("phase", "round", "turn", "start", "seat", "ap", "notes", "drawn", "halves", "stacks", "seen", "gone", "end"),
    *("idle", "votes", "packed", "at", "pack", "tent", "lost", "tokens", "depths", "arrived", "cave"),
)
MOST_ROUNDS = 999_999_999
"""Without an end by stalling a game may go on for very long. [CAVE-17.9]"""


def read(terms: Terms, text: str, strict: bool = False) -> CaveState:
    """The state of a position. Without a phase, anything but an empty position is a turn of seat 1 with 5 AP.

    Strictly read, it must be one that can have come about.
    """
    state = set_up(terms)
    given = read_entries(text, KEYS)
    if given and ("phase" not in given or given["phase"].text != PHASES[SETUP]):
        skip_setup(state)
    if "cave" in given:
        read_cave(state, given["cave"])
    read_stacks(state, given)
    read_turn(state, given)
    read_teams(state, given)
    problem = impossible(state)
    if problem:
        raise BadPosition(problem)
    if strict:
        demand([(state.broken() == 0, "", LAWS[state.broken()]), *claims(state)], given)
    return state


def listed(entry: Value) -> list[str]:
    return [] if entry.text == "none" else [item.strip() for item in entry.text.split(",")]


def read_stacks(state: CaveState, given: dict[str, Value]) -> None:
    """Without a line on the stacks, what lies in the cave was drawn from them in order. [CAVE-4.7]"""
    drawn = state.spaces - state.terms.board_spaces + ("drawn" in given and given["drawn"].text != "none")
    if "stacks" in given:
        entry = given["stacks"]
        words = entry.text.split()
        if len(words) != GROUPS or not all(re.fullmatch(r"[0-9][0-9]?", word) for word in words):
            raise refuse(entry, f"stacks are four numbers, not {quoted(entry.text)}")
        for group, word in enumerate(words):
            if int(word) > state.terms.stack_size:
                raise refuse(entry, f"a stack has at most {state.terms.stack_size} tiles here (CAVE-2.3)")
            state.stacks[group] = int(word)
        if any(state.stacks[group] < state.terms.stack_size for group in range(first_stack(state) + 1, GROUPS)):
            raise refuse(entry, "a stack is begun only when the ones before it are empty (CAVE-4.7)")
    else:
        for group in range(GROUPS):
            taken = min(drawn, state.stacks[group])
            state.stacks[group] -= taken
            drawn -= taken
    for face in faces_in(given, "gone"):
        state.gone = append(state.gone, face)
    if "drawn" in given and given["drawn"].text != "none":
        state.drawn = understood(given["drawn"], face_named, given["drawn"].text)
        state.phase = PLACE
    open_group(state, first_stack(state))
    read_seen(state, given)


def first_stack(state: CaveState) -> int:
    """The lowest stack that is not empty. [CAVE-4.7]"""
    return next((group for group in range(GROUPS) if state.stacks[group] > 0), GROUPS)


def read_seen(state: CaveState, given: dict[str, Value]) -> None:
    """Tiles of the group that can come no more; without a line on them, those that lie in the cave. [CAVE-2.4]"""
    if state.group == GROUPS:
        return
    left = state.stacks[state.group]
    if "seen" not in given:
        taken = state.terms.stack_size - left
        for face in laid_faces(state)[-taken:] if taken else []:
            if state.deck[face] > 0 and state.unseen > left:
                take_out(state, face)
        return
    for face in faces_in(given, "seen"):
        if state.deck[face] == 0:
            raise refuse(given["seen"], "that tile does not come so often in the current group (CAVE-1.2)")
        take_out(state, face)
    if state.unseen < left:
        raise refuse(given["seen"], f"more seen than {GROUP_SIZE} tiles of a group allow (CAVE-1.2)")


def take_out(state: CaveState, face: int) -> None:
    state.deck[face] -= 1
    state.unseen -= 1


def faces_in(given: dict[str, Value], key: str) -> list[int]:
    return [understood(given[key], face_named, item) for item in listed(given[key])] if key in given else []


def read_turn(state: CaveState, given: dict[str, Value]) -> None:
    """Take phase, round, turn and what goes on in it from the lines that are there; what is missing stays as it was."""
    if "phase" in given:
        if given["phase"].text not in PHASES:
            raise refuse(given["phase"], f"phase is one of {', '.join(PHASES)}, not {quoted(given['phase'].text)}")
        state.phase = PHASES.index(given["phase"].text)
    if "round" in given:
        found = re.fullmatch(r"([0-9]{1,9})(?: of which final ([0-3]))?", given["round"].text)
        if found is None:
            raise refuse(given["round"], "round is such as '7' or '9 of which final 2' (CAVE-17.3)")
        state.round, state.final_round = int(found[1]), int(found[2] or 0)
    for key, least, most in (
        ("turn", 0, MOST_ROUNDS),
        ("start", 1, state.seats),
        ("seat", 1, state.seats),
        ("ap", 0, 5),
        ("halves", 0, BACKPACK + TENT),
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
                given["end"],
                f"end is none, stalled, or the seat that triggered it such as 'seat 2', not {quoted(text)}",
            )
        state.ended_by = int(found[1]) - 1 if found else STALLED
    if "votes" in given:
        state.votes = sum(1 << seat for seat in read_seats("votes", given["votes"], state.seats))


def number_of(given: dict[str, Value], key: str, default: int) -> int:
    return read_number(key, given[key], 0, MOST_ROUNDS) if key in given else default
