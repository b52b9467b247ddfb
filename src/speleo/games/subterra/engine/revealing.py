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
from speleo.games.subterra.engine.table import (
    ACTION_DONE,
    AT,
    DRAW_TILE,
    KEEPING,
    NO_TILE,
    PLACING,
    TAKING,
    WHO,
    Table,
    lowest,
    size,
    tiles_left,
)
from speleo.games.subterra.engine.walking import enter
from speleo.grid.cells import beside
from speleo.grid.sides import opposite
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


def can_draw(table: Table, caver: i64) -> bool:
    """From the stack, or for the Geologist the tile set aside. [SUB-BAS.2, SUB-GEO.4]"""
    return tiles_left(table) or (table.figures[WHO + caver] == GEOLOGIST and table.aside != NO_TILE)


def begin_reveal(table: Table, side: i64, exploring: bool, story: Story) -> None:
    """Name a frontier, then draw; the stack empty, the Geologist places the tile set aside. [SUB-BAS.1, SUB-GEO.4]"""
    table.side = side
    table.exploring = exploring
    table.guided = False
    if tiles_left(table):
        table.ask = DRAW_TILE
    else:
        table.drawn = table.aside
        table.aside = NO_TILE
        fix_tile(table, story)


def target_cell(table: Table) -> i64:
    """The empty cell behind the chosen frontier. [SUB-PLC.1]"""
    return beside(table.cells[table.figures[AT + table.acting]], table.side)


def placeable(table: Table, kind: i64) -> i64:
    """The rotations in which a tile may be placed now."""
    return rotations_for(table, kind, target_cell(table), opposite(table.side))


def take_from_stack(table: Table, kind: i64) -> None:
    """Remove a tile from the top of the stack; a tile put back there is known. [SUB-OOT.5]"""
    if table.top != NO_TILE:
        table.top = NO_TILE
    else:
        table.bag[kind] -= 1
        table.stack -= 1


def tile_drawn(table: Table, kind: i64, story: Story) -> None:
    """Turn a tile up for all to see, and ask who must be asked about it. [SUB-PLC.15, SUB-PLC.17]"""
    take_from_stack(table, kind)
    table.drawn = kind
    story.tell(TILE_DRAWN, table.acting, kind)
    who = table.figures[WHO + table.acting]
    if who == GEOLOGIST and table.aside != NO_TILE:
        offer_two(table, story)
    elif placeable(table, kind) == 0:
        sealing_tile(table, story)
    elif may_discard(table):
        table.guided = True
        table.ask = KEEPING
    else:
        fix_tile(table, story)


def may_discard(table: Table) -> bool:
    """The Scout's guide: once an action, three times a game, never the exit. [SUB-SCO.1 to SUB-SCO.3]"""
    return (
        table.figures[WHO + table.acting] == SCOUT
        and table.guides > 0
        and not table.guided
        and tiles_left(table)
        and table.drawn != table.parts.exit
    )


def offer_two(table: Table, story: Story) -> None:
    """The Geologist chooses between two tiles, unless only one may be placed. [SUB-GEO.2, SUB-GEO.3, SUB-GEO.7]"""
    drawn_fits = placeable(table, table.drawn) != 0
    aside_fits = placeable(table, table.aside) != 0
    if drawn_fits and aside_fits:
        table.ask = TAKING
    elif drawn_fits:
        take(table, TAKE_DRAWN, story)
    elif aside_fits:
        take(table, TAKE_ASIDE, story)
    else:
        sealing_tile(table, story)


def take(table: Table, code: i64, story: Story) -> None:
    """Place one of two tiles and keep the other face up. [SUB-GEO.2]"""
    if code == TAKE_ASIDE:
        drawn = table.drawn
        table.drawn = table.aside
        table.aside = drawn
    story.tell(TILE_TAKEN, table.acting, table.drawn, table.aside)
    fix_tile(table, story)


def sealing_tile(table: Table, story: Story) -> None:
    """A tile that would close the cave is discarded and replaced while the stack lasts. [SUB-PLC.9, SUB-PLC.13]"""
    story.tell(TILE_SEALED, table.acting, table.drawn)
    draw_again(table, story)


def discard(table: Table, story: Story) -> None:
    """The Scout throws the tile away and must place the next. [SUB-SCO.1, SUB-SCO.2, SUB-SCO.4]"""
    table.guides -= 1
    story.tell(TILE_DISCARDED, table.acting, table.drawn, table.guides)
    draw_again(table, story)


def draw_again(table: Table, story: Story) -> None:
    """The drawn tile is out of the game. [SUB-PLC.14]"""
    table.drawn = NO_TILE
    table.thrown += 1
    if tiles_left(table):
        table.ask = DRAW_TILE
    else:
        story.tell(NOTHING_PLACED, table.acting)
        table.ask = ACTION_DONE


def fix_tile(table: Table, story: Story) -> None:
    """The tile is fixed; its rotation is the revealing caver's choice if there is one. [SUB-PLC.4]"""
    table.rotations = placeable(table, table.drawn)
    if size(table.rotations) == 1:
        place(table, lowest(table.rotations), story)
    else:
        table.ask = PLACING


def place(table: Table, quarters: i64, story: Story) -> None:
    """Lay the tile; only exploring enters it, squeezes included. [SUB-PLC.7, SUB-BAS.7, SUB-BAS.8]"""
    kind = table.drawn
    table.drawn = NO_TILE
    table.rotations = 0
    space = lay(table, kind, quarters, target_cell(table))
    story.tell(TILE_PLACED, table.acting, space)
    if table.exploring:
        enter(table, table.acting, space, story)
    else:
        table.ask = ACTION_DONE
