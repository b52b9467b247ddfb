"""Thousands of matches in one call: Gymnasium's interface for vectors, over a compiled fleet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from speleo.bots.random import RandomBot
from speleo.envs.gym import TEAM, seated
from speleo.envs.rewards import POINTS, scheme_named
from speleo.envs.seen import FLAT, Eye, by_field, interface
from speleo.games import game_named
from speleo.helms.fleet import EVERYBODY, Fleet
from speleo.kernel.errors import BadSetup
from speleo.kernel.setup import Box

WHOLE = "biu"
"""Kinds of arrays whose entries are numbers of actions; floats would be cut off."""


class CaveVector(VectorEnv[Any, Any, Any]):
    """Matches side by side, of the same settings as CaveEnv; where one ends, the next begins in the same step.

    `infos` has `action_mask`, `seat` (who is to act) and `points` (of all seats, as each lane's last match ended).
    Observations and masks are written into `buffers` where these are given: arrays called "observation" (flat) and
    "action_mask". Else every step returns new arrays, or with `copy=False` the fleet's own, which the next step
    overwrites.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium has it so

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | str = TEAM,
        opponents: Sequence[str] = ("random",),
        observation: str = FLAT,
        reward: str = POINTS,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        box: Box | None = None,
        buffers: Mapping[str, Any] | None = None,
        copy: bool = True,
    ) -> None:
        if num_envs < 1:
            raise BadSetup(f"num_envs is at least 1, not {num_envs}")
        self.game = game_named(game)
        self.setup = self.game.setup(seats, options, edition, box)
        self.num_envs = num_envs
        self.learner = seat
        self.bots = seated(game, self.setup.seats, seat, opponents)
        self.seen = interface(self.setup)
        self.reward = reward
        self.scheme = scheme_named(reward)
        self.form = observation
        self.copy = copy
        self.single_observation_space = Eye(self.seen, observation).space
        self.single_action_space = spaces.Discrete(self.seen.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.buffers = self.checked(buffers or {})
        start = self.game.new(self.setup)
        self.at_start = self.own(np.array([[start.score(seat) for seat in range(self.setup.seats)]]))[0]
        self.fleet: Fleet | None = None

    def checked(self, buffers: Mapping[str, Any]) -> Mapping[str, Any]:
        """Buffers of the right shape and type, or BadSetup."""
        wanted = {
            "observation": ((self.num_envs, self.seen.width), np.int16),
            "action_mask": ((self.num_envs, self.seen.actions), np.int8),
        }
        for name, array in buffers.items():
            if name not in wanted or array.shape != wanted[name][0] or array.dtype != wanted[name][1]:
                known = ", ".join(f"{key} {shape} {kind.__name__}" for key, (shape, kind) in wanted.items())
                raise BadSetup(f"buffer {name!r} does not fit: there is {known}")
        return buffers

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New matches in all lanes; the same seed deals the same cards."""
        super().reset(seed=seed)
        learner = self.learner if isinstance(self.learner, int) else EVERYBODY
        others = [bot or RandomBot() for bot in self.bots]
        helms = [self.seen.make() for _lane in range(self.num_envs)]
        text = str(self.np_random.integers(1 << 62))
        self.fleet = fleet = Fleet(helms, text, learner, others, self.reward == POINTS)
        fleet.begin()
        lanes = self.num_envs
        self.rows = np.frombuffer(fleet.rows, np.int16).reshape(lanes, self.seen.width)
        self.marks = np.frombuffer(fleet.marks, np.int8).reshape(lanes, self.seen.actions)
        self.turns = np.frombuffer(fleet.turns, np.uint8)
        self.ended = np.frombuffer(fleet.ended, np.uint8).view(np.bool_)
        self.points = np.frombuffer(fleet.points, np.int16).reshape(lanes, self.setup.seats)
        self.before = self.own(self.points)
        return self.observed(), self.info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision in every lane; if one of them is masked, nothing happens and InvalidAction names its lane."""
        fleet = self.fleet
        if fleet is None:
            raise ResetNeeded("no match has begun: call reset() first")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise InvalidAction(f"there are {self.num_envs} lanes, and actions have the shape {given.shape}")
        if given.dtype.kind not in WHOLE:
            raise InvalidAction(f"actions are whole numbers, not {given.dtype}")
        within = np.clip(given, -1, 255).astype(np.uint8).tobytes()
        lane = fleet.masked(within)
        if lane >= 0:
            raise InvalidAction(f"action {given[lane]} of lane {lane} is not legal now: the action_mask says what is")
        fleet.step(within)
        ended = self.ended.copy()
        return self.observed(), self.rewarded(ended), ended, np.zeros(self.num_envs, np.bool_), self.info()

    def sampled(self) -> Any:
        """A legal action for every lane, each equally likely; quicker than to read the masks."""
        if self.fleet is None:
            raise ResetNeeded("no match has begun: call reset() first")
        return np.frombuffer(self.fleet.drawn(), np.uint8)

    def own(self, points: Any) -> Any:
        """The learner's points in every lane; those of a team are added up, unless they have them together."""
        if isinstance(self.learner, int):
            return points[:, self.learner].astype(np.float64)
        return (points[:, 0] if self.game.endings else points.sum(axis=1)).astype(np.float64)

    def rewarded(self, ended: Any) -> Any:
        """By the scheme; a new match begins with no points."""
        if self.reward == POINTS:
            now = self.own(self.points)
            gained = now - self.before
            self.before = np.where(ended, self.at_start, now)
            return gained
        found = np.zeros(self.num_envs)
        together = bool(self.game.endings)
        for lane in np.flatnonzero(ended):
            earned = self.scheme(self.points[lane].tolist(), together)
            if isinstance(self.learner, int):
                found[lane] = earned[self.learner]
            else:
                found[lane] = earned[0] if together else sum(earned)
        return found

    def shown(self, name: str, array: Any) -> Any:
        """An array of the fleet as it is handed out."""
        if name in self.buffers:
            self.buffers[name][...] = array
            return self.buffers[name]
        return array.copy() if self.copy else array

    def observed(self) -> Any:
        rows = self.shown("observation", self.rows)
        return rows if self.form == FLAT else by_field(rows, self.seen.fields)

    def info(self) -> dict[str, Any]:
        return {
            "action_mask": self.shown("action_mask", self.marks),
            "seat": self.shown("seat", self.turns),
            "points": self.shown("points", self.points),
        }
