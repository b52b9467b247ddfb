"""Chapter 3: whose turn it is, and what a turn costs before it begins."""

from __future__ import annotations

from speleo.games.cave.engine.costs import TURN_AP
from speleo.games.cave.engine.ending import end_round
from speleo.games.cave.engine.happenings import PROVISION_EATEN, START_DRAWN, STARVED, TURN_BEGAN
from speleo.games.cave.engine.loads import ONE_PROVISION, PROVISION, count_of
from speleo.games.cave.engine.pieces import OVER, PACK, PLACE_OF, TEAM, TENT_LOAD, THE_BASE, TURN, Pieces
from speleo.games.cave.engine.tent import at_own_tent
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


def start(pieces: Pieces, seat: i64, story: Story) -> None:
    """The start player is drawn after the loads were chosen. [CAVE-2.12, CAVE-2.13]"""
    pieces.starter = seat
    pieces.current = seat
    pieces.round = 1
    story.tell(START_DRAWN, seat)
    begin_turn(pieces, story)


def begin_turn(pieces: Pieces, story: Story) -> None:
    """A team off the base eats a provision or starves; either way it has 5 AP. [CAVE-3.2 to CAVE-3.7]

    On the base nobody starves, on an empty tent of its own a team does. [CAVE-13.9, CAVE-13.12, CAVE-13.13]
    """
    pieces.phase = TURN
    pieces.turn_number += 1
    pieces.ap = TURN_AP
    pieces.starving = False
    pieces.exchanged = False
    pieces.acted_free = False
    story.tell(TURN_BEGAN, pieces.current, pieces.round)
    eat(pieces, story)


def eat(pieces: Pieces, story: Story) -> None:
    """The provision comes from the backpack, else from the own tent on which the team stands. [CAVE-3.4, CAVE-3.5]"""
    team = pieces.team
    at = pieces.current * TEAM
    if team[at + PLACE_OF] == THE_BASE:
        return
    if count_of(team[at + PACK], PROVISION) > 0:
        team[at + PACK] -= ONE_PROVISION
        story.tell(PROVISION_EATEN, pieces.current, 0)
    elif at_own_tent(pieces, pieces.current) and count_of(team[at + TENT_LOAD], PROVISION) > 0:
        team[at + TENT_LOAD] -= ONE_PROVISION
        story.tell(PROVISION_EATEN, pieces.current, 1)
    else:
        pieces.starving = True
        story.tell(STARVED, pieces.current)


def end_turn(pieces: Pieces, story: Story) -> None:
    """AP left over are lost; the next player clockwise takes a turn. [CAVE-3.1, CAVE-3.8]"""
    following = pieces.current + 1
    if following == pieces.seats:
        following = 0
    if following == pieces.starter:
        end_round(pieces, story)
        if pieces.phase == OVER:
            return
        pieces.round += 1
    pieces.current = following
    begin_turn(pieces, story)
