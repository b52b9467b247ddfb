"""What leaves the process does not depend on anything that its reader may not know, in any game."""

from __future__ import annotations

import json
import random
from dataclasses import asdict

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, SPECTATOR
from speleo.kernel.match import Match
from speleo.server.chairs import Chair
from speleo.server.entries import LogEntry
from speleo.server.export import looks, record_text, secret
from speleo.server.phases import OVER, RUNNING
from speleo.server.plan import Plan
from speleo.server.table import Table, folded
from speleo.server.web.updates import Eyes, update

SEED = bytes(range(32))
STEPS = 300
MOST_COMPARED = 30


def begun(game: str, seats: int, options: dict[str, str]) -> list[LogEntry]:
    plan = Plan(game, None, options, seats, "", False, 0).checked()
    chairs = [Chair("person", f"P{seat}", "", (f"holder{seat}",)).kept for seat in range(seats)]
    created = LogEntry(1, 0.0, "created", {"plan": asdict(plan), "host": "holder0", "chairs": chairs})
    return [created, LogEntry(2, 0.0, "started", {})]


def with_action(log: list[LogEntry], seat: int, action: str) -> tuple[list[LogEntry], LogEntry]:
    entry = LogEntry(len(log) + 1, 0.0, "acted", {"seat": seat, "action": action})
    return [*log, entry], entry


def sent(table: Table, viewer: int) -> bytes:
    """Everything that goes over the wire to a viewer, from the first entry on."""
    return update(table, Eyes(f"holder{viewer}" if viewer != SPECTATOR else "", None), 0)


def every_setup() -> list[tuple[str, int, str]]:
    """Each game with few and many seats, with the first and the last choice of its options."""
    found = []
    for name in GAMES:
        game = game_named(name)
        for which in ("first", "last"):
            for seats in sorted({max(2, min(game.seats)), min(5, max(game.seats))}):
                found.append((name, seats, which))
    return found


@pytest.mark.parametrize(("name", "seats", "which"), every_setup())
def test_what_is_sent_follows_from_what_the_viewer_may_know(name: str, seats: int, which: str) -> None:
    """After any other choice that looks the same to a viewer, every byte sent to that viewer is the same."""
    game = game_named(name)
    chosen = {item.name: item.choices[0 if which == "first" else -1] for item in game.options}
    log, dealer = begun(name, seats, chosen), FastDealer(f"{name} {seats} {which}")
    table = folded("t", SEED, log)
    at_once = compared = same = 0
    for step in range(STEPS):
        if table.phase == OVER:
            break
        assert table.play.match is not None
        actors = table.actors
        at_once += len(actors) > 1
        seat = actors[dealer.below(len(actors))]
        legal = [action.notation for action in game.legal_actions(table.play.match.state, seat)]
        picked = legal[dealer.below(len(legal))]
        before = log
        log, entry = with_action(log, seat, picked)
        table.fold(entry)
        assert SEED.hex().encode() not in sent(table, SPECTATOR)
        if len(legal) > 1 and compared < MOST_COMPARED and (at_once or step % 7 == 0):
            other_log, _ = with_action(before, seat, next(action for action in legal if action != picked))
            same += compare(table, log, folded("t", SEED, other_log), other_log)
            compared += 1
    assert same > 0 or at_once == 0


def compare(one: Table, one_log: list[LogEntry], two: Table, two_log: list[LogEntry]) -> int:
    """How many viewers could not tell the two apart, and were sent the same."""
    matches = [one.play.match, two.play.match]
    assert None not in matches
    same = 0
    for viewer in (SPECTATOR, *range(len(one.seats.chairs))):
        looks = [one.game.write(match.state.seen_by(viewer)) for match in matches if match is not None]
        told = [match.steps[-1].events for match in matches if match is not None]
        if looks[0] == looks[1] and told[0] == told[1]:
            assert sent(one, viewer) == sent(two, viewer)
            same += 1
            if viewer == SPECTATOR and one.phase == two.phase == RUNNING:
                assert record_text(one, one_log) == record_text(two, two_log)
    return same


def test_a_hash_of_a_secret_or_a_transfer_code_is_never_sent() -> None:
    log = begun("diamant", 2, {})
    log.append(LogEntry(3, 0.0, "offered", {"code": "hash-of-code", "seats": [0], "give": False, "until": 0.0}))
    log.append(
        LogEntry(4, 0.0, "arrived", {"code": "hash-of-code", "seats": [0], "holder": "hash-of-token", "name": ""})
    )
    table = folded("t", SEED, log)
    for viewer in (SPECTATOR, 0, 1):
        text = sent(table, viewer).decode()
        assert json.loads(text)["seq"] == 4
        assert not any(secret in text for secret in ("hash-of", "holder", SEED.hex()))


def test_two_ways_that_come_to_the_same_hide_nothing() -> None:
    """Moving or running into what ends the turn: the record of a running match of Sub Terra goes on after it."""
    rules, dealer, rng = game_named("subterra"), FastDealer("s0"), random.Random(1)
    match = Match(rules, rules.setup(seats=3))
    alike = 0
    while not match.over:
        if match.state.turn() == CHANCE:
            match.draw(dealer)
            continue
        before, seat = match.state.clone(), match.actors[0]
        ways = rules.legal_actions(before, seat)
        step = match.act(seat, rng.choice(ways))
        seen = [looks(rules, before, seat, rules.encode(before, way))[0] for way in ways]
        alike += seen.count(looks(rules, before, seat, rules.encode(before, step.action))[0]) > 1
        assert not secret(rules, before, step), step.action
    assert alike
