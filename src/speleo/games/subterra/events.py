"""What happens in Sub Terra. Everything is public."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

from speleo.games.subterra.engine import happenings
from speleo.games.subterra.engine.pieces import WHO
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import CARD_NAMES, CAVERS, HORRORS, SIDE_NAMES, cell_text, tile_text
from speleo.kernel.game import Event
from speleo.kernel.numbering import in_order

CAUSES = ("horror", "gas", "scree", "exertion", "tremor", "flood", "cave-in")
TESTS = {
    happenings.FOR_SCREE: "scree",
    happenings.FOR_EXERTION: "exertion",
    happenings.FOR_TREMOR: "tremor",
    happenings.FOR_ROPE: "rope",
    happenings.FOR_HIDE: "hide",
    happenings.FOR_DARKNESS: "darkness",
}


@dataclass(frozen=True, slots=True)
class CaverChosen(Event):
    """A board was taken. [SUB-SET.2]"""

    caver: str
    seat: int


@dataclass(frozen=True, slots=True)
class TileSetAside(Event):
    """A tile lies face up beside the Geologist. [SUB-SET.11]"""

    caver: str
    tile: str


@dataclass(frozen=True, slots=True)
class StartGiven(Event):
    """A caver has the start marker. [SUB-RND.5, SUB-SET.12]"""

    caver: str


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began, with so many hazard cards left. [SUB-RND.1, SUB-HAZ.2]"""

    round: int
    cards: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A caver's turn. [SUB-ACT.1]"""

    caver: str


@dataclass(frozen=True, slots=True)
class Exerted(Event):
    """A caver gained an action point and must test at the end of the turn. [SUB-EXE.1]"""

    caver: str


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A tile was turned up. [SUB-PLC.15]"""

    caver: str
    tile: str


@dataclass(frozen=True, slots=True)
class TileSealed(Event):
    """A tile would have closed the cave and was discarded. [SUB-PLC.9]"""

    caver: str
    tile: str


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    """The Scout threw a tile away. [SUB-SCO.1]"""

    caver: str
    tile: str
    left: int


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """The Geologist chose one of two tiles. [SUB-GEO.2]"""

    caver: str
    tile: str
    kept_tile: str


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile lies in the cave. [SUB-PLC.1]"""

    caver: str
    cell: str
    tile: str


@dataclass(frozen=True, slots=True)
class NothingPlaced(Event):
    """The stack ran out before a tile could be placed. [SUB-PLC.13]"""

    caver: str


@dataclass(frozen=True, slots=True)
class CaverEntered(Event):
    """A caver arrived on a tile. [SUB-TRM.6]"""

    caver: str
    cell: str


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """A caver got a health point back. [SUB-BAS.12, SUB-MED.1]"""

    caver: str
    target: str
    health: int


@dataclass(frozen=True, slots=True)
class Revived(Event):
    """A caver is conscious again. [SUB-UNC.3]"""

    caver: str


@dataclass(frozen=True, slots=True)
class Hurt(Event):
    """A caver lost health. [SUB-TRM.9]"""

    caver: str
    points: int
    cause: str


@dataclass(frozen=True, slots=True)
class FellUnconscious(Event):
    """A caver has no health left. [SUB-UNC.1]"""

    caver: str
    cell: str


@dataclass(frozen=True, slots=True)
class Tested(Event):
    """A skill test was rolled for. [SUB-SKL.1]"""

    caver: str
    die: int
    success: bool
    test: str


@dataclass(frozen=True, slots=True)
class SucceededAtLast(Event):
    """After two failures an attempt succeeded without a roll. [SUB-SKL.4]"""

    caver: str
    test: str


@dataclass(frozen=True, slots=True)
class RopeFixed(Event):
    """A rope hangs on a ledge or slope. [SUB-DAN.6]"""

    caver: str
    cell: str


@dataclass(frozen=True, slots=True)
class Hid(Event):
    """A caver is hidden until the end of the round. [SUB-DAN.7]"""

    caver: str


@dataclass(frozen=True, slots=True)
class RubbleCleared(Event):
    """Rubble was taken away. [SUB-DAN.3]"""

    caver: str
    cell: str


@dataclass(frozen=True, slots=True)
class WallBlasted(Event):
    """An edge is open for good. [SUB-ENG.1]"""

    caver: str
    cell: str
    side: str


@dataclass(frozen=True, slots=True)
class HorrorRepelled(Event):
    """The Bodyguard drove a horror out of the cave. [SUB-BOD.1]"""

    caver: str
    horror: str


