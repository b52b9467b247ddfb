"""What the actors of The Cave do."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from speleo.games.cave.engine import codes
from speleo.games.cave.engine.packing import WITH_TENT
from speleo.games.cave.names import (
    HOW_NAMES,
    exits_from,
    face_named,
    face_text,
    load_named,
    load_text,
    way_named,
    way_text,
)
from speleo.grid.sides import NAMES, exits_text
from speleo.kernel.errors import BadNotation
from speleo.kernel.game import Action


@dataclass(frozen=True, slots=True)
class Plain(Action):
    """An action that needs no details; its notation is its tag in words."""

    tag: ClassVar[str] = ""

    @property
    def notation(self) -> str:
        return self.tag.replace("-", " ")


@dataclass(frozen=True, slots=True)
class EndTurn(Plain):
    """Stop; AP left over are lost. [CAVE-3.8]"""

    tag: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class AgreeToSkip(Plain):
    """Agree to skip what is left of the final rounds. [CAVE-17.8]"""

    tag: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class Discover(Plain):
    """Pay 1 AP and turn up a tile. [CAVE-4.1]"""

    tag: ClassVar[str] = "discover"


@dataclass(frozen=True, slots=True)
class TakePhoto(Plain):
    """Take the photo token. [CAVE-9.2]"""

    tag: ClassVar[str] = "photo"


@dataclass(frozen=True, slots=True)
class Repack(Plain):
    """Put everything back and choose a new load. [CAVE-15.1]"""

    tag: ClassVar[str] = "repack"


@dataclass(frozen=True, slots=True)
class TakeTent(Plain):
    """Pack the tent for the first time. [CAVE-16.1]"""

    tag: ClassVar[str] = "take-tent"


@dataclass(frozen=True, slots=True)
class PitchTent(Plain):
    """Pitch the tent here. [CAVE-16.5]"""

    tag: ClassVar[str] = "pitch"


@dataclass(frozen=True, slots=True)
class PackTent(Plain):
    """Pack the tent again. [CAVE-16.9]"""

    tag: ClassVar[str] = "pack-tent"


@dataclass(frozen=True, slots=True)
class Exchange(Plain):
    """Share gear anew between backpack and tent. [CAVE-16.7]"""

    tag: ClassVar[str] = "exchange"


@dataclass(frozen=True, slots=True)
class AbandonTent(Plain):
    """Give up the packed tent for good. [CAVE-16.10]"""

    tag: ClassVar[str] = "abandon"


@dataclass(frozen=True, slots=True)
class Discard(Plain):
    """Throw something away. [CAVE-14.4]"""

    tag: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Ready(Plain):
    """Leave the tent at the base and commit to the load. [CAVE-2.9]"""

    tag: ClassVar[str] = "ready"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move to a linked space: on foot, diving with a half or a full bottle, or by raft. [CAVE-6.1, CAVE-8.1]"""

    way: str
    how: str
    tag: ClassVar[str] = "move"

    @property
    def notation(self) -> str:
        return f"move {self.way}" + (f" {self.how.replace('-', ' ')}" if self.how != "walk" else "")


@dataclass(frozen=True, slots=True)
class ForceWay(Action):
    """Use the whole turn for one move that ignores everything. [CAVE-13.1]"""

    way: str
    tag: ClassVar[str] = "force"

    @property
    def notation(self) -> str:
        return f"force {self.way}"


@dataclass(frozen=True, slots=True)
class Dive(Action):
    """Dive on the spot with a half or a full bottle. [CAVE-8.6]"""

    bottle: str
    tag: ClassVar[str] = "dive"

    @property
    def notation(self) -> str:
        return f"dive {self.bottle}"


@dataclass(frozen=True, slots=True)
class PlaceTile(Action):
    """Lay the drawn tile behind an exit, turned so that it has these passages. [CAVE-4.10]"""

    side: str
    exits: str
    tag: ClassVar[str] = "place"

    @property
    def notation(self) -> str:
        return f"place {self.side} {self.exits}"


@dataclass(frozen=True, slots=True)
class PlaceRockfall(Action):
    """Lay a rockfall behind an exit. [CAVE-4.16]"""

    side: str
    tag: ClassVar[str] = "rockfall"

    @property
    def notation(self) -> str:
        return f"rockfall {self.side}"


@dataclass(frozen=True, slots=True)
class Load(Action):
    """Choose what the backpack holds, and whether the tent comes along for the first time. [CAVE-2.9, CAVE-15.1]"""

    items: str
    tent: bool
    tag: ClassVar[str] = "load"

    @property
    def notation(self) -> str:
        return f"load {self.items}" + (" with tent" if self.tent else "")


@dataclass(frozen=True, slots=True)
class Items(Action):
    """An action that names a multiset of gear."""

    items: str
    tag: ClassVar[str] = ""

    @property
    def notation(self) -> str:
        return f"{self.tag.replace('-', ' ')} {self.items}"


@dataclass(frozen=True, slots=True)
class Fill(Items):
    """Put items from supply and depot into the tent. [CAVE-16.2]"""

    tag: ClassVar[str] = "fill"


@dataclass(frozen=True, slots=True)
class Stow(Items):
    """Move items from the backpack into the tent that is being packed. [CAVE-16.2]"""

    tag: ClassVar[str] = "stow"


@dataclass(frozen=True, slots=True)
class Split(Items):
    """Leave these items in the tent and take all others. [CAVE-16.7]"""

    tag: ClassVar[str] = "split"


@dataclass(frozen=True, slots=True)
class Drop(Items):
    """Throw items out of the backpack. [CAVE-14.4]"""

    tag: ClassVar[str] = "drop"


