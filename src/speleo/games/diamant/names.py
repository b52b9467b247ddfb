"""What the numbers of the engine are called in notation and data files."""

from __future__ import annotations

import re
from functools import lru_cache

from speleo.games.diamant.engine.cards import FIRST_TREASURE, KINDS, RELIC, Cards
from speleo.kernel.errors import BadNotation
from speleo.kernel.nearest import quoted

TRAPS = ("spider", "snake", "lava", "boulder", "ram")
"""The five traps, in the order of their kinds. [DIA-1.2]"""


def card_text(cards: Cards, kind: int) -> str:
    """A card in notation: `treasure 9`, `snake` or `relic`."""
    if kind >= FIRST_TREASURE:
        return f"treasure {cards.worth[kind]}"
    return "relic" if kind == RELIC else TRAPS[kind]


@lru_cache(1024)
def card_kind(cards: Cards, text: str) -> int:
    """The kind of a card in notation, of cards that never change; BadNotation if the box has none."""
    if text == "relic":
        return RELIC
    if text in TRAPS:
        return TRAPS.index(text)
    found = re.fullmatch(r"treasure ([1-9][0-9]?)", text)
    if found is None:
        raise BadNotation(f"{quoted(text)} is no card: a card is 'treasure 9', 'relic', or one of {', '.join(TRAPS)}")
    for kind in range(FIRST_TREASURE, KINDS):
        if cards.worth[kind] == int(found[1]):
            return kind
    raise BadNotation(f"there is no {quoted(text)} in the box (DIA-1.3)")
