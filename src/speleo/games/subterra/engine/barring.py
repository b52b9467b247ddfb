"""Chapters 5 to 7 and 16: what bars one action of a caver, asked about what is not in the list of choices."""

from __future__ import annotations

from speleo.games.subterra.engine import bars, codes
from speleo.games.subterra.engine.choices import bars_treating
from speleo.games.subterra.engine.costs import cost
from speleo.games.subterra.engine.pieces import AT, TURN, WHO, Pieces, barred
from speleo.games.subterra.engine.revealing import can_draw
from speleo.games.subterra.engine.walking import bars_entry, bars_passage, bars_squeezing, bars_swimming, no_rope
from speleo.grid.sides import has
from speleo.kernel.numbers import i64


def bar_to(pieces: Pieces, caver: i64, code: i64) -> i64:
    """What bars an action: the points first, then the place, then whatever it needs. [SUB-ACT.2]"""
    if code == codes.EXERT:
        return bars.EXERTED_ALREADY
    if pieces.ask == TURN and cost(code) > pieces.points:
        return bars.NO_POINTS
    if code < codes.HEAL or codes.SWIM <= code < codes.DIG or codes.SPRINT <= code < codes.REPEL:
        return bar_to_going(pieces, caver, code)
    if code < codes.SWIM:
        return bars_treating(pieces, pieces.figures[AT + caver], code - codes.HEAL)
    if codes.BANDAGE <= code < codes.SPRINT:
        return bar_to_bandage(pieces, caver, code - codes.BANDAGE)
    if code < codes.ROPE:
        return bars.NO_RUBBLE
    if code == codes.ROPE:
        return bars.NO_PLACE_FOR_ROPE
    if code == codes.HIDE:
        return bars.HIDDEN_ALREADY
    if code == codes.DIVE:
        return bars.NOT_ON_WATER
    if code < codes.DEMOLISH:
        return bars.NO_RUBBLE_TO_EXCAVATE
    if code < codes.FIX_ROPE:
        return bars.NO_EXPLOSIVES if pieces.explosives == 0 else bars.NO_WALL
    if code == codes.FIX_ROPE:
        return bars.NO_PLACE_TO_FIX
    if code < codes.DIRECT:
        return bars.NO_HORROR
    return bar_to_directing(pieces)


def bar_to_going(pieces: Pieces, caver: i64, code: i64) -> i64:
    """The four sides of revealing, moving, exploring, running, swimming, squeezing and sprinting."""
    space = pieces.figures[AT + caver]
    if code < codes.MOVE:
        return bar_to_revealing(pieces, caver, code - codes.REVEAL)
    if codes.EXPLORE <= code < codes.RUN:
        return bar_to_revealing(pieces, caver, code - codes.EXPLORE)
    if codes.SWIM <= code < codes.SQUEEZE:
        found = bar_to_way(pieces, space, code - codes.SWIM)
        return found if found != bars.NOTHING else bars_swimming(pieces, pieces.ways[space * 4 + code - codes.SWIM])
    if codes.SQUEEZE <= code < codes.DIG:
        found = bar_to_way(pieces, space, code - codes.SQUEEZE)
        return found if found != bars.NOTHING else bars_squeezing(pieces, pieces.ways[space * 4 + code - codes.SQUEEZE])
    if code >= codes.SPRINT:
        return bar_to_step(pieces, caver, code - codes.SPRINT)
    if code >= codes.RUN:
        return bar_to_step(pieces, caver, code - codes.RUN)
    return bar_to_step(pieces, caver, code - codes.MOVE)


def bar_to_step(pieces: Pieces, caver: i64, side: i64) -> i64:
    """What bars a move, a step of a run or a sprint."""
    space = pieces.figures[AT + caver]
    found = bar_to_way(pieces, space, side)
    return (
        found
        if found != bars.NOTHING
        else bars_entry(pieces, pieces.figures[WHO + caver], pieces.ways[space * 4 + side])
    )


def bar_to_way(pieces: Pieces, space: i64, side: i64) -> i64:
    return bars_passage(pieces, space, barred(pieces, space), side)


def bar_to_revealing(pieces: Pieces, caver: i64, side: i64) -> i64:
    """A frontier, a tile to draw, and a rope where one is needed. [SUB-BAS.1, SUB-BAS.2]"""
    space = pieces.figures[AT + caver]
    if not has(pieces.rim[space], side):
        return bars.NO_FRONTIER
    return no_rope(pieces, space) if can_draw(pieces, caver) else bars.NO_TILE


def bar_to_bandage(pieces: Pieces, caver: i64, patient: i64) -> i64:
    """The Medic treats others, on her own tile. [SUB-MED.1, SUB-MED.3]"""
    if patient == caver:
        return bars.BANDAGE_SELF
    found = bars_treating(pieces, pieces.figures[AT + caver], patient)
    return bars.NOT_HERE_TO_BANDAGE if found == bars.NOT_HERE else found


def bar_to_directing(pieces: Pieces) -> i64:
    """Once a turn, and only who is conscious and on a tile. [SUB-LEA.1]"""
    return bars.DIRECTED_ALREADY if pieces.led else bars.NO_LISTENER
