"""Chapters 3, 8, 9 and 11: what chance may bring, and how likely: boards, tiles, cards and the die."""

from __future__ import annotations

from speleo.games.subterra.engine.codes import CARD, DIE, PICK, START, TILE
from speleo.games.subterra.engine.components import CARDS, CAVERS
from speleo.games.subterra.engine.pieces import (
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
    Pieces,
)
from speleo.kernel.engine.choices import Choices
from speleo.kernel.numbers import i64


def list_boards(pieces: Pieces, into: Choices) -> None:
    """The boards that nobody has taken. [SUB-SET.2]"""
    who: i64 = 0
    while who < CAVERS:
        if pieces.figures[INDEX + who] == NOBODY_THERE:
            into.add_weighted(PICK + who, 1)
        who += 1


def list_chance(pieces: Pieces, into: Choices) -> None:
    """Dice, boards, tiles and cards, each equally likely where it can still be. [SUB-SET.5, SUB-SET.8]"""
    ask = pieces.ask
    if ask < FIRST_CHANCE or ask == OVER:
        return
    if ask == DRAW_CAVER:
        list_boards(pieces, into)
    elif ask == DRAW_START:
        caver: i64 = 0
        while caver < pieces.team:
            into.add_weighted(START + caver, 1)
            caver += 1
    elif ask in (DRAW_TILE, DEAL_TILE):
        list_tiles(pieces, into)
    elif ask == DRAW_CARD:
        card: i64 = 0
        while card < CARDS:
            if pieces.pool[card] > 0:
                into.add_weighted(CARD + card, pieces.pool[card])
            card += 1
    else:
        die: i64 = 1
        while die <= 6:
            into.add_weighted(DIE + die, 1)
            die += 1


def list_tiles(pieces: Pieces, into: Choices) -> None:
    """Any unseen tile may lie on top; the exit only among the last few. [SUB-SET.5, SUB-SET.6, SUB-OOT.5]"""
    if pieces.top != NO_TILE:
        into.add_weighted(TILE + pieces.top, 1)
        return
    kind: i64 = 0
    while kind < pieces.parts.kinds:
        if pieces.bag[kind] > 0:
            into.add_weighted(TILE + kind, pieces.bag[kind])
        kind += 1
    if pieces.bag[kind] > 0 and pieces.stack <= pieces.terms.window:
        into.add_weighted(TILE + kind, 1)


def chance_total(pieces: Pieces) -> i64:
    """The sum of all weights, without listing them."""
    ask = pieces.ask
    if ask in (DRAW_TILE, DEAL_TILE):
        if pieces.top != NO_TILE:
            return 1
        if pieces.bag[pieces.parts.exit] > 0 and pieces.stack > pieces.terms.window:
            return pieces.stack - 1
        return pieces.stack
    if ask == DRAW_CARD:
        total: i64 = 0
        card: i64 = 0
        while card < CARDS:
            total += pieces.pool[card]
            card += 1
        return total
    if ask == DRAW_CAVER:
        return CAVERS - pieces.picked
    if ask == DRAW_START:
        return pieces.team
    return 6


def chance_at(pieces: Pieces, ticket: i64) -> i64:
    """The outcome on which a ticket falls, in the order in which they are listed."""
    ask = pieces.ask
    if ask in (DRAW_TILE, DEAL_TILE):
        if pieces.top != NO_TILE:
            return TILE + pieces.top
        bag = pieces.bag
        kind: i64 = 0
        while ticket >= bag[kind]:
            ticket -= bag[kind]
            kind += 1
        return TILE + kind
    if ask == DRAW_CARD:
        pool = pieces.pool
        card: i64 = 0
        while ticket >= pool[card]:
            ticket -= pool[card]
            card += 1
        return CARD + card
    if ask == DRAW_CAVER:
        who: i64 = 0
        while True:
            if pieces.figures[INDEX + who] == NOBODY_THERE:
                if ticket == 0:
                    return PICK + who
                ticket -= 1
            who += 1
    if ask == DRAW_START:
        return START + ticket
    return DIE + 1 + ticket
