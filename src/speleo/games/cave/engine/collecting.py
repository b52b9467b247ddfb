"""Chapters 8 and 9: diving on the spot and taking photos."""

from __future__ import annotations

from speleo.games.cave.engine.loads import CAMERA, count_of
from speleo.games.cave.engine.moving import has_gear, take_token, use_oxygen
from speleo.games.cave.engine.table import (
    ARRIVED,
    ARRIVED_IN,
    BY_RAFT,
    KIND,
    MARKS,
    PACK,
    PHOTO_TOKENS,
    PLACE_OF,
    SPOT,
    TEAM,
    TOKEN,
    WATER_TOKENS,
    Table,
)
from speleo.games.cave.engine.tiles import ANYTIME, NEXT_TURN, PHOTO, WATER
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


def token_here(table: Table, kind: i64) -> bool:
    """Whether the current team stands on a space of this kind with its token still there."""
    here = table.team[table.current * TEAM + PLACE_OF] * SPOT
    return table.cave[here + KIND] == kind and table.cave[here + MARKS] & TOKEN != 0


def arrival_allows_dive(table: Table) -> bool:
    """Diving on the spot is allowed however the team came, or by option only after the raft. [CAVE-8.7]"""
    if table.terms.raft_then_dive == ANYTIME:
        return True
    at = table.current * TEAM
    if table.team[at + ARRIVED] != BY_RAFT:
        return False
    return table.terms.raft_then_dive != NEXT_TURN or table.team[at + ARRIVED_IN] < table.turn_number


def may_dive(table: Table, how: i64) -> bool:
    """One AP and one oxygen on a lake with its token. [CAVE-8.6]"""
    if table.ap < 1 or not token_here(table, WATER) or not has_gear(table.team[table.current * TEAM + PACK], how):
        return False
    return arrival_allows_dive(table)


def dive(table: Table, how: i64, story: Story) -> None:
    """Take the water token of the lake on which the team floats. [CAVE-8.6]"""
    table.ap -= 1
    table.exchanged = False
    use_oxygen(table, table.current, how, story)
    take_token(table, table.current, table.team[table.current * TEAM + PLACE_OF], WATER_TOKENS, story)


def may_take_photo(table: Table) -> bool:
    """One AP and a camera in the backpack, on a photo tile with its token. [CAVE-9.2, CAVE-9.3]"""
    pack = table.team[table.current * TEAM + PACK]
    return table.ap >= 1 and count_of(pack, CAMERA) > 0 and token_here(table, PHOTO)


def take_photo(table: Table, story: Story) -> None:
    """Take the photo token; the camera is kept. [CAVE-9.2]"""
    table.ap -= 1
    table.exchanged = False
    take_token(table, table.current, table.team[table.current * TEAM + PLACE_OF], PHOTO_TOKENS, story)
