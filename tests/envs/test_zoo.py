"""The environments of PettingZoo, by its own tests."""

import copy
import pickle

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import speleo.envs
from speleo.envs.zoo import CaveAEC, CaveParallel, env, parallel_env
from speleo.kernel.errors import BadSetup, UnknownName

EXPECTED = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
"""Its tests say so of every environment with masks that they do not know by name, and of who is not to act."""
pytestmark = [pytest.mark.filterwarnings(said) for said in EXPECTED]


@pytest.mark.parametrize("form", ["flat", "dict"])
@pytest.mark.parametrize("game", ["diamant", "cave", "subterra"])
def test_agents_one_after_another(game: str, form: str) -> None:
    api_test(env(game, seats=3, observation=form), num_cycles=60)


@pytest.mark.parametrize("game", ["diamant", "cave", "subterra"])
def test_the_same_seed_is_the_same_match(game: str) -> None:
    seed_test(lambda: env(game, seats=2), num_cycles=20)


def test_agents_all_at_once() -> None:
    parallel_api_test(parallel_env(seats=3), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(seats=3), num_cycles=20)


@pytest.mark.parametrize(("game", "reward"), [("diamant", "points"), ("diamant", "place"), ("subterra", "win")])
def test_every_agent_gets_what_its_seat_has_earned(game: str, reward: str) -> None:
    match = env(game, seats=2, reward=reward)
    match.reset(seed=4)
    luck = np.random.default_rng(1)
    totals = dict.fromkeys(match.possible_agents, 0.0)
    for agent in match.agent_iter():
        seen, paid, over, _cut, _info = match.last()
        totals[agent] += paid
        match.step(None if over else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    points = [match.helm.table().score(seat) for seat in range(2)]
    if reward == "points":
        assert list(totals.values()) == points
    elif reward == "place":
        assert list(totals.values()) == [np.sign(points[0] - points[1]), np.sign(points[1] - points[0])]
    else:
        assert list(totals.values()) == [float(points[0] > 0)] * 2


def test_parallel_choices_are_those_of_the_same_match_one_after_another() -> None:
    together, alone = parallel_env(seats=3), env("diamant", seats=3)
    together.reset(seed=7)
    alone.reset(seed=7)
    totals = np.zeros(3)
    luck = np.random.default_rng(2)
    while together.agents:
        actions = {agent: int(luck.integers(2)) for agent in together.agents}
        deciding = [agent for agent in together.agents if together.observe(agent)["action_mask"].any()]
        for agent in deciding:
            assert alone.agent_selection == agent
            alone.step(actions[agent])
        _seen, paid, _over, _cut, _info = together.step(actions)
        totals += list(paid.values())
        assert together.helm.table() == alone.helm.table()
    assert list(totals) == [together.helm.table().score(seat) for seat in range(3)]


def test_a_masked_action_is_refused_as_in_the_classics() -> None:
    match = env("cave", seats=2)
    match.reset(seed=1)
    before = match.helm.table().clone()
    with pytest.raises(AssertionError, match=r"player_0 played an illegal move: 0 \(end\)"):
        match.step(0)
    assert match.helm.table() == before
    both = parallel_env(seats=2)
    both.reset(seed=1)
    with pytest.raises(AssertionError, match=r"player_1 played an illegal move: 7 \(no action\)"):
        both.step({"player_0": 0, "player_1": 7})
    with pytest.raises(AssertionError, match="player_1 has to decide"):
        both.step({"player_0": 0})


def test_nothing_is_stepped_before_it_began_or_when_it_is_over() -> None:
    match = env("cave", seats=2)
    with pytest.raises(AttributeError, match=r"no 'agent_selection': call reset\(\) first"):
        match.step(0)
    match.reset(seed=1)
    with pytest.raises(AttributeError, match=r"CaveAEC has no 'agent_choice'$"):
        match.agent_choice  # noqa: B018
    both = parallel_env(seats=1)
    with pytest.raises(AssertionError, match=r"call reset\(\) first"):
        both.step({})
    both.reset(seed=1)
    while both.agents:
        both.step({"player_0": 1})
    with pytest.raises(AssertionError, match=r"call reset\(\) first"):
        both.step({"player_0": 1})


def test_with_their_wrapper_it_loses_the_match() -> None:
    match = TerminateIllegalWrapper(env("cave", seats=2), illegal_reward=-1)
    match.reset(seed=1)
    match.last()
    match.step(0)
    assert match.rewards["player_0"] == -1
    assert all(match.terminations.values())


def test_where_seats_take_turns_there_is_no_parallel_environment() -> None:
    with pytest.raises(BadSetup, match="in cave seats act one after another"):
        parallel_env("cave")
    with pytest.raises(UnknownName, match="unknown render mode"):
        env("cave", render_mode="smell")


def test_pettingzoo_makes_them_by_id() -> None:
    made = pettingzoo.make("aec", "speleo/SubTerra-v0", seats=2)
    assert isinstance(made.unwrapped, CaveAEC)
    assert made.unwrapped.setup.seats == 2
    assert isinstance(pettingzoo.make("parallel", "speleo/Diamant-v0", seats=5).unwrapped, CaveParallel)
    assert set(speleo.envs.IDS) <= set(pettingzoo.aec_registry)


def test_a_copy_goes_its_own_way() -> None:
    match = env("diamant", seats=2)
    match.reset(seed=1)
    for twin in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        before = match.last()[0]["observation"]
        assert np.array_equal(twin.last()[0]["observation"], before)
        twin.step(0)
        assert twin.last()[0]["observation"][6] == 0
        assert twin.observe("player_0")["observation"][6] == 1
        assert np.array_equal(match.last()[0]["observation"], before)


def test_everybody_can_look() -> None:
    match = env("diamant", seats=2, render_mode="svg")
    match.reset(seed=1)
    assert match.render().startswith("<svg")
