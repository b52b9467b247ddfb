"""Questions inside an action or between turns, and what follows from each answer, be it of people or of chance."""

from __future__ import annotations

from speleo.games.subterra.engine.chances import list_boards
from speleo.games.subterra.engine.choices import add_each, list_directed
from speleo.games.subterra.engine.codes import (
    CARD,
    DIE,
    DISCARD,
    KEEP,
    ORDER,
    PATH,
    PICK,
    PLACE,
    SPAWN,
    START,
    STEP,
    STOP,
    SURFACE,
    TAKE_ASIDE,
    TAKE_DRAWN,
    TILE,
)
from speleo.games.subterra.engine.components import WATER
from speleo.games.subterra.engine.deeds import attempt_rolled, do, step_on
from speleo.games.subterra.engine.flow import surface
from speleo.games.subterra.engine.happenings import BY_EXERTION, FOR_EXERTION
from speleo.games.subterra.engine.hazards import cave_in, darkness_rolled, tremor_rolled, turn_card
from speleo.games.subterra.engine.health import hurt, passes_test
from speleo.games.subterra.engine.horrors import activate, creep, first_steps, nearest_lairs, spawn
from speleo.games.subterra.engine.pieces import (
    ACTION_DONE,
    BLAST_DIE,
    CAVE_IN_DIE,
    CHOOSING_PATH,
    DARKNESS_DIE,
    DEAL_TILE,
    DIRECTING,
    DRAW_CARD,
    DRAW_CAVER,
    DRAW_START,
    DRAW_TILE,
    EXERTION_DIE,
    HAZARD_STRIKES,
    HIDE_DIE,
    HIDE_FAILS,
    HORRORS_APPEAR,
    HORRORS_MOVE,
    KEEPING,
    ORDERING,
    PICKING,
    PLACING,
    ROPE_DIE,
    ROPE_FAILS,
    SCREE_DIE,
    SPAWNING,
    STARTING,
    STEPPING,
    SURFACING,
    TAKING,
    TREMOR_DIE,
    TURN_DONE,
    Pieces,
    sort_at,
)
from speleo.games.subterra.engine.revealing import discard, fix_tile, place, take, tile_drawn
from speleo.games.subterra.engine.setting_up import choose_caver, deal_tile, give_start
from speleo.games.subterra.engine.walking import moves_from, scree_rolled
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


def list_answers(pieces: Pieces, into: Choices) -> None:
    """What may be said to a question that is not what to do in a turn."""
    ask = pieces.ask
    if ask == STEPPING:
        add_each(into, STEP, moves_from(pieces, pieces.acting))
        into.add(STOP)
    elif ask == PLACING:
        add_each(into, PLACE, pieces.rotations)
    elif ask == DIRECTING:
        list_directed(pieces, into)
    elif ask == KEEPING:
        into.add(KEEP)
        into.add(DISCARD)
    elif ask == TAKING:
        into.add(TAKE_DRAWN)
        into.add(TAKE_ASIDE)
    elif ask == ORDERING:
        add_each(into, ORDER, pieces.to_move)
    elif ask == CHOOSING_PATH:
        add_each(into, PATH, first_steps(pieces, pieces.mover, pieces.victim))
    elif ask == SURFACING:
        list_waters(pieces, into)
    elif ask == SPAWNING:
        lairs = nearest_lairs(pieces)
        at: i64 = 0
        while at < len(lairs):
            into.add(SPAWN + lairs[at])
            at += 1
    elif ask == PICKING:
        list_boards(pieces, into)
    elif ask == STARTING:
        add_each(into, START, (1 << pieces.team) - 1)


def list_waters(pieces: Pieces, into: Choices) -> None:
    """Any water tile of the cave. [SUB-DIV.4]"""
    space: i64 = 0
    while space < pieces.spaces:
        if sort_at(pieces, space) == WATER:
            into.add(SURFACE + space)
        space += 1


def answer(pieces: Pieces, code: i64, story: Story) -> None:
    """Carry out an answer."""
    ask = pieces.ask
    if ask == STEPPING:
        step_on(pieces, code, story)
    elif ask == PLACING:
        place(pieces, code - PLACE, story)
    elif ask == DIRECTING:
        do(pieces, pieces.acting, code, story)
    elif ask == KEEPING:
        if code == DISCARD:
            discard(pieces, story)
        else:
            fix_tile(pieces, story)
    elif ask == TAKING:
        take(pieces, code, story)
    elif ask == ORDERING:
        pieces.ask = HORRORS_MOVE
        activate(pieces, code - ORDER, story)
    elif ask == CHOOSING_PATH:
        pieces.ask = HORRORS_MOVE
        horror = pieces.mover
        pieces.mover = 0
        pieces.victim = 0
        creep(pieces, horror, code - PATH, story)
    elif ask == SPAWNING:
        pieces.ask = HORRORS_APPEAR
        spawn(pieces, code - SPAWN, story)
    elif ask == SURFACING:
        surface(pieces, code - SURFACE, story)
    elif ask == PICKING:
        choose_caver(pieces, code - PICK, story)
    elif ask == STARTING:
        give_start(pieces, code - START, story)


def befall(pieces: Pieces, code: i64, story: Story) -> None:
    """Carry out what chance has brought."""
    ask = pieces.ask
    if ask == DRAW_TILE:
        tile_drawn(pieces, code - TILE, story)
    elif ask == TREMOR_DIE:
        tremor_rolled(pieces, code - DIE, story)
    elif ask == DARKNESS_DIE:
        darkness_rolled(pieces, code - DIE, story)
    elif ask == DRAW_CARD:
        turn_card(pieces, code - CARD, story)
    elif ask == EXERTION_DIE:
        if not passes_test(pieces, pieces.active, code - DIE, FOR_EXERTION, story):
            hurt(pieces, pieces.active, 1, BY_EXERTION, story)
        pieces.exerted = False
        pieces.ask = TURN_DONE
    elif ask == SCREE_DIE:
        scree_rolled(pieces, pieces.acting, code - DIE, story)
    elif ask == ROPE_DIE:
        attempt_rolled(pieces, pieces.acting, ROPE_FAILS, code - DIE, story)
    elif ask == HIDE_DIE:
        attempt_rolled(pieces, pieces.acting, HIDE_FAILS, code - DIE, story)
    elif ask == CAVE_IN_DIE:
        pieces.ask = HAZARD_STRIKES
        cave_in(pieces, code - DIE, story)
    elif ask == BLAST_DIE:
        pieces.ask = ACTION_DONE
        cave_in(pieces, code - DIE, story)
    elif ask == DRAW_CAVER:
        choose_caver(pieces, code - PICK, story)
    elif ask == DEAL_TILE:
        deal_tile(pieces, code - TILE, story)
    elif ask == DRAW_START:
        give_start(pieces, code - START, story)
