"""Pictures in parts: whoever is sent only what changed has what everybody else is sent whole."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Any

import orjson
import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import SPECTATOR
from speleo.server.chairs import Chair
from speleo.server.course import Stride
from speleo.server.entries import FACTS, PUBLIC, LogEntry
from speleo.server.facts import Facts
from speleo.server.phases import OVER
from speleo.server.pictures import Parts, WholePicture, legal_entry
from speleo.server.plan import Plan
from speleo.server.shown import framed, offers_of, undo_offer
from speleo.server.sight import Sight
from speleo.server.table import Table, folded
from speleo.server.web.shapes import ChangeReply, LogEntryShape, Update, You
from speleo.server.web.updates import Eyes, change, update
from speleo.server.wire import packed

SEATS = 3
STEPS = 120


class Client:
    """Looks through the eyes of a viewer every so many entries, and puts together what it is sent."""

    def __init__(self, viewer: int, every: int) -> None:
        self.eyes = Eyes("" if viewer == SPECTATOR else f"holder{viewer}", None)
        self.every = every
        self.shown: dict[str, Any] = {}
        self.bytes = 0

    def look(self, table: Table) -> None:
        self.eyes.look_at(table)
        picture = table.shown.picture(table, self.eyes.viewer)
        if not self.shown:
            self.shown = orjson.loads(update(table, self.eyes, 0))
            return
        assert picture is not None
        text = change(table, self.eyes, self.shown["seq"], picture)
        self.bytes += len(text)
        told = orjson.loads(text)
        new = told["picture"]
        view = {**self.shown["picture"]["view"], **new["view"]}
        facts = told.get("table") or {**self.shown["table"], "seq": told["seq"]}
        self.shown = {
            **told,
            "type": "update",
            "table": facts,
            "picture": {**self.shown["picture"], **new, "view": view},
        }


def anew(table: Table, viewer: int) -> dict[str, Any]:
    """The picture without anything that was kept: from the game's own view."""
    game, match = table.game, table.play.match
    assert match is not None
    running = table.phase != OVER
    sight = Sight.of(game, game.view(match.state, viewer))
    offers = offers_of(table, match, viewer) if viewer >= 0 and running else []
    undo = undo_offer(table, match, viewer) if viewer >= 0 and running else None
    legal = [legal_entry(game, offer, back) for offer, back in offers]
    frame = framed(game, sight, viewer, table.actors, legal, undo, None if running else table.outcome())
    members = {field.name: getattr(frame, field.name) for field in fields(frame)}
    shown: dict[str, Any] = orjson.loads(packed({"view": sight.view, **members}))
    return shown


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", ["one", "two"])
def test_what_changed_put_together_is_the_whole(name: str, seed: str) -> None:
    """Through every eyes, with and without gaps, past talk and undos, and with far fewer bytes."""
    plan = Plan(name, None, {}, SEATS, "", False, 0).checked()
    chairs = [Chair("person", f"P{seat}", "", (f"holder{seat}",)).kept for seat in range(SEATS)]
    made = {"plan": asdict(plan), "host": "holder0", "chairs": chairs}
    table = folded("t", bytes(32), [LogEntry(1, 0.0, "created", made), LogEntry(2, 0.0, "started", {})])
    clients = [Client(viewer, every) for viewer in (SPECTATOR, *range(SEATS)) for every in (1, 3)]
    game, dealer, whole = game_named(name), FastDealer(seed), 0
    for step in range(STEPS):
        match = table.play.match
        assert match is not None
        for client in clients:
            if step % client.every == 0 or table.phase == OVER:
                client.look(table)
                right = orjson.loads(update(table, client.eyes, client.shown["since"]))
                whole += len(packed(right)) if step else 0
                assert client.shown == right
                assert client.shown["picture"] == anew(table, client.eyes.viewer)
        if table.phase == OVER:
            break
        seat = table.actors[dealer.below(len(table.actors))]
        legal = game.legal_actions(match.state, seat)
        data: dict[str, Any] = {"seat": seat, "action": legal[dealer.below(len(legal))].notation}
        kind = "acted"
        if step % 11 == 5:
            kind, data = "said", {"seat": seat, "name": "P", "text": "hm"}
        elif step % 17 == 9 and match.steps:
            others = [other for other in range(SEATS) if other != seat]
            kind, data = "undone", {"seat": seat, "to": 0 if step < 20 else match.steps[-2].serial, "agreed": others}
        table.fold(LogEntry(table.story.seq + 1, float(step), kind, data))
    assert sum(client.bytes for client in clients) < whole * 0.7


