"""What holds in every state of Diamant."""

from __future__ import annotations

from speleo.games.diamant.engine.cards import CARDS, KINDS, RELIC, RELICS, TRAP_KINDS
from speleo.games.diamant.engine.decision import CHEAP_RELICS
from speleo.games.diamant.engine.state import DiamantState
from speleo.games.diamant.engine.table import DECIDE, FIVES, GATHERED, OVER, REST, TENS
from speleo.games.diamant.view import gone_cards


def broken_invariants(state: DiamantState) -> list[str]:
    seats = range(state.seats)
    path = [state.path[at] for at in range(state.length)]
    kinds = [entry % REST for entry in path]
    gone = gone_cards(state)
    fives = sum(state.purse[FIVES + seat] for seat in seats)
    tens = sum(state.purse[TENS + seat] for seat in seats)
    laws = {
        "the deck counts its cards": sum(state.deck[kind] for kind in range(KINDS)) == state.face_down,
        "no card is in two places": all(
            0 <= state.deck[kind] <= state.cards.counts[kind] - kinds.count(kind) for kind in range(KINDS)
        ),
        "all 35 cards are somewhere (DIA-1.1)": state.face_down + state.length + state.carried + len(gone) == CARDS,
        "treasures never leave the game (DIA-5.4)": all(
            state.deck[kind] + kinds.count(kind) == state.cards.counts[kind] for kind in range(RELIC + 1, KINDS)
        ),
        "gems on the path add up": sum(entry // REST for entry in path) == state.loose,
        "relics on the path add up": kinds.count(RELIC) == state.relics,
        "no trap lies twice on the path (DIA-3.5)": all(kinds.count(trap) <= 1 for trap in range(TRAP_KINDS)),
        "the warnings are the traps on the path": state.traps == sum(1 << kind for kind in set(kinds) if kind < TRAP_KINDS),
        "at most one trap leaves in an expedition (DIA-3.6)": len(gone) - gone.count("relic")
        <= state.expedition - (state.phase != OVER),
        "the first three relics are worth 5 (DIA-4.6)": fives == min(state.carried, CHEAP_RELICS),
        "the other relics are worth 10 (DIA-4.6)": tens == state.carried - fives and state.carried <= RELICS,
        "only explorers inside risk gems (DIA-4.7)": all(
            state.purse[GATHERED + seat] == 0 for seat in seats if not state.inside >> seat & 1
        ),
        "choices are made inside (DIA-4.1)": state.chosen & ~state.inside == 0 and state.back & ~state.chosen == 0,
        "choices wait only for a decision (DIA-4.8)": state.chosen == 0 or state.phase == DECIDE,
        "the deck never runs out (DIA-5.6)": state.face_down > 0,
    }
    return [law for law, holds in laws.items() if not holds]
