"""Random play for the laws, and how a law says that it is broken."""

from __future__ import annotations

from collections.abc import Iterator

from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.game import Action, Game, S
from speleo.kernel.setup import Setup


class LawBroken(AssertionError):
    """A game breaks the contract."""


def demand(holds: bool, law: str) -> None:
    if not holds:
        raise LawBroken(law)


def random_play(game: Game[S], setup: Setup, seed: str, most: int = 20_000) -> Iterator[tuple[S, int, Action]]:
    """The state of a random match before each step, with the actor and the action that come next.

    It is one object that moves on: when the play is over, it is the last state.
    """
    state, dealer = game.new(setup), FastDealer(seed)
    for step in range(most):
        actor = state.turn()
        if actor == NOBODY:
            return
        if actor == CHANCE:
            code = state.chance_at(dealer.below(state.chance_total()))
        else:
            seats = game.actors(state)
            actor = seats[dealer.below(len(seats))]
            choices = Choices()
            state.legal(actor, choices)
            demand(choices.count > 0, f"{actor} must act but has no legal action at step {step}")
            code = choices.codes[dealer.below(choices.count)]
        yield state, actor, game.decode(state, code)
        state.step(actor, code, UNHEARD)
    raise LawBroken(f"{game.name} is not over after {most} random steps")


def legal_codes(state: State, actor: int) -> list[int]:
    choices = Choices()
    if actor == CHANCE:
        state.chance(choices)
    else:
        state.legal(actor, choices)
    return [choices.codes[at] for at in range(choices.count)]


def moments(game: Game, setup: Setup, seed: str, most: int = 3) -> list[State]:
    """A few states of a random match: its start, and others further on, each later than the one before."""
    found: list[State] = []
    due = 0
    for number, (state, _actor, _) in enumerate(random_play(game, setup, seed)):
        if number == due and len(found) < most:
            found.append(state.clone())
            due = 3 * due + 7
    return found
