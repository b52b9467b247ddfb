"""What holds in every state, as the engine checks it: the number of the first law that does not."""

from __future__ import annotations

from typing import Final

from speleo.games.diamant.engine.cards import CARDS, FIRST_TREASURE, KINDS, RELIC, RELICS, TRAP_KINDS
from speleo.games.diamant.engine.decision import CHEAP_RELICS
from speleo.games.diamant.engine.table import DECIDE, FIVES, GATHERED, OVER, REST, TENS, Table
from speleo.kernel.numbers import i64, vec

LAWS: Final = (
    "",
    "the deck counts its cards",
    "no card is in two places (DIA-1.1)",
    "treasures never leave the game (DIA-5.4)",
    "gems and relics on the path add up",
    "no trap lies twice on the path, and each is a warning (DIA-3.5)",
    "at most one trap leaves the game in an expedition (DIA-3.6)",
    "the first three relics are worth 5, the others 10 (DIA-4.6)",
    "only explorers inside risk gems (DIA-4.7)",
    "choices are made inside, and only before the next card (DIA-4.1, DIA-4.8)",
    "the deck never runs out (DIA-5.6)",
)


def first_broken(table: Table) -> i64:
    """The number of the first law that does not hold, or 0."""
    on_path = vec[i64]([0] * KINDS)
    gems: i64 = 0
    at: i64 = 0
    while at < table.length:
        on_path[table.path[at] % REST] += 1
        gems += table.path[at] // REST
        at += 1
    if gems != table.loose or on_path[RELIC] != table.relics:
        return 4
    broken = broken_cards(table, on_path)
    if broken != 0:
        return broken
    return broken_seats(table)


def broken_cards(table: Table, on_path: vec[i64]) -> i64:
    face_down: i64 = 0
    traps_gone: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        face_down += table.deck[kind]
        away = table.cards.counts[kind] - table.deck[kind] - on_path[kind]
        if kind == RELIC:
            away -= table.carried
        if away < 0 or table.deck[kind] < 0:
            return 2
        if kind >= FIRST_TREASURE and away != 0:
            return 3
        if kind < TRAP_KINDS:
            traps_gone += away
            warned = table.traps & (1 << kind) != 0
            if on_path[kind] > 1 or warned != (on_path[kind] == 1):
                return 5
        kind += 1
    if face_down != table.face_down or face_down > CARDS:
        return 1
    if face_down <= 0:
        return 10
    ended = table.expedition - 1
    if table.phase == OVER:
        ended += 1
    if traps_gone > ended:
        return 6
    return 0


def broken_seats(table: Table) -> i64:
    fives: i64 = 0
    tens: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        fives += table.purse[FIVES + seat]
        tens += table.purse[TENS + seat]
        if table.purse[GATHERED + seat] != 0 and table.inside & (1 << seat) == 0:
            return 8
        seat += 1
    cheap = table.carried
    if cheap > CHEAP_RELICS:
        cheap = CHEAP_RELICS
    if fives != cheap or fives + tens != table.carried or table.carried > RELICS:
        return 7
    if table.chosen & ~table.inside != 0 or table.back & ~table.chosen != 0:
        return 9
    if table.chosen != 0 and table.phase != DECIDE:
        return 9
    return 0
