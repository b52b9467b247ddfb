"""Bots: they play every game to its end, they cannot peek, and the better ones are better."""

import pytest

from speleo.bots import bot_named, bots_for
from speleo.bots.diamant.odds import coins, relic_points, worth_of_going_back, worth_of_one_more_card
from speleo.bots.diamant.thumb import ThumbBot
from speleo.bots.sitting import play_to_end
from speleo.cli.main import engine_kind
from speleo.games import GAMES, game_named
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import NOBODY
from speleo.kernel.errors import UnknownName

GAME = game_named("diamant")


def state_of(text: str, seats: int) -> DiamantState:
    state = GAME.read(GAME.setup(seats), text)
    assert isinstance(state, DiamantState)
    return state


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in GAMES for bot in bots_for(game)])
def test_every_bot_plays_every_seat_count_to_the_end(game: str, bot: str) -> None:
    """Whatever a bot chooses is legal, and the match ends."""
    rules = game_named(game)
    for seats in rules.seats:
        state = rules.new(rules.setup(seats))
        bots = [bot_named(game, bot) for _ in range(seats)]
        assert play_to_end(state, bots, FastDealer(f"{bot} {seats}")) > 0
        assert state.turn() == NOBODY
        assert rules.broken_invariants(state) == []


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown bot 'hal': there is random, thumb, odds"):
        bot_named("diamant", "hal")


def mean_scores(names: list[str], games: int) -> list[float]:
    start, dealer = GAME.new(GAME.setup(len(names))), FastDealer("strength")
    bots = [bot_named("diamant", name) for name in names]
    totals = [0] * len(names)
    for _game in range(games):
        state = start.clone()
        play_to_end(state, bots, dealer)
        for seat in range(len(names)):
            totals[seat] += state.score(seat)
    return [total / games for total in totals]


def test_better_bots_score_more() -> None:
    """The rule of thumb beats random play clearly, and the odds beat the rule of thumb."""
    random, thumb, odds = mean_scores(["random", "thumb", "odds"], 2000 if engine_kind() == "compiled" else 150)
    assert thumb > 1.5 * random
    assert odds > 1.1 * thumb


def test_the_rule_of_thumb_grows_nervous() -> None:
    """Five gems are not enough on a quiet path, and plenty beside two warnings."""
    bot, dealer = ThumbBot(), FastDealer("")
    quiet = state_of("path: treasure 5\ngathered: 5\n", 1)
    nervous = state_of("path: treasure 5, snake, lava\ngathered: 5\n", 1)
    assert [bot.choose(state, 0, dealer) for state in (quiet, nervous)] == [0, 1]
    assert bot.choose(state_of("path: snake, lava, ram, spider\n", 1), 0, dealer) == 0


def test_expectations_by_hand() -> None:
    """Alone with 10 gems, 3 on the path and a relic: 18 now. One card of two ends it, so one more: 9. [DIA-4.6]"""
    assert worth_of_going_back(10, 3, 0, 1, 0) == 18
    state = state_of("path: treasure 4 (3), relic, snake\nnext: card\ngathered: 10\n", 1)
    for kind in range(21):
        state.deck[kind] = 0
    state.deck[1] = state.deck[0] = 1
    state.face_down = 2
    assert worth_of_one_more_card(state, 10) == 9


def test_expectation_with_a_companion() -> None:
    """With one other inside, who goes back one time in four, the relic is likely but not sure. [DIA-4.5]"""
    assert worth_of_going_back(0, 3, 0, 1, 1) == pytest.approx(0.75 * 8 + 0.25 * 1)


def test_the_coins_add_up() -> None:
    assert sum(coins(7, back) for back in range(8)) == pytest.approx(1)
    assert relic_points(2, 3) == 25