@dataclass(frozen=True, slots=True)
class DropFromTent(Items):
    """Throw items out of the own tent. [CAVE-14.4]"""

    tag: ClassVar[str] = "drop-from-tent"


@dataclass(frozen=True, slots=True)
class DrawTile(Action):
    """Turn up a tile; only Chance does it. [CAVE-4.7]"""

    tile: str
    tag: ClassVar[str] = "tile"

    @property
    def notation(self) -> str:
        return f"tile {self.tile}"


@dataclass(frozen=True, slots=True)
class DrawStart(Action):
    """Draw the start player; only Chance does it. [CAVE-2.12]"""

    seat: int
    tag: ClassVar[str] = "start"

    @property
    def notation(self) -> str:
        return f"start {self.seat + 1}"


PLAIN: dict[int, type[Plain]] = {
    codes.END: EndTurn,
    codes.SKIP: AgreeToSkip,
    codes.DISCOVER: Discover,
    codes.TAKE_PHOTO: TakePhoto,
    codes.REPACK: Repack,
    codes.TAKE_TENT: TakeTent,
    codes.PITCH: PitchTent,
    codes.STRIKE: PackTent,
    codes.EXCHANGE: Exchange,
    codes.ABANDON: AbandonTent,
    codes.DISCARD: Discard,
    codes.READY: Ready,
}
ITEMS: dict[int, type[Items]] = {
    codes.FILL: Fill,
    codes.STOW: Stow,
    codes.SPLIT: Split,
    codes.DROP: Drop,
    codes.DROP_FROM_TENT: DropFromTent,
}
ACTION_TYPES: tuple[type[Action], ...] = (
    *PLAIN.values(),
    Move,
    ForceWay,
    Dive,
    PlaceTile,
    PlaceRockfall,
    Load,
    *ITEMS.values(),
    DrawTile,
    DrawStart,
)
CODES: dict[type[Action], int] = {action: code for code, action in [*PLAIN.items(), *ITEMS.items()]}


def decode(code: int) -> Action:
    what, detail = codes.kind_of(code), codes.detail_of(code)
    if what in PLAIN:
        return PLAIN[what]()
    if what in ITEMS:
        return ITEMS[what](load_text(detail))
    if what == codes.MOVE:
        return Move(way_text(detail >> 2), HOW_NAMES[detail & 3])
    if what == codes.FORCE:
        return ForceWay(way_text(detail))
    if what == codes.DIVE:
        return Dive("half" if detail == 1 else "full")
    if what == codes.PLACE_TILE:
        return PlaceTile(NAMES[detail >> 4].lower(), exits_text(detail & 15))
    if what == codes.PLACE_ROCKFALL:
        return PlaceRockfall(NAMES[detail].lower())
    if what == codes.LOAD:
        return Load(load_text(detail & (WITH_TENT - 1)), detail >= WITH_TENT)
    return DrawTile(face_text(detail)) if what == codes.TILE else DrawStart(detail)


def encode(action: Action) -> int:
    match action:
        case Items():
            return CODES[type(action)] + load_named(action.items)
        case Move():
            return codes.MOVE + way_named(action.way) * 4 + HOW_NAMES.index(action.how)
        case ForceWay():
            return codes.FORCE + way_named(action.way)
        case Dive():
            return codes.DIVE + (1 if action.bottle == "half" else 2)
        case PlaceTile():
            return codes.PLACE_TILE + NAMES.index(action.side.upper()) * 16 + exits_from(action.exits)
        case PlaceRockfall():
            return codes.PLACE_ROCKFALL + NAMES.index(action.side.upper())
        case Load():
            return codes.LOAD + load_named(action.items) + (WITH_TENT if action.tent else 0)
        case DrawTile():
            return codes.TILE + face_named(action.tile)
        case DrawStart():
            return codes.START + action.seat
    return CODES[type(action)]


def parse(text: str) -> Action:
    for plain in PLAIN.values():
        if text == plain().notation:
            return plain()
    if found := re.fullmatch(r"move (n|e|s|w|base|f[1-9])(?: (dive half|dive full|raft))?", text):
        return Move(found[1], (found[2] or "walk").replace(" ", "-"))
    if found := re.fullmatch(r"force (n|e|s|w|base|f[1-9])", text):
        return ForceWay(found[1])
    if found := re.fullmatch(r"dive (half|full)", text):
        return Dive(found[1])
    if found := re.fullmatch(r"place ([nesw]) (?!$)(N?E?S?W?)", text):
        return PlaceTile(found[1], found[2])
    if found := re.fullmatch(r"rockfall ([nesw])", text):
        return PlaceRockfall(found[1])
    if found := re.fullmatch(r"load (.+?)( with tent)?", text):
        return Load(load_text(load_named(found[1])), found[2] is not None)
    for items in (DropFromTent, Fill, Stow, Split, Drop):
        words = items.tag.replace("-", " ") + " "
        if text.startswith(words):
            return items(load_text(load_named(text.removeprefix(words))))
    if text.startswith("tile "):
        return DrawTile(face_text(face_named(text.removeprefix("tile "))))
    if found := re.fullmatch(r"start ([1-5])", text):
        return DrawStart(int(found[1]) - 1)
    raise BadNotation(
        f"{text!r} is no action of The Cave: such as 'discover', 'place n NES', 'move e', 'move e dive half', "
        "'force e', 'photo', 'repack', 'load 4 prov, rope', 'pitch', 'end', or for chance 'tile W NES' or 'start 1'"
    )
