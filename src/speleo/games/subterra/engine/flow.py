"""Chapters 4 and 15: rounds, phases and turns, and the end of the game.

Whatever the rules do without asking anybody is a stage; `proceed` goes from stage to stage until somebody, or chance,
is asked, or the game is over.
"""

from __future__ import annotations

from speleo.games.subterra.engine.components import WATER
from speleo.games.subterra.engine.happenings import (
    GAME_ENDED,
    GAS_CLEARED,
    ROUND_BEGAN,
    START_GIVEN,
    SURFACED,
    TIME_RAN_OUT,
    TURN_BEGAN,
    TURN_ENDED,
)
from speleo.games.subterra.engine.hazards import darken, execute
from speleo.games.subterra.engine.horrors import activate, appear
from speleo.games.subterra.engine.pieces import (
    ACTION_DONE,
    ACTION_PHASE,
    DARKNESS_FALLS,
    DRAW_CARD,
    EXERTION_DIE,
    FIRST_STAGE,
    GAME_OVER,
    HAZARD_BEGINS,
    HAZARD_PHASE,
    HAZARD_STRIKES,
    HORROR_PHASE,
    HORRORS_APPEAR,
    HORRORS_MOVE,
    NO_HAZARD,
    NOBODY_THERE,
    ORDERING,
    OVER,
    ROUND_DONE,
    SURFACING,
    TURN,
    TURN_DONE,
    Pieces,
    conscious,
    escaped,
    horrors_in_cave,
    lowest,
    size,
    sort_at,
)
from speleo.games.subterra.engine.walking import enter
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


def proceed(pieces: Pieces, story: Story) -> None:
    """Go on until somebody is asked or the game ends. [SUB-RND.1]"""
    while pieces.ask >= FIRST_STAGE:
        stage = pieces.ask
        if nobody_left(pieces):
            finish(pieces, story)
        elif stage == ACTION_DONE:
            after_action(pieces, story)
        elif stage == TURN_DONE:
            end_turn(pieces, story)
        elif stage == HORRORS_MOVE:
            move_horrors(pieces, story)
        elif stage == HORRORS_APPEAR:
            let_horrors_appear(pieces, story)
        elif stage == HAZARD_BEGINS:
            begin_hazard(pieces, story)
        elif stage == HAZARD_STRIKES:
            if pieces.times == 0:
                pieces.ask = ROUND_DONE
            else:
                execute(pieces, story)
        elif stage == DARKNESS_FALLS:
            pieces.ask = ROUND_DONE
        else:
            end_round(pieces, story)


def nobody_left(pieces: Pieces) -> bool:
    """The game ends when no conscious caver is away from the exit; under water is away. [SUB-END.1, SUB-RND.7]"""
    caver: i64 = 0
    while caver < pieces.team:
        if conscious(pieces, caver) and not escaped(pieces, caver):
            return False
        caver += 1
    return True


def left_behind(pieces: Pieces) -> i64:
    """How many cavers are not on the exit. [SUB-END.2]"""
    found: i64 = 0
    caver: i64 = 0
    while caver < pieces.team:
        if not escaped(pieces, caver):
            found += 1
        caver += 1
    return found


def finish(pieces: Pieces, story: Story) -> None:
    """The game is over, in whatever phase that happens. [SUB-END.1, SUB-END.4]"""
    pieces.ask = OVER
    pieces.phase = GAME_OVER
    pieces.active = NOBODY_THERE
    pieces.acting = NOBODY_THERE
    pieces.points = 0
    pieces.exerted = False
    pieces.led = False
    pieces.slot = pieces.team
    pieces.steps = 0
    pieces.hazard = NO_HAZARD
    pieces.times = 0
    pieces.rolling = 0
    pieces.to_move = 0
    pieces.passes = 0
    pieces.spawns = 0
    story.tell(GAME_ENDED, left_behind(pieces))


def after_action(pieces: Pieces, story: Story) -> None:
    """Back to the turn, unless its caver fell; a directed action returns to the Leader. [SUB-ACT.6, SUB-LEA.5]"""
    pieces.acting = pieces.active
    if conscious(pieces, pieces.active):
        pieces.ask = TURN
    else:
        next_turn(pieces, story)


def end_turn(pieces: Pieces, story: Story) -> None:
    """A caver who exerted tests now, unless on the exit. [SUB-EXE.3, SUB-EXE.4, SUB-EXE.5, SUB-BAS.14]"""
    if pieces.exerted and conscious(pieces, pieces.active) and not escaped(pieces, pieces.active):
        pieces.ask = EXERTION_DIE
    else:
        next_turn(pieces, story)


