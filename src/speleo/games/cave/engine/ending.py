"""Chapter 17: the end of the game."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine.happenings import END_TRIGGERED, FINAL_ROUND_BEGAN, GAME_ENDED, SKIP_AGREED
from speleo.games.cave.engine.table import NOT_YET, OVER, STALLED, Table, all_home
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64

FINAL_ROUNDS: Final = 3
"""Rounds after the one in which the end was triggered. [CAVE-17.3]"""


def trigger_end(table: Table, by: i64, story: Story) -> None:
    """The cave is explored, sealed, or nobody discovers any more; it happens only once. [CAVE-17.1, CAVE-17.9]"""
    if table.ended_by == NOT_YET:
        table.ended_by = by
        story.tell(END_TRIGGERED, by)


def end_round(table: Table, story: Story) -> None:
    """Count idle rounds and final rounds; after the third final round the game is over.

    [CAVE-17.2 to CAVE-17.4, CAVE-17.9]
    """
    if table.final_round == FINAL_ROUNDS:
        end_game(table, story)
        return
    if table.explored:
        table.idle = 0
    else:
        table.idle += 1
    table.explored = False
    if table.terms.stall_rounds > 0 and table.idle >= table.terms.stall_rounds:
        trigger_end(table, STALLED, story)
    if table.ended_by != NOT_YET:
        table.final_round += 1
        story.tell(FINAL_ROUND_BEGAN, table.final_round)


def end_game(table: Table, story: Story) -> None:
    table.phase = OVER
    table.ap = 0
    table.votes = 0
    story.tell(GAME_ENDED)


def may_agree_to_skip(table: Table, seat: i64) -> bool:
    """In the final rounds, with every team on the base, a player may agree to skip the rest. [CAVE-17.8]"""
    return table.final_round > 0 and table.votes & (1 << seat) == 0 and all_home(table)


def agree_to_skip(table: Table, seat: i64, story: Story) -> None:
    """When the last player agrees, the game is over. [CAVE-17.8]"""
    table.votes |= 1 << seat
    story.tell(SKIP_AGREED, seat)
    if table.votes == (1 << table.seats) - 1:
        end_game(table, story)
