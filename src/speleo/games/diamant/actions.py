"""What the actors of Diamant do: explorers go on or back, Chance turns up cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from speleo.games.diamant.engine.decision import BACK, ON
from speleo.games.diamant.engine.state import FIRST_CARD, DiamantState
from speleo.games.diamant.names import TRAPS, card_kind, card_text
from speleo.kernel.errors import BadNotation
from speleo.kernel.game import Action
from speleo.kernel.nearest import quoted


@dataclass(frozen=True, slots=True)
class GoOn(Action):
    """Stay in the cave. [DIA-4.2]"""

    tag: ClassVar[str] = "on"

    @property
    def notation(self) -> str:
        return "on"


@dataclass(frozen=True, slots=True)
class GoBack(Action):
    """Return to the camp. [DIA-4.7]"""

    tag: ClassVar[str] = "back"

    @property
    def notation(self) -> str:
        return "back"


@dataclass(frozen=True, slots=True)
class RevealCard(Action):
    """Turn up the next card of the deck; only Chance does it. [DIA-3.2]"""

    card: str
    tag: ClassVar[str] = "card"

    @property
    def notation(self) -> str:
        return self.card


GO_ON, GO_BACK = GoOn(), GoBack()
KEPT = 256
"""Cards that are kept as actions: there are 105 in notation."""
ACTION_TYPES: tuple[type[Action], ...] = (GoOn, GoBack, RevealCard)


def decode(state: DiamantState, code: int) -> Action:
    if code == ON:
        return GO_ON
    if code == BACK:
        return GO_BACK
    return revealed(card_text(state.cards, code - FIRST_CARD))


@lru_cache(KEPT)
def revealed(card: str) -> RevealCard:
    return RevealCard(card)


def encode(state: DiamantState, action: Action) -> int:
    if isinstance(action, RevealCard):
        return FIRST_CARD + card_kind(state.cards, action.card)
    return ON if isinstance(action, GoOn) else BACK


def parse(text: str) -> Action:
    """One of the two choices, or a card by its notation; whether the box has it is asked later."""
    if text == "on":
        return GO_ON
    if text == "back":
        return GO_BACK
    if text == "relic" or text in TRAPS or text.startswith("treasure "):
        return RevealCard(text)
    raise BadNotation(
        f"{quoted(text)} is no action of Diamant: 'on', 'back', or for chance a card such as 'treasure 9' or 'snake'"
    )
