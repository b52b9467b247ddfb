"""Sub Terra, for the kernel: every question goes to the module that is named after it."""

from __future__ import annotations

from typing import ClassVar, cast

from speleo.games.subterra import (
    actions,
    box,
    coding,
    drawing,
    events,
    notation,
    prices,
    refusals,
    scoring,
    showing,
    view,
)
from speleo.games.subterra.engine.components import Terms
from speleo.games.subterra.engine.invariants import LAWS
from speleo.games.subterra.engine.state import SubTerraState, set_up
from speleo.games.subterra.names import LEVELS
from speleo.kernel.engine.state import State
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.outcome import Outcome
from speleo.kernel.price import Price
from speleo.kernel.setup import Box, Edition, Option, Setup


class SubTerra(Game):
    """Four to six cavers look for the way out, together."""

    name: ClassVar[str] = "subterra"
    prefix: ClassVar[str] = "SUB"
    seats: ClassVar[range] = range(1, 7)
    seats_rule: ClassVar[str] = "SUB-SET.1"
    editions: ClassVar[tuple[Edition, ...]] = (Edition("german"),)
    options: ClassVar[tuple[Option, ...]] = (
        Option("difficulty", LEVELS, "normal", "SUB-SET.7"),
        Option("exitWindow", ("7", "6"), "7", "SUB-SET.6"),
        Option("extraCards", ("0", "3"), "0", "SUB-SET.10"),
        Option("gasX2EntryLoss", ("2", "4"), "2", "SUB-HAZ.19"),
        Option("cavers", ("free", "drawn"), "free", "SUB-SET.2"),
        Option("start", ("drawn", "chosen"), "drawn", "SUB-SET.12"),
    )
    action_types: ClassVar[tuple[type[Action], ...]] = actions.ACTION_TYPES
    event_types: ClassVar[tuple[type[Event], ...]] = events.EVENT_TYPES
    endings: ClassVar[tuple[str, ...]] = scoring.ENDINGS
    counted: ClassVar[tuple[str, ...]] = (scoring.LEFT_BEHIND,)

    def check_box(self, box_: Box) -> None:
        box.load(box_)

    def show_box(self, box_: Box) -> str:
        return showing.show_box(box_)

    def terms(self, setup: Setup) -> Terms:
        """What was agreed, as the engine needs it."""
        return Terms(
            box.load(setup.box),
            setup.seats,
            LEVELS.index(setup.option("difficulty")),
            int(setup.option("exitWindow")),
            int(setup.option("extraCards")),
            int(setup.option("gasX2EntryLoss")),
            setup.option("cavers") == "drawn",
            setup.option("start") == "drawn",
        )

    def new(self, setup: Setup) -> SubTerraState:
        return set_up(self.terms(setup))

    def decode(self, state: State, code: int) -> Action:
        return coding.decode(cast(SubTerraState, state), code)

    def encode(self, state: State, action: Action) -> int:
        return coding.encode(cast(SubTerraState, state), action)

    def parse_action(self, text: str) -> Action:
        return coding.parse(text)

    def event(self, state: State, words: tuple[int, ...]) -> Event:
        return events.named(cast(SubTerraState, state), words)

    def reveals(self, event: Event) -> bool:
        """Nobody decides in secret, so no event uncovers a secret decision."""
        return False

    def why_not(self, state: State, actor: int, action: Action) -> Refusal | None:
        return refusals.why_not(cast(SubTerraState, state), actor, action)

    def price(self, state: State, seat: int, action: Action) -> Price:
        return prices.price(cast(SubTerraState, state), action)

    def view(self, state: State, viewer: int) -> view.SubTerraView:
        return view.view(cast(SubTerraState, state), viewer)

    def tally(self, state: State, seat: int) -> int:
        return scoring.tally(cast(SubTerraState, state), seat)

    def outcome(self, state: State) -> Outcome:
        return scoring.outcome(cast(SubTerraState, state))

    def write(self, state: State) -> str:
        return notation.write(cast(SubTerraState, state))

    def read(self, setup: Setup, text: str) -> SubTerraState:
        return notation.read(self.terms(setup), text)

    def draw(self, state: State) -> str:
        return drawing.draw(cast(SubTerraState, state))

    def broken_invariants(self, state: State) -> list[str]:
        broken = state.broken()
        return [LAWS[broken]] if broken else []
