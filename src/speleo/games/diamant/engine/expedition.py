"""Chapter 5: the end of an expedition, and the next."""

from __future__ import annotations

from speleo.games.diamant.engine.cards import EXPEDITIONS, RELIC
from speleo.games.diamant.engine.happenings import EXPEDITION_BEGAN, EXPEDITION_ENDED, GAME_ENDED
from speleo.games.diamant.engine.table import OVER, REST, REVEAL, Table
from speleo.kernel.engine.story import Story


def end_expedition(table: Table, story: Story) -> None:
    """Gems and relics left on the path are gone; all other cards go back into the deck. [DIA-5.1 to DIA-5.5]"""
    story.tell(EXPEDITION_ENDED, table.expedition, table.loose, table.relics)
    deck = table.deck
    while table.length > 0:
        table.length -= 1
        kind = table.path[table.length] & (REST - 1)
        if kind != RELIC:
            deck[kind] += 1
            table.face_down += 1
    table.loose = 0
    table.relics = 0
    table.traps = 0
    if table.expedition == EXPEDITIONS:
        table.phase = OVER
        story.tell(GAME_ENDED)
    else:
        table.expedition += 1
        begin_expedition(table, story)


def begin_expedition(table: Table, story: Story) -> None:
    """Everybody is in the cave again, and a card comes before any decision. [DIA-3.1]"""
    table.inside = (1 << table.seats) - 1
    table.phase = REVEAL
    story.tell(EXPEDITION_BEGAN, table.expedition)
