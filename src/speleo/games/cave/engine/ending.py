"""Chapter 17: the end of the game."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine import bars
from speleo.games.cave.engine.happenings import END_TRIGGERED, FINAL_ROUND_BEGAN, GAME_ENDED, SKIP_AGREED
from speleo.games.cave.engine.pieces import NOT_YET, OVER, STALLED, Pieces, all_home
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64

FINAL_ROUNDS: Final = 3
"""Rounds after the one in which the end was triggered. [CAVE-17.3]"""


def trigger_end(pieces: Pieces, by: i64, story: Story) -> None:
    """The cave is explored, sealed, or nobody discovers any more; it happens only once. [CAVE-17.1, CAVE-17.9]"""
    if pieces.ended_by == NOT_YET:
        pieces.ended_by = by
        story.tell(END_TRIGGERED, by)


def end_round(pieces: Pieces, story: Story) -> None:
    """Count idle rounds and final rounds; after the third final round the game is over.

    [CAVE-17.2 to CAVE-17.4, CAVE-17.9]
    """
    if pieces.final_round == FINAL_ROUNDS:
        end_game(pieces, story)
        return
    if pieces.explored:
        pieces.idle = 0
    else:
        pieces.idle += 1
    pieces.explored = False
    if pieces.terms.stall_rounds > 0 and pieces.idle >= pieces.terms.stall_rounds:
        trigger_end(pieces, STALLED, story)
    if pieces.ended_by != NOT_YET:
        pieces.final_round += 1
        story.tell(FINAL_ROUND_BEGAN, pieces.final_round)


def end_game(pieces: Pieces, story: Story) -> None:
    pieces.phase = OVER
    pieces.ap = 0
    pieces.votes = 0
    story.tell(GAME_ENDED)


def bars_skipping(pieces: Pieces, seat: i64) -> i64:
    """In the final rounds, with every team on the base, anybody may agree to skip the rest. [CAVE-17.8]"""
    if pieces.final_round > 0 and pieces.votes & (1 << seat) == 0 and all_home(pieces):
        return bars.NOTHING
    return bars.NO_SKIPPING


def agree_to_skip(pieces: Pieces, seat: i64, story: Story) -> None:
    """When the last player agrees, the game is over. [CAVE-17.8]"""
    pieces.votes |= 1 << seat
    story.tell(SKIP_AGREED, seat)
    if pieces.votes == (1 << pieces.seats) - 1:
        end_game(pieces, story)
