"""PettingZoo: every seat is an agent. One after another in all games, or all at once where a game has it so."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from secrets import token_hex
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from speleo.envs.rendering import MODES, rendered
from speleo.envs.rewards import POINTS, scheme_named
from speleo.envs.seen import FLAT, Eye, interface
from speleo.games import game_named
from speleo.helms.helm import MASKED
from speleo.kernel.engine.state import NOBODY, SPECTATOR
from speleo.kernel.errors import BadSetup, UnknownName
from speleo.kernel.setup import Box


class Agents:
    """What both kinds of environments have: a match, its seats as agents, spaces, rewards and pictures."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 4}  # noqa: RUF012 - PettingZoo has it so

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        observation: str = FLAT,
        reward: str = POINTS,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        box: Box | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_named(game)
        self.setup = self.game.setup(seats, options, edition, box)
        if render_mode is not None and render_mode not in MODES:
            raise UnknownName("render mode", render_mode, list(MODES))
        self.metadata = {**type(self).metadata, "name": f"speleo_{game}_v0"}
        self.render_mode = render_mode
        seen = interface(self.setup)
        self.labels = seen.labels
        self.helm = seen.make()
        self.eye = Eye(seen, observation)
        self.flat = observation == FLAT
        self.open_windows()
        self.reward = reward
        self.counts = reward == POINTS
        self.scheme = scheme_named(reward)
        self.helm.seed(token_hex(8))
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        mask = spaces.Box(0, 1, (seen.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self.eye.space, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(seen.actions) for agent in self.possible_agents}
        self.points: tuple[int, ...] = ()

    def open_windows(self) -> None:
        """New arrays with what the helm has written last: what is seen, and the mask."""
        self.row = self.eye.row
        self.new_row = self.eye.window.copy
        self.new_mask = np.frombuffer(self.helm.marks, np.int8).copy

    def __getstate__(self) -> dict[str, Any]:
        """All but the windows, which look into the memory of one helm."""
        return {name: value for name, value in vars(self).items() if name not in ("row", "new_row", "new_mask")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.open_windows()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new match, dealt up to its first decision; without a seed the dealer goes on where it is."""
        if seed is not None:
            self.helm.seed(str(seed))
        self.helm.begin()
        self.agents = self.possible_agents[:]
        self.points = self.helm.points()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and a mask of what it may do; of what it has chosen already nothing can be done."""
        if self.flat:
            self.helm.look(self.seat_of[agent], self.row)
            return {"observation": self.new_row(), "action_mask": self.new_mask()}
        return {"observation": self.eye.look(self.helm, self.seat_of[agent]), "action_mask": self.new_mask()}

    def earned(self, over: bool) -> list[float] | None:
        """What every seat gets for the last step; None where nobody gets anything."""
        if self.reward == POINTS:
            before, self.points = self.points, self.helm.points()
            if before == self.points:
                return None
            return [float(now - then) for now, then in zip(self.points, before, strict=True)]
        return self.scheme(self.helm.points(), bool(self.game.endings)) if over else None

    def __getattr__(self, name: str) -> Any:
        """What is not there: before the first `reset` that is whatever tells of a match."""
        hint = ": call reset() first" if "points" in vars(self) and not self.points else ""
        raise AttributeError(f"{type(self).__name__} has no {name!r}{hint}")

    def refuse(self, agent: str, action: Any) -> str:
        known = self.labels[action] if 0 <= action < len(self.labels) else "no action"
        return f"{agent} played an illegal move: {action} ({known}); the action mask says what is legal"

    def render(self) -> Any:
        """The position as everybody sees it: text, SVG or pixels."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode: 'ansi', 'svg' or 'rgb_array'")
            return None
        return rendered(self.game, self.helm.table(), SPECTATOR, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class CaveAEC(Agents, AECEnv[str, Any, Any]):  # type: ignore[misc] # it has no types
    """Agents act one after another; where a game has them choose at once, in secret, in the order of seats.

    An action that the mask forbids raises an AssertionError, as the classic environments do, and changes nothing;
    PettingZoo's TerminateIllegalWrapper makes it lose the match instead.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed deals the same cards."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.paid = False
        self.agent_selection = self.possible_agents[self.helm.turn()]

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[str]:
        """Who is to act, one after another; a generator, which is quicker than PettingZoo's own iterator."""
        for _step in range(min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What PettingZoo says of the agent that is to act, without a detour: `observe` stands here once more."""
        agent = self.agent_selection
        seen: dict[str, Any] | None
        if not observe:
            seen = None
        elif self.flat:
            self.helm.look(self.seat_of[agent], self.row)
            seen = {"observation": self.new_row(), "action_mask": self.new_mask()}
        else:
            seen = self.observe(agent)
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Carry out an action of the agent that is to act; None of one whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        turn = self.helm.act(self.seat_of[agent], action)
        assert turn != MASKED, self.refuse(agent, action)
        if turn == NOBODY:
            self.pay(agent, True)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        if self.counts:
            self.pay(agent, False)
        self.agent_selection = self.possible_agents[turn]

    def pay(self, agent: str, over: bool) -> None:
        """What everybody gets for a step of an agent. Where rewards come at the end alone, nobody asks before."""
        self._cumulative_rewards[agent] = 0.0
        earned = self.earned(over)
        if earned is not None:
            self.paid = True
            self.rewards = dict(zip(self.agents, earned, strict=True))
            for paid, amount in self.rewards.items():
                self._cumulative_rewards[paid] += amount
        elif self.paid:
            self.paid = False
            self.rewards = dict.fromkeys(self.agents, 0.0)


class CaveParallel(Agents, ParallelEnv[str, Any, Any]):  # type: ignore[misc] # it has no types
    """All who must decide do so at once. Who has nothing to decide has an empty mask, and its action is ignored."""

    def __init__(self, game: str, *rest: Any, **named: Any) -> None:
        super().__init__(game, *rest, **named)
        if not self.game.sealed_choices:
            raise BadSetup(f"in {game} seats act one after another: use the AEC environment")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.begin(seed)
        return self.observed(), {agent: {} for agent in self.agents}

    def observed(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Carry out the choices of all who must decide; a choice that is missing or masked changes nothing."""
        helm, agents = self.helm, self.agents
        assert agents, "the match is over or was never begun: call reset() first"
        deciding = [agent for agent in agents if helm.table().must_act(self.seat_of[agent])]
        for agent in deciding:
            assert agent in actions, f"{agent} has to decide and no action was given for it"
            assert helm.may(self.seat_of[agent], actions[agent]), self.refuse(agent, actions[agent])
        for agent in deciding:
            helm.take(self.seat_of[agent], actions[agent])
        helm.deal()
        over = helm.turn() == NOBODY
        earned = self.earned(over) or [0.0] * len(agents)
        seen = self.observed()
        self.agents = [] if over else agents
        ended = dict.fromkeys(agents, over)
        rewards = dict(zip(agents, earned, strict=True))
        return seen, rewards, ended, dict.fromkeys(agents, False), {agent: {} for agent in agents}


def env(game: str, **settings: Any) -> CaveAEC:
    """A match in which agents act one after another."""
    return CaveAEC(game, **settings)


def parallel_env(game: str = "diamant", **settings: Any) -> CaveParallel:
    """A match in which agents act at once."""
    return CaveParallel(game, **settings)
