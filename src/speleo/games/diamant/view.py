"""Chapter 7: who knows what. A view is built from what `seen_by` leaves, so it cannot hold more."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.games.diamant.engine.cards import KINDS, RELIC, TRAP_KINDS
from speleo.games.diamant.engine.decision import relic_value
from speleo.games.diamant.engine.state import DiamantState
from speleo.games.diamant.engine.table import CHEST, DECIDE, FIVES, GATHERED, OVER, REST, TENS
from speleo.games.diamant.names import card_text
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.game import View


@dataclass(frozen=True, slots=True)
class CardView:
    """A card on the path and the gems that lie on it."""

    card: str
    gems: int


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
    """

    viewer: int | None
    expedition: int
    phase: str
    path: tuple[CardView, ...]
    loose: int
    seats: tuple[SeatView, ...]
    deck: tuple[tuple[str, int], ...]
    deck_size: int
    trap_ends: int
    relic_values: tuple[int, ...]
    gone: tuple[str, ...]


def view(state: DiamantState, viewer: int) -> DiamantView:
    seen = state.seen_by(viewer)
    return DiamantView(
        viewer=None if viewer == SPECTATOR else viewer,
        expedition=seen.expedition,
        phase="over" if seen.phase == OVER else "decision" if seen.phase == DECIDE else "card",
        path=tuple(
            CardView(card_text(seen.cards, seen.path[at] % REST), seen.path[at] // REST) for at in range(seen.length)
        ),
        loose=seen.loose,
        seats=tuple(seat_view(seen, seat) for seat in range(seen.seats)),
        deck=tuple((card_text(seen.cards, kind), seen.deck[kind]) for kind in range(KINDS) if seen.deck[kind] > 0),
        deck_size=seen.face_down,
        trap_ends=sum(seen.deck[trap] for trap in range(TRAP_KINDS) if seen.traps >> trap & 1),
        relic_values=tuple(relic_value(seen.carried + at) for at in range(seen.relics)),
        gone=tuple(gone_cards(seen)),
    )


def seat_view(seen: DiamantState, seat: int) -> SeatView:
    known = not seen.hidden >> seat & 1
    chosen = bool(seen.chosen >> seat & 1)
    return SeatView(
        inside=bool(seen.inside >> seat & 1),
        chosen=chosen,
        choice=("back" if seen.back >> seat & 1 else "on") if chosen and known else "",
        gathered=seen.purse[GATHERED + seat],
        chest=None if seen.closed and not known else seen.purse[CHEST + seat],
        relics=(5,) * seen.purse[FIVES + seat] + (10,) * seen.purse[TENS + seat],
    )


def gone_cards(state: DiamantState) -> list[str]:
    """Traps taken out of the game and relics left in the cave. [DIA-3.6, DIA-5.3]"""
    away = [state.cards.counts[kind] - state.deck[kind] for kind in range(RELIC + 1)]
    for at in range(state.length):
        if state.path[at] % REST <= RELIC:
            away[state.path[at] % REST] -= 1
    away[RELIC] -= state.carried
    return [card_text(state.cards, kind) for kind in range(RELIC + 1) for copy in range(away[kind])]
