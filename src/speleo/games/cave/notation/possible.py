"""Positions that cannot arise: each is refused with the rule that forbids it."""

from __future__ import annotations

from speleo.games.cave.engine.costs import TURN_AP
from speleo.games.cave.engine.loads import BACKPACK, CAMERA, PACKED_TENT, PROVISION, RAFT, TENT, count_of, size_of
from speleo.games.cave.engine.packing import tent_is_open
from speleo.games.cave.engine.pieces import (
    CAMP,
    CLOSING,
    COMMITTED,
    DRAW,
    FILLING,
    LOADING,
    LOST,
    NOT_YET,
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
    STOWING,
    TAKEN,
    TEAM,
    TENT_LOAD,
    TURN,
    all_home,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tent import at_own_tent, on_base
from speleo.games.cave.engine.tiles import GROUPS
from speleo.games.cave.names import ITEM_NAMES
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE


def impossible(state: CaveState) -> str:
    """Why a position cannot arise, or nothing."""
    for question in (gear_problem, stack_problem, end_problem, setup_problem, turn_problem, packing_problem):
        problem = question(state)
        if problem:
            return problem
    return stuck(state)


def gear_problem(state: CaveState) -> str:
    """What is wrong with what the teams carry, if anything."""
    for seat in range(state.seats):
        at = seat * TEAM
        pack, inside, where = state.team[at + PACK], state.team[at + TENT_LOAD], state.team[at + CAMP]
        room = BACKPACK - (PACKED_TENT if where == PACKED else 0)
        if size_of(pack) > room or size_of(inside) > TENT:
            return f"seat {seat + 1} carries more than {room} items or {TENT} in the tent (CAVE-14.1, CAVE-14.2)"
        for item in (CAMERA, RAFT):
            if count_of(pack, item) + count_of(inside, item) + (state.team[at + LOST] >> item & 1) > 1:
                return f"seat {seat + 1} has only one {ITEM_NAMES[item]} (CAVE-2.8)"
    return ""


def stack_problem(state: CaveState) -> str:
    """What about stacks and drawn tile cannot be, or nothing."""
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
    return ""


def end_problem(state: CaveState) -> str:
    """What contradicts itself in how far the end is, if anything."""
    if state.ended_by == NOT_YET and state.final_round:
        return "final rounds come after the end was triggered (CAVE-17.3)"
    if state.ended_by == NOT_YET and state.phase == OVER:
        return "the game is over only after its end was triggered (CAVE-17.3)"
    if state.votes and (not state.final_round or state.phase == OVER or not all_home(state)):
        return "players agree to skip only in the final rounds, with every team on the base (CAVE-17.8)"
    if state.votes == (1 << state.seats) - 1:
        return "when everybody agrees to skip, the game is over (CAVE-17.8)"
    return ""


def setup_problem(state: CaveState) -> str:
    """Packing lasts until everybody is ready, and nobody carries anything before choosing. [CAVE-2.9, CAVE-2.13]"""
    stages = [state.team[seat * TEAM + STAGE] for seat in range(state.seats)]
    everybody = all(stage == COMMITTED for stage in stages)
    if everybody and state.phase == SETUP:
        return "when everybody has packed, the start player is drawn (CAVE-2.13)"
    if not everybody and state.phase != SETUP:
        return "nobody takes a turn before everybody has packed (CAVE-2.9)"
    for seat, stage in enumerate(stages):
        unfinished = stage == CLOSING or (state.phase in (STOWING, FILLING) and seat == state.current)
        if state.team[seat * TEAM + CAMP] == TAKEN and not unfinished:
            return f"the tent of seat {seat + 1} is being taken only while it is filled (CAVE-16.1)"
    return ""


def turn_problem(state: CaveState) -> str:
    """What about the turn cannot be, or nothing."""
    at = state.current * TEAM
    if state.phase in (DRAW, PLACE) and state.cave[state.team[at + PLACE_OF] * SPOT + OPEN] == 0:
        return "a tile is drawn and placed on a space with an open exit (CAVE-4.2)"
    if not state.starving or state.phase == OVER:
        return ""
    if state.phase != TURN or state.ap != TURN_AP:
        return "a starving team does nothing before its forced move (CAVE-13.6)"
    food = count_of(state.team[at + PACK], PROVISION)
    if at_own_tent(state, state.current):
        food += count_of(state.team[at + TENT_LOAD], PROVISION)
    if on_base(state) or food:
        return "only a team off the base without provisions starves (CAVE-3.6)"
    return ""


def packing_problem(state: CaveState) -> str:
    """Choices of gear belong to a place and to a tent. [CAVE-15.1, CAVE-16.1, CAVE-16.8]"""
    phase, where = state.phase, state.team[state.current * TEAM + CAMP]
    if state.halves and phase not in (LOADING, FILLING):
        return "half bottles are put back only while repacking (CAVE-15.3)"
    if phase in (LOADING, FILLING, STOWING) and not on_base(state):
        return "a team repacks and fills its tent on the base (CAVE-15.1)"
    if phase == LOADING and state.team[state.current * TEAM + PACK]:
        return "repacking begins with an empty backpack (CAVE-15.1)"
    if phase == FILLING and not tent_is_open(state, state.current):
        return "only a tent that is open can be filled (CAVE-16.2)"
    if phase == STOWING and (where != TAKEN or state.team[state.current * TEAM + TENT_LOAD]):
        return "things move into the tent at its first packing (CAVE-16.2)"
    if phase == SPLITTING and not at_own_tent(state, state.current):
        return "only on its own pitched tent does a team exchange (CAVE-16.7)"
    return ""


NOTHING_TO_DO = {
    PLACE: "a tile is placed behind an open exit (CAVE-4.2)",
    SPLITTING: "there is no other split (CAVE-16.7)",
    SHEDDING: "there is nothing to throw away (CAVE-14.4)",
    TURN: "every space has a way out (CAVE-13.14)",
}


def stuck(state: CaveState) -> str:
    """Whoever must act can do something; this catches whatever the other questions do not. [CAVE-3.10]"""
    if state.turn() == CHANCE:
        return "" if state.chance_total() > 0 else "there is nothing left to draw (CAVE-4.9)"
    for seat in range(state.seats):
        choices = Choices()
        if state.must_act(seat):
            state.legal(seat, choices)
            if choices.count == 0:
                return NOTHING_TO_DO.get(state.phase, "whoever is to act can do something (CAVE-3.10)")
    return ""
