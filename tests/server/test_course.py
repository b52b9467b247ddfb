"""Whoever asks for it is shown every step on the way from one update to the next, through their own eyes."""

from __future__ import annotations

from collections.abc import Iterator

import orjson
import pytest

from speleo.kernel.fairness import BY_DRAW
from speleo.kernel.match import Match
from speleo.server.course import MOST_STEPS, course
from speleo.server.entries import LogEntry
from speleo.server.table import Table
from speleo.server.wire import packed
from tests.server.serving import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("course")) as found:
        yield found


def running(game: str, seats: int) -> Table:
    """A table in memory at which the match has begun."""
    table = Table("t", bytes(32))
    chair = {"kind": "person", "name": "Ada", "bot": "", "holders": ["ada"]}
    plan: dict[str, object] = {
        "game": game,
        "edition": None,
        "options": {},
        "seats": seats,
        "title": "",
        "listed": False,
    }
    made = {"plan": plan | {"turn_seconds": 0}, "host": "ada", "numbering": BY_DRAW, "chairs": [chair] * seats}
    for seq, (kind, data) in enumerate((("created", made), ("started", {})), 1):
        table.fold(LogEntry(seq, 0.0, kind, data))
    return table


def play(table: Table, count: int) -> None:
    """Whoever is asked first takes the first legal action, so many times."""
    for _ in range(count):
        seat = table.actors[0]
        action = table.playing.legal(seat)[0].notation
        table.fold(LogEntry(table.story.seq + 1, 0.0, "acted", {"seat": seat, "action": action}))


def events_of(table: Table, after: int) -> list[int]:
    """How many events every later entry told."""
    return [len(orjson.loads(line)["events"]) for line in table.story.lines[after:]]


@pytest.mark.parametrize("game", ["diamant", "cave", "subterra"])
def test_the_steps_lead_from_the_old_picture_to_the_new_one(game: str) -> None:
    """The pictures are those that a match has which is played along, and all events of an entry are accounted for."""
    table = running(game, 2)
    play(table, 9)
    after = table.story.seq
    play(table, 6)
    steps = course(table, 1, after)
    assert steps[-1].picture is None
    again = Match(table.game, table.plan.setup())
    for step in table.playing.steps:
        again.act(step.actor, step.action)
        told = step.serial - table.play.strides[after - 1]
        picture = steps[told - 1].picture if told > 0 else None
        if picture is not None:
            assert packed(picture.view) == packed(again.view(1))
    assert [sum(one.events for one in steps if one.seq == seq) for seq in range(after + 1, table.story.seq + 1)] == (
        events_of(table, after)
    )


def test_chance_has_steps_of_its_own() -> None:
    """A tile that is turned up, or a die, is seen before what comes of it."""
    table = running("subterra", 2)
    play(table, 60)
    steps = course(table, 0, 2)
    assert {None, 0, 1} == {step.seat for step in steps}
    assert len({step.seq for step in steps}) < len(steps)


def test_what_was_taken_back_is_not_shown_again() -> None:
    """After an undo only the line of play that stands is walked along."""
    table = running("subterra", 2)
    play(table, 12)
    after = table.story.seq
    play(table, 3)
    to = table.play.strides[after - 1]
    others = [seat for seat in range(2) if seat in table.playing.undo_needs(0, to)]
    table.fold(LogEntry(table.story.seq + 1, 0.0, "undone", {"seat": 0, "to": to, "agreed": others, "request": None}))
    back = table.story.seq
    play(table, 1)
    assert {step.seq for step in course(table, 0, after)} <= {back, back + 1}


def test_only_the_latest_steps_of_a_long_absence_are_shown() -> None:
    table = running("subterra", 2)
    play(table, 75)
    assert len(table.playing.steps) > MOST_STEPS == len(course(table, 0, 2))


def test_a_secret_choice_stays_secret_on_the_way(server: Server) -> None:
    """DIA-4.1: the step of somebody who has chosen shows that, and neither what nor what it costs."""
    ada = server.table("you", "open", name="Ada")
    ben = ada.join(1, "Ben")
    ada.do("start")
    live = ben.live(since=ada.look()["seq"], steps=True)
    ada.act(0, "back")
    steps = live.update(ada.look()["seq"])["steps"]
    live.close()
    assert [(step["seat"], step["picture"], step["price"]["points"]) for step in steps] == [(0, None, 0)]
    assert set(steps[0]) == {"seq", "seat", "events", "price", "picture"}


def test_who_does_not_ask_is_told_the_result_alone(server: Server) -> None:
    ada = server.table("you", "odds", name="Ada")
    ada.do("start")
    assert ada.look()["steps"] == []


def test_who_comes_back_sees_what_happened_since_their_last_action(server: Server) -> None:
    """After a reload the way since one's own last action is there again; a spectator has none."""
    ada = server.table("you", "open", game="cave", name="Ada")
    ben = ada.join(1, "Ben")
    ada.do("start")
    for action in ("load 4 prov, rope, ox2, cam, raft", "ready"):
        ada.act(0, action)
    own = ada.look()["seq"]
    ben.act(1, "load 4 prov, rope, ox2, cam, raft")
    live = ada.live(steps=True)
    assert {step["seq"] for step in live.update(own)["steps"]} == {own + 1}
    live.close()
    live = ada.spectator().live(steps=True)
    assert live.update(own)["steps"] == []
    live.close()