@dataclass(frozen=True, slots=True)
class Directed(Event):
    """The Leader granted an action. [SUB-LEA.1]"""

    caver: str
    target: str


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A granted action was not used. [SUB-LEA.3]"""

    caver: str


@dataclass(frozen=True, slots=True)
class Dived(Event):
    """The Diver is under water. [SUB-DIV.1]"""

    caver: str
    cell: str


@dataclass(frozen=True, slots=True)
class Surfaced(Event):
    """The Diver came up. [SUB-DIV.4]"""

    caver: str
    cell: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over. [SUB-BAS.14]"""

    caver: str


@dataclass(frozen=True, slots=True)
class HorrorMoved(Event):
    """A horror made a step. [SUB-HOR.7]"""

    horror: str
    cell: str


@dataclass(frozen=True, slots=True)
class HorrorStruck(Event):
    """A horror got a caver. [SUB-HOR.12]"""

    horror: str
    caver: str


@dataclass(frozen=True, slots=True)
class HorrorVanished(Event):
    """A horror found no victim and left. [SUB-HOR.7]"""

    horror: str


@dataclass(frozen=True, slots=True)
class HorrorAppeared(Event):
    """A horror came into the cave. [SUB-HOR.17]"""

    horror: str
    cell: str


@dataclass(frozen=True, slots=True)
class NoHorrorAppeared(Event):
    """There was no figure or no place for a horror. [SUB-HOR.15, SUB-HOR.16]"""


@dataclass(frozen=True, slots=True)
class HazardTurned(Event):
    """A hazard card was turned up; so many are left. [SUB-HAZ.1]"""

    card: str
    cards: int


@dataclass(frozen=True, slots=True)
class TileFlooded(Event):
    """A water tile is under water. [SUB-HAZ.8]"""

    cell: str


@dataclass(frozen=True, slots=True)
class GasSpread(Event):
    """Gas lingers; entering it costs so many points. [SUB-HAZ.11]"""

    points: int


@dataclass(frozen=True, slots=True)
class GasCleared(Event):
    """The gas is gone. [SUB-HAZ.12]"""


@dataclass(frozen=True, slots=True)
class CaveInRolled(Event):
    """A number was rolled for a cave-in. [SUB-HAZ.13]"""

    die: int


@dataclass(frozen=True, slots=True)
class RubbleFell(Event):
    """Rubble lies on a cave-in tile. [SUB-HAZ.13]"""

    cell: str


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """The Out-of-Time card was turned up. [SUB-OOT.1]"""


@dataclass(frozen=True, slots=True)
class Devoured(Event):
    """Darkness took a caver. [SUB-OOT.2]"""

    caver: str


@dataclass(frozen=True, slots=True)
class TileReturned(Event):
    """The Geologist's tile went on top of the stack. [SUB-OOT.5]"""

    tile: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Nobody conscious is away from the exit. [SUB-END.1]"""

    left_behind: int


EVENT_TYPES = in_order(happenings, globals())


def named(state: SubTerraState, words: tuple[int, ...]) -> Event:
    """The event that the engine told in numbers; what a number means follows from the name of its field."""
    kind, a, b, c = words
    if kind == happenings.TESTED:
        return Tested(CAVERS[state.figures[WHO + a]], b % 16, b >= 16, TESTS[c])
    if kind == happenings.TILE_PLACED:
        laid = tile_text(state.parts, state.kinds[b], state.turns[b])
        return TilePlaced(CAVERS[state.figures[WHO + a]], cell_text(state.cells[b]), laid)
    made = EVENT_TYPES[kind]
    fields = dataclasses.fields(made)
    return made(*(meaning(state, field.name, number) for field, number in zip(fields, (a, b, c), strict=False)))


def meaning(state: SubTerraState, field: str, number: int) -> Any:
    """What a number in a field of an event stands for, by the cavers, tiles and spaces of this match."""
    if field in ("caver", "target"):
        return CAVERS[state.figures[WHO + number]]
    if field in ("tile", "kept_tile"):
        return tile_text(state.parts, number) if number >= 0 else "none"
    if field == "cell":
        return cell_text(state.cells[number])
    tables: dict[str, Any] = {"horror": HORRORS, "side": SIDE_NAMES, "card": CARD_NAMES, "cause": CAUSES, "test": TESTS}
    return tables[field][number] if field in tables else number
