"""The search: it finds what is plainly better, cannot peek, and thinks the same again."""

import time

import pytest

from speleo.bots.bot import Bot
from speleo.bots.random import RandomBot
from speleo.bots.search import Search, SearchBot, WinJudge
from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, State
from speleo.kernel.engine.story import UNHEARD

DIAMANT = game_named("diamant")
CAVE = game_named("cave")
FULL = {"diamant": 0, "cave": 0, "subterra": 3}


def searched(state: State, seat: int, iterations: int, name: str = "diamant", steps: int = 1 << 40) -> Search:
    quick: list[Bot] = [RandomBot() for _ in range(state.seat_count())]
    search = Search(state.seen_by(seat), seat, quick, WinJudge(FULL[name]), "seed", steps)
    search.think(iterations, 60.0)
    return search


def test_a_sure_win_is_taken() -> None:
    """In the last expedition, alone inside and ahead with what lies on the path: going back wins, going on may not."""
    text = "expedition: 5\npath: treasure 17 (2), snake, lava, ram, spider\ninside: 1\ngathered: 12 0\nchest: 9 20\n"
    state = DIAMANT.read(DIAMANT.setup(2), text)
    code, tries, worth = searched(state, 0, 300).found()[0]
    assert DIAMANT.decode(state, code).notation == "back"
    assert worth == 1.0
    assert tries > 150


@pytest.mark.parametrize("secret", ["on", "back"])
def test_what_another_chose_in_secret_changes_nothing(secret: str) -> None:
    """Whatever seat 1 put face down, seat 2 thinks as if it were still to choose. [DIA-7.1]"""
    start = DIAMANT.read(DIAMANT.setup(3), "path: treasure 11 (2), relic, snake\ngathered: 3 3 3\n")
    open_question = searched(start, 1, 200).found()
    DIAMANT.apply(start, 0, DIAMANT.parse_action(secret))
    assert searched(start, 1, 200).found() == open_question


def test_what_another_packed_in_secret_changes_nothing() -> None:
    """Two different loads of seat 1 lead seat 2 to the same thoughts. [CAVE-2.9]"""
    found = []
    for load in ("load 4 prov, rope, ox2, cam, raft", "load 6 prov"):
        state = CAVE.new(CAVE.setup(2))
        CAVE.apply(state, 0, CAVE.parse_action(load))
        found.append(searched(state, 1, 30, "cave", steps=40).found())
    assert found[0] == found[1]


@pytest.mark.parametrize("name", ["diamant", "cave", "subterra"])
def test_it_plays_every_game_and_is_reproducible(name: str) -> None:
    """What it answers is legal in every game, and the same dice lead to the same answer."""
    game, dealer = game_named(name), FastDealer("any")
    state = game.new(game.setup(2))
    for _decision in range(4):
        while state.turn() == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
        seat = int(state.turn())
        bot = SearchBot(20, 60.0, WinJudge(FULL[name]), steps=30)
        code, again = (bot.choose(state.seen_by(seat), seat, FastDealer("dice")) for _ in range(2))
        assert code == again
        assert game.is_legal(state, seat, code)
        state.step(seat, code, UNHEARD)


def test_simultaneous_choices_are_weighed_without_knowing_the_other() -> None:
    """Both seats keep a record of their own of the same moment, and each is told once in every iteration."""
    state = DIAMANT.read(DIAMANT.setup(2), "expedition: 5\npath: relic, snake, lava, ram, spider\ngathered: 0 0\n")
    search = searched(state, 0, 400)
    assert {len(record.codes) for record in search.root.records} == {2}
    assert search.root.records[0].visits == search.root.records[1].visits == search.iterations == 400


def test_time_ends_it_too() -> None:
    """A budget of time alone ends the thinking; nobody waits for the iterations."""
    state = DIAMANT.read(DIAMANT.setup(4), "path: treasure 7 (3)\ngathered: 1 1 1 1\n")
    search = Search(state, 0, [RandomBot() for _ in range(4)], WinJudge(), "seed")
    began = time.monotonic()
    search.think(1 << 40, 0.2)
    assert search.iterations > 0
    assert time.monotonic() - began < 20
