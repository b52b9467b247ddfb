"""What the actors of The Cave do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from speleo.kernel.game import Action
from speleo.kernel.wording import Worded


@dataclass(frozen=True, slots=True)
class Plain(Worded):
    """An action that needs no details; its notation is its tag in words."""

    tag: ClassVar[str] = ""


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
class ForceWay(Worded):
    """Use the whole turn for one move that ignores everything. [CAVE-13.1]"""

    way: str
    tag: ClassVar[str] = "force"


@dataclass(frozen=True, slots=True)
class Dive(Worded):
    """Dive on the spot with a half or a full bottle. [CAVE-8.6]"""

    bottle: str
    tag: ClassVar[str] = "dive"


@dataclass(frozen=True, slots=True)
class PlaceTile(Worded):
    """Lay the drawn tile behind an exit, turned so that it has these passages. [CAVE-4.10]"""

    side: str
    exits: str
    tag: ClassVar[str] = "place"


@dataclass(frozen=True, slots=True)
class PlaceRockfall(Worded):
    """Lay a rockfall behind an exit. [CAVE-4.16]"""

    side: str
    tag: ClassVar[str] = "rockfall"


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
class Items(Worded):
    """An action that names a multiset of gear."""

    items: str
    tag: ClassVar[str] = ""


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
class DrawTile(Worded):
    """Turn up a tile; only Chance does it. [CAVE-4.7]"""

    tile: str
    tag: ClassVar[str] = "tile"


@dataclass(frozen=True, slots=True)
class DrawStart(Action):
    """Draw the start player; only Chance does it. [CAVE-2.12]"""

    seat: int
    tag: ClassVar[str] = "start"

    @property
    def notation(self) -> str:
        return f"start {self.seat + 1}"


ACTION_TYPES: tuple[type[Action], ...] = (
    EndTurn,
    AgreeToSkip,
    Discover,
    TakePhoto,
    Repack,
    TakeTent,
    PitchTent,
    PackTent,
    Exchange,
    AbandonTent,
    Discard,
    Ready,
    Move,
    ForceWay,
    Dive,
    PlaceTile,
    PlaceRockfall,
    Load,
    Fill,
    Stow,
    Split,
    Drop,
    DropFromTent,
    DrawTile,
    DrawStart,
)
