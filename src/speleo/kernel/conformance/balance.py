"""Invariants: they hold, they are there, and points cannot come from nothing."""

from __future__ import annotations

from speleo.kernel.conformance.changes import changes
from speleo.kernel.conformance.play import demand, moments, random_play
from speleo.kernel.engine.state import State
from speleo.kernel.game import Game
from speleo.kernel.setup import Setup


def invariants_hold(game: Game, setup: Setup, seed: str) -> None:
    """Cards, tiles, tokens and gear are conserved after every action."""
    for state, _actor, _ in random_play(game, setup, seed):
        broken = game.broken_invariants(state)
        demand(not broken, f"{broken} in\n{game.write(state)}")


def points_come_from_somewhere(game: Game, setup: Setup, seed: str) -> None:
    """Whatever single number gives a seat points by being one more breaks an invariant.

    Where all seats win or lose together nobody counts points: there some invariant must notice some change.
    """
    noticed = False
    for moment in moments(game, setup, seed):
        before = points(moment, setup.seats)
        for change in changes(moment, everywhere=True):
            state = moment.clone()
            change.make(state)
            if game.endings:
                noticed = noticed or bool(game.broken_invariants(state))
            elif points(state, setup.seats) > before:
                noticed = True
                demand(bool(game.broken_invariants(state)), f"{change.name} gives points that no invariant misses")
    demand(noticed, "the invariants notice nothing")


def points(state: State, seats: int) -> int:
    """What all seats have together; nothing where a state has become too odd to be counted."""
    try:
        return sum(state.score(seat) for seat in range(seats))
    except IndexError:
        return 0
