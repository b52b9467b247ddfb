"""Chapter 17: what everybody sees. Nothing is secret; a view adds what can be worked out from it."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.games.subterra.engine.chances import list_tiles
from speleo.games.subterra.engine.codes import TILE
from speleo.games.subterra.engine.components import CARDS, HORRORS, health_of
from speleo.games.subterra.engine.flow import left_behind
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.engine.table import (
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
    ROPE_FAILS,
    ROPED,
    RUBBLE,
    WHO,
    barred,
    escaped,
)
from speleo.games.subterra.hunting import HuntView, hunts
from speleo.games.subterra.names import CARD_NAMES, CAVERS, PHASES, SIDES, cell_text, tile_text
from speleo.games.subterra.names import HORRORS as LETTERS
from speleo.games.subterra.pending import DETAILS, HORRORS_ACT, REVEALING
from speleo.games.subterra.scoring import medal
from speleo.games.subterra.writing import ASKS, discarded, letters, names, stack_size, turned_up
from speleo.kernel.engine.moves import Moves
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.game import View


@dataclass(frozen=True, slots=True)
class CaverView:
    """One caver. `cell` is where the caver stands, or dived; `where` is tile, water, exit or darkness.

    The devoured are nowhere: their `cell` is none. [SUB-OOT.2, SUB-TRM.7]
    """

    caver: str
    seat: int
    health: int
    most: int
    where: str
    cell: str
    hidden: bool
    rope_fails: int
    hide_fails: int


@dataclass(frozen=True, slots=True)
class TileView:
    """One tile of the cave as it lies, with its markers, blasted sides and horrors.

    `barred` is the side through which nobody gets without a rope. [SUB-TIL.20, SUB-TIL.23]
    """

    cell: str
    tile: str
    marks: str
    blasted: str
    horrors: str
    barred: str


@dataclass(frozen=True, slots=True)
class SubTerraView(View):
    """The whole table; `tiles_left` and `cards_left` are what the unseen tiles and cards may still be.

    What is going on: `directed` says whether the Leader has directed in this turn, `steps` how many a run has left,
    `revealing` behind which side a tile is to lie (or none), `exploring` whether its caver goes there, and `guided`
    whether the Scout was asked. `hazard` is carried out `times` more. The horrors `moving` have still to act, in so
    many `passes`, and `spawns` more are to appear; `chasing` is the horror whose path is asked for, `chased` its prey.
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
    cave: tuple[TileView, ...]
    gas: int
    out_of_time: bool
    stack: int
    tiles_left: tuple[tuple[str, int], ...]
    exit_in: str
    discarded: tuple[tuple[str, int], ...]
    aside: str
    top: str
    drawn: str
    revealing: str
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
        cave=tuple(tile_view(seen, space) for space in range(seen.spaces)),
        gas=seen.gas,
        out_of_time=seen.out_of_time,
        stack=stack_size(seen),
        tiles_left=tuple((tile_text(parts, kind), seen.bag[kind]) for kind in range(parts.kinds + 1) if seen.bag[kind]),
        exit_in=exit_place(seen),
        discarded=tuple((tile_text(parts, kind), count) for kind, count in discarded(seen)),
        aside=tile_name(seen, seen.aside),
        top=tile_name(seen, seen.top),
        drawn=tile_name(seen, seen.drawn),
        revealing=SIDES[seen.side] if seen.ask in REVEALING else "none",
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


def tile_name(state: SubTerraState, kind: int) -> str:
    return "none" if kind == NO_TILE else tile_text(state.parts, kind)


def exit_place(state: SubTerraState) -> str:
    """Where the exit is, as far as anybody can know. [SUB-SET.5, SUB-GEO.6, SUB-OOT.5]"""
    if state.exit_at >= 0:
        return cell_text(state.cells[state.exit_at])
    for kind, where in ((state.aside, "aside"), (state.top, "top"), (state.drawn, "drawn")):
        if kind == state.parts.exit:
            return where
    return "stack"


def caver_view(state: SubTerraState, caver: int) -> CaverView:
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
        health=figures[HEALTH + caver],
        most=health_of(figures[WHO + caver]),
        where=where,
        cell="none" if where == "darkness" else cell_text(state.cells[figures[AT + caver]]),
        hidden=bool(state.hidden >> caver & 1),
        rope_fails=figures[ROPE_FAILS + caver],
        hide_fails=figures[HIDE_FAILS + caver],
    )


def tile_view(state: SubTerraState, space: int) -> TileView:
    marks = state.marks[space]
    words = ((FLOODED, "flooded"), (RUBBLE, "rubble"), (ROPED, "rope"))
    return TileView(
        cell=cell_text(state.cells[space]),
        tile=tile_text(state.parts, state.kinds[space], state.turns[space]),
        marks="+".join(word for mark, word in words if marks & mark) or "-",
        blasted="".join(SIDES[side] for side in range(4) if marks >> (BLAST + side) & 1) or "-",
        horrors="".join(LETTERS[at] for at in range(HORRORS) if state.figures[LURKS + at] == space) or "-",
        barred="".join(SIDES[side] for side in range(4) if barred(state, space) >> side & 1) or "-",
    )


def exit_odds(state: SubTerraState) -> tuple[int, int]:
    """How likely the next tile drawn is the exit, as a fraction. [SUB-SET.5]"""
    moves = Moves()
    list_tiles(state, moves)
    at = moves.find(TILE + state.parts.exit)
    return (moves.weights[at] if at >= 0 else 0), moves.total
