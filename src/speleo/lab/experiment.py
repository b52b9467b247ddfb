"""An experiment: the conditions that are compared, how often each is played, and what is measured."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256

from speleo.kernel.errors import SpeleoError
from speleo.kernel.setup import Setup

SHARE = 250
"""So many matches are one share of the work, about."""
MOST_MATCHES = 2_000_000
CHANCE_NAME = "chance"
Opening = tuple[tuple[str, tuple[str, ...]], ...]
"""The first actions of seats, by their numbers from 1, and of chance: they are taken whatever a bot would do."""
LANGUAGES = ("en", "de")


class BadExperiment(SpeleoError):
    """A file that should describe an experiment does not: the file, the place, and what is wrong there."""


@dataclass(frozen=True, slots=True)
class Level:
    """One value of what varies: its name in the tables, and what it is called in each language."""

    name: str
    called: tuple[str, ...]

    def says(self, language: str) -> str:
        return self.called[LANGUAGES.index(language)]


@dataclass(frozen=True, slots=True)
class Factor:
    """Something that varies."""

    name: str
    called: tuple[str, ...]
    levels: tuple[Level, ...]

    def says(self, language: str) -> str:
        return self.called[LANGUAGES.index(language)]


@dataclass(frozen=True, slots=True)
class Condition:
    """What is played: one level of each factor, and the set-up, bots, position and opening that follow."""

    number: int
    levels: tuple[str, ...]
    setup: Setup
    bots: tuple[str, ...]
    position: str = ""
    opening: Opening = ()

    def told(self) -> dict[str, object]:
        """The condition as it stands in the head of the results."""
        setup = self.setup
        return {
            "condition": self.number,
            "levels": list(self.levels),
            "seats": setup.seats,
            "edition": setup.edition,
            "options": dict(setup.options),
            "box": setup.box.fingerprint,
            "bots": list(self.bots),
            "position": self.position,
            "opening": {who: list(actions) for who, actions in self.opening},
        }


@dataclass(frozen=True, slots=True)
class Share:
    """A part of an experiment that one worker plays: some deals of one condition."""

    number: int
    condition: Condition
    deals: range
    turns: int
    seed: str
    events: tuple[str, ...]

    @property
    def matches(self) -> int:
        return len(self.deals) * self.turns


@dataclass(frozen=True, slots=True)
class Plot:
    """What a plot shows: a measure along one factor, colours and columns of others; only `where` these levels are."""

    measure: str
    x: str
    colour: str = ""
    column: str = ""
    where: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Experiment:
    """Everything that its matches follow from, and how they are told.

    Every condition is played with the same `games` deals. `rotate`: each deal in all rotations of the seats. `seat` is
    whose results are told, 0: those of each. `compare` names the factor whose first level the others are compared with.
    """

    name: str
    game: str
    seed: str
    games: int
    rotate: bool
    measures: tuple[str, ...]
    factors: tuple[Factor, ...]
    conditions: tuple[Condition, ...]
    seat: int
    compare: str
    plots: tuple[Plot, ...]
    texts: Mapping[str, tuple[str, ...]]
    events: tuple[str, ...] = ()

    @property
    def matches(self) -> int:
        return sum(self.games * self.turns(condition) for condition in self.conditions)

    def turns(self, condition: Condition) -> int:
        return condition.setup.seats if self.rotate else 1

    def shares(self) -> Iterator[Share]:
        """The work cut into parts, numbered, each small enough to be lost without much harm."""
        number = 0
        for condition in self.conditions:
            turns = self.turns(condition)
            size = max(1, SHARE // turns)
            for first in range(1, self.games + 1, size):
                number += 1
                deals = range(first, min(first + size, self.games + 1))
                yield Share(number, condition, deals, turns, self.seed, self.events)

    def told(self) -> dict[str, object]:
        """What follows from the file, for the manifest."""
        return {
            "experiment": self.name,
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "rotate": self.rotate,
            "measure": list(self.measures),
            "factors": {factor.name: [level.name for level in factor.levels] for factor in self.factors},
            "conditions": [condition.told() for condition in self.conditions],
        }

    def shown(self) -> dict[str, object]:
        """How it is to be told, for the manifest: nothing here changes a match."""
        return {
            "texts": {name: list(said) for name, said in self.texts.items()},
            "factors": [asdict(factor) for factor in self.factors],
            "plots": [asdict(plot) for plot in self.plots],
            "seat": self.seat,
            "compare": self.compare,
        }

    @property
    def fingerprint(self) -> str:
        """Another experiment has another."""
        return sha256(json.dumps(self.told(), sort_keys=True).encode()).hexdigest()[:16]
