"""Chapter 17: what everybody sees. Nothing is secret; a view adds what can be worked out from it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from speleo.games.subterra.actions import Place
from speleo.games.subterra.boards import AbilityView, BoardView, abilities, boards
from speleo.games.subterra.engine.components import CARDS, HORRORS, Components, health_of
from speleo.games.subterra.engine.deeds import FAILURES_ENOUGH
from speleo.games.subterra.engine.flow import left_behind
from speleo.games.subterra.engine.pieces import (
    AT,
    BLAST,
    CHOOSING_PATH,
    FLOODED,
    HEALTH,
    HIDE_FAILS,
    LURKS,
    NO_TILE,
    NOBODY_THERE,
    OVER,
    PLACING,
    ROPE_FAILS,
    ROPED,
    RUBBLE,
    WHO,
    barred,
    escaped,
)
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.faces import FaceView, face_view
from speleo.games.subterra.hunting import HuntView, hunts
from speleo.games.subterra.names import CARD_NAMES, CAVERS, PHASES, SIDE_NAMES, SORTS, cell_text, tile_text
from speleo.games.subterra.names import HORRORS as LETTERS
from speleo.games.subterra.notation.pending import DETAILS, HORRORS_ACT, REVEALING
from speleo.games.subterra.notation.writing import ASKS, discarded, letters, names, stack_size, turned_up
from speleo.games.subterra.prices import EXERTION_LOSS, odds
from speleo.games.subterra.scoring import medal
from speleo.grid.atlas import VACANT
from speleo.grid.cells import beside, x_of, y_of
from speleo.grid.sides import has
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.game import View

LOW, FAILING = 8, 4
"""Hazard cards from which on the light is seen to fail."""
WORDS = ((FLOODED, "flooded"), (RUBBLE, "rubble"), (ROPED, "rope"))
KEPT = 4096
"""Tiles that are kept ready, since most of a cave stays as it is from picture to picture."""


@dataclass(frozen=True, slots=True)
class CaverView:
    """One caver. `cell` is where the caver stands, or dived; `where` is tile, water, exit or darkness.

    The devoured are nowhere: their `cell` is none. [SUB-OOT.2, SUB-TRM.7]
    """

    caver: str
    seat: int
    rank: int
    health: int
    most: int
    where: str
    cell: str
    hidden: bool
    rope_fails: int
    hide_fails: int
    abilities: tuple[AbilityView, ...]


@dataclass(frozen=True, slots=True)
class TileView:
    """One tile of the cave as it lies, with its markers, blasted sides and horrors; x to the east, y to the south.

    `barred` is the side through which nobody gets without a rope. [SUB-TIL.20, SUB-TIL.23]
    """

    cell: str
    x: int
    y: int
    face: FaceView
    marks: tuple[str, ...]
    blasted: tuple[str, ...]
    horrors: tuple[str, ...]
    barred: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlacementView:
    """One way to lay the drawn tile: the action, and the tile as it would lie."""

    action: str
    face: FaceView


@dataclass(frozen=True, slots=True)
class SubTerraView(View):
    """The whole table; `tiles_left` (by sort: `sorts_left`) and `cards_left` are what is unseen.

    What is going on: `directed` says whether the Leader has directed in this turn, `steps` how many a run has left,
    `revealing` behind which side a tile is to lie (or none), `exploring` whether its caver goes there, and `guided`
    whether the Scout was asked; `laying` is the cell where it is to lie, with the ways to lay it as `placements`.
    `hazard` is carried out `times` more. The horrors `moving` have still to act, in so many `passes`, and `spawns`
    more are to appear; `chasing` is the horror whose path is asked for, `chased` its prey.

    `frontier` are the empty cells behind open sides. `boards` are those of the cavers while they are chosen from.
    `light` is bright, low, failing or out; after `attempts` failures in a row the next attempt succeeds.
    `exert_test` and `exert_risk` are what exertion leads to.
    """

    viewer: int | None
    round: int
    phase: str
    asks: str
    start: str
    active: str
    acting: str
    points: int
    exerted: bool
    directed: bool
    steps: int
    cavers: tuple[CaverView, ...]
    boards: tuple[BoardView, ...]
    cave: tuple[TileView, ...]
    frontier: tuple[tuple[int, int], ...]
    gas: int
    out_of_time: bool
    light: str
    attempts: int
    exert_test: int
    exert_risk: int
    stack: int
    tiles_left: tuple[tuple[str, int], ...]
    sorts_left: tuple[tuple[str, int], ...]
    exit_in: str
    discarded: tuple[tuple[str, int], ...]
    aside: FaceView | None
    top: FaceView | None
    drawn: FaceView | None
    revealing: str
    laying: tuple[int, int] | None
    placements: tuple[PlacementView, ...]
    exploring: bool
    guided: bool
    cards: int
    cards_left: tuple[tuple[str, int], ...]
    turned: tuple[tuple[str, int], ...]
    rolling: str
    hazard: str
    times: int
    moving: str
    passes: int
    spawns: int
    chasing: str
    chased: str
    hunts: tuple[HuntView, ...]
    guides: int
    explosives: int
    left_behind: int
    medal: str


def view(state: SubTerraState, viewer: int) -> SubTerraView:
    """Everything that this viewer may see, made from `seen_by` alone."""
    seen = state.seen_by(viewer)
    parts = seen.parts
    return SubTerraView(
        viewer=None if viewer == SPECTATOR else viewer,
        round=seen.round,
        phase=PHASES[seen.phase],
        asks=ASKS[seen.ask],
        start=caver_name(seen, seen.start),
        active=caver_name(seen, seen.active),
        acting=caver_name(seen, seen.acting),
        points=seen.points,
        exerted=seen.exerted,
        directed=seen.led,
        steps=seen.steps if seen.ask in DETAILS["steps"] else 0,
        cavers=tuple(caver_view(seen, caver) for caver in range(seen.picked)),
        boards=boards(seen),
        cave=tuple(tile_view(seen, space) for space in range(seen.spaces)),
        frontier=frontier(seen),
        gas=seen.gas,
        out_of_time=seen.out_of_time,
        light=light(seen),
        attempts=FAILURES_ENOUGH,
        exert_test=odds(seen, seen.active) if seen.active != NOBODY_THERE else 0,
        exert_risk=EXERTION_LOSS,
        stack=stack_size(seen),
        tiles_left=tuple((tile_text(parts, kind), seen.bag[kind]) for kind in range(parts.kinds + 1) if seen.bag[kind]),
        sorts_left=sorts_left(seen),
        exit_in=exit_place(seen),
        discarded=tuple((tile_text(parts, kind), count) for kind, count in discarded(seen)),
        aside=known_face(seen, seen.aside),
        top=known_face(seen, seen.top),
        drawn=known_face(seen, seen.drawn),
        revealing=SIDE_NAMES[seen.side] if seen.ask in REVEALING else "none",
        laying=laying(seen) if seen.ask in REVEALING else None,
        placements=placements(seen) if seen.ask == PLACING and seen.drawn != NO_TILE else (),
        exploring=seen.exploring and seen.ask in REVEALING,
        guided=seen.guided and seen.ask in REVEALING,
        cards=seen.cards,
        cards_left=tuple((CARD_NAMES[card], seen.pool[card]) for card in range(CARDS) if seen.pool[card]),
        turned=tuple((CARD_NAMES[card], count) for card, count in turned_up(seen)),
        rolling=names(seen, seen.rolling),
        hazard=CARD_NAMES[seen.hazard] if seen.hazard >= 0 else "none",
        times=seen.times if seen.ask in DETAILS["times"] else 0,
        moving=letters(seen.to_move) if seen.ask in HORRORS_ACT else "none",
        passes=seen.passes if seen.ask in HORRORS_ACT else 0,
        spawns=seen.spawns if seen.ask in HORRORS_ACT else 0,
        chasing=LETTERS[seen.mover] if seen.ask == CHOOSING_PATH else "none",
        chased=caver_name(seen, seen.victim) if seen.ask == CHOOSING_PATH else "none",
        hunts=() if seen.ask == OVER else hunts(seen),
        guides=seen.guides,
        explosives=seen.explosives,
        left_behind=left_behind(seen),
        medal=medal(left_behind(seen)) if seen.ask == OVER else "none",
    )


def caver_name(state: SubTerraState, caver: int) -> str:
    return "none" if caver == NOBODY_THERE else CAVERS[state.figures[WHO + caver]]


def known_face(state: SubTerraState, kind: int) -> FaceView | None:
    return None if kind == NO_TILE else face_view(state.parts, kind)


def sorts_left(state: SubTerraState) -> tuple[tuple[str, int], ...]:
    """How many tiles of each sort are unseen."""
    found: dict[str, int] = {}
    for kind in range(state.parts.kinds + 1):
        if state.bag[kind]:
            sort = SORTS[state.parts.sorts[kind]]
            found[sort] = found.get(sort, 0) + int(state.bag[kind])
    return tuple(found.items())


def light(state: SubTerraState) -> str:
    """How much time is left, in hazard cards. [SUB-HAZ.2, SUB-OOT.1]"""
    if state.out_of_time:
        return "out"
    return "failing" if state.cards <= FAILING else "low" if state.cards <= LOW else "bright"


def frontier(state: SubTerraState) -> tuple[tuple[int, int], ...]:
    """Empty cells behind open or blasted sides, each once. [SUB-TRM.5]"""
    found = {}
    for space in range(state.spaces):
        for side in range(4):
            cell = beside(state.cells[space], side)
            if has(state.rim[space], side) and state.atlas.at(cell) == VACANT:
                found[cell] = (x_of(cell), y_of(cell))
    return tuple(found.values())


def laying(state: SubTerraState) -> tuple[int, int]:
    """Where the tile that is revealed will lie. [SUB-PLC.1]"""
    cell = beside(state.cells[state.figures[AT + state.acting]], state.side)
    return x_of(cell), y_of(cell)


def placements(state: SubTerraState) -> tuple[PlacementView, ...]:
    """The legal rotations of the drawn tile. [SUB-PLC.4]"""
    quarters = [turn for turn in range(4) if state.rotations >> turn & 1]
    return tuple(
        PlacementView(Place(90 * turn).notation, face_view(state.parts, state.drawn, turn)) for turn in quarters
    )


def exit_place(state: SubTerraState) -> str:
    """Where the exit is, as far as anybody can know. [SUB-SET.5, SUB-GEO.6, SUB-OOT.5]"""
    if state.exit_at >= 0:
        return cell_text(state.cells[state.exit_at])
    for kind, where in ((state.aside, "aside"), (state.top, "top"), (state.drawn, "drawn")):
        if kind == state.parts.exit:
            return where
    return "stack"


def caver_view(state: SubTerraState, caver: int) -> CaverView:
    """One caver: where, how well, and with what abilities left."""
    figures = state.figures
    where = "tile"
    if state.devoured >> caver & 1:
        where = "darkness"
    elif state.submerged >> caver & 1:
        where = "water"
    elif escaped(state, caver):
        where = "exit"
    return CaverView(
        caver=CAVERS[figures[WHO + caver]],
        seat=caver // state.terms.each,
        rank=figures[WHO + caver] + 1,
        health=figures[HEALTH + caver],
        most=health_of(figures[WHO + caver]),
        where=where,
        cell="none" if where == "darkness" else cell_text(state.cells[figures[AT + caver]]),
        hidden=bool(state.hidden >> caver & 1),
        rope_fails=figures[ROPE_FAILS + caver],
        hide_fails=figures[HIDE_FAILS + caver],
        abilities=abilities(state, figures[WHO + caver]),
    )


def tile_view(state: SubTerraState, space: int) -> TileView:
    """A tile of the cave with all that is on it."""
    horrors = tuple(LETTERS[at] for at in range(HORRORS) if state.figures[LURKS + at] == space)
    return lying(
        state.parts,
        state.kinds[space],
        state.turns[space],
        state.cells[space],
        state.marks[space],
        horrors,
        barred(state, space),
    )


@lru_cache(KEPT)
def lying(
    parts: Components, kind: int, quarters: int, cell: int, marks: int, horrors: tuple[str, ...], barred: int
) -> TileView:
    """A tile at a cell, laid or about to be, in words and letters."""
    return TileView(
        cell=cell_text(cell),
        x=x_of(cell),
        y=y_of(cell),
        face=face_view(parts, kind, quarters),
        marks=tuple(word for mark, word in WORDS if marks & mark),
        blasted=tuple(SIDE_NAMES[side] for side in range(4) if marks >> (BLAST + side) & 1),
        horrors=horrors,
        barred=tuple(SIDE_NAMES[side] for side in range(4) if barred >> side & 1),
    )
