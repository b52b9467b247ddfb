"""Hints: the best few actions from what a seat may see, and the same ones again for the same seed."""

from __future__ import annotations

from functools import cache

import pytest

from speleo.bots import bot_named
from speleo.games import game_named
from speleo.hints.advice import advise
from speleo.hints.candidates import MOST, codes_for
from speleo.hints.idea import Hint
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.errors import SpeleoError
from speleo.kernel.match import Match
from speleo.texts.hints import hint_lines
from speleo.texts.texts import Texts

WORK = {"diamant": 1500, "cave": 2500, "subterra": 500}
"""Little, so that it is quick where nothing is compiled."""
DIAMANT = game_named("diamant")
CAVE = game_named("cave")
NAMES = ("Ada", "Ben", "Cleo", "Dan")


@cache
def played(name: str, steps: int) -> Match:
    """A match between quick bots after so many of their actions."""
    match, dealer = game_named(name).match(seats=2 if name != "diamant" else 3), FastDealer("played")
    bot = bot_named(name, "club")
    for _ in range(steps):
        match.deal(dealer)
        seat = match.actors[0]
        match.act(seat, match.game.decode(match.state, bot.choose(match.state.seen_by(seat), seat, dealer)))
    match.deal(dealer)
    return match


def hinted(name: str, state: State, seat: int, seed: str = "seed") -> Hint:
    return advise(game_named(name), state, seat, seed, WORK[name])


def test_a_sure_win_is_the_first_idea() -> None:
    """Alone inside in the last expedition, and ahead with what lies on the path: going back wins for sure."""
    text = "expedition: 5\npath: treasure 17 (2), snake, lava, ram, spider\ninside: 1\ngathered: 12 0\nchest: 9 20\n"
    found = hinted("diamant", DIAMANT.read(DIAMANT.setup(2), text), 0)
    first, second = found.ideas
    assert (first.offer.action.notation, first.value, first.risk.in_100, first.risk.level) == ("back", 100, 0, "none")
    assert second.value < 100
    assert second.risk.in_100 > 25
    assert second.risk.level == "high"
    assert found.clear


def test_ideas_are_a_clear_choice_only_where_they_differ() -> None:
    """At the very start of a path nobody can tell the first two apart beyond doubt, however one of them is first."""
    text = "expedition: 5\ninside: 1\npath: treasure 5 (1)\ngathered: 0 0\nchest: 99 1\n"
    found = hinted("diamant", DIAMANT.read(DIAMANT.setup(2), text), 0)
    assert [idea.value for idea in found.ideas] == [100, 100]
    assert not found.clear


@pytest.mark.parametrize("secret", ["on", "back"])
def test_a_secret_choice_changes_no_hint(secret: str) -> None:
    """Whatever seat 1 put face down, seat 2 is told the same. [DIA-7.1]"""
    text = "path: treasure 11 (2), relic, snake\ngathered: 3 3 3\n"
    open_state = DIAMANT.read(DIAMANT.setup(3), text)
    state = open_state.clone()
    DIAMANT.apply(state, 0, DIAMANT.parse_action(secret))
    assert hinted("diamant", state, 1) == hinted("diamant", open_state, 1)


def test_closed_chests_change_no_hint() -> None:
    """What others have in closed chests is not known, so it does not matter. [DIA-7.3]"""
    lines = "expedition: 3\npath: treasure 11 (2), snake\ngathered: 3 3 3\nchest: 5 {} {}\n"
    setup = DIAMANT.setup(3, {"chests": "closed"})
    poor, rich = (DIAMANT.read(setup, lines.format(chest, chest)) for chest in (0, 40))
    assert hinted("diamant", poor, 0) == hinted("diamant", rich, 0)


def test_what_others_pack_changes_no_hint() -> None:
    """The first loads are chosen in secret. [CAVE-2.9]"""
    states = []
    for load in ("load 3 prov, 2 rope, ox2, cam, raft", "load 6 prov, 2 rope"):
        match = CAVE.match(seats=2)
        match.act(0, load)
        states.append(match.state)
    assert hinted("cave", states[0], 1) == hinted("cave", states[1], 1)


@pytest.mark.parametrize(("name", "steps"), [("diamant", 9), ("cave", 60), ("subterra", 30)])
def test_a_seed_repeats_a_hint_and_the_position_stays_as_it_was(name: str, steps: int) -> None:
    match = played(name, steps)
    seat, before = match.actors[0], match.state.clone()
    assert hinted(name, match.state, seat) == hinted(name, match.state, seat)
    assert match.state == before


@pytest.mark.parametrize("name", WORK)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_idea_is_legal_and_told_with_its_reason(name: str, language: str) -> None:
    """In the middle of a match: up to three ideas, all legal, each with a result, a risk, and a real rule."""
    match = played(name, {"diamant": 9, "cave": 60, "subterra": 30}[name])
    game, seat = match.game, match.actors[0]
    found = hinted(name, match.state, seat)
    assert 2 <= len(found.ideas) <= 3
    assert {idea.offer.action for idea in found.ideas} <= set(match.legal(seat))
    for idea in found.ideas:
        assert idea.low <= idea.value <= idea.high
        assert not idea.why.rule or idea.why.rule in game.rulebook(language).ids
    told = "\n".join(hint_lines(game, found, NAMES, Texts(language)))
    assert "-hint-" not in told
    assert told.count("\n") > 3 * len(found.ideas)


def test_a_team_outside_is_shown_the_way_home() -> None:
    """Every stop is beside the one before, the last is the base, and the prices are those of the moves. [CAVE-6.4]"""
    match = played("cave", 60)
    seat = match.actors[0]
    ways = [idea.way for idea in hinted("cave", match.state, seat).ideas if idea.way]
    assert ways
    for way in ways:
        assert way[0].points == 0
        assert all(1 <= stop.points <= 5 for stop in way[1:])


def test_very_many_loads_are_not_all_tried() -> None:
    """Of hundreds of loads those that bots would take and the first that is offered, all of them legal. [CAVE-2.9]"""
    match = CAVE.match(seats=2)
    codes = codes_for(CAVE, match.state.seen_by(0), 0, "seed")
    assert len(match.legal(0)) > 100
    assert 2 <= len(codes) <= MOST
    assert {CAVE.decode(match.state, code) for code in codes} <= set(match.legal(0))


def test_who_has_nothing_to_decide_gets_no_hint() -> None:
    state = DIAMANT.read(DIAMANT.setup(2), "path: treasure 5 (1)\ninside: 1\n")
    with pytest.raises(SpeleoError, match="seat 2 has nothing to decide now; seat 1 must act"):
        hinted("diamant", state, 1)
    with pytest.raises(SpeleoError, match="there is no seat 3"):
        hinted("diamant", state, 2)
