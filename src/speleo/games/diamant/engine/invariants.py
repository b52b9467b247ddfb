"""What holds in every state, as the engine checks it: the number of the first law that does not."""

from __future__ import annotations

from typing import Final

from speleo.games.diamant.engine.cards import FIRST_TREASURE, KINDS, RELIC, TRAP_KINDS
from speleo.games.diamant.engine.decision import CHEAP_RELICS
from speleo.games.diamant.engine.pieces import CHEST, DECIDE, FIVES, GATHERED, OVER, REST, TENS, Pieces
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
    "every gem came out of a treasure card (DIA-3.3)",
)


def first_broken(pieces: Pieces) -> i64:
    """The number of the first law that does not hold, or 0."""
    on_path = vec[i64]([0] * KINDS)
    gems: i64 = 0
    at: i64 = 0
    while at < pieces.length:
        on_path[pieces.path[at] % REST] += 1
        gems += pieces.path[at] // REST
        at += 1
    if gems != pieces.loose or on_path[RELIC] != pieces.relics:
        return 4
    broken = broken_cards(pieces, on_path)
    if broken != 0:
        return broken
    return broken_seats(pieces)


def broken_cards(pieces: Pieces, on_path: vec[i64]) -> i64:
    """The number of an invariant of the cards that does not hold, or 0: each is in the deck, on the path or away."""
    face_down: i64 = 0
    traps_gone: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        face_down += pieces.deck[kind]
        away = pieces.cards.counts[kind] - pieces.deck[kind] - on_path[kind]
        if kind == RELIC:
            away -= pieces.carried
        if away < 0 or pieces.deck[kind] < 0:
            return 2
        if kind >= FIRST_TREASURE and away != 0:
            return 3
        if kind < TRAP_KINDS:
            traps_gone += away
            warned = pieces.traps & (1 << kind) != 0
            if on_path[kind] > 1 or warned != (on_path[kind] == 1):
                return 5
        kind += 1
    if face_down != pieces.face_down or face_down > pieces.cards.size:
        return 1
    if face_down <= 0:
        return 10
    ended = pieces.expedition - 1
    if pieces.phase == OVER:
        ended += 1
    if traps_gone > ended:
        return 6
    return 0


def broken_seats(pieces: Pieces) -> i64:
    """The same for the seats: gems come from treasures and relics from the path."""
    fives: i64 = 0
    tens: i64 = 0
    gems = pieces.loose
    seat: i64 = 0
    while seat < pieces.seats:
        fives += pieces.purse[FIVES + seat]
        tens += pieces.purse[TENS + seat]
        gems += pieces.purse[GATHERED + seat] + pieces.purse[CHEST + seat]
        if pieces.purse[GATHERED + seat] != 0 and pieces.inside & (1 << seat) == 0:
            return 8
        seat += 1
    if gems != pieces.gems:
        return 11
    cheap = pieces.carried
    if cheap > CHEAP_RELICS:
        cheap = CHEAP_RELICS
    if fives != cheap or fives + tens != pieces.carried or pieces.carried > pieces.cards.counts[RELIC]:
        return 7
    if pieces.chosen & ~pieces.inside != 0 or pieces.back & ~pieces.chosen != 0:
        return 9
    if pieces.chosen != 0 and pieces.phase != DECIDE:
        return 9
    return 0
