"""How actors are written: seats count from 1 for people and from 0 in code; Chance is an actor too."""

from __future__ import annotations

import re

from speleo.kernel.engine.state import CHANCE, SPECTATOR


def actor_text(actor: int) -> str:
    if actor == CHANCE:
        return "chance"
    if actor == SPECTATOR:
        return "spectator"
    return f"seat {actor + 1}"


def actor_named(text: str, seats: int) -> int | None:
    """The actor of that name in a match of so many seats, or None."""
    if text == "chance":
        return CHANCE
    found = re.fullmatch(r"seat ([1-9][0-9]?)", text)
    if found is None or int(found[1]) > seats:
        return None
    return int(found[1]) - 1
