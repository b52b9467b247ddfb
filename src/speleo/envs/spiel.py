"""OpenSpiel: `import speleo.envs.spiel`, then `pyspiel.load_game("speleo_diamant(players=2)")`.

Seats act one after another; where the game has them choose in secret, others learn of it when it is turned up.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from speleo.envs.rewards import SCHEMES, scheme_named
from speleo.envs.seen import Interface, by_field, interface
from speleo.games import game_named
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.errors import BadSetup, UnknownName
from speleo.kernel.game import Game
from speleo.kernel.nearest import quoted
from speleo.kernel.numbers import i16, vec
from speleo.kernel.setup import Box

NAMES = {"diamant": "Diamant", "cave": "The Cave", "subterra": "Sub Terra"}
SMALL = "small"
"""The box of Diamant that can be solved."""
MOST_POINTS = 9_999.0
LONGEST = 100_000
"""Steps; no match comes near it."""


def defaults(game: Game) -> dict[str, Any]:
    """The parameters of a game and what they are if nothing is said."""
    players = 1 if game.endings else 2
    return {
        "players": players,
        "reward": "final" if game.endings else "place",
        "box": "",
        "edition": "",
        "options": "",
        "position": "",
    }


def utility_of(game: Game, reward: str) -> Any:
    if game.endings:
        return pyspiel.GameType.Utility.IDENTICAL
    zero_sum = reward in ("place", "margin")
    return pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM


def type_of(game: Game, reward: str) -> Any:
    """What OpenSpiel is told of a game."""
    return pyspiel.GameType(
        short_name=f"speleo_{game.name}",
        long_name=NAMES[game.name],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility_of(game, reward),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc] # it has no types
    """One of the games with its parameters.

    `players`; `edition`; `reward`: "place", "win", "margin" or "final"; `box`: "small" for the small box of Diamant, or
    the path of a data file; `options`: such as `chests:closed`, with semicolons between several; `position`: where a
    match begins, with semicolons between its lines, such as `chest: 2 0`.
    """

    def __init__(self, name: str, given: dict[str, Any]) -> None:
        self.game = game_named(name)
        chosen = {**defaults(self.game), **given}
        reward = chosen["reward"]
        if reward not in list(SCHEMES)[1:]:
            raise UnknownName("reward", reward, list(SCHEMES)[1:])
        self.scheme = scheme_named(reward)
        box, options = box_named(self.game, chosen["box"]), options_of(chosen["options"])
        self.setup = self.game.setup(chosen["players"], options, chosen["edition"] or None, box)
        self.seen: Interface = interface(self.setup)
        self.start = None
        if chosen["position"]:
            self.start = self.game.read(self.setup, chosen["position"].replace(";", "\n"))
        most = 1.0 if reward in ("place", "win") else MOST_POINTS
        kind = type_of(self.game, reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.seen.actions,
            max_chance_outcomes=self.seen.chances,
            num_players=self.setup.seats,
            min_utility=-most if reward in ("place", "margin") else 0.0,
            max_utility=most,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielGame:
        """A game never changes: states that are copied share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as its name with its parameters."""
        return loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player sees now as fields, or with perfect recall everything it has seen, as a text."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def loaded(text: str) -> Any:
    """The game of that name and those parameters."""
    return pyspiel.load_game(text)


def options_of(text: str) -> dict[str, str]:
    """Such as `chests:closed`, with semicolons between several."""
    found = {}
    for item in filter(None, text.split(";")):
        name, colon, value = item.partition(":")
        if not colon:
            raise BadSetup(f"options are such as chests:closed, not {quoted(item)}")
        found[name.strip()] = value.strip()
    return found


def box_named(game: Game, name: str) -> Box | None:
    """The small box, that of a file, or None for the standard one."""
    if not name:
        return None
    try:
        if name == SMALL:
            return Box(SMALL, game.data_file(f"data/{SMALL}.json"))
        with open(name, encoding="utf-8-sig") as file:
            return Box("own", file.read())
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"box {name}: {getattr(error, 'strerror', None) or 'not a text in UTF-8'}") from None


class SpielState(pyspiel.State):  # type: ignore[misc] # it has no types
    """A moment of a match, and the moves that led to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game
        self.helm = game.seen.make()
        if game.start is not None:
            self.helm.lay(game.start.clone())
        self.moves: list[str] = []
        self.movers: list[int] = []
        self.secret_from = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        return self.clone()  # type: ignore[no-any-return]

    def current_player(self) -> Any:
        turn = self.helm.turn()
        if turn == NOBODY:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.helm.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, with its probabilities."""
        listed = Choices()
        self.helm.table().chance(listed)
        number, total = self.rules.seen.chance_number, int(listed.total)
        return [(number(listed.codes[at]), int(listed.weights[at]) / total) for at in range(listed.count)]

    def _apply_action(self, action: int) -> None:
        """Carry out a move, and note it; what was secret is known as soon as nothing is sealed any more."""
        helm = self.helm
        turn = helm.turn()
        if turn == CHANCE:
            helm.table().step(CHANCE, self.rules.seen.chance_code(action), UNHEARD)
        else:
            helm.take(turn, action)
        self.moves.append(f"{turn}:{action}" if turn >= 0 else f"c:{action}")
        self.movers.append(turn)
        if not helm.sealed():
            self.secret_from = len(self.moves)

    def known_to(self, player: int) -> str:
        """Every move that a player has seen; of secret ones its own, and of others that they were made."""
        upto = self.secret_from
        hidden = [
            move if mover == player else f"{mover}:?"
            for mover, move in zip(self.movers[upto:], self.moves[upto:], strict=True)
        ]
        return " ".join([f"p{player}", *self.moves[:upto], *hidden])

    def information_state_string(self, player: int | None = None) -> str:
        return self.known_to(self.current_player() if player is None else player)

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of a move; a part of a choice by what it adds."""
        if player == pyspiel.PlayerId.CHANCE:
            code = self.rules.seen.chance_code(action)
            return self.rules.game.decode(self.helm.table(), code).notation
        return self.rules.seen.labels[action]

    def is_terminal(self) -> bool:
        return self.helm.turn() == NOBODY

    def returns(self) -> list[float]:
        """What every player has earned; nothing before the end."""
        state, seats = self.helm.table(), self.rules.setup.seats
        if not self.is_terminal():
            return [0.0] * seats
        return self.rules.scheme([state.score(seat) for seat in range(seats)], bool(self.rules.game.endings))

    def __str__(self) -> str:
        return self.rules.game.write(self.helm.table())


