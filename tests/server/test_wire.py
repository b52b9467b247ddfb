"""How things are written as JSON."""

from __future__ import annotations

from dataclasses import asdict

import pytest
from orjson import loads

from speleo.games import GAMES, game_named
from speleo.games.cave.events import Discarded
from speleo.kernel.conformance import random_play
from speleo.kernel.conformance.telling import TOLD_BESIDE
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.match import Match
from speleo.kernel.offer import Offer
from speleo.kernel.values import ActionFacts
from speleo.server.chairs import Chair
from speleo.server.entries import LogEntry
from speleo.server.pictures import legal_entry
from speleo.server.plan import Plan
from speleo.server.table import Table
from speleo.server.wire import ToldEvent, event_data, packed


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


@pytest.mark.parametrize("name", GAMES)
def test_what_is_told_of_an_event_beside_its_facts_hides_none_of_them(name: str) -> None:
    """The names that are taken are those that the laws know, and all facts are sent under their own."""
    game = game_named(name)
    assert set(ToldEvent.__annotations__) == TOLD_BESIDE
    for state, actor, action in random_play(game, game.setup(), "sent"):
        for event in game.apply(state.clone(), actor, action):
            data = loads(packed(event_data(game, event)))
            assert data.keys() - TOLD_BESIDE == asdict(event).keys()
            assert data.get("things", {}).keys() <= asdict(event).keys()


def test_gear_is_sent_as_things_with_events_offers_and_actions() -> None:
    """No client has to read `4 prov, rope`."""
    game = game_named("cave")
    action = game.parse_action("drop 4 prov, rope")
    things = {"items": [{"name": "prov", "count": 4}, {"name": "rope", "count": 1}]}
    assert loads(packed(event_data(game, Discarded(0, "4 prov, rope", "tent"))))["things"] == things
    assert loads(packed(legal_entry(game, Offer(action), False)))["things"] == things
    assert loads(packed(ActionFacts.of(game, action)))["things"] == things
    assert "things" not in legal_entry(game, Offer(game.parse_action("end")), False)


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
