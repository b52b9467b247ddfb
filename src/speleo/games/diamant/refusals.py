"""Why an action is not legal, by the number of the rule."""

from __future__ import annotations

from speleo.games.diamant.actions import RevealCard
from speleo.games.diamant.engine.cards import RELIC, TRAP_KINDS
from speleo.games.diamant.engine.pieces import DECIDE, OVER, REVEAL
from speleo.games.diamant.engine.state import DiamantState
from speleo.games.diamant.names import card_kind
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action


def refusal(state: DiamantState, actor: int, action: Action) -> Refusal:
    """First who may do anything at all, then the action itself."""
    if state.phase == OVER:
        return Refusal("DIA-5.5", "diamant-no-game-over")
    if actor == CHANCE:
        return why_no_card(state, action)
    if not 0 <= actor < state.seats:
        return Refusal("DIA-1.6", "diamant-no-such-seat")
    return why_no_choice(state, actor, action)


def why_no_card(state: DiamantState, action: Action) -> Refusal:
    """Why Chance cannot turn this up now."""
    if not isinstance(action, RevealCard):
        return Refusal("DIA-4.1", "diamant-no-chance-decides-nothing")
    if state.phase == DECIDE:
        return Refusal("DIA-3.8", "diamant-no-card-before-choices")
    kind = card_kind(state.cards, action.card)
    if kind < TRAP_KINDS:
        return Refusal("DIA-3.6", "diamant-no-trap-left")
    if kind == RELIC:
        return Refusal("DIA-5.3", "diamant-no-relic-left")
    return Refusal("DIA-3.2", "diamant-no-treasure-left")


def why_no_choice(state: DiamantState, seat: int, action: Action) -> Refusal:
    if isinstance(action, RevealCard):
        return Refusal("DIA-3.2", "diamant-no-explorer-draws")
    if not state.inside >> seat & 1:
        return Refusal("DIA-4.7", "diamant-no-in-camp")
    if state.phase == REVEAL:
        return Refusal("DIA-3.1", "diamant-no-choice-before-card")
    return Refusal("DIA-4.1", "diamant-no-already-chosen")
