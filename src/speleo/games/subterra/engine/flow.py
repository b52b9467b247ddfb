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
from speleo.games.subterra.engine.table import (
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
    Table,
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


def proceed(table: Table, story: Story) -> None:
    """Go on until somebody is asked or the game ends. [SUB-RND.1]"""
    while table.ask >= FIRST_STAGE:
        stage = table.ask
        if nobody_left(table):
            finish(table, story)
        elif stage == ACTION_DONE:
            after_action(table, story)
        elif stage == TURN_DONE:
            end_turn(table, story)
        elif stage == HORRORS_MOVE:
            move_horrors(table, story)
        elif stage == HORRORS_APPEAR:
            let_horrors_appear(table, story)
        elif stage == HAZARD_BEGINS:
            begin_hazard(table, story)
        elif stage == HAZARD_STRIKES:
            if table.times == 0:
                table.ask = ROUND_DONE
            else:
                execute(table, story)
        elif stage == DARKNESS_FALLS:
            table.ask = ROUND_DONE
        else:
            end_round(table, story)


def nobody_left(table: Table) -> bool:
    """The game ends when no conscious caver is away from the exit; under water is away. [SUB-END.1, SUB-RND.7]"""
    caver: i64 = 0
    while caver < table.team:
        if conscious(table, caver) and not escaped(table, caver):
            return False
        caver += 1
    return True


def left_behind(table: Table) -> i64:
    """How many cavers are not on the exit. [SUB-END.2]"""
    found: i64 = 0
    caver: i64 = 0
    while caver < table.team:
        if not escaped(table, caver):
            found += 1
        caver += 1
    return found


def finish(table: Table, story: Story) -> None:
    """The game is over, in whatever phase that happens. [SUB-END.1, SUB-END.4]"""
    table.ask = OVER
    table.phase = GAME_OVER
    table.active = NOBODY_THERE
    table.acting = NOBODY_THERE
    table.points = 0
    table.exerted = False
    table.led = False
    table.hazard = NO_HAZARD
    table.rolling = 0
    story.tell(GAME_ENDED, left_behind(table))


def after_action(table: Table, story: Story) -> None:
    """Back to the turn, unless its caver fell; a directed action returns to the Leader. [SUB-ACT.6, SUB-LEA.5]"""
    table.acting = table.active
    if conscious(table, table.active):
        table.ask = TURN
    else:
        next_turn(table, story)


def end_turn(table: Table, story: Story) -> None:
    """A caver who exerted tests now, unless on the exit. [SUB-EXE.3, SUB-EXE.4, SUB-EXE.5, SUB-BAS.14]"""
    if table.exerted and conscious(table, table.active) and not escaped(table, table.active):
        table.ask = EXERTION_DIE
    else:
        next_turn(table, story)


def next_turn(table: Table, story: Story) -> None:
    """The next conscious caver clockwise has a turn; after the last the horrors move.

    [SUB-RND.2, SUB-ACT.1, SUB-ACT.6, SUB-ACT.7, SUB-ACT.10]
    """
    if table.active != NOBODY_THERE:
        story.tell(TURN_ENDED, table.active)
    table.points = 0
    table.exerted = False
    table.led = False
    while table.slot < table.team:
        caver = (table.start + table.slot) % table.team
        table.slot += 1
        if conscious(table, caver):
            table.active = caver
            table.acting = caver
            story.tell(TURN_BEGAN, caver)
            if table.submerged & (1 << caver) != 0:
                come_up(table, story)
            else:
                table.points = 2
                table.ask = TURN
            return
    table.active = NOBODY_THERE
    table.acting = NOBODY_THERE
    table.phase = HORROR_PHASE
    table.passes = 1
    table.spawns = 0
    table.to_move = horrors_in_cave(table)
    table.ask = HORRORS_MOVE


def come_up(table: Table, story: Story) -> None:
    """The turn of a submerged Diver is to resurface on any water tile. [SUB-DIV.4, SUB-ACT.10]"""
    waters: i64 = 0
    only: i64 = 0
    space: i64 = 0
    while space < table.spaces:
        if sort_at(table, space) == WATER:
            waters += 1
            only = space
        space += 1
    if waters == 1:
        surface(table, only, story)
    else:
        table.ask = SURFACING


def surface(table: Table, space: i64, story: Story) -> None:
    """Resurfacing is entering, and it is the whole turn. [SUB-DIV.4, SUB-DIV.5]"""
    table.submerged &= ~(1 << table.active)
    table.steps = 0
    story.tell(SURFACED, table.active, space)
    enter(table, table.active, space, story)
    table.ask = TURN_DONE


def move_horrors(table: Table, story: Story) -> None:
    """All horrors act, one by one; the start caver names the next while two or more are left.

    [SUB-RND.3, SUB-HAZ.15, SUB-HAZ.20, SUB-HOR.10]
    """
    if table.to_move == 0:
        table.passes -= 1
        if table.passes > 0:
            table.to_move = horrors_in_cave(table)
        elif table.phase == HORROR_PHASE:
            table.ask = HAZARD_BEGINS
        else:
            table.ask = HORRORS_APPEAR
    elif size(table.to_move) == 1:
        activate(table, lowest(table.to_move), story)
    else:
        table.ask = ORDERING


def let_horrors_appear(table: Table, story: Story) -> None:
    """As many appearances as the card has; the second is judged anew. [SUB-HAZ.16, SUB-HAZ.20, SUB-HOR.19]"""
    if table.spawns == 0:
        table.ask = ROUND_DONE
    else:
        table.spawns -= 1
        appear(table, story)


def begin_hazard(table: Table, story: Story) -> None:
    """Lingering gas ends; then a card is turned up, or darkness falls. [SUB-RND.4, SUB-HAZ.12, SUB-OOT.1, SUB-OOT.4]"""
    table.phase = HAZARD_PHASE
    if table.gas > 0:
        table.gas = 0
        story.tell(GAS_CLEARED)
    if table.cards > 0:
        table.ask = DRAW_CARD
        return
    if not table.out_of_time:
        table.out_of_time = True
        story.tell(TIME_RAN_OUT)
    darken(table)


def end_round(table: Table, story: Story) -> None:
    """The start marker goes on, nobody is hidden any more, and a new round begins. [SUB-RND.5, SUB-RND.6]"""
    table.hazard = NO_HAZARD
    table.hidden = 0
    caver = table.start
    while True:
        caver = (caver + 1) % table.team
        if table.devoured & (1 << caver) == 0:
            break
    table.start = caver
    table.round += 1
    story.tell(START_GIVEN, caver)
    begin_round(table, story)


def begin_round(table: Table, story: Story) -> None:
    table.phase = ACTION_PHASE
    table.slot = 0
    story.tell(ROUND_BEGAN, table.round, table.cards)
    next_turn(table, story)
