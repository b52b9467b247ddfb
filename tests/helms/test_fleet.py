"""Many matches at once go as they would go one by one."""

import numpy as np
import pytest

from speleo.bots import bot_named
from speleo.bots.bot import Bot
from speleo.envs.seen import Eye, interface
from speleo.games import game_named
from speleo.helms.fleet import EVERYBODY, Fleet
from speleo.helms.helm import MASKED
from speleo.kernel.engine.state import NOBODY


@pytest.mark.parametrize(("game", "seats", "steps"), [("diamant", 3, 120), ("cave", 2, 260), ("subterra", 1, 200)])
def test_lanes_go_as_single_matches_do(game: str, seats: int, steps: int) -> None:
    """Rows, marks, turns, ends and points are those of helms that are dealt the same cards."""
    seen = interface(game_named(game).setup(seats))
    lanes = 3
    fleet = Fleet([seen.make() for _lane in range(lanes)], "fleet", EVERYBODY, [], True)
    fleet.begin()
    alone = [seen.make() for _lane in range(lanes)]
    for lane, helm in enumerate(alone):
        helm.seed(f"fleet lane {lane}")
        helm.begin()
    eye = Eye(seen, "flat")
    rows = np.frombuffer(fleet.rows, np.int16).reshape(lanes, seen.width)
    marks = np.frombuffer(fleet.marks, np.uint8).reshape(lanes, seen.actions)
    ends = 0
    for _step in range(steps):
        actions = fleet.drawn()
        assert fleet.masked(actions) == -1
        fleet.step(actions)
        for lane, helm in enumerate(alone):
            assert helm.act(helm.turn(), actions[lane]) != MASKED
            over = helm.turn() == NOBODY
            assert fleet.ended[lane] == over
            scores = [helm.table().score(seat) for seat in range(seats)]
            assert list(fleet.points)[lane * seats : (lane + 1) * seats] == scores
            if over:
                ends += 1
                helm.begin()
            assert fleet.turns[lane] == helm.turn()
            assert np.array_equal(rows[lane], eye.look(helm, helm.turn()))
            assert list(np.flatnonzero(marks[lane])) == helm.legal(helm.turn())
    assert ends > 0


def test_an_action_that_is_masked_is_found_before_anything_happens() -> None:
    seen = interface(game_named("subterra").setup(1))
    fleet = Fleet([seen.make(), seen.make()], "masked", EVERYBODY, [], False)
    fleet.begin()
    good = fleet.drawn()
    assert fleet.masked(bytes([good[0], 0])) == 1
    assert fleet.masked(bytes([255, good[1]])) == 0


def test_only_the_learner_is_asked() -> None:
    seen = interface(game_named("diamant").setup(3))
    others: list[Bot] = [bot_named("diamant", "odds") for _seat in range(3)]
    fleet = Fleet([seen.make() for _lane in range(4)], "learner", 1, others, False)
    fleet.begin()
    ended = 0
    for _step in range(150):
        fleet.step(bytes([1] * 4))
        assert list(fleet.turns) == [1] * 4
        ended += sum(fleet.ended)
    assert ended >= 100, "who always goes back is asked once in each expedition"