def next_turn(pieces: Pieces, story: Story) -> None:
    """The next conscious caver clockwise has a turn; after the last the horrors move.

    [SUB-RND.2, SUB-ACT.1, SUB-ACT.6, SUB-ACT.7, SUB-ACT.10]
    """
    if pieces.active != NOBODY_THERE:
        story.tell(TURN_ENDED, pieces.active)
    pieces.points = 0
    pieces.exerted = False
    pieces.led = False
    while pieces.slot < pieces.team:
        caver = (pieces.start + pieces.slot) % pieces.team
        pieces.slot += 1
        if conscious(pieces, caver):
            pieces.active = caver
            pieces.acting = caver
            story.tell(TURN_BEGAN, caver)
            if pieces.submerged & (1 << caver) != 0:
                come_up(pieces, story)
            else:
                pieces.points = 2
                pieces.ask = TURN
            return
    pieces.active = NOBODY_THERE
    pieces.acting = NOBODY_THERE
    pieces.phase = HORROR_PHASE
    pieces.passes = 1
    pieces.spawns = 0
    pieces.to_move = horrors_in_cave(pieces)
    pieces.ask = HORRORS_MOVE


def come_up(pieces: Pieces, story: Story) -> None:
    """The turn of a submerged Diver is to resurface on any water tile. [SUB-DIV.4, SUB-ACT.10]"""
    waters: i64 = 0
    only: i64 = 0
    space: i64 = 0
    while space < pieces.spaces:
        if sort_at(pieces, space) == WATER:
            waters += 1
            only = space
        space += 1
    if waters == 1:
        surface(pieces, only, story)
    else:
        pieces.ask = SURFACING


def surface(pieces: Pieces, space: i64, story: Story) -> None:
    """Resurfacing is entering, and it is the whole turn. [SUB-DIV.4, SUB-DIV.5]"""
    pieces.submerged &= ~(1 << pieces.active)
    pieces.steps = 0
    story.tell(SURFACED, pieces.active, space)
    enter(pieces, pieces.active, space, story)
    pieces.ask = TURN_DONE


def move_horrors(pieces: Pieces, story: Story) -> None:
    """All horrors act, one by one; the start caver names the next while two or more are left.

    [SUB-RND.3, SUB-HAZ.15, SUB-HAZ.20, SUB-HOR.10]
    """
    if pieces.to_move == 0:
        pieces.passes -= 1
        if pieces.passes > 0:
            pieces.to_move = horrors_in_cave(pieces)
        elif pieces.phase == HORROR_PHASE:
            pieces.ask = HAZARD_BEGINS
        else:
            pieces.ask = HORRORS_APPEAR
    elif size(pieces.to_move) == 1:
        activate(pieces, lowest(pieces.to_move), story)
    else:
        pieces.ask = ORDERING


def let_horrors_appear(pieces: Pieces, story: Story) -> None:
    """As many appearances as the card has; the second is judged anew. [SUB-HAZ.16, SUB-HAZ.20, SUB-HOR.19]"""
    if pieces.spawns == 0:
        pieces.ask = ROUND_DONE
    else:
        pieces.spawns -= 1
        appear(pieces, story)


def begin_hazard(pieces: Pieces, story: Story) -> None:
    """Lingering gas ends; then a card is turned up, or darkness falls. [SUB-RND.4, SUB-HAZ.12, SUB-OOT.1, SUB-OOT.4]"""
    pieces.phase = HAZARD_PHASE
    if pieces.gas > 0:
        pieces.gas = 0
        story.tell(GAS_CLEARED)
    if pieces.cards > 0:
        pieces.ask = DRAW_CARD
        return
    if not pieces.out_of_time:
        pieces.out_of_time = True
        story.tell(TIME_RAN_OUT)
    darken(pieces)


def end_round(pieces: Pieces, story: Story) -> None:
    """The start marker goes on, nobody is hidden any more, and a new round begins. [SUB-RND.5, SUB-RND.6]"""
    pieces.hazard = NO_HAZARD
    pieces.hidden = 0
    caver = pieces.start
    while True:
        caver = (caver + 1) % pieces.team
        if pieces.devoured & (1 << caver) == 0:
            break
    pieces.start = caver
    pieces.round += 1
    story.tell(START_GIVEN, caver)
    begin_round(pieces, story)


def begin_round(pieces: Pieces, story: Story) -> None:
    pieces.phase = ACTION_PHASE
    pieces.slot = 0
    story.tell(ROUND_BEGAN, pieces.round, pieces.cards)
    next_turn(pieces, story)
