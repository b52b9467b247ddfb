"""Whether a position can have come about: what tiles, ropes and turns tell of each other."""

from __future__ import annotations

from collections.abc import Iterator

from speleo.games.cave.engine.costs import TURN_AP
from speleo.games.cave.engine.discovering import fits
from speleo.games.cave.engine.pieces import (
    ARRIVED,
    ARRIVED_IN,
    BY_FORCE,
    CELL,
    DEPTHS,
    DRAW,
    EXITS,
    KIND,
    LEVEL,
    LINK,
    MARKS,
    NO_FACE,
    NOT_YET,
    OVER,
    PLACE_OF,
    ROPE_TOKEN,
    ROPE_TOKENS,
    ROPED,
    SETUP,
    SPOT,
    STALLED,
    STARTER,
    TEAM,
    THE_BASE,
    WALK,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import (
    DESCENT,
    FACES,
    GROUPS,
    ROCKFALL,
    WATER,
    face_exits,
    face_turns,
)
from speleo.games.cave.names import GROUP_NAMES, face_text
from speleo.games.cave.notation.cave import laid_faces
from speleo.grid.atlas import VACANT
from speleo.grid.cells import beside
from speleo.grid.sides import opposite
from speleo.kernel.position import Claim


def claims(state: CaveState) -> Iterator[Claim]:
    yield from about_rounds(state)
    yield from about_tiles(state)
    yield from about_ropes(state)
    yield from about_arrivals(state)


def tiles(state: CaveState) -> range:
    """The spaces that are no part of the start board."""
    return range(state.terms.board_spaces, state.spaces)


def about_rounds(state: CaveState) -> Iterator[Claim]:
    """Turns are counted, and how many rounds nobody discovered. [CAVE-3.1, CAVE-17.9]"""
    laid = len(tiles(state)) + (state.drawn != NO_FACE)
    if state.phase in (SETUP, STARTER):
        begun = state.round == 0 and state.turn_number == 0 and laid == 0
        yield begun, "round", "before the start player is drawn nothing has happened (CAVE-2.13)"
        return
    count = (state.round - 1) * state.seats + (state.current - state.starter) % state.seats + 1
    yield state.turn_number == count, "turn", f"this is turn {count}, as rounds and seats are counted (CAVE-3.1)"
    points = TURN_AP * state.turn_number - state.ap
    yield laid + (state.phase == DRAW) <= points, "cave", "more tiles than there were AP to discover them (CAVE-4.1)"
    yield state.idle < state.round, "idle", "a round is idle when it is over (CAVE-17.9)"
    seen = laid > 0 or state.phase == DRAW
    yield seen or not state.explored, "notes", "whoever discovers lays a tile (CAVE-4.8)"
    yield seen or state.idle == state.round - 1 or state.phase == OVER, "idle", "every round was idle (CAVE-17.9)"
    if state.terms.stall_rounds:
        stalled = state.idle >= state.terms.stall_rounds
        yield not stalled or state.ended_by != NOT_YET, "idle", "after so many idle rounds the end comes (CAVE-17.9)"
    yield state.ended_by != STALLED or state.final_round > 0, "end", "a stalled game goes into final rounds (CAVE-17.9)"
    yield state.round > state.final_round, "round", "the final rounds come after the others (CAVE-17.3)"
    if state.ended_by >= 0:
        reason = state.group == GROUPS or state.openings == 0
        yield reason, "end", "the end is triggered by the last tile or a sealed cave (CAVE-4.24, CAVE-4.25)"


def about_tiles(state: CaveState) -> Iterator[Claim]:
    """Tiles come group by group, and a rockfall only for one that fitted nowhere. [CAVE-4.7, CAVE-4.16]"""
    faces = laid_faces(state)
    size = state.terms.stack_size
    for group in range(GROUPS):
        came = faces[group * size : (group + 1) * size]
        enough = all(came.count(face) <= state.terms.faces[group * FACES + face] for face in set(came))
        yield enough, "cave", f"group {GROUP_NAMES[group]} has not so many of these tiles (CAVE-1.2, CAVE-4.7)"
    rockfalls = [space for space in tiles(state) if state.cave[space * SPOT + KIND] == ROCKFALL]
    for space, face in zip(rockfalls, state.gone, strict=False):
        told = f"{face_text(face)} would have fitted instead of a rockfall (CAVE-4.14)"
        yield not fitted(state, space, face), "gone", told
    if state.group < GROUPS:
        came = faces[state.group * size :]
        left = [state.terms.faces[state.group * FACES + face] - came.count(face) for face in range(FACES)]
        known = left == [state.deck[face] for face in range(FACES)]
        yield known, "seen", "seen is what has come of the current group (CAVE-2.4)"


def fitted(state: CaveState, space: int, face: int) -> bool:
    """Whether a tile could have been laid on the cell of a space, beside what lay there before. [CAVE-4.11]"""
    demand = 0
    for side in range(4):
        near = state.atlas.at(beside(state.cave[space * SPOT + CELL], side))
        if near != VACANT and near < space and state.cave[near * SPOT + KIND] != ROCKFALL:
            passage = state.cave[near * SPOT + EXITS] >> opposite(side) & 1
            demand |= 1 << side + 4 | passage << side
    return any(fits(face_exits(face, turn), demand) for turn in range(face_turns(face)))


def about_ropes(state: CaveState) -> Iterator[Claim]:
    """Rope tokens lie where levels meet until ropes hang there; depth tokens come with ropes. [CAVE-7.7, CAVE-12.1]"""
    cave = state.cave
    wanting = 0
    for space in tiles(state):
        due, lies = rope_token_due(state, space), bool(cave[space * SPOT + MARKS] & ROPE_TOKEN)
        yield due or not lies, "cave", "a rope token lies on a descent or where levels meet (CAVE-4.22, CAVE-4.23)"
        yield lies or not due or cave[space * SPOT + ROPED] != 0, "cave", "a rope token goes with ropes (CAVE-7.7)"
        wanting += due and not lies
    ends = [space for space in range(state.spaces) for side in range(4) if cave[space * SPOT + ROPED] >> side & 1]
    yield wanting <= len(ends) // 2, "cave", "each move over new ropes takes one rope token from a tile (CAVE-7.7)"
    levels = {cave[space * SPOT + LEVEL] for space in ends}
    held = 0
    for seat in range(state.seats):
        depths = int(state.team[seat * TEAM + DEPTHS])
        own = [level for level in range(depths.bit_length()) if depths >> level & 1]
        held += len(own)
        reached = set(own) <= levels and len(own) <= state.team[seat * TEAM + ROPE_TOKENS]
        yield reached, "depths", "depth tokens are for arriving over ropes of one's own (CAVE-12.1)"
    yield held <= len(ends) // 2, "depths", "each laying of ropes earns one depth token at most (CAVE-12.1)"


def rope_token_due(state: CaveState, space: int) -> bool:
    """Whether a rope token was put on a tile when it was laid. [CAVE-4.22, CAVE-4.23]"""
    at = space * SPOT
    if state.cave[at + KIND] == DESCENT:
        return state.terms.rope_token_on_tile
    before = [state.cave[at + LINK + side] for side in range(4) if 0 < state.cave[at + LINK + side] < space]
    joined = any(state.cave[near * SPOT + LEVEL] != state.cave[at + LEVEL] for near in before)
    return state.terms.join_markers and joined


def about_arrivals(state: CaveState) -> Iterator[Claim]:
    """A team came to its space in a turn of its own, by a way that leads there. [CAVE-8.1, CAVE-13.1]"""
    for seat in range(state.seats):
        at = seat * TEAM
        place, how, turn = state.team[at + PLACE_OF], state.team[at + ARRIVED], state.team[at + ARRIVED_IN]
        own = turn == 0 or (turn - 1 - (seat - state.starter)) % state.seats == 0
        yield own and turn <= state.turn_number, "arrived", f"turn {turn} is none of seat {seat + 1} (CAVE-3.1)"
        yield turn > 0 or place == THE_BASE, "at", f"seat {seat + 1} has not left the base yet (CAVE-2.6)"
        water = state.cave[place * SPOT + KIND] == WATER
        yield how == BY_FORCE or (how == WALK) != water, "arrived", "water is entered by diving or raft (CAVE-8.1)"
