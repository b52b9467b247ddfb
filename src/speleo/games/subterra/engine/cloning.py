"""How pieces are copied, field by field. Made by `tools/clones.py` from `pieces.py`: change that instead."""

from __future__ import annotations

from speleo.games.subterra.engine.pieces import Pieces


def copy_fields(old: Pieces, twin: Pieces) -> None:
    """Give new pieces everything that their constructor was not told."""
    twin.team = old.team
    twin.cells = old.cells[:]
    twin.kinds = old.kinds[:]
    twin.turns = old.turns[:]
    twin.opens = old.opens[:]
    twin.rim = old.rim[:]
    twin.marks = old.marks[:]
    twin.ways = old.ways[:]
    twin.atlas = old.atlas.clone()
    twin.bag = old.bag[:]
    twin.pool = old.pool[:]
    twin.figures = old.figures[:]
    twin.spaces = old.spaces
    twin.west = old.west
    twin.east = old.east
    twin.north = old.north
    twin.south = old.south
    twin.exit_at = old.exit_at
    twin.stack = old.stack
    twin.thrown = old.thrown
    twin.top = old.top
    twin.aside = old.aside
    twin.cards = old.cards
    twin.out_of_time = old.out_of_time
    twin.gas = old.gas
    twin.round = old.round
    twin.phase = old.phase
    twin.start = old.start
    twin.slot = old.slot
    twin.picked = old.picked
    twin.hidden = old.hidden
    twin.submerged = old.submerged
    twin.devoured = old.devoured
    twin.guides = old.guides
    twin.explosives = old.explosives
    twin.ask = old.ask
    twin.active = old.active
    twin.acting = old.acting
    twin.points = old.points
    twin.exerted = old.exerted
    twin.led = old.led
    twin.side = old.side
    twin.exploring = old.exploring
    twin.guided = old.guided
    twin.drawn = old.drawn
    twin.rotations = old.rotations
    twin.steps = old.steps
    twin.rolling = old.rolling
    twin.hazard = old.hazard
    twin.times = old.times
    twin.to_move = old.to_move
    twin.passes = old.passes
    twin.spawns = old.spawns
    twin.mover = old.mover
    twin.victim = old.victim
