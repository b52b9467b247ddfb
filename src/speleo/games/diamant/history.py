"""Whether a position can have come about: how gems, chests and relics follow from the cards and those who left."""

from __future__ import annotations

from collections.abc import Iterator

from speleo.games.diamant.engine.cards import FIRST_TREASURE
from speleo.games.diamant.engine.pieces import CHEST, DECIDE, FIVES, GATHERED, OVER, REST, TENS, seats_in
from speleo.games.diamant.engine.state import DiamantState
from speleo.games.diamant.view import gone_cards
from speleo.kernel.position import Claim


def claims(state: DiamantState) -> Iterator[Claim]:
    """What must hold of a position that came about by play: a condition, the line to blame, and why."""
    seats = range(state.seats)
    inside = [seat for seat in seats if state.inside >> seat & 1]
    gathered = {state.purse[GATHERED + seat] for seat in inside}
    yield len(gathered) <= 1, "gathered", "all inside have had the same shares since the first card (DIA-3.3)"
    if inside:
        each = gathered.pop()
        yield (
            shares_add_up(state, each),
            "gathered",
            "nobody leaving explains these shares and rests (DIA-3.3, DIA-4.4)",
        )
    yield chests_can_hold(state), "chest", "more gems in chests than the cards have (DIA-1.3, DIA-4.3)"
    first = state.expedition == 1 and state.phase != OVER
    fresh = all(state.purse[block + seat] == 0 for block in (CHEST, FIVES, TENS) for seat in inside)
    yield fresh or not first, "chest", "in the first expedition only those who left have brought anything (DIA-4.3)"
    yield not first or not gone_cards(state), "gone", "cards leave the game at the end of an expedition (DIA-5.3)"


def chests_can_hold(state: DiamantState) -> bool:
    """Every expedition before this one can have brought all treasures; this one what the path lacks."""
    whole = sum(state.cards.worth[kind] * state.cards.counts[kind] for kind in range(FIRST_TREASURE, len(state.deck)))
    ended = state.expedition - (state.phase != OVER)
    treasures = sum(state.cards.worth[state.path[at] % REST] for at in range(state.length))
    gathered = sum(state.purse[GATHERED + seat] for seat in range(state.seats))
    brought = treasures - state.loose - gathered
    return sum(state.purse[CHEST + seat] for seat in range(state.seats)) <= ended * whole + max(0, brought)


def shares_add_up(state: DiamantState, gathered: int) -> bool:
    """Whether fewer and fewer sharers can have left exactly these shares, and at least these rests on the cards."""
    here, most = seats_in(state.inside), state.seats
    reached = {(most, 0)}
    for at in range(state.length):
        kind, gems = state.path[at] % REST, state.path[at] // REST
        if kind < FIRST_TREASURE:
            continue
        worth = state.cards.worth[kind]
        alone = state.phase == DECIDE and at == state.length - 1
        untouched = here == most or alone
        reached = {
            (sharers, so_far + worth // sharers)
            for before, so_far in reached
            for sharers in range(here, (here if alone else before) + 1)
            if so_far + worth // sharers <= gathered
            and (worth % sharers == gems if untouched else worth % sharers >= gems)
            and (at or sharers == most or state.carried)
        }
    return any(so_far == gathered for _, so_far in reached)
