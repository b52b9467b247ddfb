"""What the actors of Sub Terra do: cavers act, people decide about tiles and horrors, Chance rolls and draws."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import ClassVar

from speleo.games.subterra.engine import codes
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.engine.table import INDEX, NOBODY_THERE, WHO
from speleo.games.subterra.names import (
    CARD_NAMES,
    CAVERS,
    HORRORS,
    SIDES,
    card_named,
    cell_named,
    cell_text,
    kind_named,
    tile_text,
)
from speleo.grid.atlas import VACANT
from speleo.kernel.errors import BadNotation
from speleo.kernel.game import Action

HERE = "here"
WHERE = (HERE, *SIDES)
NO_CODE = -1
"""The code of an action that names something which is not in this match: legal for nobody."""


@dataclass(frozen=True, slots=True)
class Bare(Action):
    """An action that its name says completely."""

    first: ClassVar[int]

    @property
    def notation(self) -> str:
        return self.tag.replace("-", " ")


@dataclass(frozen=True, slots=True)
class Sided(Action):
    """An action towards one of the four sides."""

    first: ClassVar[int]
    side: str

    @property
    def notation(self) -> str:
        return f"{self.tag} {self.side}"


@dataclass(frozen=True, slots=True)
class Digging(Action):
    """An action on the own tile (`here`) or towards a side."""

    first: ClassVar[int]
    where: str

    @property
    def notation(self) -> str:
        return f"{self.tag} {self.where}"


@dataclass(frozen=True, slots=True)
class Personal(Action):
    """An action that names a caver in play."""

    first: ClassVar[int]
    caver: str

    @property
    def notation(self) -> str:
        return f"{self.tag} {self.caver}"


@dataclass(frozen=True, slots=True)
class OnHorror(Action):
    """An action that names a horror."""

    first: ClassVar[int]
    horror: str

    @property
    def notation(self) -> str:
        return f"{self.tag} {self.horror}"


@dataclass(frozen=True, slots=True)
class OnCell(Action):
    """An action that names a tile by its cell."""

    first: ClassVar[int]
    cell: str

    @property
    def notation(self) -> str:
        return f"{self.tag} {self.cell}"


class EndTurn(Bare):
    """Finish the turn. [SUB-BAS.14]"""

    tag = "end"
    first = codes.END


class Exert(Bare):
    """Gain a third action point at the risk of health. [SUB-EXE.1]"""

    tag = "exert"
    first = codes.EXERT


class Reveal(Sided):
    """Draw a tile and lay it behind a frontier. [SUB-BAS.1]"""

    tag = "reveal"
    first = codes.REVEAL


class Move(Sided):
    """Go through a passage. [SUB-BAS.3]"""

    tag = "move"
    first = codes.MOVE


class Explore(Sided):
    """Reveal and enter. [SUB-BAS.7]"""

    tag = "explore"
    first = codes.EXPLORE


class Run(Sided):
    """Make up to three moves; this is the first. [SUB-BAS.10]"""

    tag = "run"
    first = codes.RUN


class Heal(Personal):
    """Give a caver on the tile one lost health point back. [SUB-BAS.12]"""

    tag = "heal"
    first = codes.HEAL


class Swim(Sided):
    """Enter a flooded tile. [SUB-DAN.1]"""

    tag = "swim"
    first = codes.SWIM


class SqueezeThrough(Sided):
    """Enter a squeeze. [SUB-DAN.2]"""

    tag = "squeeze"
    first = codes.SQUEEZE


class Dig(Digging):
    """Clear rubble. [SUB-DAN.3]"""

    tag = "dig"
    first = codes.DIG


class AttachRope(Bare):
    """Try to fix a rope. [SUB-DAN.5]"""

    tag = "rope"
    first = codes.ROPE


class Hide(Bare):
    """Try to hide. [SUB-DAN.7]"""

    tag = "hide"
    first = codes.HIDE


class Dive(Bare):
    """The Diver leaves under water. [SUB-DIV.1]"""

    tag = "dive"
    first = codes.DIVE


class Excavate(Digging):
    """The Geologist clears rubble. [SUB-GEO.1]"""

    tag = "excavate"
    first = codes.EXCAVATE


class Demolish(Sided):
    """The Engineer blasts a wall. [SUB-ENG.1]"""

    tag = "demolish"
    first = codes.DEMOLISH


class FixRope(Bare):
    """The Climber fixes a rope. [SUB-CLI.1]"""

    tag = "fixrope"
    first = codes.FIX_ROPE


class Bandage(Personal):
    """The Medic heals somebody else. [SUB-MED.1]"""

    tag = "bandage"
    first = codes.BANDAGE


class Sprint(Sided):
    """The Medic makes up to two moves; this is the first. [SUB-MED.2]"""

    tag = "sprint"
    first = codes.SPRINT


class Repel(OnHorror):
    """The Bodyguard drives a horror away. [SUB-BOD.1]"""

    tag = "repel"
    first = codes.REPEL


class Direct(Personal):
    """The Leader grants somebody an action. [SUB-LEA.1]"""

    tag = "direct"
    first = codes.DIRECT


class Decline(Bare):
    """Do nothing with an action that the Leader granted. [SUB-LEA.3]"""

    tag = "decline"
    first = codes.DECLINE


class Step(Sided):
    """Go on running. [SUB-BAS.10]"""

    tag = "step"
    first = codes.STEP


class Stop(Bare):
    """Stop running. [SUB-BAS.10]"""

    tag = "stop"
    first = codes.STOP


class Keep(Bare):
    """The Scout places the tile. [SUB-SCO.1]"""

    tag = "keep"
    first = codes.KEEP


class Discard(Bare):
    """The Scout throws the tile away for another. [SUB-SCO.1]"""

    tag = "discard"
    first = codes.DISCARD


class TakeDrawn(Bare):
    """The Geologist places the tile just drawn. [SUB-GEO.2]"""

    tag = "take-drawn"
    first = codes.TAKE_DRAWN


class TakeAside(Bare):
    """The Geologist places the tile that was set aside. [SUB-GEO.2]"""

    tag = "take-aside"
    first = codes.TAKE_ASIDE


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay the tile, turned clockwise by an angle. [SUB-PLC.4]"""

    angle: int
    tag: ClassVar[str] = "place"
    first: ClassVar[int] = codes.PLACE

    @property
    def notation(self) -> str:
        return f"place {self.angle}"


