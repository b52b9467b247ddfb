"""How things are written as JSON."""

from __future__ import annotations

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.match import Match
from speleo.server.wire import packed


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_action_can_be_sent(name: str) -> None:
    """Also those whose class only derives from a dataclass."""
    game = game_named(name)
    match = Match(game, game.setup())
    dealer = FastDealer("wire")
    for _ in range(40):
        match.deal(dealer)
        if match.over:
            break
        seat = game.actors(match.state)[0]
        actions = game.legal_actions(match.state, seat)
        packed([{"values": action} for action in actions])
        match.act(seat, actions[len(match.steps) % len(actions)])


def test_what_is_no_data_is_refused() -> None:
    with pytest.raises(TypeError):
        packed(object())
