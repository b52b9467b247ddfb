"""The last expedition, where nothing has to be guessed: going back cannot win, or nobody else is left inside.

Afterwards only the win counts, so a bag is worth nothing unless it makes somebody first. [DIA-6.1]
"""

from __future__ import annotations

from typing import Final

from speleo.bots.diamant.odds import relic_points
from speleo.bots.diamant.outlook import larger, safe_points
from speleo.games.diamant.engine.cards import TRAP_KINDS
from speleo.games.diamant.engine.decision import BACK, ON
from speleo.games.diamant.engine.pieces import GATHERED
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.numbers import i64

OPEN: Final = -1
"""The choice is a matter of judgement."""


def settled(seen: DiamantState, seat: i64) -> i64:
    """ON or BACK where one of them is certainly better for the win, or OPEN."""
    if seen.expedition < seen.cards.expeditions or seen.closed:
        return OPEN
    mine = safe_points(seen, seat, seat) + seen.purse[GATHERED + seat]
    mine += seen.loose + relic_points(seen.carried, seen.relics)
    best: i64 = 0
    holders: i64 = 0
    other: i64 = 0
    while other < seen.seats:
        if other != seat:
            safe = safe_points(seen, other, seat)
            if safe > best:
                holders = 0
            if safe >= best:
                holders += 1
            best = larger(best, safe)
        other += 1
    if mine < best:
        return ON
    if seen.inside != 1 << seat:
        return OPEN
    if mine > best or float(holders + 1) * chance_of_more(seen, seen.traps, seen.face_down) < 1.0:
        return BACK
    return ON


def chance_of_more(seen: DiamantState, traps: i64, cards: i64) -> float:
    """The chance that gems or a relic come before a trap that ends it, for somebody alone inside. [DIA-3.5]

    `traps` are those that have shown themselves by then, `cards` how many are still face down.
    """
    if cards == 0:
        return 0.0
    harmless: i64 = cards
    total = 0.0
    kind: i64 = 0
    while kind < TRAP_KINDS:
        count = seen.deck[kind]
        if traps & (1 << kind) != 0:
            if seen.traps & (1 << kind) == 0:
                count -= 1
        elif count > 0:
            total += float(count) * chance_of_more(seen, traps | (1 << kind), cards - 1)
        harmless -= count
        kind += 1
    return (float(harmless) + total) / float(cards)
