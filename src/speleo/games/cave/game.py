"""The Cave, for the kernel: every question goes to the module that is named after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from speleo.games.cave import (
    absent,
    actions,
    box,
    coding,
    course,
    drawing,
    event_values,
    events,
    offers,
    picture,
    prices,
    refusals,
    scoring,
    showing,
    view,
)
from speleo.games.cave.box_form import CaveForm
from speleo.games.cave.engine.invariants import LAWS
from speleo.games.cave.engine.scores import token_points
from speleo.games.cave.engine.state import CaveState, set_up
from speleo.games.cave.engine.tiles import MOST_SEATS
from speleo.games.cave.notation import reading, writing
from speleo.games.cave.sheet import CaveSheet
from speleo.games.cave.telling import CaveTelling
from speleo.kernel.account import Badge, Course, Passage
from speleo.kernel.box_form import BoxForm
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.picture.sheet import Board
from speleo.kernel.price import Price
from speleo.kernel.setup import Box, Edition, Option, Setup
from speleo.kernel.sheet import Sheet

SWITCH = ("true", "false")


class Cave(Game[CaveState]):
    """The Cave as the contract asks for it."""

    name: ClassVar[str] = "cave"
    prefix: ClassVar[str] = "CAVE"
    seats: ClassVar[range] = range(2, MOST_SEATS + 1)
    seats_rule: ClassVar[str] = "CAVE-2.1"
    minutes: ClassVar[tuple[int, int]] = (60, 90)
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
    telling: ClassVar[CaveTelling] = CaveTelling()
    sheet: ClassVar[Sheet | None] = CaveSheet()
    box_form: ClassVar[BoxForm | None] = CaveForm()
    badges: ClassVar[tuple[Badge, ...]] = course.BADGES
    laws: ClassVar[tuple[str, ...]] = LAWS

    show_box = staticmethod(showing.show_box)
    parse_action = staticmethod(coding.parse)
    event = staticmethod(events.named)
    reveals = staticmethod(events.reveals)
    refusal = staticmethod(refusals.refusal)
    meant = staticmethod(offers.meant)
    offers = staticmethod(offers.offers)
    with_counts = staticmethod(coding.with_counts)
    stand_in = staticmethod(absent.stand_in_action)
    view = staticmethod(view.view)
    outcome = staticmethod(scoring.outcome)
    write = staticmethod(writing.write)
    draw = staticmethod(drawing.draw)

    def board(self, state: CaveState, viewer: int) -> Board:
        return picture.board(view.view(state, viewer))

    def check_box(self, box_: Box) -> None:
        box.read_box(box_)

    def new(self, setup: Setup) -> CaveState:
        return set_up(box.terms_for(setup))

    def decode(self, state: CaveState, code: int) -> Action:
        return coding.decode(code)

    def encode(self, state: CaveState, action: Action) -> int:
        return coding.encode(action)

    def event_value(self, state: CaveState, field: str, text: str) -> str:
        return event_values.event_value(field, text)

    def price(self, state: CaveState, seat: int, action: Action) -> Price:
        return prices.price(state, action)

    def all_see_alike(self, state: CaveState) -> bool:
        return view.all_see_alike(state)

    def tally(self, state: CaveState, seat: int) -> int:
        """The tokens so far; who is home and who gets a bonus is seen at the end. [CAVE-18.8]"""
        return token_points(state, seat)

    def chapter(self, event: Event) -> int | None:
        return course.chapter(event)

    def course(self, state: CaveState, line: Sequence[Passage]) -> course.CaveCourse:
        return course.course(state, line)

    def figures(self, state: CaveState, told: Course, seat: int) -> dict[str, int]:
        assert isinstance(told, course.CaveCourse)
        return course.figures(state, told, seat)

    def read(self, setup: Setup, text: str, strict: bool = False) -> CaveState:
        return reading.read(box.terms_for(setup), text, strict)
