"""Races for the most tokens of a category."""

from __future__ import annotations

from speleo.games.cave.engine.scores import MOST_BONUS, SECOND_BONUS, tokens
from speleo.games.cave.engine.state import CaveState
from speleo.kernel.numbers import i64


def swing_of(seen: CaveState, seat: i64, category: i64) -> i64:
    """What one more token would win in points of majorities, if all came home with what they have: for oneself, and
    from the others, of whom each counts as its share. [CAVE-18.2 to CAVE-18.6]"""
    own = tokens(seen, seat, category)
    gained = bonus_with(seen, seat, category, seat, own + 1) - bonus_with(seen, seat, category, seat, own)
    lost: i64 = 0
    other: i64 = 0
    while other < seen.seats:
        if other != seat:
            lost += bonus_with(seen, other, category, seat, own) - bonus_with(seen, other, category, seat, own + 1)
        other += 1
    return gained + lost // (seen.seats - 1)


def bonus_with(seen: CaveState, seat: i64, category: i64, changed: i64, count: i64) -> i64:
    """The bonus of a seat, if one seat had so many tokens."""
    own = tokens(seen, seat, category)
    if seat == changed:
        own = count
    if own == 0:
        return 0
    more: i64 = 0
    equal: i64 = 0
    other: i64 = 0
    while other < seen.seats:
        theirs = tokens(seen, other, category)
        if other == changed:
            theirs = count
        if theirs > own:
            more += 1
        elif theirs == own:
            equal += 1
        other += 1
    if more == 0 and equal == 1:
        return MOST_BONUS
    if (more == 0 and equal == 2) or (more == 1 and equal == 1):
        return SECOND_BONUS
    return 0