class Order(OnHorror):
    """Name the horror that acts next. [SUB-HOR.10]"""

    tag = "order"
    first = codes.ORDER


class ChoosePath(Sided):
    """Choose by which way the horror comes. [SUB-HOR.8]"""

    tag = "path"
    first = codes.PATH


class Surface(OnCell):
    """The Diver comes up on a water tile. [SUB-DIV.4]"""

    tag = "surface"
    first = codes.SURFACE


class Spawn(OnCell):
    """Choose where the horror appears. [SUB-HOR.18]"""

    tag = "spawn"
    first = codes.SPAWN


@dataclass(frozen=True, slots=True)
class PickCaver(Action):
    """Take a caver's board. [SUB-SET.2]"""

    caver: str
    tag: ClassVar[str] = "pick"
    first: ClassVar[int] = codes.PICK

    @property
    def notation(self) -> str:
        return f"pick {self.caver}"


class GiveStart(Personal):
    """Give the start marker to a caver. [SUB-SET.12]"""

    tag = "start"
    first = codes.START


@dataclass(frozen=True, slots=True)
class DrawTile(Action):
    """Turn up the top tile of the stack; only Chance does it. [SUB-PLC.15]"""

    tile: str
    tag: ClassVar[str] = "tile"
    first: ClassVar[int] = codes.TILE

    @property
    def notation(self) -> str:
        return f"tile {self.tile}"


