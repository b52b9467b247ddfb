"""Positions for the tests of Sub Terra."""

from __future__ import annotations

from speleo.games.subterra import GAME
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.state import CHANCE


def state_of(text: str, seats: int = 4, **options: str) -> SubTerraState:
    state = GAME.read(GAME.setup(seats, options), text)
    assert isinstance(state, SubTerraState)
    return state


def play(state: SubTerraState, *actions: str) -> list[str]:
    """Let whoever is to act take these actions; what happened in the last."""
    events: list[str] = []
    for action in actions:
        events = [event.notation for event in GAME.apply(state, state.turn(), GAME.parse_action(action))]
    return events


def line(state: SubTerraState, key: str) -> str:
    return next(row.partition(": ")[2] for row in GAME.write(state).splitlines() if row.startswith(f"{key}:"))


__all__ = ["CHANCE", "GAME", "line", "play", "state_of"]
