"""Diamant, for the kernel: every question goes to the module that is named after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from speleo.games.diamant import actions, box, course, drawing, events, notation, picture, refusals, scoring, view
from speleo.games.diamant.box_form import DiamantForm
from speleo.games.diamant.engine.cards import MOST_SEATS
from speleo.games.diamant.engine.invariants import LAWS
from speleo.games.diamant.engine.state import DiamantState, set_up
from speleo.games.diamant.names import TRAPS
from speleo.games.diamant.sheet import DiamantSheet
from speleo.games.diamant.telling import DiamantTelling
from speleo.kernel.account import Badge, Course, Passage
from speleo.kernel.box_form import BoxForm
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.offer import Offer
from speleo.kernel.picture.sheet import Board
from speleo.kernel.setup import Box, Edition, Option, Setup
from speleo.kernel.sheet import Sheet

OFFERS = {action.tag: Offer(action) for action in (actions.GO_ON, actions.GO_BACK)}


class Diamant(Game[DiamantState]):
    """Diamant as the contract asks for it."""

    name: ClassVar[str] = "diamant"
    prefix: ClassVar[str] = "DIA"
    seats: ClassVar[range] = range(1, MOST_SEATS + 1)
    seats_rule: ClassVar[str] = "DIA-1.6"
    minutes: ClassVar[tuple[int, int]] = (20, 30)
    editions: ClassVar[tuple[Edition, ...]] = (Edition("2017"),)
    options: ClassVar[tuple[Option, ...]] = (Option("chests", ("open", "closed"), "open", "DIA-7.3", first=True),)
    action_types: ClassVar[tuple[type[Action], ...]] = actions.ACTION_TYPES
    event_types: ClassVar[tuple[type[Event], ...]] = events.EVENT_TYPES
    telling: ClassVar[DiamantTelling] = DiamantTelling()
    sealed_choices: ClassVar[bool] = True
    sheet: ClassVar[Sheet | None] = DiamantSheet()
    box_form: ClassVar[BoxForm | None] = DiamantForm()
    first_chapter: ClassVar[int | None] = 1
    badges: ClassVar[tuple[Badge, ...]] = course.BADGES
    words: ClassVar[Mapping[str, tuple[str, ...]]] = {"trap": TRAPS}
    laws: ClassVar[tuple[str, ...]] = LAWS

    decode = staticmethod(actions.decode)
    encode = staticmethod(actions.encode)
    parse_action = staticmethod(actions.parse)
    reveals = staticmethod(events.reveals)
    refusal = staticmethod(refusals.refusal)
    all_see_alike = staticmethod(view.all_see_alike)
    own_members = staticmethod(view.own_members)
    view = staticmethod(view.view)
    tally = staticmethod(scoring.tally)
    outcome = staticmethod(scoring.outcome)
    write = staticmethod(notation.write)
    draw = staticmethod(drawing.draw)

    def board(self, state: DiamantState, viewer: int) -> Board:
        return picture.board(view.view(state, viewer))

    def check_box(self, box_: Box) -> None:
        box.load(box_)

    def new(self, setup: Setup) -> DiamantState:
        return set_up(box.load(setup.box), setup.seats, setup.option("chests") == "closed")

    def meant(self, state: DiamantState, seat: int, kind: str, at: tuple[int, int] | None) -> Action | None:
        return next((made() for made in (actions.GoOn, actions.GoBack) if made.tag == kind), None)

    def offers(self, state: DiamantState, seat: int) -> list[Offer]:
        """Nothing costs anything here, so the offers themselves are always the same."""
        return [OFFERS[action.tag] for action in self.legal_actions(state, seat)]

    def event(self, state: DiamantState, words: tuple[int, ...]) -> Event:
        return events.named(state.seat_count(), words)

    def chapter(self, event: Event) -> int | None:
        return course.chapter(event)

    def course(self, state: DiamantState, line: Sequence[Passage]) -> course.DiamantCourse:
        return course.course(state, line)

    def figures(self, state: DiamantState, told: Course, seat: int) -> dict[str, int]:
        assert isinstance(told, course.DiamantCourse)
        return course.figures(state, told, seat)

    def read(self, setup: Setup, text: str, strict: bool = False) -> DiamantState:
        return notation.read(box.load(setup.box), setup.seats, setup.option("chests") == "closed", text, strict)