@dataclass(frozen=True, slots=True)
class TurnCard(Action):
    """Turn up a hazard card; only Chance does it. [SUB-HAZ.1]"""

    card: str
    tag: ClassVar[str] = "card"
    first: ClassVar[int] = codes.CARD

    @property
    def notation(self) -> str:
        return f"card {self.card}"


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the die; only Chance does it. [SUB-SKL.1]"""

    die: int
    tag: ClassVar[str] = "roll"
    first: ClassVar[int] = codes.DIE

    @property
    def notation(self) -> str:
        return f"roll {self.die}"


ACTION_TYPES: tuple[type[Action], ...] = (
    EndTurn, Exert, Reveal, Move, Explore, Run, Heal, Swim, SqueezeThrough, Dig, AttachRope, Hide, Dive, Excavate,
    Demolish, FixRope, Bandage, Sprint, Repel, Direct, Decline, Step, Stop, Keep, Discard, TakeDrawn, TakeAside, Place,
    Order, ChoosePath, Surface, Spawn, PickCaver, GiveStart, DrawTile, TurnCard, Roll,
)  # fmt: skip
"""In the order of their codes."""
CHANCE_TYPES = (DrawTile, TurnCard, Roll)

FIRSTS = [int(getattr(made, "first")) for made in ACTION_TYPES]  # noqa: B009 - Action itself has no codes
BY_TAG = {made.tag: made for made in ACTION_TYPES}
BY_NAME = {made().notation: made for made in ACTION_TYPES if issubclass(made, Bare)}


def decode(state: SubTerraState, code: int) -> Action:
    at = bisect_right(FIRSTS, code) - 1
    made = ACTION_TYPES[at]
    rest = code - FIRSTS[at]
    if issubclass(made, Bare):
        return made()
    if issubclass(made, Sided):
        return made(SIDES[rest])
    if issubclass(made, Digging):
        return made(WHERE[rest])
    if issubclass(made, Personal):
        return made(CAVERS[state.figures[WHO + rest]])
    if issubclass(made, OnHorror):
        return made(HORRORS[rest])
    if issubclass(made, OnCell):
        return made(cell_text(state.cells[rest]))
    if made is Place:
        return Place(90 * rest)
    if made is PickCaver:
        return PickCaver(CAVERS[rest])
    if made is DrawTile:
        return DrawTile(tile_text(state.parts, rest))
    return TurnCard(CARD_NAMES[rest]) if made is TurnCard else Roll(rest)


def encode(state: SubTerraState, action: Action) -> int:
    match action:
        case Bare():
            return action.first
        case Sided():
            return action.first + SIDES.index(action.side)
        case Digging():
            return action.first + WHERE.index(action.where)
        case Personal():
            caver = state.figures[INDEX + CAVERS.index(action.caver)]
            return NO_CODE if caver == NOBODY_THERE else action.first + caver
        case OnHorror():
            return action.first + HORRORS.index(action.horror)
        case OnCell():
            space = state.atlas.at(cell_named(action.cell))
            return NO_CODE if space == VACANT else action.first + space
        case Place():
            return codes.PLACE + action.angle // 90
        case PickCaver():
            return codes.PICK + CAVERS.index(action.caver)
        case DrawTile():
            return codes.TILE + kind_named(state.parts, action.tile)
        case TurnCard():
            return codes.CARD + card_named(action.card)
        case Roll():
            return codes.DIE + action.die
    raise BadNotation(f"{action.notation!r} is no action of Sub Terra")


def parse(text: str) -> Action:
    if text in BY_NAME:
        return BY_NAME[text]()
    tag, _, rest = text.partition(" ")
    made = BY_TAG.get(tag)
    if made is not None:
        if issubclass(made, Sided) and rest in SIDES:
            return made(rest)
        if issubclass(made, Digging) and rest in WHERE:
            return made(rest)
        if issubclass(made, Personal) and rest in CAVERS:
            return made(rest)
        if issubclass(made, OnHorror) and rest and rest in HORRORS and len(rest) == 1:
            return made(rest)
        if issubclass(made, OnCell):
            return made(cell_text(cell_named(rest)))
        if made is Place and rest in ("0", "90", "180", "270"):
            return Place(int(rest))
        if made is PickCaver and rest in CAVERS:
            return PickCaver(rest)
        if made is DrawTile and rest:
            return DrawTile(rest)
        if made is TurnCard and rest in CARD_NAMES:
            return TurnCard(rest)
        if made is Roll and re.fullmatch(r"[1-6]", rest):
            return Roll(int(rest))
    raise BadNotation(
        f"{text!r} is no action of Sub Terra: for instance 'move N', 'explore E', 'heal medic', 'dig here', 'end', "
        f"or for chance 'tile plain NE', 'card tremor', 'roll 4'"
    )
