"""Sub Terra, for the kernel: every question goes to the module that is named after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from speleo.games.subterra import (
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
from speleo.games.subterra.box_form import SubTerraForm
from speleo.games.subterra.engine.components import Terms
from speleo.games.subterra.engine.invariants import LAWS
from speleo.games.subterra.engine.state import SubTerraState, set_up
from speleo.games.subterra.names import LEVELS
from speleo.games.subterra.notation import reading, writing
from speleo.games.subterra.sheet import SubTerraSheet
from speleo.games.subterra.telling import SubTerraTelling
from speleo.kernel.account import Badge, Course, Passage
from speleo.kernel.box_form import BoxForm
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.picture.sheet import Board
from speleo.kernel.price import Price
from speleo.kernel.setup import Box, Edition, Option, Setup
from speleo.kernel.sheet import Sheet


class SubTerra(Game[SubTerraState]):
    """Four to six cavers look for the way out, together."""

    name: ClassVar[str] = "subterra"
    prefix: ClassVar[str] = "SUB"
    seats: ClassVar[range] = range(1, 7)
    seats_rule: ClassVar[str] = "SUB-SET.1"
    minutes: ClassVar[tuple[int, int]] = (45, 60)
    editions: ClassVar[tuple[Edition, ...]] = (Edition("german"),)
    options: ClassVar[tuple[Option, ...]] = (
        Option("difficulty", LEVELS, "normal", "SUB-SET.7", first=True),
        Option("exitWindow", ("7", "6"), "7", "SUB-SET.6"),
        Option("extraCards", ("0", "3"), "0", "SUB-SET.10"),
        Option("gasX2EntryLoss", ("2", "4"), "2", "SUB-HAZ.19"),
        Option("cavers", ("free", "drawn"), "free", "SUB-SET.2"),
        Option("start", ("drawn", "chosen"), "drawn", "SUB-SET.12"),
    )
    action_types: ClassVar[tuple[type[Action], ...]] = actions.ACTION_TYPES
    event_types: ClassVar[tuple[type[Event], ...]] = events.EVENT_TYPES
    telling: ClassVar[SubTerraTelling] = SubTerraTelling()
    sheet: ClassVar[Sheet | None] = SubTerraSheet()
    box_form: ClassVar[BoxForm | None] = SubTerraForm()
    badges: ClassVar[tuple[Badge, ...]] = course.BADGES
    endings: ClassVar[tuple[str, ...]] = scoring.ENDINGS
    medals: ClassVar[tuple[str, ...]] = scoring.RESULTS
    counted: ClassVar[tuple[str, ...]] = (scoring.LEFT_BEHIND,)
    laws: ClassVar[tuple[str, ...]] = LAWS

    show_box = staticmethod(showing.show_box)
    decode = staticmethod(coding.decode)
    encode = staticmethod(coding.encode)
    parse_action = staticmethod(coding.parse)
    event = staticmethod(events.named)
    refusal = staticmethod(refusals.refusal)
    offers = staticmethod(offers.offers)
    view = staticmethod(view.view)
    sidelined = staticmethod(scoring.sidelined)
    tally = staticmethod(scoring.tally)
    outcome = staticmethod(scoring.outcome)
    write = staticmethod(writing.write)
    draw = staticmethod(drawing.draw)

    def board(self, state: SubTerraState, viewer: int) -> Board:
        return picture.board(view.view(state, viewer), int(state.seat_count()))

    def check_box(self, box_: Box) -> None:
        box.load(box_)

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

    def event_value(self, state: SubTerraState, field: str, text: str) -> str:
        return event_values.event_value(state.parts, field, text)

    def meant(self, state: SubTerraState, seat: int, kind: str, at: tuple[int, int] | None) -> Action | None:
        return offers.meant(state, kind, at)

    def price(self, state: SubTerraState, seat: int, action: Action) -> Price:
        return prices.price(state, action)

    def all_see_alike(self, state: SubTerraState) -> bool:
        return True

    def chapter(self, event: Event) -> int | None:
        return course.chapter(event)

    def course(self, state: SubTerraState, line: Sequence[Passage]) -> course.SubTerraCourse:
        return course.course(state, line)

    def figures(self, state: SubTerraState, told: Course, seat: int) -> dict[str, int]:
        assert isinstance(told, course.SubTerraCourse)
        return course.figures(state, told, seat)

    def read(self, setup: Setup, text: str, strict: bool = False) -> SubTerraState:
        return reading.read(self.terms(setup), text, strict)
