"""The contract that every game fulfils, at the edge where actions and events have names."""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, ClassVar

from speleo.kernel.actors import actor_text
from speleo.kernel.engine.moves import NOT_THERE, Moves
from speleo.kernel.engine.state import CHANCE, State
from speleo.kernel.engine.story import WORDS, Story
from speleo.kernel.errors import BadSetup, IllegalAction, Refusal, UnknownName
from speleo.kernel.outcome import Outcome
from speleo.kernel.price import FREE, Price
from speleo.kernel.rulebook import Rulebook
from speleo.kernel.setup import Box, Edition, Option, Setup, chosen_options


@dataclasses.dataclass(frozen=True, slots=True)
class Action:
    """Something an actor does. Every game derives its own, named in the imperative."""

    tag: ClassVar[str]

    @property
    def notation(self) -> str:
        """How the action is written in records and scenarios."""
        raise NotImplementedError


@dataclasses.dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Every game derives its own, named in the past tense; none holds a secret."""

    @property
    def notation(self) -> str:
        """The event in words, such as `RelicTaken seat=1 value=5`."""
        parts = [type(self).__name__]
        for field in dataclasses.fields(self):
            parts.append(f"{field.name}={_plain(field.name, getattr(self, field.name))}")
        return " ".join(parts)


def _plain(name: str, value: Any) -> str:
    """A value as people count: seats from 1."""
    if name == "seat":
        return str(value + 1)
    if isinstance(value, tuple):
        return ",".join(_plain("seat" if name.endswith("seats") else "", item) for item in value) or "none"
    return str(value)


@dataclasses.dataclass(frozen=True, slots=True)
class View:
    """What one seat, or a spectator, may see. Every game derives its own from `State.seen_by` alone."""


class Game(ABC):
    """The rules of one game, stateless. The rules themselves are in the game's `engine` folder."""

    name: ClassVar[str]
    prefix: ClassVar[str]
    seats: ClassVar[range]
    seats_rule: ClassVar[str]
    editions: ClassVar[tuple[Edition, ...]]
    options: ClassVar[tuple[Option, ...]]
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    endings: ClassVar[tuple[str, ...]] = ()
    """Where all seats win or lose together: the reasons of an outcome, best first. Elsewhere seats have places."""
    counted: ClassVar[tuple[str, ...]] = ()
    """The entries of a breakdown that statistics count, where all seats win or lose together."""

    @abstractmethod
    def check_box(self, box: Box) -> None:
        """Refuse a box that cannot be played with a BadBox that names every problem and its place."""

    @abstractmethod
    def new(self, setup: Setup) -> State:
        """The first moment of a match."""

    @abstractmethod
    def decode(self, state: State, code: int) -> Action:
        """The action that a code stands for."""

    @abstractmethod
    def encode(self, state: State, action: Action) -> int:
        """The code of an action; BadNotation if there is no such thing in this match's box."""

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """The action that a notation stands for, or BadNotation."""

    @abstractmethod
    def event(self, state: State, words: tuple[int, ...]) -> Event:
        """The event that the engine told in numbers, after a step that led to `state`."""

    @abstractmethod
    def reveals(self, event: Event) -> bool:
        """Whether an event told anybody something new that another seat had decided in secret."""

    @abstractmethod
    def why_not(self, state: State, actor: int, action: Action) -> Refusal | None:
        """Why an action is not legal now; None exactly if it is."""

    @abstractmethod
    def view(self, state: State, viewer: int) -> View:
        """What a seat, or SPECTATOR, may see."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """Standings with a breakdown of every score."""

    @abstractmethod
    def write(self, state: State) -> str:
        """The position in text: `key: value` lines, complete and exact."""

    @abstractmethod
    def read(self, setup: Setup, text: str) -> State:
        """The state of a position in text. A key that is left out stands as at the start; impossible: BadPosition."""

    @abstractmethod
    def draw(self, state: State) -> str:
        """The position as a drawing in plain characters."""

    @abstractmethod
    def broken_invariants(self, state: State) -> list[str]:
        """What is wrong with a state, if anything: conservation of all components, and the game's own laws."""

    @property
    def package(self) -> str:
        """Where the files of the game are: beside the class that names it."""
        owner = next(kind for kind in type(self).__mro__ if "name" in vars(kind))
        return owner.__module__.rpartition(".")[0]

    def data_file(self, name: str) -> str:
        """The text of a file that comes with the game."""
        return resources.files(self.package).joinpath(name).read_text(encoding="utf-8")

    def box(self) -> Box:
        """The box that comes with the game."""
        return Box("standard", self.data_file("data/box.json"))

    def show_box(self, box: Box) -> str:
        """A box for people to look at; a game may draw it."""
        self.check_box(box)
        return box.text

    @cache  # noqa: B019 - a game is a module constant and lives as long as the process
    def rulebook(self, language: str) -> Rulebook:
        """Our own wording of the rules, `en` or `de`."""
        return Rulebook.parse(self.prefix, self.data_file(f"rules/{language}.md"))

    def edition(self, name: str) -> Edition:
        for edition in self.editions:
            if edition.name == name:
                return edition
        raise UnknownName("edition", name, [edition.name for edition in self.editions])

    def setup(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        box: Box | None = None,
    ) -> Setup:
        """A checked set-up; what is left out takes its default."""
        if seats is None:
            seats = min(4, max(self.seats))
        if seats not in self.seats:
            raise BadSetup(
                f"{self.name} is for {min(self.seats)} to {max(self.seats)} seats, not {seats} ({self.seats_rule})"
            )
        preset = self.edition(edition if edition is not None else self.editions[0].name)
        chosen = chosen_options(self.options, preset, options or {})
        box = box or self.box()
        self.check_box(box)
        return Setup(self.name, preset.name, chosen, seats, box)

    def actors(self, state: State) -> tuple[int, ...]:
        """Who must act: several seats at once where choices are simultaneous, (CHANCE,), or nobody at the end."""
        if state.turn() == CHANCE:
            return (CHANCE,)
        return tuple(seat for seat in range(state.seat_count()) if state.must_act(seat))

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        """What a seat may do now. The one source of legality."""
        moves = Moves()
        state.legal(seat, moves)
        return [self.decode(state, moves.codes[at]) for at in range(moves.count)]

    def price(self, state: State, seat: int, action: Action) -> Price:
        """What an action that is legal for a seat costs and risks; a game without prices says nothing."""
        return FREE

    def tally(self, state: State, seat: int) -> int:
        """How far a seat has come, for a chart of the match over time; a game may count more than its score."""
        return state.score(seat)

    def chance_outcomes(self, state: State) -> list[tuple[Action, int]]:
        """What Chance may bring now, with weights, in the order in which dealers count."""
        moves = Moves()
        state.chance(moves)
        return [(self.decode(state, moves.codes[at]), moves.weights[at]) for at in range(moves.count)]

    def is_legal(self, state: State, actor: int, code: int) -> bool:
        moves = Moves()
        if actor == CHANCE:
            state.chance(moves)
        elif 0 <= actor < state.seat_count():
            state.legal(actor, moves)
        return moves.find(code) != NOT_THERE

    def apply(self, state: State, actor: int, action: Action) -> list[Event]:
        """Carry out an action; an illegal one raises IllegalAction and changes nothing."""
        code = self.encode(state, action)
        if not self.is_legal(state, actor, code):
            refusal = self.why_not(state, actor, action)
            assert refusal is not None, f"{self.name}: {action.notation} is not legal, but why_not says nothing"
            title = self.rulebook("en").rule(refusal.rule).title
            raise IllegalAction(actor_text(actor), action.notation, refusal, title)
        story = Story(True)
        state.step(actor, code, story)
        words = list(story.words)
        return [self.event(state, tuple(words[at : at + WORDS])) for at in range(0, len(words), WORDS)]
