"""Whatever comes about when bots play, well or badly: its position in text is that position, in every field."""

from __future__ import annotations

import random

import pytest

from speleo.bots import stand_in
from speleo.cli.main import engine_kind
from speleo.games import GAMES, game_named
from speleo.kernel.conformance import legal_codes
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD

MATCHES = 12 if engine_kind() == "compiled" else 2
STEPS = 2000


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("name", GAMES)
def test_what_was_written_is_read_as_the_same_state(name: str, seed: int) -> None:
    """Every position of a match with any options; some of those read back, and clones, go the same way to its end."""
    dice, dealer, game = random.Random(f"{name} {seed}"), FastDealer(f"{name} {seed}"), game_named(name)
    options = {
        option.name: dice.choice([c for c in option.choices if c not in option.endless]) for option in game.options
    }
    setup = game.setup(dice.choice(list(game.seats)), options)
    state: State = game.new(setup)
    twins: list[State] = []
    careless = dice.random() / 2
    for step in range(STEPS):
        actor = state.turn()
        text = game.write(state)
        again: State = game.read(setup, text, strict=True)
        assert again == state, text
        assert all(twin == state for twin in twins), text
        if actor == NOBODY:
            break
        if step % 50 == 7:
            twins = [*twins[-4:], again, state.clone()]
        if actor == CHANCE:
            code = state.chance_at(dealer.below(state.chance_total()))
        else:
            actor = dice.choice(game.actors(state))
            careful = dice.random() >= careless
            codes = [] if careful else legal_codes(state, actor)
            code = dice.choice(codes) if codes else game.encode(state, stand_in(game, state, actor, dealer))
        for one in (state, *twins):
            one.step(actor, code, UNHEARD)
