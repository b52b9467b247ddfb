"""Whether a position can have come about: what rounds, cards, tiles and marks tell of each other."""

from __future__ import annotations

from collections.abc import Iterator

from speleo.games.subterra.engine.components import (
    CARDS,
    CAVE_IN_CARD,
    FLOOD,
    GAS_CARD,
    GEOLOGIST,
    HAZARDS,
    HORROR,
    HORROR_CARD,
    LEDGE,
    SLOPE,
    USES,
)
from speleo.games.subterra.engine.pieces import (
    ACTION_PHASE,
    DRAW_CARD,
    FLOODED,
    HAZARD_PHASE,
    INDEX,
    NO_TILE,
    NOBODY_THERE,
    OVER,
    ROPE_FAILS,
    RUBBLE,
    SETTING_UP,
    horrors_in_cave,
    size,
    sort_at,
)
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.position import Claim

MOST_POINTS = 3
"""Action points of a turn with exertion; a tile costs one at least. [SUB-EXE.1]"""


def claims(state: SubTerraState) -> Iterator[Claim]:
    if state.phase == SETTING_UP:
        return
    yield from about_time(state)
    yield from about_tiles(state)
    yield from about_marks(state)
    yield from about_cavers(state)


def turned(state: SubTerraState, kind: int) -> int:
    """How many hazards of a kind the cards turned up have brought; a doubled card counts twice."""
    first = state.terms.level * CARDS
    return sum(
        (1 + card // HAZARDS) * (state.parts.cards[first + card] - state.pool[card]) for card in (kind, kind + HAZARDS)
    )


def about_time(state: SubTerraState) -> Iterator[Claim]:
    """A card a round, and time runs out in the round after the last. [SUB-RND.4, SUB-SET.14]"""
    dealt = state.terms.dealt()
    shown = dealt - state.cards
    if state.ask == OVER:
        possible: tuple[int, ...] = (state.round - 1, state.round)
    else:
        drawn = state.phase == HAZARD_PHASE and state.ask != DRAW_CARD
        possible = (state.round - 1 + drawn,)
    if state.out_of_time:
        yield state.round > dealt, "time", f"time runs out in round {dealt + 1} (SUB-SET.14)"
    else:
        yield shown in possible, "round", f"one hazard card is turned up a round, not {shown} by now (SUB-RND.4)"
    yield state.out_of_time or state.devoured == 0, "places", "darkness comes when time is out (SUB-OOT.1)"


def about_tiles(state: SubTerraState) -> Iterator[Claim]:
    """What the tiles in the cave and the stack say of the points, uses and draws that they came by."""
    found = state.bag[state.parts.exit] == 0
    window = state.terms.window
    low = not found or state.stack < window
    yield low, "cave", f"the exit is one of the last {window} tiles of the stack (SUB-SET.5, SUB-SET.6)"
    used = USES - state.guides
    yield state.thrown >= used, "discarded", "the Scout throws a tile away with every use (SUB-SCO.1)"
    turns = state.team * state.round
    if state.phase == ACTION_PHASE:
        turns -= state.team - state.slot
    yield state.spaces - 1 <= MOST_POINTS * turns, "cave", "more tiles than there were points to lay them (SUB-BAS.1)"
    geologist = state.figures[INDEX + GEOLOGIST]
    if geologist != NOBODY_THERE and not state.devoured >> geologist & 1:
        held = state.aside != NO_TILE or state.stack == 0
        yield held, "aside", "the Geologist has a tile beside the board while there is a stack (SUB-SET.11, SUB-GEO.4)"


def about_marks(state: SubTerraState) -> Iterator[Claim]:
    """Gas, water, rubble and horrors come with their cards. [SUB-HAZ.8, SUB-HAZ.10, SUB-HAZ.13, SUB-HOR.15]"""
    spaces = range(state.spaces)
    flooded = any(state.marks[space] & FLOODED for space in spaces)
    rubble = any(state.marks[space] & RUBBLE for space in spaces)
    yield not flooded or turned(state, FLOOD) > 0, "flooded", "a flood card floods tiles (SUB-HAZ.8)"
    blasted = state.explosives < USES
    yield not rubble or blasted or turned(state, CAVE_IN_CARD) > 0, "rubble", "a cave-in brings rubble (SUB-HAZ.13)"
    yield state.gas == 0 or turned(state, GAS_CARD) > 0, "gas", "a gas card brings gas (SUB-HAZ.10)"
    there = size(horrors_in_cave(state))
    yield there <= turned(state, HORROR_CARD), "horrors", "each horror came with a card (SUB-HOR.15)"
    lair = any(sort_at(state, space) == HORROR for space in spaces)
    yield there == 0 or lair, "horrors", "horrors come out of horror tiles (SUB-TIL.15)"


def about_cavers(state: SubTerraState) -> Iterator[Claim]:
    if state.phase == ACTION_PHASE:
        later = [(state.start + slot) % state.team for slot in range(state.slot, state.team)]
        waiting = not any(state.hidden >> caver & 1 for caver in later)
        yield waiting, "hidden", "nobody hides before the own turn of the round (SUB-DAN.7)"
    climbs = any(sort_at(state, space) in (LEDGE, SLOPE) for space in range(state.spaces))
    tried = any(state.figures[ROPE_FAILS + caver] for caver in range(state.team))
    yield climbs or not tried, "rope fails", "ropes are tried on ledges and slopes (SUB-DAN.5)"
