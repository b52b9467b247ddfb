"""Chapter 3: whose turn it is, and what a turn costs before it begins."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine.ending import end_round
from speleo.games.cave.engine.happenings import PROVISION_EATEN, START_DRAWN, STARVED, TURN_BEGAN
from speleo.games.cave.engine.loads import ONE_PROVISION, PROVISION, count_of
from speleo.games.cave.engine.table import OVER, PACK, PLACE_OF, TEAM, TENT_LOAD, THE_BASE, TURN, Table
from speleo.games.cave.engine.tent import at_own_tent
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64

TURN_AP: Final = 5
"""Action points of a turn. [CAVE-3.7]"""


def start(table: Table, seat: i64, story: Story) -> None:
    """The start player is drawn after the loads were chosen. [CAVE-2.12, CAVE-2.13]"""
    table.starter = seat
    table.current = seat
    table.round = 1
    story.tell(START_DRAWN, seat)
    begin_turn(table, story)


def begin_turn(table: Table, story: Story) -> None:
    """A team off the base eats a provision or starves; either way it has 5 AP. [CAVE-3.2 to CAVE-3.7]"""
    table.phase = TURN
    table.turn_number += 1
    table.ap = TURN_AP
    table.starving = False
    table.exchanged = False
    table.acted_free = False
    story.tell(TURN_BEGAN, table.current, table.round)
    eat(table, story)


def eat(table: Table, story: Story) -> None:
    """The provision comes from the backpack, else from the own tent on which the team stands. [CAVE-3.4, CAVE-3.5]"""
    team = table.team
    at = table.current * TEAM
    if team[at + PLACE_OF] == THE_BASE:
        return
    if count_of(team[at + PACK], PROVISION) > 0:
        team[at + PACK] -= ONE_PROVISION
        story.tell(PROVISION_EATEN, table.current, 0)
    elif at_own_tent(table, table.current) and count_of(team[at + TENT_LOAD], PROVISION) > 0:
        team[at + TENT_LOAD] -= ONE_PROVISION
        story.tell(PROVISION_EATEN, table.current, 1)
    else:
        table.starving = True
        story.tell(STARVED, table.current)


def end_turn(table: Table, story: Story) -> None:
    """AP left over are lost; the next player clockwise takes a turn. [CAVE-3.1, CAVE-3.8]"""
    following = table.current + 1
    if following == table.seats:
        following = 0
    if following == table.starter:
        end_round(table, story)
        if table.phase == OVER:
            return
        table.round += 1
    table.current = following
    begin_turn(table, story)
