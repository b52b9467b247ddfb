"""The search: it finds what is plainly better, cannot peek, and thinks the same again."""

import time
from typing import final

import pytest

from speleo.bots import bot_named
from speleo.bots.bot import Bot
from speleo.bots.random import RandomBot
from speleo.bots.search import PLAIN, Manner, Search, SearchBot, WinJudge
from speleo.bots.sitting import play_to_end
from speleo.cli.main import engine_kind
from speleo.games import game_named
from speleo.games.diamant.engine.decision import BACK, ON
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i64

DIAMANT = game_named("diamant")
CAVE = game_named("cave")
FULL = {"diamant": 0, "cave": 0, "subterra": 3}


def searched(
    state: State, seat: int, iterations: int, name: str = "diamant", steps: int = 1 << 40, manner: Manner = PLAIN
) -> Search:
    quick: list[Bot] = [RandomBot() for _ in range(state.seat_count())]
    search = Search(state.seen_by(seat), seat, quick, WinJudge(FULL[name]), "seed", steps, manner)
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


@pytest.mark.parametrize("manner", [PLAIN, Manner(trust=1.0, opening=1.0, stride=2, keep=True)])
@pytest.mark.parametrize("secret", ["on", "back"])
def test_what_another_chose_in_secret_changes_nothing(secret: str, manner: Manner) -> None:
    """Whatever seat 1 put face down, seat 2 thinks as if it were still to choose. [DIA-7.1]"""
    start = DIAMANT.read(DIAMANT.setup(3), "path: treasure 11 (2), relic, snake\ngathered: 3 3 3\n")
    open_question = searched(start, 1, 200, manner=manner).found()
    DIAMANT.apply(start, 0, DIAMANT.parse_action(secret))
    assert searched(start, 1, 200, manner=manner).found() == open_question


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


@final
class Always(Bot):
    """Goes on, or back, whatever happens."""

    def __init__(self, code: int) -> None:
        self.code = code

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        return self.code


def grown(state: State, seat: int, iterations: int, manner: Manner, quick: Bot, steps: int = 40) -> Search:
    search = Search(state.seen_by(seat), seat, [quick] * state.seat_count(), WinJudge(), "seed", steps, manner)
    search.think(iterations, 60.0)
    return search


@pytest.mark.parametrize("idea", [ON, BACK])
def test_the_idea_of_a_quick_bot_is_tried_first_and_longer(idea: int) -> None:
    state = DIAMANT.read(DIAMANT.setup(4), "path: treasure 7 (3), snake\ngathered: 1 1 1 1\n")
    trusting = Manner(trust=5.0)
    assert [code for code, _tries, _worth in grown(state, 0, 1, trusting, Always(idea)).found()] == [idea]
    tries = [dict(row[:2] for row in grown(state, 0, 60, how, Always(idea)).found()) for how in (trusting, Manner())]
    assert tries[0][idea] > tries[1][idea]
    assert len(tries[0]) == 2


def test_choices_are_opened_a_few_at_a_time() -> None:
    """Hundreds of loads would each be tried once and none of them twice."""
    start = CAVE.new(CAVE.setup(2))
    few, all_of_them = (grown(start, 0, 100, Manner(opening=opening), RandomBot()) for opening in (1.0, 0.0))
    assert len(all_of_them.found()) == 100
    assert len(few.found()) == 11
    assert max(tries for _code, tries, _worth in few.found()) >= 10


@pytest.mark.parametrize(("stride", "cards"), [(1, 2), (3, 3), (5, 4)])
def test_a_branch_can_be_a_stretch_of_decisions(stride: int, cards: int) -> None:
    """Two seats that go on: a card for both their choices, and one more for every two decisions of a longer branch."""
    state = DIAMANT.read(DIAMANT.setup(2), "expedition: 2\npath: treasure 7\ngathered: 3 3\n")
    ideas_alone = Manner(trust=1.0, opening=0.001, stride=stride, keep=True)
    found = set()
    for node in grown(state, 0, 30, ideas_alone, Always(ON)).root.following.values():
        moment = node.moment
        assert isinstance(moment, DiamantState)
        if moment.expedition == state.expedition:
            found.add(int(moment.length))
    assert found == {cards}


def test_a_tree_is_followed_to_what_came() -> None:
    """After the own choice, the other's and a card, what was tried there is kept; of anything else it knows nothing."""
    state = DIAMANT.read(DIAMANT.setup(2), "expedition: 5\npath: treasure 7\ngathered: 3 3\n")
    search = grown(state, 0, 300, Manner(keep=True), RandomBot())
    before = search.root.records[0].visits
    for actor in (0, 1):
        state.step(actor, ON, UNHEARD)
    state.step(CHANCE, state.chance_at(0), UNHEARD)
    assert search.follow(state.seen_by(0))
    kept = search.root.records[0].visits
    assert 0 < kept < before
    search.think(50, 60.0)
    assert search.root.records[0].visits == kept + 50
    assert not search.follow(DIAMANT.new(DIAMANT.setup(2)))
    assert not grown(state, 0, 30, Manner(), RandomBot()).follow(state.seen_by(0))


@pytest.mark.skipif(engine_kind() != "compiled", reason="a quarter of a minute")
def test_ideas_of_a_bot_that_knows_the_game_win() -> None:
    """With four iterations a decision the search with ideas beats the one without, seats changing."""
    odds = bot_named("diamant", "odds")
    knowing, plain = (SearchBot(4, 60.0, WinJudge(), odds, manner=Manner(trust)) for trust in (1.0, 0.0))
    dealer, won = FastDealer("ideas"), 0
    for match in range(60):
        state = DIAMANT.new(DIAMANT.setup(2))
        mine = match % 2
        play_to_end(state, [plain, knowing] if mine else [knowing, plain], dealer)
        won += (state.score(mine) > state.score(1 - mine)) - (state.score(mine) < state.score(1 - mine))
    assert won >= 12
