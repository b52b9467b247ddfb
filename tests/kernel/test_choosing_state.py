"""Games in which all choose at once and in secret need no more than others: a race with two cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from speleo.kernel import conformance
from speleo.kernel.action_table import ActionTable, numbered
from speleo.kernel.choosing_state import OPEN, UNSEEN, ChoosingState
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE, NOBODY, SPECTATOR
from speleo.kernel.engine.story import Story
from speleo.kernel.errors import BadPosition, Refusal
from speleo.kernel.game import Action, Event, Game, View
from speleo.kernel.setup import Setup
from speleo.kernel.simple_game import SimpleGame
from speleo.kernel.simple_position import EachSeat
from speleo.kernel.simple_state import Law
from speleo.kernel.telling import Telling
from speleo.kernel.wording import Worded

GOAL = 4
RULES = "# Race\n\n## 1 All of it\n\n### RACE-1.1 Running\nChoose one or two.\n"
SILENT = ("everything_has_its_text",)
"""Laws about files, which this game has none of."""


@dataclass(frozen=True, slots=True)
class Run(Worded):
    """Run so far, in secret."""

    tag = "run"
    far: int


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """Somebody has chosen."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ran(Event):
    """Somebody ran, unless both chose the same."""

    seat: int
    far: int


class RaceState(ChoosingState):
    """How far everybody is; `run` counts every step."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.at = [0] * seats
        self.run = 0

    def add_up(self) -> None:
        self.run = sum(self.at)

    def legal(self, seat: int, into: Choices) -> None:
        for far in (1, 2) if self.must_act(seat) else ():
            into.add(far)

    def chance(self, into: Choices) -> None:
        """Nothing."""

    def step(self, seat: int, code: int, story: Story) -> None:
        story.tell(0, seat)
        if not self.choose(seat, code):
            return
        chosen = self.reveal()
        for one, far in enumerate(chosen):
            steps = far if len(set(chosen)) > 1 else 1
            self.at[one] += steps
            self.run += steps
            story.tell(1, one, steps)
        if max(self.at) >= GOAL:
            self.actor = NOBODY

    def laws(self) -> Iterator[Law]:
        yield self.run == sum(self.at), "every step was run"
        yield (max(self.at) >= GOAL) == (self.actor == NOBODY), "it ends at the goal"

    def score(self, seat: int) -> int:
        return self.at[seat]


@dataclass(frozen=True, slots=True)
class RaceView(View):
    """What a seat sees: its own choice alone."""

    seat_at: tuple[int, ...]
    choices: tuple[int, ...]


class Race(SimpleGame[RaceState]):
    """Two or three run for a goal."""

    name, prefix, seats, minutes = "race", "RACE", range(2, 4), (1, 2)
    seats_rule = turn_rule = chance_rule = end_rule = score_rule = "RACE-1.1"
    sealed_choices = True
    action_types, event_types = (Run,), (Chose, Ran)
    telling = Telling()
    actions = ActionTable(numbered(1, map(Run, (1, 2))))
    position = (EachSeat("at"),)

    def data_file(self, name: str) -> str:
        return RULES

    def new(self, setup: Setup) -> RaceState:
        return RaceState(setup.seats)

    def view(self, state: RaceState, viewer: int) -> RaceView:
        return RaceView(tuple(state.at), tuple(state.seen_by(viewer).choices))

    def unfit(self, state: RaceState, action: Action) -> Refusal:
        return Refusal("RACE-1.1", "race-no-run")


GAME = Race()


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(
    "law", [law for law in conformance.LAWS if law.__name__ not in SILENT], ids=lambda law: law.__name__
)
def test_such_a_game_keeps_the_laws(seats: int, law: Callable[[Game, Setup, str], None]) -> None:
    for seed in "abc":
        law(GAME, GAME.setup(seats), seed)


def test_everybody_is_to_act_until_everybody_has_chosen() -> None:
    state = GAME.new(GAME.setup(3))
    assert GAME.actors(state) == (0, 1, 2)
    GAME.apply(state, 1, Run(2))
    assert GAME.actors(state) == (0, 2)
    assert GAME.why_not(state, 1, Run(1)) == Refusal("RACE-1.1", "no-other-turn")
    GAME.apply(state, 2, Run(2))
    told = GAME.apply(state, 0, Run(1))
    assert told == [Chose(0), Ran(0, 1), Ran(1, 2), Ran(2, 2)]
    assert state.choices == [OPEN] * 3


def test_a_choice_is_seen_by_its_seat_alone() -> None:
    state = GAME.new(GAME.setup(2))
    GAME.apply(state, 1, Run(2))
    assert state.seen_by(1).choices == [OPEN, 2]
    assert state.seen_by(0).choices == state.seen_by(SPECTATOR).choices == [OPEN, UNSEEN]
    assert state.seen_by(0).undecided().choices == [OPEN, OPEN]
    assert GAME.write(state.seen_by(0)) == "actor: everybody\nchoices: - ?\nat: 0 0\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("choices: 1\n", "line 1: choices are a number, '-' or '?' for each seat, not '1'"),
        ("choices: 1 x\n", "line 1: choices are a number, '-' or '?' for each seat, not '1 x'"),
        ("choices: 1 2\n", "somebody has still to choose"),
        ("actor: seat 1\n", "line 1: actor is everybody, chance or nobody, not 'seat 1'"),
        ("actor: nobody\n", "it ends at the goal"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(problem)):
        GAME.read(GAME.setup(2), text)


def test_chance_can_come_between() -> None:
    """A game whose cards fall between choices says so with `actor`."""
    state = GAME.new(GAME.setup(2))
    state.actor = CHANCE
    assert (state.turn(), state.must_act(0)) == (CHANCE, False)
    assert GAME.write(state).startswith("actor: chance\n")
