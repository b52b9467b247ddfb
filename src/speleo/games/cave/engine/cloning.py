"""How pieces are copied, field by field. Made by `tools/clones.py` from `pieces.py`: change that instead."""

from __future__ import annotations

from speleo.games.cave.engine.pieces import Pieces


def copy_fields(old: Pieces, twin: Pieces) -> None:
    """Give new pieces everything that their constructor was not told."""
    twin.seats = old.seats
    twin.atlas = old.atlas.clone()
    twin.cave = old.cave[:]
    twin.team = old.team[:]
    twin.deck = old.deck[:]
    twin.stacks = old.stacks[:]
    twin.gone = old.gone[:]
    twin.spaces = old.spaces
    twin.openings = old.openings
    twin.rockfalls = old.rockfalls
    twin.group = old.group
    twin.unseen = old.unseen
    twin.phase = old.phase
    twin.starter = old.starter
    twin.current = old.current
    twin.round = old.round
    twin.turn_number = old.turn_number
    twin.ap = old.ap
    twin.starving = old.starving
    twin.exchanged = old.exchanged
    twin.acted_free = old.acted_free
    twin.drawn = old.drawn
    twin.halves = old.halves
    twin.ended_by = old.ended_by
    twin.final_round = old.final_round
    twin.idle = old.idle
    twin.explored = old.explored
    twin.votes = old.votes
    twin.hidden = old.hidden
