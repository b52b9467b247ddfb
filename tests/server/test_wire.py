"""How things are written as JSON."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.match import Match
from speleo.server.chairs import Chair
from speleo.server.entries import Entry
from speleo.server.plan import Plan
from speleo.server.table import Table
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


@pytest.mark.parametrize("name", GAMES)
def test_a_table_keeps_only_small_pictures(name: str) -> None:
    """The first choice in The Cave has hundreds of legal actions for every seat; a spectator's picture is small."""
    plan = Plan(name, None, {}, 2, "", False, 0).checked()
    chairs = [Chair("person", f"P{seat}", "", ("holder",)).kept for seat in range(2)]
    table = Table("t", bytes(32))
    table.fold(Entry(1, 0.0, "created", {"plan": asdict(plan), "host": "holder", "chairs": chairs}))
    table.fold(Entry(2, 0.0, "started", {}))
    for viewer in (SPECTATOR, 0, 1, 0):
        assert table.picture(viewer) == packed(table.shown.picture_data(viewer))
    assert SPECTATOR in table.shown.pictures
    assert sum(map(len, table.shown.pictures.values())) < 50_000
