"""Chapters 6 and 9: drawing a tile and finding out what becomes of it."""

from __future__ import annotations

from speleo.games.subterra.engine.codes import TAKE_ASIDE, TAKE_DRAWN
from speleo.games.subterra.engine.components import GEOLOGIST, SCOUT
from speleo.games.subterra.engine.happenings import (
    NOTHING_PLACED,
    TILE_DISCARDED,
    TILE_DRAWN,
    TILE_PLACED,
    TILE_SEALED,
    TILE_TAKEN,
)
from speleo.games.subterra.engine.laying import lay, rotations_for
from speleo.games.subterra.engine.pieces import (
    ACTION_DONE,
    AT,
    DRAW_TILE,
    KEEPING,
    NO_TILE,
    PLACING,
    TAKING,
    WHO,
    Pieces,
    lowest,
    size,
    tiles_left,
)
from speleo.games.subterra.engine.walking import enter
from speleo.grid.cells import beside
from speleo.grid.sides import opposite
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


def can_draw(pieces: Pieces, caver: i64) -> bool:
    """From the stack, or for the Geologist the tile set aside. [SUB-BAS.2, SUB-GEO.4]"""
    return tiles_left(pieces) or (pieces.figures[WHO + caver] == GEOLOGIST and pieces.aside != NO_TILE)


def begin_reveal(pieces: Pieces, side: i64, exploring: bool, story: Story) -> None:
    """Name a frontier, then draw; the stack empty, the Geologist places the tile set aside. [SUB-BAS.1, SUB-GEO.4]"""
    pieces.side = side
    pieces.exploring = exploring
    pieces.guided = False
    if tiles_left(pieces):
        pieces.ask = DRAW_TILE
    else:
        pieces.drawn = pieces.aside
        pieces.aside = NO_TILE
        fix_tile(pieces, story)


def target_cell(pieces: Pieces) -> i64:
    """The empty cell behind the chosen frontier. [SUB-PLC.1]"""
    return beside(pieces.cells[pieces.figures[AT + pieces.acting]], pieces.side)


def placeable(pieces: Pieces, kind: i64) -> i64:
    """The rotations in which a tile may be placed now."""
    return rotations_for(pieces, kind, target_cell(pieces), opposite(pieces.side))


def take_from_stack(pieces: Pieces, kind: i64) -> None:
    """Remove a tile from the top of the stack; a tile put back there is known. [SUB-OOT.5]"""
    if pieces.top != NO_TILE:
        pieces.top = NO_TILE
    else:
        pieces.bag[kind] -= 1
        pieces.stack -= 1


def tile_drawn(pieces: Pieces, kind: i64, story: Story) -> None:
    """Turn a tile up for all to see, and ask who must be asked about it. [SUB-PLC.15, SUB-PLC.17]"""
    take_from_stack(pieces, kind)
    pieces.drawn = kind
    story.tell(TILE_DRAWN, pieces.acting, kind)
    who = pieces.figures[WHO + pieces.acting]
    if who == GEOLOGIST and pieces.aside != NO_TILE:
        offer_two(pieces, story)
    elif placeable(pieces, kind) == 0:
        sealing_tile(pieces, story)
    elif may_discard(pieces):
        pieces.guided = True
        pieces.ask = KEEPING
    else:
        fix_tile(pieces, story)


def may_discard(pieces: Pieces) -> bool:
    """The Scout's guide: once an action, three times a game, never the exit. [SUB-SCO.1 to SUB-SCO.3]"""
    return (
        pieces.figures[WHO + pieces.acting] == SCOUT
        and pieces.guides > 0
        and not pieces.guided
        and tiles_left(pieces)
        and pieces.drawn != pieces.parts.exit
    )


def offer_two(pieces: Pieces, story: Story) -> None:
    """The Geologist chooses between two tiles, unless only one may be placed. [SUB-GEO.2, SUB-GEO.3, SUB-GEO.7]"""
    drawn_fits = placeable(pieces, pieces.drawn) != 0
    aside_fits = placeable(pieces, pieces.aside) != 0
    if drawn_fits and aside_fits:
        pieces.ask = TAKING
    elif drawn_fits:
        take(pieces, TAKE_DRAWN, story)
    elif aside_fits:
        take(pieces, TAKE_ASIDE, story)
    else:
        sealing_tile(pieces, story)


def take(pieces: Pieces, code: i64, story: Story) -> None:
    """Place one of two tiles and keep the other face up. [SUB-GEO.2]"""
    if code == TAKE_ASIDE:
        drawn = pieces.drawn
        pieces.drawn = pieces.aside
        pieces.aside = drawn
    story.tell(TILE_TAKEN, pieces.acting, pieces.drawn, pieces.aside)
    fix_tile(pieces, story)


def sealing_tile(pieces: Pieces, story: Story) -> None:
    """A tile that would close the cave is discarded and replaced while the stack lasts. [SUB-PLC.9, SUB-PLC.13]"""
    story.tell(TILE_SEALED, pieces.acting, pieces.drawn)
    draw_again(pieces, story)


def discard(pieces: Pieces, story: Story) -> None:
    """The Scout throws the tile away and must place the next. [SUB-SCO.1, SUB-SCO.2, SUB-SCO.4]"""
    pieces.guides -= 1
    story.tell(TILE_DISCARDED, pieces.acting, pieces.drawn, pieces.guides)
    draw_again(pieces, story)


def draw_again(pieces: Pieces, story: Story) -> None:
    """The drawn tile is out of the game. [SUB-PLC.14]"""
    pieces.drawn = NO_TILE
    pieces.thrown += 1
    if tiles_left(pieces):
        pieces.ask = DRAW_TILE
    else:
        story.tell(NOTHING_PLACED, pieces.acting)
        end_reveal(pieces)
        pieces.ask = ACTION_DONE


def fix_tile(pieces: Pieces, story: Story) -> None:
    """The tile is fixed; its rotation is the revealing caver's choice if there is one. [SUB-PLC.4]"""
    pieces.rotations = placeable(pieces, pieces.drawn)
    if size(pieces.rotations) == 1:
        place(pieces, lowest(pieces.rotations), story)
    else:
        pieces.ask = PLACING


def place(pieces: Pieces, quarters: i64, story: Story) -> None:
    """Lay the tile; only exploring enters it, squeezes included. [SUB-PLC.7, SUB-BAS.7, SUB-BAS.8]"""
    kind = pieces.drawn
    pieces.drawn = NO_TILE
    pieces.rotations = 0
    space = lay(pieces, kind, quarters, target_cell(pieces))
    story.tell(TILE_PLACED, pieces.acting, space)
    exploring = pieces.exploring
    end_reveal(pieces)
    if exploring:
        enter(pieces, pieces.acting, space, story)
    else:
        pieces.ask = ACTION_DONE


def end_reveal(pieces: Pieces) -> None:
    """What was kept in mind is forgotten, so that equal positions are equal states."""
    pieces.side = 0
    pieces.exploring = False
    pieces.guided = False