def test_what_was_ones_own_is_compared_when_all_see_it_alike_again() -> None:
    """For one of two viewers it is another than before, for the other it is not."""
    names = (b'"common":', b'"choice":')
    one, other = Parts(), Parts()
    one.show(names, (1, "on"), 5, 1, [1], None)
    other.show(names, (1, ""), 5, 1, [1], one)
    one.show(names, (2, ""), 6, 2, [], other)
    other.show(names, (2, ""), 6, 2, [], one)
    assert one.changed(5) == [b'"common":2', b'"choice":""']
    assert other.changed(5) == [b'"common":2']
    other.show(names, (3, ""), 7, 3, [1], one)
    one.show(names, (3, "back"), 7, 3, [1], other)
    assert other.changed(6) == [b'"common":3']
    assert one.changed(6) == [b'"common":3', b'"choice":"back"']
    other.show(names, (4, ""), 8, 4, [], one)
    one.show(names, (4, ""), 8, 4, [], other)
    assert other.changed(7) == [b'"common":4']
    assert one.changed(7) == [b'"common":4', b'"choice":""']


def test_every_public_fact_has_a_kind_and_every_kind_is_one_of_a_public_fact() -> None:
    assert {fact for facts in PUBLIC.values() for fact in facts} | {"void", "serial"} == set(FACTS)
    assert set(LogEntryShape.model_fields) == {*FACTS, "seq", "at", "what", "events"}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_has_the_members_that_are_described(name: str) -> None:
    """None is forgotten in the description, and none is described that is not sent."""
    plan = Plan(name, None, {}, SEATS, "", False, 0).checked()
    chairs = [Chair("person", f"P{seat}", "", (f"holder{seat}",)).kept for seat in range(SEATS)]
    made = {"plan": asdict(plan), "host": "holder0", "chairs": chairs}
    table = folded("t", bytes(32), [LogEntry(1, 0.0, "created", made), LogEntry(2, 0.0, "started", {})])
    seat = table.actors[0]
    eyes = Eyes(f"holder{seat}", None, stepwise=True)
    eyes.look_at(table)
    picture = table.shown.picture(table, seat)
    assert picture is not None
    assert table.play.match is not None
    legal = table.game.legal_actions(table.play.match.state, seat)
    table.fold(LogEntry(3, 0.0, "acted", {"seat": seat, "action": legal[0].notation}))
    whole = orjson.loads(update(table, eyes, 2))
    part = orjson.loads(change(table, eyes, 2, picture))
    assert set(whole) == set(Update.model_fields)
    assert {*part, "table"} == set(ChangeReply.model_fields)
    assert set(whole["you"]) == {field.name for field in fields(You)}
    assert set(whole["table"]) == {field.name for field in fields(Facts)}
    assert set(whole["picture"]) == {field.name for field in fields(WholePicture)}
    assert whole["steps"]
    assert set(whole["steps"][0]) == {field.name for field in fields(Stride)}
    for entry in whole["happened"]:
        LogEntryShape.model_validate(entry)
        assert set(entry) <= set(LogEntryShape.model_fields)


LARGEST_FIRST = {"diamant": 5_000, "cave": 15_000, "subterra": 15_000}
"""Bytes of the first message to somebody who sits down, with everything."""


@pytest.mark.parametrize("name", LARGEST_FIRST)
def test_the_first_picture_is_small(name: str) -> None:
    """What can be described is not listed: The Cave had a line for every way to pack a backpack, 113 kB of them."""
    seats = 4
    plan = Plan(name, None, {}, seats, "", False, 0).checked()
    chairs = [Chair("person", f"P{seat}", "", (f"holder{seat}",)).kept for seat in range(seats)]
    made = {"plan": asdict(plan), "host": "holder0", "chairs": chairs}
    table = folded("t", bytes(32), [LogEntry(1, 0.0, "created", made), LogEntry(2, 0.0, "started", {})])
    sizes = [len(update(table, Eyes(f"holder{seat}", None), 0)) for seat in range(seats)]
    assert max(sizes) < LARGEST_FIRST[name]
    seat = table.actors[0]
    assert orjson.loads(update(table, Eyes(f"holder{seat}", None), 0))["picture"]["legal"], "somebody can act"
