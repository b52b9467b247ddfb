"""Chapter 5: the end of an expedition, and the next."""

from __future__ import annotations

from speleo.games.diamant.engine.cards import RELIC
from speleo.games.diamant.engine.happenings import EXPEDITION_BEGAN, EXPEDITION_ENDED, GAME_ENDED
from speleo.games.diamant.engine.pieces import OVER, REST, REVEAL, Pieces
from speleo.kernel.engine.story import Story


def end_expedition(pieces: Pieces, story: Story) -> None:
    """Gems and relics left on the path are gone; all other cards go back into the deck. [DIA-5.1 to DIA-5.5]"""
    story.tell(EXPEDITION_ENDED, pieces.expedition, pieces.loose, pieces.relics)
    deck = pieces.deck
    while pieces.length > 0:
        pieces.length -= 1
        kind = pieces.path[pieces.length] & (REST - 1)
        pieces.path[pieces.length] = 0
        if kind != RELIC:
            deck[kind] += 1
            pieces.face_down += 1
    pieces.gems -= pieces.loose
    pieces.loose = 0
    pieces.relics = 0
    pieces.traps = 0
    if pieces.expedition == pieces.cards.expeditions:
        pieces.phase = OVER
        story.tell(GAME_ENDED)
    else:
        pieces.expedition += 1
        begin_expedition(pieces, story)


def begin_expedition(pieces: Pieces, story: Story) -> None:
    """Everybody is in the cave again, and a card comes before any decision. [DIA-3.1]"""
    pieces.inside = (1 << pieces.seats) - 1
    pieces.phase = REVEAL
    story.tell(EXPEDITION_BEGAN, pieces.expedition)
