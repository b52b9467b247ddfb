"""Futures of positions: equal seeds are equal luck, and what came of them is told for every seat."""

from __future__ import annotations

import pytest

from speleo.bots.futures import SURE, PlayedOut, Weighing, foretold
from speleo.bots.random import RandomBot
from speleo.games import game_named
from speleo.hints.outlook import OUTLOOKS
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.engine.story import UNHEARD

DIAMANT = game_named("diamant")
CAVE = game_named("cave")


@pytest.mark.parametrize("name", OUTLOOKS)
def test_equal_seeds_are_equal_futures(name: str) -> None:
    game = game_named(name)
    state = game.new(game.setup(2))
    futures = OUTLOOKS[name].make(2)
    first, second = (foretold(futures, state, 2, FastDealer("luck")) for _ in range(2))
    other = foretold(futures, state, 2, FastDealer("other"))
    assert first.of(0, "points") == second.of(0, "points")
    assert first.of(1, "wins") == second.of(1, "wins")
    assert (first.of(0, "points"), first.of(1, "points")) != (other.of(0, "points"), other.of(1, "points"))


def test_wins_are_shared_out_among_the_seats() -> None:
    """In every future of a rivalry all wins add up to one; equal scores share it."""
    found = foretold(OUTLOOKS["diamant"].make(3), DIAMANT.new(DIAMANT.setup(3)), 20, FastDealer("luck"))
    for wins in zip(*(found.of(seat, "wins") for seat in range(3)), strict=True):
        assert sum(wins) in range(int(SURE) - 2, int(SURE) + 1)


def test_who_is_caught_in_this_expedition_met_with_a_mishap() -> None:
    """Later expeditions do not count: nobody outside is caught in this one. [DIA-3.5]"""
    text = "path: treasure 5 (1), snake, lava, ram, spider, boulder\ninside: 1\ngathered: 4 0\n"
    state = DIAMANT.read(DIAMANT.setup(2), text)
    found = foretold(OUTLOOKS["diamant"].make(2), state, 30, FastDealer("luck"))
    assert found.mishaps[1] == 0
    weighing = Weighing(OUTLOOKS["diamant"].make(2), state.seen_by(0), 0, [0], "luck")
    weighing.think(500, 1)
    assert weighing.forecasts[0].mishaps[0] > 0


def test_nobody_wins_where_nobody_comes_home() -> None:
    """A team that is not at the base at the end has no points, and without points there is no winner. [CAVE-17.5]"""
    futures = PlayedOut(2, RandomBot())
    state = CAVE.new(CAVE.setup(2))
    futures.count_wins(state, 1)
    assert [int(wins) for wins in futures.wins] == [0, 0]


def test_the_better_half_gets_the_rest_of_the_work() -> None:
    """What is left out was tried at least once; what is kept has been tried most."""
    match = CAVE.match(seats=2)
    bot, dealer = OUTLOOKS["cave"].make(2), FastDealer("x")
    match.act(0, "load 4 prov, 2 rope, cam, raft")
    seen = match.state.seen_by(1)
    choices = Choices()
    seen.legal(1, choices)
    codes = [int(choices.codes[at]) for at in range(6)]
    weighing = Weighing(bot, seen, 1, codes, str(dealer.word()))
    weighing.think(3000, 2)
    counts = [int(forecast.count) for forecast in weighing.forecasts]
    assert len(weighing.kept) == 2
    assert min(counts) >= 1
    assert all(counts[at] == max(counts) for at in weighing.kept)


def test_a_game_without_futures_of_its_own_is_played_out() -> None:
    state = DIAMANT.new(DIAMANT.setup(2))
    state.step(CHANCE, state.chance_at(0), UNHEARD)
    found = foretold(PlayedOut(2, RandomBot()), state, 3, FastDealer("luck"))
    assert found.count == 3
    assert len(found.of(0, "points")) == 3
