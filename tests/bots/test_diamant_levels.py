"""The levels of Diamant: the network that plays, who errs how often, and that each is better than the one below."""

import json
from importlib import resources

import pytest

from speleo.bots import LEVELS, bot_named, bots_for, levels_for, rivals_for
from speleo.bots.bot import Bot
from speleo.bots.diamant import WEIGHTS, trained
from speleo.bots.diamant.lessons import A_WIN, Notebook, share_of_the_win, study
from speleo.bots.diamant.outlook import INPUTS, Outlook, deadly_cards
from speleo.bots.diamant.policy import PolicyBot
from speleo.bots.lapsing import LapsingBot
from speleo.bots.network import CERTAIN, ONE
from speleo.bots.sitting import play_to_end
from speleo.cli.main import engine_kind
from speleo.games import game_named
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.dealer import FastDealer

GAME = game_named("diamant")
COMPILED = engine_kind() == "compiled"
SCORES = [[0, 27, 0, 36], [7, 29, 7, 50], [56, 3, 51, 3]]


def state_of(text: str, seats: int, chests: str = "open") -> DiamantState:
    state = GAME.read(GAME.setup(seats, {"chests": chests}), text)
    assert isinstance(state, DiamantState)
    return state


def shares(names: list[str], games: int) -> list[float]:
    """The part of all wins that each of four bots has, with rotated seats."""
    start, dealer, bots = GAME.new(GAME.setup(4)), FastDealer("levels"), [known(name) for name in names]
    found = [0.0] * 4
    for number in range(games):
        state = start.clone()
        assert isinstance(state, DiamantState)
        play_to_end(state, [bots[(seat - number) % 4] for seat in range(4)], dealer)
        for seat in range(4):
            found[(seat - number) % 4] += int(share_of_the_win(state, seat)) / int(A_WIN) / games
    return found


def known(name: str) -> Bot:
    rivals = rivals_for("diamant")
    return rivals[name]() if name in rivals else bot_named("diamant", name)


def test_a_table_offers_four_levels() -> None:
    assert levels_for("diamant") == list(LEVELS)
    assert {"random", "thumb", "odds"} < set(bots_for("diamant"))


def test_the_weights_say_how_they_were_trained() -> None:
    """The file names the program, its seed and its settings; `read_net` has checked the fingerprint."""
    held = json.loads(resources.files("speleo.bots.diamant").joinpath("data", WEIGHTS).read_text("utf-8"))
    assert held["trained"]["by"] == "tools/train_diamant.py"
    assert {"seed", "lots", "matches", "hidden"} < set(held["trained"])
    assert held["sizes"] == [INPUTS, *held["trained"]["hidden"], 1]


def test_the_same_matches_compiled_and_interpreted() -> None:
    """Four masters from one seed: these scores, on both engines and on every machine."""
    start, found = GAME.new(GAME.setup(4)), []
    for number in range(3):
        state = start.clone()
        play_to_end(state, [bot_named("diamant", "master") for _ in range(4)], FastDealer(f"same {number}"))
        found.append([int(state.score(seat)) for seat in range(4)])
    assert found == SCORES


def test_what_another_chose_in_secret_changes_nothing() -> None:
    """The network sees the same numbers whatever lies face down, and so has the same chance. [DIA-7.1]"""
    bot, found = PolicyBot(trained()), []
    for choice in ("on", "back"):
        state = state_of("path: treasure 11 (2), relic, snake\ngathered: 3 3 3\n", 3)
        GAME.apply(state, 0, GAME.parse_action(choice))
        found.append(bot.chance_to_go_back(state.seen_by(1), 1))
    assert found[0] == found[1]
    assert 0 < found[0] < CERTAIN


def test_closed_chests_are_taken_to_be_as_full_as_ones_own() -> None:
    """What others have at home is not peeked at: two different tables look the same. [DIA-7.3]"""
    looks = []
    for others in ("30 2", "5 27"):
        state = state_of(f"expedition: 3\npath: treasure 7 (1)\ngathered: 2 2 2\nchest: 9 {others}\n", 3, "closed")
        outlook = Outlook()
        outlook.look(state.seen_by(0), 0)
        looks.append(list(outlook.numbers))
    assert looks[0] == looks[1]
    assert looks[0][20] == 0


def test_the_outlook_by_hand() -> None:
    """Two snakes of 32 cards end it; 9 in the bag, 3 on the path, 5 points behind the leader."""
    state = state_of(
        "expedition: 5\npath: treasure 9 (1), treasure 4 (2), snake\ngathered: 9 9 0\ninside: 1 2\nchest: 10 15 0\n", 3
    )
    assert deadly_cards(state) == 2
    outlook = Outlook()
    outlook.look(state, 0)
    numbers = list(outlook.numbers)
    assert numbers[0] == ONE
    assert numbers[3] == 9 * ONE // 15
    assert numbers[11] == 2 * ONE // 32 * 4
    assert numbers[20] == -5 * ONE // 20
    assert numbers[9] == ONE
    assert numbers[30:34] == [-2 * ONE, 0, 0, -2 * ONE]


def test_heat_blurs_a_chance_and_cold_sharpens_it() -> None:
    state = state_of("path: treasure 17 (2), relic, snake, lava, ram\ngathered: 7 7\n", 2)
    cold, taught, hot = (int(PolicyBot(trained(), heat).chance_to_go_back(state, 0)) for heat in (50, 100, 400))
    middle = int(CERTAIN) // 2
    assert abs(cold - middle) > abs(taught - middle) > abs(hot - middle)


def test_lapses_come_as_often_as_they_are_said_to() -> None:
    """Of 1,000 decisions about 300 are left to habit."""

    class Always(Bot):
        def __init__(self, code: int) -> None:
            self.code = code

        def choose(self, seen: object, seat: int, dealer: FastDealer) -> int:
            return self.code

    bot, dealer = LapsingBot(Always(0), Always(1), 30), FastDealer("lapses")
    state = state_of("path: snake\n", 1)
    assert 250 < sum(bot.choose(state, 0, dealer) for _ in range(1000)) < 350


@pytest.mark.parametrize(("better", "worse"), [("master", "expert"), ("expert", "club"), ("club", "novice")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """Two of each at a table: the better two have well over half of the wins."""
    found = shares([better, worse] * 2, 1200 if COMPILED else 60)
    assert found[0] + found[2] > (0.59 if COMPILED else 0.5)


@pytest.mark.skipif(not COMPILED, reason="hundreds of matches")
@pytest.mark.parametrize(
    ("rival", "alone", "against"), [("odds", 0.6, 0.24), ("hand11", 0.8, 0.24), ("over12-last", 0.8, 0.24)]
)
def test_the_master_against_three_of_a_kind_and_one_against_three_masters(
    rival: str, alone: float, against: float
) -> None:
    assert shares(["master", *[rival] * 3], 800)[0] > alone
    assert shares([rival, *["master"] * 3], 800)[0] < against


def test_a_lesson_notes_every_decision_of_the_pupil_and_nobody_elses() -> None:
    """Seat 2 is the pupil's: each of its choices with what it saw, and what the walk won in the end."""
    start, book = GAME.new(GAME.setup(3)), Notebook()
    assert isinstance(start, DiamantState)
    others = [bot_named("diamant", "odds") for _ in range(3)]
    for _match in range(2):
        study(start, others, PolicyBot(trained()), 2, FastDealer("lesson"), book)
    assert len(book.saw) == INPUTS * len(book.did)
    assert set(book.walks) == {1, 9}
    assert len(book.won) == 16
    assert sum(book.won[:8]) == A_WIN
