"""What the actors of Sub Terra do: cavers act, people decide about tiles and horrors, Chance rolls and draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from speleo.kernel.game import Action
from speleo.kernel.wording import Worded

HERE = "here"
"""The caver's own tile, where something is dug."""


@dataclass(frozen=True, slots=True)
class Bare(Worded):
    """An action that its name says completely."""


@dataclass(frozen=True, slots=True)
class Sided(Worded):
    """An action towards one of the four sides."""

    side: str


@dataclass(frozen=True, slots=True)
class Digging(Worded):
    """An action on the own tile (`here`) or towards a side."""

    where: str


@dataclass(frozen=True, slots=True)
class Personal(Worded):
    """An action that names a caver in play."""

    caver: str


@dataclass(frozen=True, slots=True)
class OnHorror(Worded):
    """An action that names a horror."""

    horror: str


@dataclass(frozen=True, slots=True)
class OnCell(Worded):
    """An action that names a tile by its cell."""

    cell: str


class EndTurn(Bare):
    """Finish the turn. [SUB-BAS.14]"""

    tag = "end"


class Exert(Bare):
    """Gain a third action point at the risk of health. [SUB-EXE.1]"""

    tag = "exert"


class Reveal(Sided):
    """Draw a tile and lay it behind a frontier. [SUB-BAS.1]"""

    tag = "reveal"


class Move(Sided):
    """Go through a passage. [SUB-BAS.3]"""

    tag = "move"


class Explore(Sided):
    """Reveal and enter. [SUB-BAS.7]"""

    tag = "explore"


class Run(Sided):
    """Make up to three moves; this is the first. [SUB-BAS.10]"""

    tag = "run"


class Heal(Personal):
    """Give a caver on the tile one lost health point back. [SUB-BAS.12]"""

    tag = "heal"


class Swim(Sided):
    """Enter a flooded tile. [SUB-DAN.1]"""

    tag = "swim"


class SqueezeThrough(Sided):
    """Enter a squeeze. [SUB-DAN.2]"""

    tag = "squeeze"


class Dig(Digging):
    """Clear rubble. [SUB-DAN.3]"""

    tag = "dig"


class AttachRope(Bare):
    """Try to fix a rope. [SUB-DAN.5]"""

    tag = "rope"


class Hide(Bare):
    """Try to hide. [SUB-DAN.7]"""

    tag = "hide"


class Dive(Bare):
    """The Diver leaves under water. [SUB-DIV.1]"""

    tag = "dive"


class Excavate(Digging):
    """The Geologist clears rubble. [SUB-GEO.1]"""

    tag = "excavate"


class Demolish(Sided):
    """The Engineer blasts a wall. [SUB-ENG.1]"""

    tag = "demolish"


class FixRope(Bare):
    """The Climber fixes a rope. [SUB-CLI.1]"""

    tag = "fixrope"


class Bandage(Personal):
    """The Medic heals somebody else. [SUB-MED.1]"""

    tag = "bandage"


class Sprint(Sided):
    """The Medic makes up to two moves; this is the first. [SUB-MED.2]"""

    tag = "sprint"


class Repel(OnHorror):
    """The Bodyguard drives a horror away. [SUB-BOD.1]"""

    tag = "repel"


class Direct(Personal):
    """The Leader grants somebody an action. [SUB-LEA.1]"""

    tag = "direct"


class Decline(Bare):
    """Do nothing with an action that the Leader granted. [SUB-LEA.3]"""

    tag = "decline"


class Step(Sided):
    """Go on running. [SUB-BAS.10]"""

    tag = "step"


class Stop(Bare):
    """Stop running. [SUB-BAS.10]"""

    tag = "stop"


class Keep(Bare):
    """The Scout places the tile. [SUB-SCO.1]"""

    tag = "keep"


class Discard(Bare):
    """The Scout throws the tile away for another. [SUB-SCO.1]"""

    tag = "discard"


class TakeDrawn(Bare):
    """The Geologist places the tile just drawn. [SUB-GEO.2]"""

    tag = "take-drawn"


class TakeAside(Bare):
    """The Geologist places the tile that was set aside. [SUB-GEO.2]"""

    tag = "take-aside"


@dataclass(frozen=True, slots=True)
class Place(Worded):
    """Lay the tile, turned clockwise by an angle. [SUB-PLC.4]"""

    angle: int
    tag: ClassVar[str] = "place"


class Order(OnHorror):
    """Name the horror that acts next. [SUB-HOR.10]"""

    tag = "order"


class ChoosePath(Sided):
    """Choose by which way the horror comes. [SUB-HOR.8]"""

    tag = "path"


class Surface(OnCell):
    """The Diver comes up on a water tile. [SUB-DIV.4]"""

    tag = "surface"


class Spawn(OnCell):
    """Choose where the horror appears. [SUB-HOR.18]"""

    tag = "spawn"


@dataclass(frozen=True, slots=True)
class PickCaver(Worded):
    """Take a caver's board. [SUB-SET.2]"""

    caver: str
    tag: ClassVar[str] = "pick"


class GiveStart(Personal):
    """Give the start marker to a caver. [SUB-SET.12]"""

    tag = "start"


@dataclass(frozen=True, slots=True)
class DrawTile(Worded):
    """Turn up the top tile of the stack; only Chance does it. [SUB-PLC.15]"""

    tile: str
    tag: ClassVar[str] = "tile"


@dataclass(frozen=True, slots=True)
class TurnCard(Worded):
    """Turn up a hazard card; only Chance does it. [SUB-HAZ.1]"""

    card: str
    tag: ClassVar[str] = "card"


@dataclass(frozen=True, slots=True)
class Roll(Worded):
    """Roll the die; only Chance does it. [SUB-SKL.1]"""

    die: int
    tag: ClassVar[str] = "roll"


ACTION_TYPES: tuple[type[Action], ...] = (
    EndTurn, Exert, Reveal, Move, Explore, Run, Heal, Swim, SqueezeThrough, Dig, AttachRope, Hide, Dive, Excavate,
    Demolish, FixRope, Bandage, Sprint, Repel, Direct, Decline, Step, Stop, Keep, Discard, TakeDrawn, TakeAside, Place,
    Order, ChoosePath, Surface, Spawn, PickCaver, GiveStart, DrawTile, TurnCard, Roll,
)  # fmt: skip
"""In the order of their codes."""
CHANCE_TYPES = (DrawTile, TurnCard, Roll)
