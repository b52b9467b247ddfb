"""The Cave, for the kernel: every question goes to the module that is named after it."""

from __future__ import annotations

from typing import ClassVar, cast

from speleo.games.cave import (
    actions,
    box,
    coding,
    drawing,
    events,
    notation,
    prices,
    reading,
    refusals,
    scoring,
    showing,
    view,
)
from speleo.games.cave.engine.invariants import LAWS
from speleo.games.cave.engine.scores import token_points
from speleo.games.cave.engine.state import CaveState, set_up
from speleo.games.cave.engine.tiles import MOST_SEATS
from speleo.kernel.engine.state import State
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.outcome import Outcome
from speleo.kernel.price import Price
from speleo.kernel.setup import Box, Edition, Option, Setup

SWITCH = ("true", "false")


class Cave(Game):
    name: ClassVar[str] = "cave"
    prefix: ClassVar[str] = "CAVE"
    seats: ClassVar[range] = range(2, MOST_SEATS + 1)
    seats_rule: ClassVar[str] = "CAVE-2.1"
    editions: ClassVar[tuple[Edition, ...]] = (
        Edition("pegasus"),
        Edition(
            "rebel",
            (
                ("repackTentInBackpack", "true"),
                ("tentFirstPack", "withRepack"),
                ("tentFill", "exactly4"),
                ("freeBeforeFiveAp", "false"),
                ("ropeTokenOnTile", "false"),
                ("joinMarkers", "optional"),
                ("rockfallExhausted", "standIn"),
                ("rockfallCount", "16"),
            ),
        ),
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option("repackTentInBackpack", SWITCH, "false", "CAVE-15.7"),
        Option("tentFirstPack", ("free", "withRepack"), "free", "CAVE-16.1"),
        Option("tentFill", ("upTo4", "exactly4"), "upTo4", "CAVE-16.2"),
        Option("freeBeforeFiveAp", SWITCH, "true", "CAVE-13.2"),
        Option("raftThenDive", ("anytime", "nextTurn", "later"), "anytime", "CAVE-8.7"),
        Option("ropeMoveFlat", SWITCH, "false", "CAVE-7.9"),
        Option("ropeTokenOnTile", SWITCH, "true", "CAVE-4.22"),
        Option("joinMarkers", ("mandatory", "optional"), "mandatory", "CAVE-4.23"),
        Option("rockfallExhausted", ("faceDown", "standIn"), "faceDown", "CAVE-4.18"),
        Option("rockfallCount", ("20", "16"), "20", "CAVE-1.3"),
        Option("stallRounds", ("10", "5", "2", "20", "0"), "10", "CAVE-17.9", endless=("0",)),
    )
    action_types: ClassVar[tuple[type[Action], ...]] = actions.ACTION_TYPES
    event_types: ClassVar[tuple[type[Event], ...]] = events.EVENT_TYPES

    def check_box(self, box_: Box) -> None:
        box.read_box(box_)

    def show_box(self, box_: Box) -> str:
        return showing.show_box(box_)

    def new(self, setup: Setup) -> CaveState:
        return set_up(box.terms_for(setup))

    def decode(self, state: State, code: int) -> Action:
        return coding.decode(code)

    def encode(self, state: State, action: Action) -> int:
        return coding.encode(action)

    def parse_action(self, text: str) -> Action:
        return coding.parse(text)

    def event(self, state: State, words: tuple[int, ...]) -> Event:
        return events.named(cast(CaveState, state), words)

    def reveals(self, event: Event) -> bool:
        return events.reveals(event)

    def why_not(self, state: State, actor: int, action: Action) -> Refusal | None:
        return refusals.why_not(cast(CaveState, state), actor, action)

    def price(self, state: State, seat: int, action: Action) -> Price:
        return prices.price(cast(CaveState, state), action)

    def view(self, state: State, viewer: int) -> view.CaveView:
        return view.view(cast(CaveState, state), viewer)

    def tally(self, state: State, seat: int) -> int:
        """The tokens so far; who is home and who gets a bonus is seen at the end. [CAVE-18.8]"""
        return token_points(cast(CaveState, state), seat)

    def outcome(self, state: State) -> Outcome:
        return scoring.outcome(cast(CaveState, state))

    def write(self, state: State) -> str:
        return notation.write(cast(CaveState, state))

    def read(self, setup: Setup, text: str) -> CaveState:
        return reading.read(box.terms_for(setup), text)

    def draw(self, state: State) -> str:
        return drawing.draw(cast(CaveState, state))

    def broken_invariants(self, state: State) -> list[str]:
        broken = state.broken()
        return [LAWS[broken]] if broken else []
