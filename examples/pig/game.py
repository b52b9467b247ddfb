"""Pig: what can be done, what happens, how one leads to the other, and what the kernel asks about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from speleo.kernel.action_table import ActionTable, numbered
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import Story
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action, Event, View
from speleo.kernel.setup import Option, Setup
from speleo.kernel.simple_game import SimpleGame
from speleo.kernel.simple_position import EachSeat, Number
from speleo.kernel.simple_state import Law, SimpleState
from speleo.kernel.telling import OpenTelling
from speleo.kernel.wording import Worded

SIDES = range(2, 21)
"""How many sides a die may have. [PIG-1.2]"""
ROLL, HOLD, ONE = range(3)
"""The numbers of actions; the faces of the die go on from ONE."""
DIE_FELL, STAKE_LOST, POINTS_KEPT = range(3)
"""The numbers of events: their places in `Pig.event_types`."""


class Roll(Worded):
    """Throw the die once more. [PIG-2.2]"""

    tag = "roll"


class Hold(Worded):
    """Keep what is at stake and pass the die on. [PIG-2.3]"""

    tag = "hold"


@dataclass(frozen=True, slots=True)
class Fall(Worded):
    """The die falls; only Chance does it. [PIG-3.1]"""

    tag = "die"
    die: int


@dataclass(frozen=True, slots=True)
class DieFell(Event):
    """The die shows a number, and so much is at stake now. [PIG-3.2, PIG-3.3]"""

    seat: int
    die: int
    stake: int


@dataclass(frozen=True, slots=True)
class StakeLost(Event):
    """A one took everything that was at stake. [PIG-3.2]"""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class PointsKept(Event):
    """A player held. [PIG-2.3]"""

    seat: int
    points: int
    total: int


class PigState(SimpleState):
    """The points kept and at stake; `fallen` counts all that the die gave and nobody lost."""

    def __init__(self, seats: int, target: int, sides: int) -> None:
        super().__init__(seats)
        self.target, self.sides = target, sides
        self.stake = self.fallen = 0
        self.kept = [0] * seats

    def legal(self, seat: int, into: Choices) -> None:
        """Roll, or hold if anything is at stake. [PIG-2.2, PIG-2.4]"""
        if seat == self.actor:
            into.add(ROLL)
            if self.stake > 0:
                into.add(HOLD)

    def chance(self, into: Choices) -> None:
        """Every face is equally likely. [PIG-1.2, PIG-3.1]"""
        for face in range(self.sides if self.actor == CHANCE else 0):
            into.add_weighted(ONE + face, 1)

    def step(self, seat: int, code: int, story: Story) -> None:
        if code == ROLL:
            self.actor = CHANCE
        elif code == HOLD:
            self.hold(story)
        else:
            self.fall(code - ONE + 1, story)

    def fall(self, die: int, story: Story) -> None:
        """A one loses the stake and the turn, everything else adds to the stake. [PIG-3.2, PIG-3.3]"""
        before, self.stake = self.stake, 0 if die == 1 else self.stake + die
        self.fallen += self.stake - before
        self.actor = self.player
        story.tell(DIE_FELL, self.player, die, self.stake)
        if die == 1:
            story.tell(STAKE_LOST, self.player, before)
            self.pass_on()

    def hold(self, story: Story) -> None:
        """The stake is kept; with enough points the game is over at once. [PIG-2.3, PIG-4.1]"""
        points, self.stake = self.stake, 0
        self.kept[self.player] += points
        story.tell(POINTS_KEPT, self.player, points, self.kept[self.player])
        self.pass_on()
        if max(self.kept) >= self.target:
            self.actor = NOBODY

    def add_up(self) -> None:
        self.fallen = sum(self.kept) + self.stake

    def laws(self) -> Iterator[Law]:
        yield self.fallen == sum(self.kept) + self.stake, "every point fell from the die (PIG-3.3)"
        yield (max(self.kept) >= self.target) == (self.actor == NOBODY), "it ends with enough points (PIG-4.1)"

    def score(self, seat: int) -> int:
        """What is kept counts, what is at stake does not. [PIG-4.2]"""
        return self.kept[seat]


@dataclass(frozen=True, slots=True)
class PigView(View):
    """What everybody sees: nothing is secret. [PIG-4.3]"""

    player_seat: int
    stake: int
    target: int
    seat_kept: tuple[int, ...]


class PigTelling(OpenTelling[PigView]):
    """A hold is news, a one is bad news."""

    headlines = (PointsKept,)
    alarming = (StakeLost,)

    def rules_now(self, view: PigView) -> tuple[str, ...]:
        return "PIG-2.2", "PIG-2.3", "PIG-3.2", "PIG-3.3", "PIG-4.1"


class Pig(SimpleGame[PigState]):
    """Roll as often as you dare, and hold in time."""

    name, prefix, seats, minutes = "pig", "PIG", range(2, 9), (5, 15)
    seats_rule, turn_rule, chance_rule, end_rule, score_rule = "PIG-1.1", "PIG-2.1", "PIG-3.1", "PIG-4.1", "PIG-4.2"
    options = (Option("target", ("100", "50", "25"), "100", "PIG-1.3", first=True),)
    action_types, chance_types = (Roll, Hold, Fall), (Fall,)
    event_types = (DieFell, StakeLost, PointsKept)
    telling = PigTelling()
    actions = ActionTable({ROLL: Roll(), HOLD: Hold(), **numbered(ONE, map(Fall, range(1, SIDES.stop)))})
    position = (Number("stake", 9999), EachSeat("kept"))
    box_tables = {"die": {"sides": SIDES, "source": str}}  # noqa: RUF012 - nobody changes it

    def new(self, setup: Setup) -> PigState:
        return PigState(setup.seats, int(setup.option("target")), self.box_data(setup.box)["die"]["sides"])

    def view(self, state: PigState, viewer: int) -> PigView:
        return PigView(state.player, state.stake, state.target, tuple(state.kept))

    def unfit(self, state: PigState, action: Action) -> Refusal:
        return Refusal("PIG-1.2", "pig-no-face") if isinstance(action, Fall) else Refusal("PIG-2.4", "pig-no-stake")
