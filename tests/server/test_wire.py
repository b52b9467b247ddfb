"""How things are written as JSON."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.match import Match
from speleo.server.chairs import Chair
from speleo.server.entries import LogEntry
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
def test_first_pictures_are_small_and_kept(name: str) -> None:
    """Also in The Cave, where every way to pack is legal: what fits is described, not listed."""
    plan = Plan(name, None, {}, 2, "", False, 0).checked()
    chairs = [Chair("person", f"P{seat}", "", ("holder",)).kept for seat in range(2)]
    table = Table("t", bytes(32))
    table.fold(LogEntry(1, 0.0, "created", {"plan": asdict(plan), "host": "holder", "chairs": chairs}))
    table.fold(LogEntry(2, 0.0, "started", {}))
    for viewer in (SPECTATOR, 0, 1, 0):
        picture = table.shown.picture(table, viewer)
        assert picture is table.shown.pictures[viewer]
        assert len(picture.whole()) < 15_000
