"""Chapter 3: going deeper."""

from __future__ import annotations

from speleo.games.diamant.engine.cards import FIRST_TREASURE, RELIC
from speleo.games.diamant.engine.expedition import end_expedition
from speleo.games.diamant.engine.happenings import (
    GEMS_LOST,
    RELIC_FOUND,
    TRAP_APPEARED,
    TRAP_REMOVED,
    TRAP_SPRUNG,
    TREASURE_FOUND,
)
from speleo.games.diamant.engine.pieces import DECIDE, GATHERED, REST, Pieces, lowest_seat, seats_in
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


def reveal(pieces: Pieces, kind: i64, story: Story) -> None:
    """Turn up a card and lay it at the end of the path; then everybody inside decides. [DIA-3.2, DIA-3.8]"""
    pieces.deck[kind] -= 1
    pieces.face_down -= 1
    pieces.path[pieces.length] = kind
    pieces.length += 1
    pieces.phase = DECIDE
    if kind >= FIRST_TREASURE:
        share_treasure(pieces, kind, story)
    elif kind == RELIC:
        pieces.relics += 1
        story.tell(RELIC_FOUND)
    else:
        meet_trap(pieces, kind, story)


def share_treasure(pieces: Pieces, kind: i64, story: Story) -> None:
    """Split a treasure evenly between those inside; the rest stays on the card. [DIA-3.3]"""
    worth = pieces.cards.worth[kind]
    sharers = seats_in(pieces.inside)
    share = worth // sharers
    rest = worth - share * sharers
    pieces.path[pieces.length - 1] = kind + REST * rest
    pieces.loose += rest
    pieces.gems += worth
    if share > 0:
        purse = pieces.purse
        sharing = pieces.inside
        while sharing != 0:
            purse[GATHERED + lowest_seat(sharing)] += share
            sharing &= sharing - 1
    story.tell(TREASURE_FOUND, worth, share, rest)


def meet_trap(pieces: Pieces, kind: i64, story: Story) -> None:
    """The first trap of a kind only warns; the second ends the expedition. [DIA-3.4, DIA-3.5]"""
    bit: i64 = 1 << kind
    if pieces.traps & bit == 0:
        pieces.traps |= bit
        story.tell(TRAP_APPEARED, kind)
    else:
        spring_trap(pieces, kind, story)


def spring_trap(pieces: Pieces, kind: i64, story: Story) -> None:
    """Everybody inside loses what they gathered, and one of the two trap cards leaves the game. [DIA-3.5, DIA-3.6]"""
    story.tell(TRAP_SPRUNG, kind, pieces.inside)
    while pieces.inside != 0:
        seat = lowest_seat(pieces.inside)
        story.tell(GEMS_LOST, seat, pieces.purse[GATHERED + seat])
        pieces.gems -= pieces.purse[GATHERED + seat]
        pieces.purse[GATHERED + seat] = 0
        pieces.inside &= pieces.inside - 1
    pieces.length -= 1
    pieces.path[pieces.length] = 0
    story.tell(TRAP_REMOVED, kind)
    end_expedition(pieces, story)
