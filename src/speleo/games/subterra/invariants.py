"""What holds in every state of Sub Terra."""

from __future__ import annotations

from collections.abc import Iterator

from speleo.games.subterra.engine.components import (
    CARDS,
    CAVE_IN,
    HORROR,
    HORRORS,
    LEDGE,
    SLOPE,
    SPACES,
    TILES,
    WATER,
    health_of,
)
from speleo.games.subterra.engine.flow import nobody_left
from speleo.games.subterra.engine.laying import open_elsewhere
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.engine.table import (
    AT,
    BLAST,
    FLOODED,
    HEALTH,
    HIDE_FAILS,
    LURKS,
    NO_TILE,
    NOBODY_THERE,
    NOWHERE,
    OVER,
    ROPE_FAILS,
    ROPED,
    RUBBLE,
    SETTING_UP,
    SURFACING,
    TURN,
    WALL,
    WHO,
    sort_at,
)
from speleo.games.subterra.writing import discarded, stack_size, turned_up
from speleo.grid.atlas import VACANT
from speleo.grid.cells import beside
from speleo.grid.sides import has, opposite

NO_CELL = 0
"""A cell far away from every cave."""


def broken_invariants(state: SubTerraState) -> list[str]:
    return [law for law, holds in (*piece_laws(state), *cave_laws(state), *caver_laws(state)) if not holds]


def piece_laws(state: SubTerraState) -> Iterator[tuple[str, bool]]:
    thrown = discarded(state)
    held = sum(kind != NO_TILE for kind in (state.aside, state.drawn))
    gone = sum(count for kind, count in thrown)
    total = state.spaces - 1 + stack_size(state) + gone + held
    yield "all 65 tiles are somewhere (SUB-COM.1)", total == TILES + 1
    yield "no tile is in two places (SUB-COM.2)", all(count > 0 for kind, count in thrown)
    yield "the exit is never discarded (SUB-PLC.11)", all(kind != state.parts.exit for kind, count in thrown)
    yield "the stack counts its tiles (SUB-PLC.16)", state.stack == sum(state.bag) and min(state.bag) >= 0
    turned = sum(count for card, count in turned_up(state))
    yield "cards turned up and face down are those dealt (SUB-SET.8)", turned + state.cards == state.terms.dealt()
    yield (
        "the pool holds the cards face down (SUB-SET.9)",
        sum(state.pool[card] for card in range(CARDS)) >= state.cards,
    )
    yield "time runs out below the last card (SUB-SET.14)", not state.out_of_time or state.cards == 0
    yield "gas takes 2 or 4 points (SUB-HAZ.19)", state.gas in (0, 2, state.terms.double_gas)
    yield "three guides and three explosives (SUB-COM.9)", 0 <= state.guides <= 3 and 0 <= state.explosives <= 3
    edges = sum(bin(state.marks[space] >> BLAST).count("1") for space in range(state.spaces))
    edges -= sum(doubly_blasted(state, space) for space in range(state.spaces))
    yield "explosives used and left make three (SUB-ENG.1)", edges + state.explosives <= 3


def doubly_blasted(state: SubTerraState, space: int) -> int:
    """The blasted edges that an earlier tile shares with this one."""
    return sum(
        bool(state.marks[space] >> (BLAST + side) & 1) and 0 <= state.ways[space * 4 + side] < space
        for side in range(4)
    )


def cave_laws(state: SubTerraState) -> Iterator[tuple[str, bool]]:
    spaces = range(state.spaces)
    yield "at most 66 tiles lie in the cave (SUB-COM.1)", 1 <= state.spaces <= SPACES
    for mark, sorts, law in (
        (RUBBLE, (CAVE_IN,), "rubble lies on cave-in tiles (SUB-HAZ.13)"),
        (FLOODED, (WATER,), "flood markers lie on water tiles (SUB-HAZ.8)"),
        (ROPED, (LEDGE, SLOPE), "ropes hang on ledges and slopes (SUB-DAN.5)"),
    ):
        yield law, all(sort_at(state, space) in sorts for space in spaces if state.marks[space] & mark)
    yield (
        "passages and frontiers are what the tiles show (SUB-TRM.3)",
        all(sides_agree(state, space) for space in spaces),
    )
    lairs = [state.figures[LURKS + horror] for horror in range(HORRORS)]
    yield "horrors are on tiles (SUB-HOR.1)", all(lair == NOWHERE or 0 <= lair < state.spaces for lair in lairs)
    yield (
        "the cave is open until the exit lies in it (SUB-PLC.8)",
        state.exit_at != NOWHERE or open_elsewhere(state, NO_CELL),
    )
    yield "there are eight horror tiles (SUB-COM.2)", sum(sort_at(state, space) == HORROR for space in spaces) <= 8


def sides_agree(state: SubTerraState, space: int) -> bool:
    for side in range(4):
        near = state.atlas.at(beside(state.cells[space], side))
        is_open = has(state.opens[space], side)
        joined = near != VACANT and is_open and has(state.opens[near], opposite(side))
        if state.ways[space * 4 + side] != (near if joined else WALL):
            return False
        if has(state.rim[space], side) != (is_open and near == VACANT):
            return False
    return True


def caver_laws(state: SubTerraState) -> Iterator[tuple[str, bool]]:
    figures, cavers = state.figures, range(state.picked)
    yield (
        "health is between zero and full (SUB-TRM.9)",
        all(0 <= figures[HEALTH + caver] <= health_of(figures[WHO + caver]) for caver in cavers),
    )
    yield "cavers are on tiles (SUB-TRM.7)", all(0 <= figures[AT + caver] < state.spaces for caver in cavers)
    yield "nobody is under water and devoured (SUB-TRM.7)", state.submerged & state.devoured == 0
    yield (
        "the devoured have no health (SUB-OOT.2)",
        all(figures[HEALTH + caver] == 0 for caver in cavers if state.devoured >> caver & 1),
    )
    yield (
        "whoever is under water is conscious and over water (SUB-DIV.1, SUB-DIV.6)",
        all(
            figures[HEALTH + caver] > 0 and sort_at(state, figures[AT + caver]) == WATER
            for caver in cavers
            if state.submerged >> caver & 1
        ),
    )
    yield (
        "failures are counted up to two (SUB-SKL.4)",
        all(0 <= figures[block + caver] <= 2 for caver in cavers for block in (ROPE_FAILS, HIDE_FAILS)),
    )
    if state.phase == SETTING_UP:
        return
    yield "somebody holds the start marker (SUB-RND.5)", state.start != NOBODY_THERE
    yield "at most three points in a turn, two without exertion (SUB-EXE.1)", 0 <= state.points <= 2 + state.exerted
    acts = state.active != NOBODY_THERE and state.ask in (TURN, SURFACING)
    yield "a turn is a conscious caver's (SUB-ACT.6)", not acts or figures[HEALTH + state.active] > 0
    yield (
        "only the Diver under water surfaces (SUB-ACT.10)",
        not acts or (state.ask == SURFACING) == bool(state.submerged >> state.active & 1),
    )
    yield (
        "the game is over exactly when nobody is left (SUB-END.1)",
        between_steps(state) or (nobody_left(state) == (state.ask == OVER)),
    )


def between_steps(state: SubTerraState) -> bool:
    """Inside an action or an execution the end is not yet tested. [SUB-RND.7]"""
    return state.ask not in (TURN, SURFACING, OVER)
