"""Gymnasium: one seat learns, or a whole team; bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from speleo.bots import bots_for, rivals_for
from speleo.bots.bot import Bot
from speleo.envs.rendering import MODES, rendered
from speleo.envs.rewards import POINTS, scheme_named
from speleo.envs.seen import FLAT, Eye, interface
from speleo.games import game_named
from speleo.helms.helm import MASKED
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import NOBODY
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.errors import BadSetup, UnknownName
from speleo.kernel.nearest import quoted
from speleo.kernel.setup import Box

TEAM = "team"
"""Who learns where one program decides for every seat."""
REFUSE, REPLACE = "refuse", "replace"
"""What becomes of an action that is masked: it is refused, or the first that is legal is taken in its stead."""


class LegalDiscrete(spaces.Discrete):
    """Numbers of actions; a sample without a mask is one that is legal now."""

    def __init__(self, env: CaveEnv, count: int) -> None:
        super().__init__(count)
        self.env = env

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            legal = self.env.legal()
            if legal:
                return np.int64(legal[int(self.np_random.integers(len(legal)))])
        return super().sample(mask, probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, spaces.Discrete) and self.n == other.n

    __hash__ = None  # type: ignore[assignment]

    def __deepcopy__(self, memo: dict[int, Any]) -> spaces.Discrete:
        """A copy belongs to no environment."""
        return spaces.Discrete(self.n)


class CaveEnv(gymnasium.Env[Any, Any]):
    """A match of one of the games as one of its seats meets it.

    `seat` learns, from 0, or "team" decides for every seat; `opponents` are bots by name, clockwise, repeated if they
    are too few. `observation` is "flat" or "dict", `reward` one of "points", "final", "win", "margin", "place".
    `info["action_mask"]` has a 1 for each action that is legal now; one that is not raises InvalidAction, or with
    `masked="replace"` the first that is legal is taken in its stead, for programs that know no masks.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 4}  # noqa: RUF012 - Gymnasium has it so

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | str = 0,
        opponents: Sequence[str] = ("random",),
        observation: str = FLAT,
        reward: str = POINTS,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        box: Box | None = None,
        masked: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_named(game)
        self.setup = self.game.setup(seats, options, edition, box)
        if seat != TEAM and (not isinstance(seat, int) or not 0 <= seat < self.setup.seats):
            raise BadSetup(f"seat is from 0 to {self.setup.seats - 1}, or {TEAM!r}, not {seat!r}")
        if render_mode is not None and render_mode not in MODES:
            raise UnknownName("render mode", render_mode, list(MODES))
        if masked not in (REFUSE, REPLACE):
            raise UnknownName("way with masked actions", masked, [REFUSE, REPLACE])
        self.masked = masked
        self.learner = seat
        self.opponents = opponents
        self.bots = seated(game, self.setup.seats, seat, opponents)
        seen = interface(self.setup)
        self.helm = seen.make()
        self.eye = Eye(seen, observation)
        self.labels = seen.labels
        self.observation_space = self.eye.space
        self.action_space = LegalDiscrete(self, seen.actions)
        self.reward = reward
        self.scheme = scheme_named(reward)
        self.render_mode = render_mode
        self.dice = FastDealer("")
        self.begun = False
        self.points = 0

    def __getstate__(self) -> dict[str, Any]:
        """All but the bots, of whom a copy has its own."""
        return {name: value for name, value in vars(self).items() if name not in ("bots", "action_space")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bots = seated(self.game.name, self.setup.seats, self.learner, self.opponents)
        self.action_space = LegalDiscrete(self, len(self.labels))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new match, at the learner's first decision; a seed gives the same cards, and the same dice to the bots."""
        super().reset(seed=seed)
        text = str(self.np_random.integers(1 << 62))
        self.helm.seed(f"{text} cards")
        self.dice = FastDealer(f"{text} bots")
        self.helm.begin()
        self.begun = True
        self.go_on()
        self.points = self.scored()
        return self.observed(), self.info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Carry out an action of the learner, and all that follows until it is asked again or the match is over."""
        actor = self.helm.turn()
        if not self.begun or actor == NOBODY:
            raise ResetNeeded("the match is over or was never begun: call reset() first")
        number = whole(action)
        if self.masked == REPLACE and not self.helm.may(actor, number):
            number = self.legal()[0]
        if self.helm.act(actor, number) == MASKED:
            known = f"{number} ({self.labels[number]})" if 0 <= number < len(self.labels) else str(number)
            raise InvalidAction(f"action {known} is not legal now: info['action_mask'] says what is")
        self.go_on()
        over = self.helm.turn() == NOBODY
        return self.observed(), self.rewarded(over), over, False, self.info()

    def go_on(self) -> None:
        """Cards and bots, until the learner is to act or nobody is."""
        helm, bots = self.helm, self.bots
        helm.deal()
        state = helm.table()
        while (actor := helm.turn()) != NOBODY and (bot := bots[actor]) is not None:
            state.step(actor, bot.choose(state.seen_by(actor), actor, self.dice), UNHEARD)
            helm.deal()

    def rewarded(self, over: bool) -> float:
        """What the last step earned by the chosen scheme: points at once, everything else at the end."""
        if self.reward == POINTS:
            before, self.points = self.points, self.scored()
            return float(self.points - before)
        if not over:
            return 0.0
        earned = self.scheme(self.all_points(), self.together)
        if isinstance(self.learner, int):
            return earned[self.learner]
        return earned[0] if self.together else sum(earned)

    @property
    def together(self) -> bool:
        """Whether all seats win or lose together."""
        return bool(self.game.endings)

    def viewer(self) -> int:
        """Whose eyes the observation is seen with: the learner's, or of a team the seat's that is to act."""
        return self.learner if isinstance(self.learner, int) else max(0, self.helm.turn())

    def all_points(self) -> tuple[int, ...]:
        return self.helm.points()

    def scored(self) -> int:
        """The learner's points; those of a team are added up, unless they have them together."""
        if isinstance(self.learner, int) or self.together:
            return self.helm.table().score(self.learner if isinstance(self.learner, int) else 0)
        return sum(self.all_points())

    def observed(self) -> Any:
        return self.eye.look(self.helm, self.viewer())

    def legal(self) -> list[int]:
        """The numbers of the actions that are legal now."""
        actor = self.helm.turn()
        return self.helm.legal(actor) if self.begun and actor >= 0 else []

    def action_masks(self) -> Any:
        """What is legal now, as libraries that learn with masks ask for it."""
        mask = np.zeros(len(self.labels), np.int8)
        mask[self.legal()] = 1
        return mask

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.viewer()}

    def render(self) -> Any:
        """The position as the learner sees it: text, SVG or pixels."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode: make(id, render_mode='ansi') has one")
            return None
        return rendered(self.game, self.helm.table(), self.viewer(), self.render_mode)


def whole(action: Any) -> int:
    """The number of an action. A float is none: it would be cut off, and a chance be taken for a choice."""
    try:
        return index(action)
    except TypeError:
        raise InvalidAction(f"an action is a whole number, not {quoted(action)}") from None


def seated(game: str, seats: int, learner: int | str, opponents: Sequence[str]) -> list[Bot | None]:
    """Who plays each seat: None where the learner does."""
    known = {**rivals_for(game), **bots_for(game)}
    found: list[Bot | None] = [None] * seats
    if learner == TEAM:
        return found
    if not opponents and seats > 1:
        raise BadSetup("opponents are bots by name, at least one where there are other seats")
    for at, seat in enumerate(seat for seat in range(seats) if seat != learner):
        name = opponents[at % len(opponents)]
        if name not in known:
            raise UnknownName("bot", name, list(bots_for(game)), list(known))
        found[seat] = known[name]()
    return found
