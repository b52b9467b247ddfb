"""What can be done, what happens, how one leads to the other, and what the kernel asks about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from speleo.kernel.action_table import ActionTable, numbered
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import NOBODY
from speleo.kernel.engine.story import Story
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action, Event, View
from speleo.kernel.setup import Setup
from speleo.kernel.simple_game import SimpleGame
from speleo.kernel.simple_position import EachSeat, Number
from speleo.kernel.simple_state import Law, SimpleState
from speleo.kernel.telling import OpenTelling
from speleo.kernel.wording import Worded

STONES = 21
"""So many lie on the heap at the start. [SKELETON-1.2]"""
MOST = 3
"""So many can be taken at once. [SKELETON-2.2]"""
STONES_TAKEN = 0
"""The number of an event: its place in `Skeleton.event_types`."""


@dataclass(frozen=True, slots=True)
class Take(Worded):
    """Take stones from the heap. [SKELETON-2.2]"""

    tag = "take"
    stones: int


@dataclass(frozen=True, slots=True)
class StonesTaken(Event):
    """A player took stones, and so many are left. [SKELETON-2.2]"""

    seat: int
    stones: int
    left: int


class SkeletonState(SimpleState):
    """The heap, and what each player has taken."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.heap = STONES
        self.taken = [0] * seats

    def legal(self, seat: int, into: Choices) -> None:
        """One to three stones, as long as there are so many. [SKELETON-2.2]"""
        if seat == self.actor:
            for stones in range(1, min(MOST, self.heap) + 1):
                into.add(stones)

    def chance(self, into: Choices) -> None:
        """Nothing is left to chance here: see the example of a die in Pig."""

    def step(self, seat: int, code: int, story: Story) -> None:
        """The number of an action is how many stones are taken. [SKELETON-2.1, SKELETON-2.2, SKELETON-3.1]"""
        self.heap -= code
        self.taken[seat] += code
        story.tell(STONES_TAKEN, seat, code, self.heap)
        self.pass_on()
        if self.heap == 0:
            self.actor = NOBODY

    def laws(self) -> Iterator[Law]:
        yield self.heap + sum(self.taken) == STONES, "every stone is somewhere (SKELETON-1.2)"
        yield (self.heap == 0) == (self.actor == NOBODY), "the game ends with the last stone (SKELETON-3.1)"

    def score(self, seat: int) -> int:
        """Every stone is a point. [SKELETON-3.2]"""
        return self.taken[seat]


@dataclass(frozen=True, slots=True)
class SkeletonView(View):
    """What everybody sees. A list `seat_…` has one entry for each seat."""

    player_seat: int
    heap: int
    seat_taken: tuple[int, ...]


class SkeletonTelling(OpenTelling[SkeletonView]):
    def rules_now(self, view: SkeletonView) -> tuple[str, ...]:
        return "SKELETON-2.1", "SKELETON-2.2", "SKELETON-3.1"


class Skeleton(SimpleGame[SkeletonState]):
    name, prefix, seats, minutes = "skeleton", "SKELETON", range(2, 5), (5, 10)
    seats_rule, turn_rule, chance_rule = "SKELETON-1.1", "SKELETON-2.1", "SKELETON-2.1"
    end_rule, score_rule = "SKELETON-3.1", "SKELETON-3.2"
    action_types = (Take,)
    event_types = (StonesTaken,)
    telling = SkeletonTelling()
    actions = ActionTable(numbered(1, map(Take, range(1, MOST + 1))))
    position = (Number("heap", STONES), EachSeat("taken"))

    def new(self, setup: Setup) -> SkeletonState:
        return SkeletonState(setup.seats)

    def view(self, state: SkeletonState, viewer: int) -> SkeletonView:
        return SkeletonView(state.player, state.heap, tuple(state.taken))

    def unfit(self, state: SkeletonState, action: Action) -> Refusal:
        return Refusal("SKELETON-2.2", "skeleton-no-stones")
