"""What happens in The Cave. Events are public: none tells a load before all have chosen theirs."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.games.cave.engine import happenings
from speleo.games.cave.engine.pieces import CELL, KIND, LEVEL, ROPE_TOKENS, SPOT, TENT_LOAD
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.names import ARRIVAL_NAMES, GROUP_NAMES, KIND_NAMES, TOKEN_NAMES, cell_text, face_text, load_text
from speleo.kernel.game import Event
from speleo.kernel.numbering import in_order


@dataclass(frozen=True, slots=True)
class LoadChosen(Event):
    """A player has packed for the start; what, nobody knows yet. [CAVE-2.9]"""

    seat: int


@dataclass(frozen=True, slots=True)
class LoadsRevealed(Event):
    """All starting loads were shown together. [CAVE-2.9]"""


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    """What backpack and tent hold after packing. [CAVE-15.1]"""

    seat: int
    backpack: str
    tent: str


@dataclass(frozen=True, slots=True)
class StartDrawn(Event):
    """The start player is known. [CAVE-2.12]"""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A player has 5 AP. [CAVE-3.7]"""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class ProvisionEaten(Event):
    """A team off the base paid for its turn. [CAVE-3.2]"""

    seat: int
    holder: str


@dataclass(frozen=True, slots=True)
class Starved(Event):
    """A team off the base could not pay. [CAVE-3.6]"""

    seat: int


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A tile was turned up. [CAVE-4.7]"""

    seat: int
    tile: str
    group: str


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile lies in the cave. [CAVE-4.10]"""

    seat: int
    cell: str
    kind: str
    depth: int


@dataclass(frozen=True, slots=True)
class RockfallLaid(Event):
    """A tile fitted nowhere; a rockfall lies in the cave instead. [CAVE-4.16]"""

    seat: int
    cell: str
    tile: str


@dataclass(frozen=True, slots=True)
class RopesLaid(Event):
    """Ropes hang on a link, each worth a rope token. [CAVE-7.6]"""

    seat: int
    ropes: int
    cell: str


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A team stands on another space. [CAVE-6.1]"""

    seat: int
    cell: str
    how: str


@dataclass(frozen=True, slots=True)
class OxygenUsed(Event):
    """Half a bottle of oxygen is gone. [CAVE-8.4]"""

    seat: int
    bottle: str


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """A player has a new token. [CAVE-6.6]"""

    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class DepthReached(Event):
    """A player has a new depth token. [CAVE-12.1]"""

    seat: int
    depth: int


@dataclass(frozen=True, slots=True)
class Repacking(Event):
    """A player put the gear back and chooses anew. [CAVE-15.1]"""

    seat: int


@dataclass(frozen=True, slots=True)
class TentPitched(Event):
    """A tent stands on a space. [CAVE-16.5]"""

    seat: int
    cell: str


@dataclass(frozen=True, slots=True)
class TentPacked(Event):
    """A tent is in the backpack again. [CAVE-16.9]"""

    seat: int


@dataclass(frozen=True, slots=True)
class TentAbandoned(Event):
    """A tent left the game. [CAVE-16.10]"""

    seat: int


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """Backpack and tent share their gear in another way. [CAVE-16.7]"""

    seat: int
    backpack: str
    tent: str


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Gear was thrown away. [CAVE-14.4]"""

    seat: int
    items: str
    holder: str


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """The round is played to its end, then three more follow. [CAVE-17.1]"""

    reason: str


@dataclass(frozen=True, slots=True)
class FinalRoundBegan(Event):
    """One of the three final rounds. [CAVE-17.3]"""

    number: int


@dataclass(frozen=True, slots=True)
class SkipAgreed(Event):
    """A player would skip the rest. [CAVE-17.8]"""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last turn is over. [CAVE-17.5]"""


EVENT_TYPES = in_order(happenings, globals())


def named(state: CaveState, words: tuple[int, ...]) -> Event:
    """The event that the engine told in numbers."""
    kind, a, b, c = words
    match kind:
        case happenings.LOADED:
            return Loaded(a, load_text(b), load_text(c))
        case happenings.PROVISION_EATEN:
            return ProvisionEaten(a, "tent" if b else "backpack")
        case happenings.TILE_DRAWN:
            return TileDrawn(a, face_text(b), GROUP_NAMES[c])
        case happenings.TILE_LAID:
            return TileLaid(
                a, place(state, b), KIND_NAMES[state.cave[b * SPOT + KIND]], 25 * state.cave[b * SPOT + LEVEL]
            )
        case happenings.ROCKFALL_LAID:
            return RockfallLaid(a, place(state, b), face_text(c))
        case happenings.ROPES_LAID:
            return RopesLaid(a, b, place(state, c))
        case happenings.MOVED:
            return Moved(a, place(state, b), ARRIVAL_NAMES[c])
        case happenings.OXYGEN_USED:
            return OxygenUsed(a, "half" if b == 1 else "full")
        case happenings.TOKEN_TAKEN:
            return TokenTaken(a, TOKEN_NAMES[b - ROPE_TOKENS])
        case happenings.TENT_PITCHED:
            return TentPitched(a, place(state, b))
        case happenings.EXCHANGED:
            return Exchanged(a, load_text(b), load_text(c))
        case happenings.DISCARDED:
            return Discarded(a, load_text(b), "tent" if c == TENT_LOAD else "backpack")
        case happenings.END_TRIGGERED:
            return EndTriggered("stalled" if a < 0 else "sealed" if state.openings == 0 else "explored")
    made = EVENT_TYPES[kind]
    return made(*(a, b, c)[: len(made.__dataclass_fields__)])


def place(state: CaveState, space: int) -> str:
    return cell_text(state.cave[space * SPOT + CELL])


def reveals(event: Event) -> bool:
    """Showing the starting loads tells everybody what the others packed."""
    return isinstance(event, LoadsRevealed)
