"""Diamant, for the kernel: every question goes to the module that is named after it."""

from __future__ import annotations

from typing import ClassVar, cast

from speleo.games.diamant import actions, box, drawing, events, notation, refusals, scoring, view
from speleo.games.diamant.engine.cards import MOST_SEATS
from speleo.games.diamant.engine.invariants import LAWS
from speleo.games.diamant.engine.state import DiamantState, set_up
from speleo.kernel.engine.state import State
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.outcome import Outcome
from speleo.kernel.setup import Box, Edition, Option, Setup


class Diamant(Game):
    name: ClassVar[str] = "diamant"
    prefix: ClassVar[str] = "DIA"
    seats: ClassVar[range] = range(1, MOST_SEATS + 1)
    seats_rule: ClassVar[str] = "DIA-1.6"
    editions: ClassVar[tuple[Edition, ...]] = (Edition("2017"),)
    options: ClassVar[tuple[Option, ...]] = (Option("chests", ("open", "closed"), "open", "DIA-7.3"),)
    action_types: ClassVar[tuple[type[Action], ...]] = actions.ACTION_TYPES
    event_types: ClassVar[tuple[type[Event], ...]] = events.EVENT_TYPES

    def check_box(self, box_: Box) -> None:
        box.load(box_)

    def new(self, setup: Setup) -> DiamantState:
        return set_up(box.load(setup.box), setup.seats, setup.option("chests") == "closed")

    def decode(self, state: State, code: int) -> Action:
        return actions.decode(cast(DiamantState, state), code)

    def encode(self, state: State, action: Action) -> int:
        return actions.encode(cast(DiamantState, state), action)

    def parse_action(self, text: str) -> Action:
        return actions.parse(text)

    def event(self, state: State, words: tuple[int, ...]) -> Event:
        return events.named(words)

    def reveals(self, event: Event) -> bool:
        return events.reveals(event)

    def why_not(self, state: State, actor: int, action: Action) -> Refusal | None:
        return refusals.why_not(cast(DiamantState, state), actor, action)

    def view(self, state: State, viewer: int) -> view.DiamantView:
        return view.view(cast(DiamantState, state), viewer)

    def tally(self, state: State, seat: int) -> int:
        return scoring.tally(cast(DiamantState, state), seat)

    def outcome(self, state: State) -> Outcome:
        return scoring.outcome(cast(DiamantState, state))

    def write(self, state: State) -> str:
        return notation.write(cast(DiamantState, state))

    def read(self, setup: Setup, text: str) -> DiamantState:
        return notation.read(box.load(setup.box), setup.seats, setup.option("chests") == "closed", text)

    def draw(self, state: State) -> str:
        return drawing.draw(cast(DiamantState, state))

    def broken_invariants(self, state: State) -> list[str]:
        broken = state.broken()
        return [LAWS[broken]] if broken else []