class SpielObserver:
    """What a player sees: a row of numbers and its fields, or with perfect recall a text alone."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.recalls = bool(kind.perfect_recall)
        self.fields = game.seen.fields
        self.row = vec[i16]([0] * game.seen.width)
        self.window = np.frombuffer(self.row, np.int16)
        self.tensor = None if self.recalls else np.zeros(game.seen.width, np.float32)
        self.dict = {} if self.tensor is None else by_field(self.tensor, self.fields)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            state.helm.observe(player, self.row, 0)
            self.tensor[:] = self.window

    def string_from(self, state: SpielState, player: int) -> str:
        """Every field with its numbers, or all moves that the player knows of."""
        if self.recalls:
            return state.known_to(player)
        state.helm.observe(player, self.row, 0)
        seen = by_field(self.window, self.fields)
        return "\n".join(f"{name}: {' '.join(map(str, values.ravel()))}" for name, values in seen.items())


class DiamantSpiel(SpielGame):
    """Diamant for OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("diamant", params or {})


class CaveSpiel(SpielGame):
    """The Cave for OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("cave", params or {})


class SubTerraSpiel(SpielGame):
    """Sub Terra for OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("subterra", params or {})


for name, made in {"diamant": DiamantSpiel, "cave": CaveSpiel, "subterra": SubTerraSpiel}.items():
    described_game = game_named(name)
    pyspiel.register_game(type_of(described_game, defaults(described_game)["reward"]), made)
