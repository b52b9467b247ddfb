"""Many matches at once behind Gymnasium's interface for vectors."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded

import speleo.envs
from speleo.envs.vector import CaveVector
from speleo.kernel.errors import BadSetup


def test_gymnasium_makes_one_by_id() -> None:
    made = gymnasium.make_vec(
        "speleo/SubTerra-v0", num_envs=3, vectorization_mode="vector_entry_point", seats=1, observation="dict"
    )
    seen, info = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert info["action_mask"].shape == (3, 236)
    assert set(speleo.envs.IDS) <= set(gymnasium.registry)


@pytest.mark.parametrize(
    ("seat", "reward"), [(0, "points"), (1, "win"), (2, "final"), ("team", "points"), ("team", "final")]
)
def test_rewards_are_those_of_the_matches_that_ended(seat: int | str, reward: str) -> None:
    """Summed up over a match they are what the learner, or everybody, has in the end; after that they begin anew."""
    lanes = 4
    vector = CaveVector("diamant", lanes, seats=3, seat=seat, reward=reward)
    vector.reset(seed=3)
    totals, matches = np.zeros(lanes), 0
    while matches < 8:
        _seen, rewards, over, cut, info = vector.step(vector.sampled())
        totals += rewards
        assert not cut.any()
        for lane in np.flatnonzero(over):
            matches += 1
            points = info["points"][lane]
            own = points[seat] if isinstance(seat, int) else points.sum()
            expected = (own == points.max()) / (points == points.max()).sum() if reward == "win" else own
            assert totals[lane] == pytest.approx(expected)
            totals[lane] = 0


def test_the_same_seed_is_the_same_play() -> None:
    def course(seed: int) -> list[Any]:
        vector = CaveVector("cave", 3, seats=2)
        vector.reset(seed=seed)
        return [vector.step(vector.sampled())[0].tolist() for _step in range(40)]

    assert course(1) == course(1)
    assert course(1) != course(2)


def test_what_is_seen_is_written_into_given_arrays() -> None:
    plain = CaveVector("diamant", 2, seats=2)
    buffers = {
        "observation": np.zeros((2, plain.seen.width), np.int16),
        "action_mask": np.zeros((2, 2), np.int8),
    }
    given = CaveVector("diamant", 2, seats=2, buffers=buffers)
    first, _info = plain.reset(seed=5)
    seen, info = given.reset(seed=5)
    assert seen is buffers["observation"]
    assert info["action_mask"] is buffers["action_mask"]
    assert np.array_equal(seen, first)
    assert np.array_equal(plain.step([0, 0])[0], given.step([0, 0])[0])
    assert first is not plain.step([0, 0])[0]
    with pytest.raises(BadSetup, match="buffer 'action_mask' does not fit"):
        CaveVector("diamant", 3, seats=2, buffers=buffers | {"observation": np.zeros((3, 45), np.int16)})


def test_without_a_copy_it_is_the_memory_of_the_engine() -> None:
    vector = CaveVector("diamant", 2, seats=2, copy=False)
    seen, _info = vector.reset(seed=5)
    before = seen.copy()
    assert vector.step([0, 1])[0] is seen
    assert not np.array_equal(seen, before)


def test_wrong_actions_move_no_lane() -> None:
    vector = CaveVector("cave", 2, seats=2)
    with pytest.raises(ResetNeeded):
        vector.step([0, 0])
    with pytest.raises(ResetNeeded):
        vector.sampled()
    before, _info = vector.reset(seed=1)
    good = vector.sampled()
    for wrong, said in (
        ([good[0], 0], "action 0 of lane 1"),
        ([good[0], 400], "action 400 of lane 1"),
        ([1], "2 lanes"),
        ([0.9, 1.2], "actions are whole numbers, not float64"),
        ([None, None], "actions are whole numbers, not object"),
    ):
        with pytest.raises(InvalidAction, match=said):
            vector.step(wrong)
    assert np.array_equal(vector.rows, before)
    with pytest.raises(BadSetup, match="num_envs is at least 1"):
        CaveVector("cave", 0)
