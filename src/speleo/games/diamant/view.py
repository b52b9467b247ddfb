"""Chapter 7: who knows what. A view is built from what `seen_by` leaves, so it cannot hold more."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from speleo.games.diamant.engine.cards import FIRST_TREASURE, RELIC, TRAP_KINDS
from speleo.games.diamant.engine.decision import relic_value
from speleo.games.diamant.engine.pieces import CHEST, DECIDE, FIVES, GATHERED, OVER, REST, TENS
from speleo.games.diamant.engine.state import DiamantState
from speleo.games.diamant.names import TRAPS, card_text
from speleo.kernel.game import View

DIAMOND = 5
"""What a diamond counts; a ruby counts 1. [DIA-1.4]"""
KEPT = 4096
"""Parts of views that are kept ready, since most of the table stays as it is from picture to picture."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card on the path and the gems that lie on it. `sort` is treasure, relic or trap, `kind` tells traps apart."""

    sort: str
    kind: str
    value: int
    gems: int


@dataclass(frozen=True, slots=True)
class DeckView:
    """Cards of one kind that may still come."""

    sort: str
    kind: str
    value: int
    count: int


@dataclass(frozen=True, slots=True)
class WorthView:
    """What going back would bring the viewer now: alone, or if one other goes as well. [DIA-4.3, DIA-4.4, DIA-4.5]

    `half` is a share of the loose gems then, `relics` what the relics on the path are worth to somebody alone.
    """

    gathered: int
    loose: int
    half: int
    relics: int
    alone: int
    shared: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """One explorer. `chest` is None while it is closed to the viewer; `choice` is '' where it is not known."""

    inside: bool
    chosen: bool
    choice: str
    gathered: int
    chest: int | None
    relics: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiamantView(View):
    """The table as one viewer sees it, and what the deck may still hold. [DIA-7.1, DIA-7.2, DIA-7.3]

    `relic_values` is what each relic on the path would be worth to somebody who went back alone now. [DIA-4.6]
    `traps` are the kinds there are, `diamond` is how many gems one stands for. [DIA-1.2, DIA-1.4]
    """

    viewer: int | None
    expedition: int
    phase: str
    path: tuple[CardView, ...]
    loose: int
    seats: tuple[SeatView, ...]
    deck: tuple[DeckView, ...]
    deck_size: int
    trap_ends: int
    relic_values: tuple[int, ...]
    worth: WorthView
    traps: tuple[str, ...]
    diamond: int
    expeditions: int
    gone: tuple[str, ...]


def view(state: DiamantState, viewer: int) -> DiamantView:
    """Everything that this viewer may see, made from `seen_by` alone."""
    seen = state.seen_by(viewer)
    deck, values = seen.deck, seen.cards.worth
    return DiamantView(
        viewer=viewer if viewer >= 0 else None,
        expedition=seen.expedition,
        phase="over" if seen.phase == OVER else "decision" if seen.phase == DECIDE else "card",
        path=path_view(seen),
        loose=seen.loose,
        seats=seats_view(seen),
        deck=tuple([deck_view(kind, values[kind], count) for kind, count in enumerate(deck) if count]),
        deck_size=seen.face_down,
        trap_ends=sum([deck[trap] for trap in range(TRAP_KINDS) if seen.traps >> trap & 1]),
        relic_values=tuple([relic_value(seen.carried + at) for at in range(seen.relics)]),
        worth=worth(seen, viewer),
        traps=TRAPS,
        diamond=DIAMOND,
        expeditions=seen.cards.expeditions,
        gone=tuple(gone_cards(seen)),
    )


def all_see_alike(state: DiamantState) -> bool:
    """Nothing is secret but one's own choice, where chests are open. [DIA-4.1, DIA-7.3]"""
    return not state.closed


def own_members(state: DiamantState, viewer: int) -> dict[str, Any]:
    """While somebody has chosen, the seats too are seen by each with their own eyes."""
    own: dict[str, Any] = {"viewer": viewer if viewer >= 0 else None, "worth": worth(state, viewer)}
    if state.chosen:
        own["seats"] = seats_view(state.seen_by(viewer))
    return own


def path_view(seen: DiamantState) -> tuple[CardView, ...]:
    values, lying = seen.cards.worth, list(seen.path)[: seen.length]
    return tuple([on_path(card % REST, values[card % REST], card // REST) for card in lying])


@lru_cache(KEPT)
def on_path(kind: int, worth: int, gems: int) -> CardView:
    return CardView(*card_facts(kind, worth), gems)


@lru_cache(KEPT)
def deck_view(kind: int, worth: int, count: int) -> DeckView:
    return DeckView(*card_facts(kind, worth), count)


def card_facts(kind: int, worth: int) -> tuple[str, str, int]:
    """The sort of a card, its kind and its value."""
    if kind >= FIRST_TREASURE:
        return "treasure", "treasure", int(worth)
    return ("relic", "relic", 0) if kind == RELIC else ("trap", TRAPS[kind], 0)


def worth(seen: DiamantState, viewer: int) -> WorthView:
    gathered = seen.purse[GATHERED + viewer] if viewer >= 0 else 0
    return going_back(gathered, seen.loose, sum([relic_value(seen.carried + at) for at in range(seen.relics)]))


@lru_cache(KEPT)
def going_back(gathered: int, loose: int, relics: int) -> WorthView:
    half = loose // 2
    return WorthView(gathered, loose, half, relics, gathered + loose + relics, gathered + half)


def seats_view(seen: DiamantState) -> tuple[SeatView, ...]:
    return tuple([seat_view(seen, seat) for seat in range(seen.seats)])


def seat_view(seen: DiamantState, seat: int) -> SeatView:
    """One explorer as somebody sees it who has been given this state."""
    known = not seen.hidden >> seat & 1
    chosen = bool(seen.chosen >> seat & 1)
    return explorer(
        bool(seen.inside >> seat & 1),
        chosen,
        ("back" if seen.back >> seat & 1 else "on") if chosen and known else "",
        seen.purse[GATHERED + seat],
        None if seen.closed and not known else seen.purse[CHEST + seat],
        seen.purse[FIVES + seat],
        seen.purse[TENS + seat],
    )


@lru_cache(KEPT)
def explorer(
    inside: bool, chosen: bool, choice: str, gathered: int, chest: int | None, fives: int, tens: int
) -> SeatView:
    return SeatView(inside, chosen, choice, gathered, chest, (5,) * fives + (10,) * tens)


def gone_cards(state: DiamantState) -> list[str]:
    """Traps taken out of the game and relics left in the cave. [DIA-3.6, DIA-5.3]"""
    counts, deck = state.cards.counts, state.deck
    away = [counts[kind] - deck[kind] for kind in range(RELIC + 1)]
    for lying in list(state.path)[: state.length]:
        if lying % REST <= RELIC:
            away[lying % REST] -= 1
    away[RELIC] -= state.carried
    return [card_text(state.cards, kind) for kind in range(RELIC + 1) for copy in range(away[kind])]
