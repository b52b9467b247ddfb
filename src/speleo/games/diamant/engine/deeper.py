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
from speleo.games.diamant.engine.table import DECIDE, GATHERED, REST, Table, lowest_seat, seats_in
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64


def reveal(table: Table, kind: i64, story: Story) -> None:
    """Turn up a card and lay it at the end of the path; then everybody inside decides. [DIA-3.2, DIA-3.8]"""
    table.deck[kind] -= 1
    table.face_down -= 1
    table.path[table.length] = kind
    table.length += 1
    table.phase = DECIDE
    if kind >= FIRST_TREASURE:
        share_treasure(table, kind, story)
    elif kind == RELIC:
        table.relics += 1
        story.tell(RELIC_FOUND)
    else:
        meet_trap(table, kind, story)


def share_treasure(table: Table, kind: i64, story: Story) -> None:
    """Split a treasure evenly between those inside; the rest stays on the card. [DIA-3.3]"""
    worth = table.cards.worth[kind]
    sharers = seats_in(table.inside)
    share = worth // sharers
    rest = worth - share * sharers
    table.path[table.length - 1] = kind + REST * rest
    table.loose += rest
    if share > 0:
        purse = table.purse
        sharing = table.inside
        while sharing != 0:
            purse[GATHERED + lowest_seat(sharing)] += share
            sharing &= sharing - 1
    story.tell(TREASURE_FOUND, worth, share, rest)


def meet_trap(table: Table, kind: i64, story: Story) -> None:
    """The first trap of a kind only warns; the second ends the expedition. [DIA-3.4, DIA-3.5]"""
    bit: i64 = 1 << kind
    if table.traps & bit == 0:
        table.traps |= bit
        story.tell(TRAP_APPEARED, kind)
    else:
        spring_trap(table, kind, story)


def spring_trap(table: Table, kind: i64, story: Story) -> None:
    """Everybody inside loses what they gathered, and one of the two trap cards leaves the game. [DIA-3.5, DIA-3.6]"""
    story.tell(TRAP_SPRUNG, kind, table.inside)
    while table.inside != 0:
        seat = lowest_seat(table.inside)
        story.tell(GEMS_LOST, seat, table.purse[GATHERED + seat])
        table.purse[GATHERED + seat] = 0
        table.inside &= table.inside - 1
    table.length -= 1
    story.tell(TRAP_REMOVED, kind)
    end_expedition(table, story)
