"""Clones: equal in every field, sharing nothing, and equal for as long as the same happens to both."""

from __future__ import annotations

from speleo.kernel.conformance.changes import changes
from speleo.kernel.conformance.play import demand, moments, random_play
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.playout import play_on
from speleo.kernel.engine.state import State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.game import Game
from speleo.kernel.setup import Setup


def clones_are_free(game: Game, setup: Setup, seed: str) -> None:
    """A clone is equal, and playing on with it does not touch the original."""
    dealer = FastDealer(seed)
    for state, _actor, _ in random_play(game, setup, seed):
        if dealer.below(8):
            continue
        before = game.write(state)
        twin = state.clone()
        demand(game.write(twin) == before, "a clone differs from its original")
        play_on(twin, 20, dealer, Choices())
        demand(game.write(state) == before, "playing on with a clone changed the original")


def clones_stay_equal(game: Game, setup: Setup, seed: str) -> None:
    """Clones and their original stay equal under the same steps, to the end."""
    twins: list[State] = []
    due, last = 0, game.new(setup)
    for number, (state, actor, action) in enumerate(random_play(game, setup, seed)):
        last = state
        if number == due:
            twins.append(state.clone())
            due = 3 * due + 5
        if number % 4 == 0:
            demand(all(twin == state for twin in twins), f"a clone has gone another way by step {number}")
        code = game.encode(state, action)
        for twin in twins:
            twin.step(actor, code, UNHEARD)
    demand(all(twin == last for twin in twins), "a clone came to another end")


def every_field_counts(game: Game, setup: Setup, seed: str) -> None:
    """Whatever number of a state is another: the state is unequal to what it was, its clone has it, and its own."""
    for moment in moments(game, setup, seed):
        for change in changes(moment):
            state = moment.clone()
            change.make(state)
            demand(state != moment, f"{change.name} does not count in equality")
            twin = state.clone()
            demand(twin == state, f"a clone forgets {change.name}")
            change.make(twin)
            demand(twin != state, f"a clone shares {change.name} with its original")
