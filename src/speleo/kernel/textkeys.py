"""Under which keys the catalogues say something."""

from __future__ import annotations

import re

from speleo.kernel.game import Action, Event, Game


def hyphened(name: str) -> str:
    """`TreasureFound` as `treasure-found`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def event_key(game: Game, kind: type[Event]) -> str:
    return f"{game.name}-event-{hyphened(kind.__name__)}"


def action_key(game: Game, kind: type[Action]) -> str:
    return f"{game.name}-action-{kind.tag}"


def can_key(game: Game, kind: type[Action]) -> str:
    """What an action of this kind does, in a sentence for whoever asks what they can do."""
    return f"{game.name}-can-{kind.tag}"


def option_key(game: Game, name: str, value: str = "") -> str:
    return f"{game.name}-option-{name}" + (f"-{value}" if value else "")
