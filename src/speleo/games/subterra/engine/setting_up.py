"""Chapter 3: the set-up."""

from __future__ import annotations

from speleo.games.subterra.engine.components import CARDS, CAVERS, GEOLOGIST, SPACES, TILES, Terms, health_of
from speleo.games.subterra.engine.flow import begin_round
from speleo.games.subterra.engine.happenings import CAVER_CHOSEN, START_GIVEN, TILE_SET_ASIDE
from speleo.games.subterra.engine.laying import lay
from speleo.games.subterra.engine.pieces import (
    AT,
    DEAL_TILE,
    DRAW_CAVER,
    DRAW_START,
    FIGURES,
    HEALTH,
    INDEX,
    LURKS,
    NOBODY_THERE,
    NOWHERE,
    PICKING,
    STARTING,
    WALL,
    WHO,
    Pieces,
)
from speleo.games.subterra.engine.revealing import take_from_stack
from speleo.grid.cells import cell_at
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64, vec


def blank(length: i64, item: i64) -> vec[i64]:
    return vec[i64]([item] * length)


def prepare(pieces: Pieces) -> None:
    """Everything in its place before anybody is chosen. [SUB-SET.4 to SUB-SET.9]"""
    terms = pieces.terms
    parts = pieces.parts
    kind: i64 = 0
    while kind < parts.kinds:
        pieces.bag[kind] = parts.counts[kind]
        kind += 1
    pieces.bag[parts.exit] = 1
    pieces.stack = TILES + 1
    card: i64 = 0
    while card < CARDS:
        pieces.pool[card] = parts.cards[terms.level * CARDS + card]
        card += 1
    pieces.cards = terms.dealt()
    figures = pieces.figures
    at: i64 = 0
    while at < 3:
        figures[LURKS + at] = NOWHERE
        at += 1
    rank: i64 = 0
    while rank < CAVERS:
        figures[INDEX + rank] = NOBODY_THERE
        rank += 1
    caver: i64 = 0
    while caver < pieces.team:
        figures[WHO + caver] = NOBODY_THERE
        caver += 1
    lay(pieces, parts.start, 0, cell_at(0, 0))
    ask_for_caver(pieces)


def ask_for_caver(pieces: Pieces) -> None:
    """Boards are chosen freely, or drawn. [SUB-SET.2]"""
    pieces.ask = PICKING
    if pieces.terms.drawn_cavers:
        pieces.ask = DRAW_CAVER


def choose_caver(pieces: Pieces, who: i64, story: Story) -> None:
    """A board is taken, its caver stands on the start tile with full health. [SUB-SET.2, SUB-SET.3, SUB-SET.4]"""
    caver = pieces.picked
    seat_caver(pieces, caver, who)
    story.tell(CAVER_CHOSEN, caver, caver // pieces.terms.each)
    pieces.picked = caver + 1
    if pieces.picked < pieces.team:
        return
    if pieces.figures[INDEX + GEOLOGIST] != NOBODY_THERE:
        pieces.ask = DEAL_TILE
    else:
        ask_for_start(pieces)


def seat_caver(pieces: Pieces, caver: i64, who: i64) -> None:
    figures = pieces.figures
    figures[WHO + caver] = who
    figures[INDEX + who] = caver
    figures[HEALTH + caver] = health_of(who)
    figures[AT + caver] = 0


def deal_tile(pieces: Pieces, kind: i64, story: Story) -> None:
    """The top tile lies face up beside the Geologist. [SUB-SET.11]"""
    take_from_stack(pieces, kind)
    pieces.aside = kind
    story.tell(TILE_SET_ASIDE, pieces.figures[INDEX + GEOLOGIST], kind)
    ask_for_start(pieces)


def ask_for_start(pieces: Pieces) -> None:
    """The host names the start caver, or one is drawn. [SUB-SET.12]"""
    pieces.ask = STARTING
    if pieces.terms.drawn_start:
        pieces.ask = DRAW_START


def give_start(pieces: Pieces, caver: i64, story: Story) -> None:
    """The first round begins. [SUB-SET.12, SUB-RND.2]"""
    pieces.start = caver
    story.tell(START_GIVEN, caver)
    begin_round(pieces, story)


def components_of(terms: Terms) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """Room for the bag, the pool and the figures."""
    return blank(terms.parts.kinds + 1, 0), blank(CARDS, 0), blank(FIGURES, 0)


def ways_blank() -> vec[i64]:
    return blank(SPACES * 4, WALL)


def layer() -> vec[i64]:
    return blank(SPACES, 0)
