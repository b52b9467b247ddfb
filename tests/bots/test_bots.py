"""Bots: they play every game to its end, they cannot peek, and the better ones are better."""

import pytest

import speleo.bots.diamant
from speleo.bots import bot_named, bots_for, company, levels_for, rivals_for, stand_in, stand_in_bot, usual_level
from speleo.bots.diamant.odds import coins, relic_points, worth_of_going_back, worth_of_one_more_card
from speleo.bots.diamant.thumb import ThumbBot
from speleo.bots.sitting import play_to_end
from speleo.cli.main import engine_kind
from speleo.games import GAMES, game_named
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import NOBODY
from speleo.kernel.errors import UnknownName
from speleo.kernel.match import Match

GAME = game_named("diamant")
LOOK_AHEAD = {("subterra", "expert"), ("subterra", "master")}


def state_of(text: str, seats: int) -> DiamantState:
    state = GAME.read(GAME.setup(seats), text)
    assert isinstance(state, DiamantState)
    return state


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in GAMES for bot in bots_for(game)])
def test_every_bot_plays_every_seat_count_to_the_end(game: str, bot: str) -> None:
    """Whatever a bot chooses is legal, and the match ends."""
    rules, counts = game_named(game), list(game_named(game).seats)
    if (game, bot) in LOOK_AHEAD:
        if engine_kind() != "compiled":
            pytest.skip("a whole match takes minutes; `test_looking_ahead.py` has single choices")
        counts = [4]
    for seats in counts:
        state = rules.new(rules.setup(seats))
        bots = [bot_named(game, bot) for _ in range(seats)]
        assert play_to_end(state, bots, FastDealer(f"{bot} {seats}")) > 0
        assert state.turn() == NOBODY
        assert rules.broken_invariants(state) == []


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown bot 'hal': there is random, thumb, odds"):
        bot_named("diamant", "hal")


@pytest.mark.parametrize("name", ["diamant", "cave", "subterra"])
def test_who_sits_down_for_the_first_time_meets_no_master(name: str) -> None:
    """Company of a level that a table offers, and nobody above the usual one."""
    levels = levels_for(name)
    upto = levels[: levels.index(usual_level(name)) + 1]
    assert usual_level(name) == "club"
    assert set(company(game_named(name))) <= set(upto)
    assert len(company(game_named(name))) in [seats - 1 for seats in game_named(name).seats]


def test_a_table_offers_the_levels_that_a_game_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    """From weak to strong, whatever else can be named; a game without levels offers all that it has."""
    known = {"master": ThumbBot, "odds": ThumbBot, "novice": ThumbBot}
    monkeypatch.setattr(speleo.bots.diamant, "BOTS", known)
    assert levels_for("diamant") == ["novice", "master"]
    assert set(bots_for("diamant")) == {"random", *known}
    monkeypatch.setattr(speleo.bots.diamant, "BOTS", {"odds": ThumbBot})
    assert levels_for("diamant") == ["random", "odds"]
    assert usual_level("diamant") == "odds"


def test_a_rival_sits_at_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is there to be measured against; whoever names it for a table is refused."""
    monkeypatch.setattr(speleo.bots.diamant, "RIVALS", {"shark": ThumbBot}, raising=False)
    assert "shark" in rivals_for("diamant")
    with pytest.raises(UnknownName, match="unknown bot 'shark'"):
        bot_named("diamant", "shark")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_away_is_played_to_the_end(game: str) -> None:
    """The stand-in of every game plays a whole match for all seats, and nothing that it does is illegal."""
    rules, dice = game_named(game), FastDealer("away")
    match = Match(rules, rules.setup(max(2, min(rules.seats))))
    match.deal(dice)
    while not match.over:
        seat = rules.actors(match.state)[0]
        match.act(seat, stand_in(rules, match.state, seat, dice))
        match.deal(dice)
    assert rules.outcome(match.state).over


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_stands_in_plays_better_than_at_random(game: str) -> None:
    """A game with bots of its own never leaves an absent seat to the dice."""
    assert stand_in_bot(game) in bots_for(game)
    assert stand_in_bot(game) != "random"


def test_the_game_decides_for_somebody_away_where_its_rules_say_how() -> None:
    """In The Cave the load for beginners; in Diamant what the odds say, which here is to go back. [CAVE-2.11]"""
    cave, dice = game_named("cave"), FastDealer("")
    assert stand_in(cave, cave.new(cave.setup(2)), 1, dice).notation == "load 4 prov, rope, ox2, cam, raft"
    rich = state_of("path: treasure 15, treasure 17, snake, lava, ram\ngathered: 32\n", 1)
    assert GAME.stand_in(rich, 0) is None
    assert stand_in(GAME, rich, 0, dice).notation == "back"


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
