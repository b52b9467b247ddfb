"""Slices of the rules that are also written in C, as yardsticks of speed: caves that are laid at random, tile by tile.

An open exit is drawn, then a tile; all its placements are listed and one of them is drawn. Nobody has to walk there.
"""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine import codes
from speleo.games.cave.engine.discovering import add_placements
from speleo.games.cave.engine.pieces import DRAW, EXITS, KIND, LEVEL, MARKS, OPEN, PLACE_OF, SPOT
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import GROUPS
from speleo.games.subterra.engine.codes import TILE
from speleo.games.subterra.engine.laying import lay, rotations_for
from speleo.games.subterra.engine.pieces import DRAW_TILE
from speleo.games.subterra.engine.revealing import take_from_stack
from speleo.games.subterra.engine.state import SubTerraState
from speleo.grid.cells import beside
from speleo.grid.sides import SIDES, has, opposite
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i64

SIZE: Final = bytes([bin(mask).count("1") for mask in range(16)])


def lay_caves(start: CaveState, games: i64, dealer: FastDealer) -> tuple[int, int]:
    """Whole caves of The Cave: how many tiles were laid, and a sum over what lies there."""
    choices = Choices()
    tiles: i64 = 0
    total: i64 = 0
    game: i64 = 0
    while game < games:
        state = start.clone()
        while state.group < GROUPS and state.openings > 0:
            state.team[PLACE_OF] = with_opening(state, dealer.below(state.openings))
            state.phase = DRAW
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
            choices.clear()
            add_placements(state, codes.PLACE_TILE, codes.PLACE_ROCKFALL, choices)
            state.step(0, choices.codes[dealer.below(choices.count)], UNHEARD)
            tiles += 1
        cave = state.cave
        space: i64 = 0
        while space < state.spaces:
            at = space * SPOT
            total += cave[at + KIND] + 3 * cave[at + EXITS] + 5 * cave[at + OPEN]
            total += 7 * cave[at + LEVEL] + 11 * cave[at + MARKS]
            space += 1
        game += 1
    return tiles, total


def with_opening(state: CaveState, ticket: i64) -> i64:
    """The space on whose open exits a ticket falls."""
    cave = state.cave
    space: i64 = 0
    while True:
        open_here: i64 = SIZE[cave[space * SPOT + OPEN]]
        if ticket < open_here:
            return space
        ticket -= open_here
        space += 1


def lay_tunnels(start: SubTerraState, games: i64, dealer: FastDealer) -> tuple[int, int]:
    """Whole caves of Sub Terra, frontier by frontier; a tile that would close the cave is thrown away."""
    tiles: i64 = 0
    total: i64 = 0
    game: i64 = 0
    while game < games:
        state = start.clone()
        state.ask = DRAW_TILE
        frontiers = count_frontiers(state)
        while state.stack > 0 and frontiers > 0:
            way = frontier_at(state, dealer.below(frontiers))
            kind = state.chance_at(dealer.below(state.chance_total())) - TILE
            take_from_stack(state, kind)
            cell = beside(state.cells[way >> 2], way & 3)
            turns = rotations_for(state, kind, cell, opposite(way & 3))
            if turns != 0:
                lay(state, kind, nth_bit(turns, dealer.below(SIZE[turns])), cell)
                tiles += 1
                frontiers = count_frontiers(state)
        space: i64 = 0
        while space < state.spaces:
            total += state.kinds[space] + 3 * state.opens[space] + 5 * state.rim[space] + 7 * state.turns[space]
            space += 1
        game += 1
    return tiles, total


def count_frontiers(state: SubTerraState) -> i64:
    found: i64 = 0
    rim = state.rim
    space: i64 = 0
    while space < state.spaces:
        found += SIZE[rim[space]]
        space += 1
    return found


def frontier_at(state: SubTerraState, ticket: i64) -> i64:
    """The frontier on which a ticket falls, as four times its space and its side."""
    rim = state.rim
    space: i64 = 0
    while True:
        here: i64 = SIZE[rim[space]]
        if ticket < here:
            return space * SIDES + nth_bit(rim[space], ticket)
        ticket -= here
        space += 1


def nth_bit(mask: i64, ticket: i64) -> i64:
    """The place of the bit on which a ticket falls."""
    side: i64 = 0
    while True:
        if has(mask, side):
            if ticket == 0:
                return side
            ticket -= 1
        side += 1
