"""The last expedition of Diamant, where the master works out what is certain instead of drawing."""

import pytest

from speleo.bots import bot_named
from speleo.bots.diamant.last import OPEN, chance_of_more, settled
from speleo.games import game_named
from speleo.games.diamant.engine.decision import BACK, ON
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.engine.dealer import FastDealer

GAME = game_named("diamant")
ALONE = "expedition: 5\npath: treasure 7, spider, lava, snake\ninside: 1\ngathered: 7 0\n"


def state_of(text: str, seats: int = 2, chests: str = "open") -> DiamantState:
    state = GAME.read(GAME.setup(seats, {"chests": chests}), text)
    assert isinstance(state, DiamantState)
    return state


@pytest.mark.parametrize(
    ("position", "choice"),
    [
        (ALONE + "chest: 10 12\n", BACK),
        (ALONE + "chest: 4 12\n", ON),
        (ALONE.replace("expedition: 5", "expedition: 4") + "chest: 10 12\n", OPEN),
        (ALONE.replace("inside: 1\ngathered: 7 0", "inside: 1 2\ngathered: 7 7") + "chest: 10 12\n", OPEN),
        (ALONE.replace("inside: 1\ngathered: 7 0", "inside: 1 2\ngathered: 7 7") + "chest: 4 12\n", ON),
    ],
)
def test_what_is_certain_is_not_drawn(position: str, choice: int) -> None:
    """A win in the bag goes home, a bag that wins nothing goes on; everything else is judgement. [DIA-6.1]"""
    assert settled(state_of(position), 0) == choice


def test_a_relic_on_the_path_can_make_the_win_sure() -> None:
    """Seven and a relic worth five beat sixteen; without the relic they would not. [DIA-4.5, DIA-4.6]"""
    position = "expedition: 5\npath: treasure 7, relic\ninside: 1\ngathered: 7 0\nchest: 5 16\n"
    assert settled(state_of(position), 0) == BACK
    assert settled(state_of(position.replace(", relic", "")), 0) == ON


def test_the_master_never_gambles_a_sure_win() -> None:
    """Two hundred draws, and it goes back every time."""
    state, bot, dealer = state_of(ALONE + "chest: 10 12\n"), bot_named("diamant", "master"), FastDealer("sure")
    assert {int(bot.choose(state, 0, dealer)) for _ in range(200)} == {BACK}


def test_a_tie_is_weighed_against_the_chance_of_more() -> None:
    """A half win in hand: go on only if gems come first more often than not. [DIA-6.1]"""
    few = state_of("expedition: 5\npath: treasure 7, spider\ninside: 1\ngathered: 7 0\nchest: 5 12\n")
    assert chance_of_more(few, few.traps, few.face_down) > 0.5
    assert settled(few, 0) == ON


def test_the_chance_of_more_by_hand() -> None:
    """Four kinds on the path: a first boulder harms nobody, and gems or a relic may come after it. [DIA-3.5]"""
    state = state_of("expedition: 5\npath: spider, lava, snake, ram\ninside: 1\ngathered: 0 0\n")
    cards, good = int(state.face_down), int(sum(state.deck[5:]))
    expected = (good + 3 * good / (cards - 1)) / cards
    assert chance_of_more(state, state.traps, state.face_down) == pytest.approx(expected)


def test_nothing_is_certain_where_chests_are_closed() -> None:
    """[DIA-7.3]"""
    assert settled(state_of(ALONE + "chest: 10 12\n", chests="closed").seen_by(0), 0) == OPEN
