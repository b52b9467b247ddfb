"""Chapters 8 and 9: diving on the spot and taking photos."""

from __future__ import annotations

from speleo.games.cave.engine import bars, codes
from speleo.games.cave.engine.costs import can_pay, pay
from speleo.games.cave.engine.loads import CAMERA, count_of
from speleo.games.cave.engine.moving import has_gear, take_token, use_oxygen
from speleo.games.cave.engine.pieces import (
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
    Pieces,
)
from speleo.games.cave.engine.tiles import ANYTIME, NEXT_TURN, PHOTO, WATER
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


def token_here(pieces: Pieces, kind: i64) -> bool:
    """Whether the current team stands on a space of this kind with its token still there."""
    here = pieces.team[pieces.current * TEAM + PLACE_OF] * SPOT
    return pieces.cave[here + KIND] == kind and pieces.cave[here + MARKS] & TOKEN != 0


def arrival_allows_dive(pieces: Pieces) -> bool:
    """Diving on the spot is allowed however the team came, or by option only after the raft. [CAVE-8.7]"""
    if pieces.terms.raft_then_dive == ANYTIME:
        return True
    at = pieces.current * TEAM
    if pieces.team[at + ARRIVED] != BY_RAFT:
        return False
    return pieces.terms.raft_then_dive != NEXT_TURN or pieces.team[at + ARRIVED_IN] < pieces.turn_number


def bars_dive(pieces: Pieces, how: i64) -> i64:
    """One AP and one oxygen on a lake with its token. [CAVE-8.6]"""
    if not token_here(pieces, WATER):
        return bars.NO_WATER_TOKEN
    if not has_gear(pieces.team[pieces.current * TEAM + PACK], how):
        return bars.NO_OXYGEN_HERE
    if not arrival_allows_dive(pieces):
        return bars.DIVE_LATER if pieces.team[pieces.current * TEAM + ARRIVED] == BY_RAFT else bars.DIVE_AFTER_RAFT
    return bars.NOTHING if can_pay(pieces, codes.DIVE) else bars.NO_AP


def dive(pieces: Pieces, how: i64, story: Story) -> None:
    """Take the water token of the lake on which the team floats. [CAVE-8.6]"""
    pay(pieces, codes.DIVE)
    use_oxygen(pieces, pieces.current, how, story)
    take_token(pieces, pieces.current, pieces.team[pieces.current * TEAM + PLACE_OF], WATER_TOKENS, story)


def bars_photo(pieces: Pieces) -> i64:
    """One AP and a camera in the backpack, on a photo tile with its token. [CAVE-9.2, CAVE-9.3]"""
    if not token_here(pieces, PHOTO):
        return bars.NO_PHOTO_TOKEN
    if count_of(pieces.team[pieces.current * TEAM + PACK], CAMERA) == 0:
        return bars.NO_CAMERA
    return bars.NOTHING if can_pay(pieces, codes.TAKE_PHOTO) else bars.NO_AP


def take_photo(pieces: Pieces, story: Story) -> None:
    """Take the photo token; the camera is kept. [CAVE-9.2]"""
    pay(pieces, codes.TAKE_PHOTO)
    take_token(pieces, pieces.current, pieces.team[pieces.current * TEAM + PLACE_OF], PHOTO_TOKENS, story)
