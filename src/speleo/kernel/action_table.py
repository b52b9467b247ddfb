"""A table between the numbers of the engine, named actions and their notation, for actions that can be listed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from speleo.kernel.errors import BadNotation
from speleo.kernel.game import Action
from speleo.kernel.nearest import hint, quoted


class ActionTable:
    """Every action by its number; where a game has too many to list them, those that it has few of."""

    def __init__(self, actions: Mapping[int, Action]) -> None:
        self.by_code = dict(actions)
        self.by_action = {action: code for code, action in actions.items()}
        self.by_notation = {action.notation: action for action in actions.values()}
        assert len(self.by_code) == len(self.by_action) == len(self.by_notation), "two actions look the same"

    def encode(self, action: Action) -> int:
        if action not in self.by_action:
            raise self.unknown(action.notation)
        return self.by_action[action]

    def parse(self, text: str) -> Action:
        if text not in self.by_notation:
            raise self.unknown(text)
        return self.by_notation[text]

    def unknown(self, text: str) -> BadNotation:
        known = list(self.by_notation)
        told = ", ".join(known if len(known) <= 12 else [*known[:11], "…"])
        return BadNotation(f"{quoted(text)} is no action: there is {told}{hint(text, known)}")


def numbered(first: int, actions: Iterable[Action]) -> dict[int, Action]:
    """Actions with the numbers from `first` on."""
    return dict(enumerate(actions, first))
