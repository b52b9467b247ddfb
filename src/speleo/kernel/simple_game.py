"""A game that is described by tables: few actions, a position of few numbers, a small box or none."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from speleo.kernel.action_table import ActionTable
from speleo.kernel.box_file import Keys, read, source_problems
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.errors import BadPosition, Refusal
from speleo.kernel.game import Action, Game
from speleo.kernel.outcome import Outcome, ScoreLine, ranked
from speleo.kernel.setup import Box, Setup
from speleo.kernel.simple_position import FieldLine, fill_in, write_position
from speleo.kernel.simple_state import SimpleState

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    P = TypeVar("P", bound=SimpleState, default=Any)
else:
    from typing import TypeVar

    P = TypeVar("P")


class SimpleGame(Game[P]):
    """Everything that tables can say; a game adds its state and its view."""

    actions: ClassVar[ActionTable]
    """Every action by its number."""
    chance_types: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that only Chance takes."""
    position: ClassVar[tuple[FieldLine, ...]]
    """The lines of the notation after those that say whose turn it is, each a field of the state."""
    box_tables: ClassVar[Keys] = {}
    """The tables of the data file and their keys. A range: a whole number within it; str: a text, as the source is."""
    turn_rule: ClassVar[str]
    """The rule that says whose turn it is."""
    chance_rule: ClassVar[str]
    """The rule that leaves something to Chance."""
    end_rule: ClassVar[str]
    """The rule by which a match is over."""
    score_rule: ClassVar[str]
    """The rule that says what counts in the end."""

    def box_data(self, box: Box) -> dict[str, Any]:
        """What stands in a box; BadBox names every problem and its place."""
        return read(box, {"schema": f"speleo-{self.name}/1", **self.box_tables}, self.box_problems)

    def box_problems(self, data: dict[str, Any]) -> list[str]:
        """What is wrong with the data of a box beyond keys that nobody would read: a table or a number is missing."""
        problems = source_problems(data, self.box_tables)
        return problems or [
            f"{table}.{name}: must be a whole number from {limits[0]} to {limits[-1]}"
            for table, keys in self.box_tables.items()
            for name, limits in keys.items()
            if isinstance(limits, range) and not is_within(data[table].get(name), limits)
        ]

    def box(self) -> Box:
        """The box that comes with the game; one without tables needs no file."""
        return super().box() if self.box_tables else Box("standard", f'{{"schema": "speleo-{self.name}/1"}}\n')

    def check_box(self, box: Box) -> None:
        self.box_data(box)

    def decode(self, state: P, code: int) -> Action:
        return self.actions.by_code[code]

    def encode(self, state: P, action: Action) -> int:
        return self.actions.encode(action)

    def parse_action(self, text: str) -> Action:
        return self.actions.parse(text)

    def write(self, state: P) -> str:
        return write_position(state, (*state.turn_lines, *self.position))

    def read(self, setup: Setup, text: str, strict: bool = False) -> P:
        """A position keeps the laws or is refused; there is no past to agree with."""
        state = self.new(setup)
        fill_in(state, (*state.turn_lines, *self.position), text, setup.seats)
        state.add_up()
        for broken in self.broken_invariants(state):
            raise BadPosition(broken)
        return state

    def broken_invariants(self, state: P) -> list[str]:
        return state.broken_laws()

    def draw(self, state: P) -> str:
        return self.write(state)

    def refusal(self, state: P, actor: int, action: Action) -> Refusal:
        """First who may do anything at all, then the action itself."""
        if state.actor == NOBODY:
            return Refusal(self.end_rule, "no-game-over")
        if actor != CHANCE and not 0 <= actor < state.seats:
            return Refusal(self.seats_rule, "no-such-seat")
        if (type(action) in self.chance_types) != (actor == CHANCE):
            return Refusal(self.chance_rule, "no-chance-alone")
        waits = state.turn() == CHANCE if actor == CHANCE else state.must_act(actor)
        if not waits:
            return Refusal(self.turn_rule, "no-other-turn")
        return self.unfit(state, action)

    @abstractmethod
    def unfit(self, state: P, action: Action) -> Refusal:
        """Why whoever is to act cannot do this of all things."""

    def outcome(self, state: P) -> Outcome:
        """Most points win, and a tie is a shared win; the game says what points are called and how it ended."""
        scores = [state.score(seat) for seat in range(state.seats)]
        what = f"{self.name}-points"
        lines: list[tuple[ScoreLine, ...]] = [(ScoreLine(what, score, score, self.score_rule),) for score in scores]
        over = state.turn() == NOBODY
        return ranked(scores, lines, over, f"{self.name}-ended" if over else f"{self.name}-running")


def is_within(value: object, limits: range) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value in limits
