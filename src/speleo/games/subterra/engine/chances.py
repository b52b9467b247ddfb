"""Chapters 3, 8, 9 and 11: what chance may bring, and how likely: boards, tiles, cards and the die."""

from __future__ import annotations

from speleo.games.subterra.engine.codes import CARD, DIE, PICK, START, TILE
from speleo.games.subterra.engine.components import CARDS, CAVERS
from speleo.games.subterra.engine.table import (
    DEAL_TILE,
    DRAW_CARD,
    DRAW_CAVER,
    DRAW_START,
    DRAW_TILE,
    FIRST_CHANCE,
    INDEX,
    NO_TILE,
    NOBODY_THERE,
    OVER,
    Table,
)
from speleo.kernel.engine.moves import Moves
from speleo.kernel.numbers import i64


def list_boards(table: Table, into: Moves) -> None:
    """The boards that nobody has taken. [SUB-SET.2]"""
    who: i64 = 0
    while who < CAVERS:
        if table.figures[INDEX + who] == NOBODY_THERE:
            into.add_weighted(PICK + who, 1)
        who += 1


def list_chance(table: Table, into: Moves) -> None:
    """Dice, boards, tiles and cards, each equally likely where it can still be. [SUB-SET.5, SUB-SET.8]"""
    ask = table.ask
    if ask < FIRST_CHANCE or ask == OVER:
        return
    if ask == DRAW_CAVER:
        list_boards(table, into)
    elif ask == DRAW_START:
        caver: i64 = 0
        while caver < table.team:
            into.add_weighted(START + caver, 1)
            caver += 1
    elif ask in (DRAW_TILE, DEAL_TILE):
        list_tiles(table, into)
    elif ask == DRAW_CARD:
        card: i64 = 0
        while card < CARDS:
            if table.pool[card] > 0:
                into.add_weighted(CARD + card, table.pool[card])
            card += 1
    else:
        die: i64 = 1
        while die <= 6:
            into.add_weighted(DIE + die, 1)
            die += 1


def list_tiles(table: Table, into: Moves) -> None:
    """Any unseen tile may lie on top; the exit only among the last few. [SUB-SET.5, SUB-SET.6, SUB-OOT.5]"""
    if table.top != NO_TILE:
        into.add_weighted(TILE + table.top, 1)
        return
    kind: i64 = 0
    while kind < table.parts.kinds:
        if table.bag[kind] > 0:
            into.add_weighted(TILE + kind, table.bag[kind])
        kind += 1
    if table.bag[kind] > 0 and table.stack <= table.terms.window:
        into.add_weighted(TILE + kind, 1)


def chance_total(table: Table) -> i64:
    """The sum of all weights, without listing them."""
    ask = table.ask
    if ask in (DRAW_TILE, DEAL_TILE):
        if table.top != NO_TILE:
            return 1
        if table.bag[table.parts.exit] > 0 and table.stack > table.terms.window:
            return table.stack - 1
        return table.stack
    if ask == DRAW_CARD:
        total: i64 = 0
        card: i64 = 0
        while card < CARDS:
            total += table.pool[card]
            card += 1
        return total
    if ask == DRAW_CAVER:
        return CAVERS - table.picked
    if ask == DRAW_START:
        return table.team
    return 6


def chance_at(table: Table, ticket: i64) -> i64:
    """The outcome on which a ticket falls, in the order in which they are listed."""
    ask = table.ask
    if ask in (DRAW_TILE, DEAL_TILE):
        if table.top != NO_TILE:
            return TILE + table.top
        bag = table.bag
        kind: i64 = 0
        while ticket >= bag[kind]:
            ticket -= bag[kind]
            kind += 1
        return TILE + kind
    if ask == DRAW_CARD:
        pool = table.pool
        card: i64 = 0
        while ticket >= pool[card]:
            ticket -= pool[card]
            card += 1
        return CARD + card
    if ask == DRAW_CAVER:
        who: i64 = 0
        while True:
            if table.figures[INDEX + who] == NOBODY_THERE:
                if ticket == 0:
                    return PICK + who
                ticket -= 1
            who += 1
    if ask == DRAW_START:
        return START + ticket
    return DIE + 1 + ticket
