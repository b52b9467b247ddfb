"""Placement against an oracle that is slow and obviously correct."""

from __future__ import annotations

from speleo.bots.cave import BOTS
from speleo.games.cave import GAME
from speleo.games.cave.engine.pieces import CELL, DRAW, EXITS, KIND, PLACE, PLACE_OF, SPOT, TEAM
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import BASE, ROCKFALL, SHAPE_EXITS, SHAPES
from speleo.grid.cells import x_of, y_of
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import UNHEARD

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
SIDES = "NESW"


def board_of(state: CaveState) -> dict[tuple[int, int], tuple[int, str]]:
    """Every cell with what lies there: its kind and its passages as letters."""
    board = {}
    for space in range(state.spaces):
        at = space * SPOT
        cell = (x_of(state.cave[at + CELL]), y_of(state.cave[at + CELL]))
        passages = "".join(side for number, side in enumerate(SIDES) if state.cave[at + EXITS] >> number & 1)
        board[cell] = (state.cave[at + KIND], passages)
    return board


def placements(state: CaveState) -> set[str]:
    """What may be done with the drawn tile, straight from the rules. [CAVE-4.10, CAVE-4.11, CAVE-4.12, CAVE-4.16]"""
    board = board_of(state)
    here = state.team[state.current * TEAM + PLACE_OF]
    x, y = x_of(state.cave[here * SPOT + CELL]), y_of(state.cave[here * SPOT + CELL])
    kind, passages = board[(x, y)]
    mask = SHAPE_EXITS[state.drawn % SHAPES]
    drawn = "".join(side for number, side in enumerate(SIDES) if mask >> number & 1)
    exits = [
        side
        for side in passages
        if kind not in (BASE, ROCKFALL) and (x + STEPS[side][0], y + STEPS[side][1]) not in board
    ]
    found = set()
    for exit_side in exits:
        cell = (x + STEPS[exit_side][0], y + STEPS[exit_side][1])
        for turn in range(4):
            turned = {SIDES[(SIDES.index(side) + turn) % 4] for side in drawn}
            if all(agrees(board, cell, side, side in turned) for side in SIDES):
                found.add(f"place {exit_side.lower()} {''.join(side for side in SIDES if side in turned)}")
    return found or {f"rockfall {side.lower()}" for side in exits}


def agrees(board: dict[tuple[int, int], tuple[int, str]], cell: tuple[int, int], side: str, passage: bool) -> bool:
    neighbour = board.get((cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]))
    if neighbour is None or neighbour[0] == ROCKFALL:
        return True
    return (FACING[side] in neighbour[1]) == passage


def test_every_placement_of_whole_games_is_what_the_rules_say() -> None:
    """In games of explorers, the engine offers exactly the oracle's placements for every tile that could come.

    [CAVE-4.14]
    """
    compared = rockfalls = 0
    for seats in GAME.seats:
        state, dealer = GAME.new(GAME.setup(seats)), FastDealer(f"oracle {seats}")
        bots = [BOTS["explorer"]() for _ in range(seats)]
        while (actor := state.turn()) != NOBODY:
            if state.phase == DRAW:
                for action, _ in GAME.chance_outcomes(state):
                    after = state.clone()
                    GAME.apply(after, CHANCE, action)
                    assert after.phase == PLACE
                    offered = {choice.notation for choice in GAME.legal_actions(after, after.current)}
                    assert offered == placements(after)
                    compared += 1
                    rockfalls += next(iter(offered)).startswith("rockfall")
            if actor == CHANCE:
                state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
            else:
                state.step(actor, bots[actor].choose(state.seen_by(actor), actor, dealer), UNHEARD)
    assert compared > 1000
    assert rockfalls > 20
