"""The speed of the environments for research, beside those that came with Gymnasium, PettingZoo and OpenSpiel.

Policies are random, any legal action equally likely: `picked` where a mask is given. Rounds are interleaved, and the
best of each counts.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np
import pettingzoo

import speleo.envs
from speleo.bench.clock import spent
from speleo.bench.rows import Row
from speleo.envs.seen import interface
from speleo.envs.vector import CaveVector
from speleo.envs.zoo import env
from speleo.games import game_named
from speleo.kernel.engine.state import NOBODY

SEATS = 4
LANES = 1024
SYNC_LANES = 64
SLICE = 0.4
"""Seconds that one measurement of one round takes, at least."""
BATCH = 256

Work = Callable[[], int]
"""Some steps; how many."""
Tell = Callable[[str, int, int], None]
"""What is being done, and how many of how many parts are done."""


def rate(work: Work) -> float:
    """Steps in a second of a core."""
    steps, began = 0, spent()
    while True:
        steps += work()
        took = spent() - began
        if took >= SLICE:
            return steps / took


def vector_work(game: str) -> Work:
    """Many matches in one call, with observations and masks written into arrays that were given."""
    made = interface(game_named(game).setup(SEATS))
    buffers = {
        "observation": np.zeros((LANES, made.width), np.int16),
        "action_mask": np.zeros((LANES, made.actions), np.int8),
    }
    vector = CaveVector(game, LANES, seats=SEATS, reward="final", buffers=buffers)
    vector.reset(seed=1)

    def work() -> int:
        vector.step(vector.sampled())
        return LANES

    return work


def sync_work(game: str) -> Work:
    """The same game under the vector wrapper of Gymnasium."""
    name = next(known for known, called in speleo.envs.IDS.items() if called == game)
    vector = gymnasium.make_vec(
        name, num_envs=SYNC_LANES, vectorization_mode="sync", seats=SEATS, seat="team", reward="final"
    )
    _seen, info = vector.reset(seed=1)
    masks = [info["action_mask"]]
    luck = random.Random(1)  # noqa: S311 - a benchmark

    def work() -> int:
        _seen, _reward, _over, _cut, info = vector.step([picked(mask, luck) for mask in masks[0]])
        masks[0] = info["action_mask"]
        return SYNC_LANES

    return work


def picked(mask: Any, luck: random.Random) -> int:
    """One of the legal actions, each equally likely; 0 where a match is over.

    It stands before the last piece when the mask is cut at the first so many legal ones: quicker than a list of them.
    """
    marks: bytes = mask.tobytes()
    legal = marks.count(1)
    if legal == 0:
        return 0
    return len(marks) - len(marks.split(b"\1", int(luck.random() * legal) + 1)[-1]) - 1


def agents_work(match: Any) -> Work:
    """Agents one after another, as PettingZoo's manual plays."""
    luck = random.Random(1)  # noqa: S311 - a benchmark

    def work() -> int:
        steps = 0
        while steps < BATCH:
            match.reset(seed=1)
            for _agent in match.agent_iter():
                seen, _reward, over, cut, _info = match.last()
                match.step(None if over or cut else picked(seen["action_mask"], luck))
                steps += 1
        return steps

    return work


def helm_work(game: str) -> Work:
    """One match, step by step from Python: what is legal, then one of it."""
    helm = interface(game_named(game).setup(SEATS)).make()
    helm.seed("bench")
    luck = random.Random(1)  # noqa: S311 - a benchmark

    def work() -> int:
        helm.begin()
        steps, turn = 0, helm.turn()
        while turn != NOBODY:
            legal = helm.legal(turn)
            turn = helm.act(turn, legal[int(luck.random() * len(legal))])
            steps += 1
        return steps

    return work


def spiel_work(name: str) -> Work:
    """A game that is written in C++, step by step from Python in the same way."""
    import pyspiel

    game = pyspiel.load_game(name)
    luck = random.Random(1)  # noqa: S311 - a benchmark

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
            steps += 1
        return steps

    return work


def environment_rows(games: list[str], rounds: int, tell: Tell) -> list[Row]:
    """Each of ours beside what it is compared with, measured in turns; `tell` hears how far it is."""
    works: dict[str, Work] = {}
    for game in games:
        works[f"{game} vector"] = vector_work(game)
        works[f"{game} under Gymnasium's vector"] = sync_work(game)
        works[f"{game} agents"] = agents_work(env(game, seats=SEATS, reward="final"))
        works[f"{game} single"] = helm_work(game)
    if find_spec("pygame") is not None:
        made = pettingzoo.make("aec", "classic/connect_four-v3")
        works["connect_four agents"] = agents_work(made)
        works["connect_four agents, unwrapped"] = agents_work(made.unwrapped)
    if find_spec("pyspiel") is not None:
        works["connect_four of OpenSpiel"] = spiel_work("connect_four")
        works["tic_tac_toe of OpenSpiel"] = spiel_work("tic_tac_toe")
    best = dict.fromkeys(works, 0.0)
    for turn in range(rounds):
        for at, (name, work) in enumerate(works.items()):
            tell(f"measuring {name}", turn * len(works) + at, rounds * len(works))
            best[name] = max(best[name], rate(work))
    tell("", 1, 1)
    return [row_of(name, best) for name in works]


def row_of(name: str, best: dict[str, float]) -> Row:
    """A row, with the ratio to what it is compared with if that was measured."""
    game, _space, what = name.partition(" ")
    against = {
        "vector": f"{game} under Gymnasium's vector",
        "agents": "connect_four agents",
        "single": "connect_four of OpenSpiel",
    }.get(what, "")
    if against == name or against not in best:
        return Row(f"envs: {name}", best[name], "decisions/s")
    return Row(f"envs: {name}", best[name], "decisions/s", best[name] / best[against], against)
