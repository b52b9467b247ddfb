"""The environments of Gymnasium, by its own checker and by what people do with them."""

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence

import speleo.envs
from speleo.envs.gym import CaveEnv, LegalDiscrete
from speleo.kernel.errors import BadSetup, UnknownName


def made(game: str, **settings: Any) -> CaveEnv:
    env = gymnasium.make(game, **settings).unwrapped
    assert isinstance(env, CaveEnv)
    return env


def played(env: CaveEnv, seed: int, most: int = 2000) -> tuple[float, int]:
    """A match of random actions: the sum of the rewards, and the steps."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    total = 0.0
    for step in range(most):
        _seen, reward, over, cut, info = env.step(env.action_space.sample())
        total += float(reward)
        assert not cut
        assert over or info["action_mask"].any()
        if over:
            return total, step + 1
    raise AssertionError("the match did not end")


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("speleo/Diamant-v0", {"render_mode": "rgb_array"}),
        ("speleo/Diamant-v0", {"seats": 1, "observation": "dict", "render_mode": "ansi"}),
        ("speleo/Cave-v0", {"seats": 2, "seat": 1, "observation": "dict", "masked": "replace", "render_mode": "svg"}),
        ("speleo/SubTerra-v0", {"seats": 1, "reward": "win", "masked": "replace", "render_mode": "ansi"}),
        ("speleo/SubTerra-v0", {"seats": 4, "seat": "team", "masked": "replace"}),
    ],
)
def test_the_checker_of_gymnasium_is_content(name: str, settings: dict[str, object]) -> None:
    check_env(made(name, **settings), skip_render_check="render_mode" not in settings)


def test_ids_are_known_and_found_through_the_module() -> None:
    assert set(speleo.envs.IDS) <= set(gymnasium.registry)
    env = gymnasium.make("speleo.envs:speleo/Diamant-v0", seats=2)
    assert env.reset(seed=1)[0].shape == (45,)


def course(env: CaveEnv, seed: int | None) -> list[Any]:
    """What is seen in the first steps of a match in which the last legal action is always taken."""
    seen, info = env.reset(seed=seed)
    shown = []
    for _step in range(30):
        shown.append((seen, info))
        seen, _reward, over, _cut, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        if over:
            break
    return shown


@pytest.mark.parametrize("name", list(speleo.envs.IDS))
def test_a_seed_gives_the_same_match_and_another_seed_another(name: str) -> None:
    first, second = made(name, seats=2), made(name, seats=2)
    assert data_equivalence(course(first, 1), course(second, 1))
    after = course(first, None)
    assert data_equivalence(after, course(second, None)), "without a seed it goes on"
    assert not data_equivalence(after, course(second, 1))
    assert not data_equivalence(course(first, 1), course(first, 2))


def test_bots_play_the_others_and_a_match_ends() -> None:
    total, steps = played(made("speleo/Diamant-v0", seats=4, opponents=("odds", "random"), seat=2), 3)
    assert total >= 0
    assert 5 <= steps < 200


def test_a_team_wins_or_loses_together_and_one_program_plays_it() -> None:
    """With `team` every seat is asked in its turn, and sees with its own eyes."""
    env = made("speleo/SubTerra-v0", seats=4, seat="team", reward="final")
    asked = set()
    _seen, info = env.reset(seed=5)
    while True:
        asked.add(info["seat"])
        _seen, reward, over, _cut, info = env.step(env.action_space.sample())
        if over:
            break
        assert reward == 0
    assert asked == {0, 1, 2, 3}
    assert reward == env.helm.table().score(0)


@pytest.mark.parametrize("reward", ["points", "final", "win", "margin", "place"])
def test_rewards_add_up_to_what_they_say(reward: str) -> None:
    env = made("speleo/Diamant-v0", seats=3, reward=reward)
    total, _steps = played(env, 9)
    points = env.all_points()
    others = [*points[1:]]
    expected = {
        "points": points[0],
        "final": points[0],
        "win": (points[0] == max(points)) / points.count(max(points)),
        "margin": points[0] - sum(others) / 2,
        "place": (sum(points[0] > other for other in others) - sum(points[0] < other for other in others)) / 2,
    }
    assert total == pytest.approx(expected[reward])


def test_a_masked_action_is_refused_and_changes_nothing() -> None:
    env = made("speleo/Cave-v0", seats=2)
    _seen, info = env.reset(seed=1)
    before = env.helm.table().clone()
    masked = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(InvalidAction, match=r"action 0 \(end\) is not legal now"):
        env.step(masked)
    with pytest.raises(InvalidAction, match="action 999 is not legal now"):
        env.step(999)
    for action in (1.5, np.float32(1), None, "end", [1], np.array([1, 2])):
        with pytest.raises(InvalidAction, match="an action is a whole number, not"):
            env.step(action)
    assert env.helm.table() == before


def test_a_masked_action_can_stand_for_the_first_that_is_legal() -> None:
    env, other = made("speleo/Cave-v0", seats=2, masked="replace"), made("speleo/Cave-v0", seats=2)
    env.reset(seed=1)
    other.reset(seed=1)
    env.step(0)
    other.step(other.legal()[0])
    assert env.helm.table() == other.helm.table()
    assert env.helm.begun == other.helm.begun == 1


def test_nothing_is_stepped_before_it_began_or_when_it_is_over() -> None:
    env = made("speleo/Diamant-v0", seats=1)
    with pytest.raises(ResetNeeded):
        env.step(0)
    played(env, 1)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_a_copy_goes_its_own_way() -> None:
    env = made("speleo/Diamant-v0", seats=2)
    before, _info = env.reset(seed=1)
    twin = copy.deepcopy(env)
    seen = twin.step(0)[0]
    assert not np.array_equal(seen, before)
    assert np.array_equal(env.observed(), before)
    assert np.array_equal(env.step(0)[0], seen), "the copy's cards are the same"


def test_pictures_are_those_of_the_learner() -> None:
    env = made("speleo/Cave-v0", seats=2, render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    pixels = made("speleo/Diamant-v0", render_mode="rgb_array")
    pixels.reset(seed=1)
    assert pixels.render().shape == (315, 600, 3)
    text = made("speleo/Diamant-v0", seats=2, options={"chests": "closed"}, render_mode="ansi")
    text.reset(seed=1)
    assert text.render() == text.game.draw(text.helm.table().seen_by(0))


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seats": 9}, "diamant is for 1 to 8 seats, not 9"),
        ({"seat": 4}, "seat is from 0 to 3, or 'team', not 4"),
        ({"opponents": ()}, "opponents are bots by name"),
        ({"opponents": ("nobody",)}, "unknown bot 'nobody'"),
        ({"reward": "fame"}, "unknown reward 'fame'"),
        ({"observation": "sound"}, "unknown form of observation 'sound'"),
        ({"game": "pig"}, "unknown"),
        ({"masked": "laugh"}, "unknown way with masked actions 'laugh'"),
    ],
)
def test_a_wrong_setting_is_named_in_one_line(settings: dict[str, object], said: str) -> None:
    with pytest.raises((BadSetup, UnknownName), match=said) as raised:
        CaveEnv(**{"game": "diamant", **settings})  # type: ignore[arg-type]
    assert "\n" not in str(raised.value)


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown render mode 'smell'"):
        CaveEnv("diamant", render_mode="smell")


def test_samples_are_legal_and_copies_of_the_space_are_plain() -> None:
    env = made("speleo/SubTerra-v0", seats=1)
    _seen, info = env.reset(seed=1)
    assert isinstance(env.action_space, LegalDiscrete)
    assert all(info["action_mask"][env.action_space.sample()] for _sample in range(20))
    assert env.action_space == gymnasium.spaces.Discrete(236)
    vector = gymnasium.make_vec("speleo/SubTerra-v0", num_envs=2, vectorization_mode="sync", seats=1)
    vector.reset(seed=1)
    assert vector.action_space.nvec.tolist() == [236, 236]  # type: ignore[attr-defined]
    vector.close()
