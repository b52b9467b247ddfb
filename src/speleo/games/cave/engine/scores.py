"""Chapter 18: token values, bonuses and who counts."""

from __future__ import annotations

from typing import Final

from speleo.games.cave.engine.pieces import (
    DEPTHS,
    PHOTO_TOKENS,
    PLACE_OF,
    ROPE_TOKENS,
    SQUEEZE_TOKENS,
    TEAM,
    THE_BASE,
    WATER_TOKENS,
    Pieces,
)
from speleo.kernel.numbers import i64

CATEGORIES: Final = 4
"""Rope, water, photo and squeeze tokens have a bonus. [CAVE-18.1]"""
MOST_BONUS: Final = 8
SECOND_BONUS: Final = 4
"""Points for the most and for the second most tokens of a category. [CAVE-18.2]"""
ROPE_VALUE: Final = 2
WATER_VALUE: Final = 3
PHOTO_VALUE: Final = 2
SQUEEZE_VALUES: Final = bytes([2, 3, 4])
DEPTH_VALUES: Final = bytes([0, 3, 4, 5])
"""By level; every deeper one is worth as much as 75 m. [CAVE-5.12]"""


def at_home(pieces: Pieces, seat: i64) -> bool:
    """A team that is not on the base at the end is eliminated. [CAVE-17.5]"""
    return pieces.team[seat * TEAM + PLACE_OF] == THE_BASE


def tokens(pieces: Pieces, seat: i64, category: i64) -> i64:
    """Tokens of a category; squeezes of all grades count together. [CAVE-18.1]"""
    team = pieces.team
    at = seat * TEAM
    if category < 3:
        return team[at + ROPE_TOKENS + category]
    return team[at + SQUEEZE_TOKENS] + team[at + SQUEEZE_TOKENS + 1] + team[at + SQUEEZE_TOKENS + 2]


def depth_value(level: i64) -> i64:
    return DEPTH_VALUES[level] if level < 3 else DEPTH_VALUES[3]


def token_points(pieces: Pieces, seat: i64) -> i64:
    """What the tokens of a player are worth; gear is worth nothing. [CAVE-18.8, CAVE-18.9]"""
    team = pieces.team
    at = seat * TEAM
    points = team[at + ROPE_TOKENS] * ROPE_VALUE + team[at + WATER_TOKENS] * WATER_VALUE
    points += team[at + PHOTO_TOKENS] * PHOTO_VALUE
    grade: i64 = 0
    while grade < 3:
        points += team[at + SQUEEZE_TOKENS + grade] * SQUEEZE_VALUES[grade]
        grade += 1
    depths = team[at + DEPTHS] >> 1
    level: i64 = 1
    while depths != 0:
        if depths & 1 != 0:
            points += depth_value(level)
        depths >>= 1
        level += 1
    return points


def bonus(pieces: Pieces, seat: i64, category: i64) -> i64:
    """Most: 8, or 4 each if two share it, else nothing; second most: 4 if sole and the most is sole too.

    Only teams at home are compared, and nobody gets a bonus without a token. [CAVE-17.7, CAVE-18.2 to CAVE-18.7]
    """
    own = tokens(pieces, seat, category)
    if own == 0 or not at_home(pieces, seat):
        return 0
    more: i64 = 0
    equal: i64 = 0
    other: i64 = 0
    while other < pieces.seats:
        if at_home(pieces, other):
            theirs = tokens(pieces, other, category)
            if theirs > own:
                more += 1
            elif theirs == own:
                equal += 1
        other += 1
    if more == 0:
        if equal == 1:
            return MOST_BONUS
        return SECOND_BONUS if equal == 2 else 0
    return SECOND_BONUS if more == 1 and equal == 1 else 0


def points(pieces: Pieces, seat: i64) -> i64:
    """Tokens and bonuses of a team at home; an eliminated team has no points. [CAVE-17.5, CAVE-18.8]"""
    if not at_home(pieces, seat):
        return 0
    total = token_points(pieces, seat)
    category: i64 = 0
    while category < CATEGORIES:
        total += bonus(pieces, seat, category)
        category += 1
    return total
