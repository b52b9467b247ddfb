"""How a game looks and is played in the terminal. A game's own skin is `speleo.terminal.<game>.SKIN`.

The base class is the skin of every game that has none: it shows what the view says, and lists the legal actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from rich.console import Group, RenderableType
from rich.text import Text

from speleo.kernel.engine.state import State
from speleo.kernel.game import Action, Game, View
from speleo.terminal.cavern import STEPS, Cavern
from speleo.terminal.palette import CHALK, LIMESTONE, TORCH, seat_name
from speleo.terminal.plain import PlainReading
from speleo.terminal.screen import SpeleoScreen
from speleo.texts.texts import Texts

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", bound=View, default=Any)
else:
    from typing import TypeVar

    V = TypeVar("V")

WALKING = ("move", "explore", "swim", "squeeze")
"""Kinds of action that lead to the next space, in boards of squares."""
LAST = ("exert", "skip", "end")

BETWEEN = "   "


@dataclass(frozen=True, slots=True)
class Scene(Generic[V]):
    """What may stand on the screen now: nothing in it is hidden from `viewer`."""

    game: Game
    seen: State
    view: V
    viewer: int
    names: tuple[str, ...]
    people: tuple[int, ...]
    texts: Texts


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that a person can take by a key; further keys do the same. `meaning` says what it would do."""

    action: Action
    keys: tuple[str, ...]
    label: str
    meaning: str = ""


class Skin(Generic[V]):
    """The face of a game: pictures as rich renderables, keys for its actions, and the rules that matter now."""

    tall_head: ClassVar[int] = 1
    """Rows of the head where the window is tall."""

    def head(self, scene: Scene[V], width: int, tall: bool) -> RenderableType:
        """The top of the table: one line, or `tall_head` where the window is tall."""
        return Text(scene.texts.game(scene.game.name), f"bold {TORCH}")

    def board_title(self, scene: Scene[V]) -> str:
        return scene.texts.game(scene.game.name)

    def board_note(self, scene: Scene[V]) -> str:
        """What else belongs to the board's frame."""
        return ""

    def board(self, scene: Scene[V], width: int, height: int) -> RenderableType:
        """The table, drawn into so many columns and rows."""
        lines = reading(scene).board()
        wide = max((len(label) for label, _ in lines), default=0) + 2
        return Text("\n").join(Text.assemble((f"{label:{wide}}", LIMESTONE), (said, CHALK)) for label, said in lines)

    def seats_title(self, scene: Scene[V]) -> str:
        return scene.texts.say("menu-seats")

    def seats(self, scene: Scene[V], width: int) -> RenderableType:
        """Who plays and what the view says of each."""
        acting, read = scene.game.actors(scene.seen), reading(scene)
        shown: list[Text] = []
        for seat, name in enumerate(scene.names):
            shown.append(Text.assemble(seat_name(seat, name), ("  …" if seat in acting else "", CHALK)))
            shown += [Text.assemble((f"  {label} ", LIMESTONE), (said, CHALK)) for label, said in read.seat(seat)]
        return Group(*shown)

    def odds(self, scene: Scene[V], width: int) -> RenderableType | None:
        """What Chance may bring, computed from the view alone; None where the game has nothing to say."""
        return None

    def choices(self, scene: Scene[V], legal: Sequence[Action]) -> list[Choice] | None:
        """Every action of a person with its keys, legal now or not; None to list the legal ones instead."""
        return None

    def label(self, scene: Scene[V], action: Action) -> str:
        """How a legal action stands in the list: with what it costs and risks."""
        place = scene.game.telling.place(scene.seen, action)
        said = scene.texts.action(scene.game, action, scene.names, place=place)
        price = scene.texts.price(scene.game, scene.game.price(scene.seen, scene.viewer, action))
        return f"{said} ({price})" if price else said

    def meaning(self, scene: Scene[V], action: Action) -> str:
        """What a legal action does, said of the one that is marked; empty where the game does not say."""
        return scene.texts.can(scene.game, action, scene.names)

    def dialog(self, scene: Scene[V], legal: Sequence[Action]) -> SpeleoScreen[Action | None] | None:
        """A page of its own for a choice that a list would not suit; it answers None to take a step back."""
        return None

    def cavern(self, scene: Scene[V], width: int, height: int) -> Cavern | None:
        """The cave in so much room, for a game that has one."""
        return None

    def here(self, scene: Scene[V]) -> tuple[int, int] | None:
        """The cell of whoever acts, on a board of squares."""
        return None

    def walk(self, scene: Scene[V], side: str) -> Action | None:
        """The legal action that leads through a side of the space: the cheapest move there, if there is one."""
        here = self.here(scene)
        if here is None or scene.viewer < 0:
            return None
        there = (here[0] + STEPS[side][0], here[1] + STEPS[side][1])
        offers = scene.game.offers(scene.seen, scene.viewer)
        return next((offer.action for offer in offers if offer.action.tag in WALKING and offer.at == there), None)

    def centre(self, scene: Scene[V]) -> tuple[int, int] | None:
        """The column and row of the board that should be in sight, where the board may be larger than its frame."""
        return None


def in_a_row(parts: Sequence[Text], width: int, spare: Sequence[int]) -> Text:
    """Parts beside one another; where there is too little room, those that can be spared are left out, in their order.

    So nothing is cut in two: `spare` are places in the row.
    """
    shown = dict(enumerate(parts))
    for place in spare:
        if sum(len(part) + len(BETWEEN) for part in shown.values()) - len(BETWEEN) <= width:
            break
        shown.pop(place, None)
    return Text(BETWEEN).join(shown.values())


def reading(scene: Scene) -> PlainReading:
    return PlainReading(scene.game.name, scene.view, scene.names, scene.texts)


def ordered(legal: Sequence[Action]) -> list[Action]:
    """As they are listed: what costs a heart or ends the turn last, so that nobody does it by Enter alone."""
    return sorted(legal, key=lambda action: LAST.index(action.tag) + 1 if action.tag in LAST else 0)


def skin_for(game: Game) -> Skin:
    """The game's own skin, found by its name, else the plain one."""
    module = f"speleo.terminal.{game.name}"
    if find_spec(module) is None:
        return Skin()
    skin: Skin = import_module(module).SKIN
    return skin
