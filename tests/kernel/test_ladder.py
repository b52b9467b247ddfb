"""States that are kept to go back to: few, dense near the present, and never touched by whoever goes back."""

import pytest

from speleo.games import game_named
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.ladder import SPACING, Ladder

MANY = 3000


@pytest.fixture
def ladder() -> Ladder:
    """A ladder beside a long match; only the numbers of steps matter here."""
    game = game_named("diamant")
    state = game.new(game.setup(2))
    made = Ladder(state)
    for steps in range(1, MANY + 1):
        made.passed(steps, state)
    return made


def test_rungs_are_few_and_the_nearer_the_denser(ladder: Ladder) -> None:
    rungs = [at for at, _ in ladder.rungs]
    assert rungs[0] == 0
    assert rungs == sorted(set(rungs))
    assert len(rungs) < 40
    assert MANY - rungs[-1] < SPACING


def test_going_back_costs_no_more_than_what_it_takes_back(ladder: Ladder) -> None:
    """The rung below a moment d steps back is at most about d further down."""
    for back in range(MANY + 1):
        at, _ = ladder.near(MANY - back)
        assert 0 <= MANY - back - at <= back + SPACING, back


def test_looking_back_keeps_all_rungs_and_going_back_those_below(ladder: Ladder) -> None:
    before = [at for at, _ in ladder.rungs]
    copy = ladder.copy()
    found, _ = ladder.near(MANY // 2)
    assert [at for at, _ in ladder.rungs] == before
    assert ladder.below(MANY // 2)[0] == found == ladder.rungs[-1][0]
    assert [at for at, _ in copy.rungs] == before, "a copy stands on its own"


def test_a_state_that_was_given_out_is_not_the_one_that_is_kept() -> None:
    """What happens to it afterwards, or to the state that was passed, changes no rung."""
    game = game_named("diamant")
    state = game.new(game.setup(2))
    start, ladder = state.clone(), Ladder(state)
    card = game.parse_action("treasure 7")
    for given in (state, ladder.near(3)[1], ladder.below(3)[1]):
        game.apply(given, CHANCE, card)
        assert given != start
        assert ladder.near(0)[1] == start
