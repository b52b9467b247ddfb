"""States as Python objects: pickled, copied and printed, compiled or not."""

import copy
import pickle

import pytest

from speleo.bots.random import RandomBot
from speleo.bots.sitting import play_to_end
from speleo.games import GAMES, game_named
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.playout import play_on
from speleo.kernel.engine.state import State


def middle_of(name: str) -> State:
    game = game_named(name)
    state: State = game.new(game.setup(max(2, min(game.seats))))
    play_on(state, 25, FastDealer("middle"), Choices())
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_pickled_state_is_the_same_and_shares_nothing(name: str) -> None:
    """What comes back is equal in every field, plays on alike, and leaves the first one as it was."""
    game, state = game_named(name), middle_of(name)
    before = game.write(state)
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert twin == state
        bots = [RandomBot() for _ in range(state.seat_count())]
        play_to_end(twin, list(bots), FastDealer("on"))
        assert twin != state
        assert game.write(state) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_state_says_who_is_to_act_and_how_it_stands(name: str) -> None:
    state = middle_of(name)
    shown = repr(state)
    assert shown.startswith(f"<{type(state).__name__}: ")
    assert "is to act, points " in shown
    play_to_end(state, [RandomBot() for _ in range(state.seat_count())], FastDealer("on"))
    assert "it is over, points " in repr(state)
