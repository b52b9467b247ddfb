"""What The Cave shows to programs, in the order in which `speleo.helms.cave` writes it."""

from __future__ import annotations

from speleo.envs.fields import Field
from speleo.games.cave.coding import LISTED
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.tiles import FACES, GROUPS, MOST_SEATS
from speleo.games.cave.game import Cave
from speleo.games.cave.names import ITEM_NAMES
from speleo.helms.cave import LEVELS_SHOWN, TEAM_FIELDS, CaveHelm
from speleo.helms.cave_actions import ITEM, code_of
from speleo.helms.helm import SPACE_FIELDS
from speleo.kernel.setup import Setup

FAR = 511
"""Further away than any space of a cave."""


def helm(setup: Setup) -> CaveHelm:
    return CaveHelm(Cave().new(setup))


CHANCES = FACES + MOST_SEATS
"""How many things chance can bring: tiles by their faces, then who starts."""


def chance_number(code: int) -> int:
    """The number of what chance brings."""
    return codes.detail_of(code) + (FACES if codes.kind_of(code) == codes.START else 0)


def chance_code(number: int) -> int:
    return codes.TILE + number if number < FACES else codes.START + number - FACES


def labels(setup: Setup) -> tuple[str, ...]:
    """The actions by their numbers; some numbers among the placements stand for nothing and are never legal."""
    known = [LISTED.by_code.get(code_of(number)) for number in range(ITEM)]
    plain = ["never legal" if action is None else action.notation for action in known]
    return *plain, *(f"one {item} more" for item in ITEM_NAMES.values()), "the tent", "that is all"


def fields(setup: Setup) -> tuple[Field, ...]:
    """Everything that is seen, in the order of a row."""
    last = setup.seats - 1
    made = helm(setup)
    places = made.places
    return (
        Field(
            "phase", (1,), 0, 10, "0 packing for the start, 2 a turn, 4 placing a tile, 5 to 9 choosing gear, 10 over"
        ),
        Field("current", (1,), 0, last, "whose turn it is, so many seats clockwise from the viewer"),
        Field("starter", (1,), 0, last, "who began, counted in the same way"),
        Field("round", (1,), 0, 9999, "the round"),
        Field("ap", (1,), 0, 5, "action points left"),
        Field("starving", (1,), 0, 1, "whether the team of this turn has nothing to eat"),
        Field("exchanged", (1,), 0, 1, "whether gear was exchanged with the tent in this turn"),
        Field("acted_free", (1,), 0, 1, "whether something free was done in this turn"),
        Field("explored", (1,), 0, 1, "whether somebody discovered something in this round"),
        Field("drawn", (1,), -1, FACES - 1, "the tile to place, kind * 5 + shape; -1 none"),
        Field("group", (1,), 0, GROUPS, "the group of tiles that is drawn from; 4 none is left"),
        Field("rockfalls", (1,), 0, 99, "rockfalls that were laid"),
        Field("halves", (1,), 0, 15, "half bottles that were put back in this repacking"),
        Field("ending", (1,), 0, 1, "whether the end was brought about"),
        Field("final_round", (1,), 0, 9, "which of the final rounds it is; 0 none"),
        Field("idle", (1,), 0, 99, "rounds in a row in which nobody discovered anything"),
        Field("stacks", (GROUPS,), 0, 20, "tiles left in each group"),
        Field("deck", (FACES,), 0, 20, "tiles of the group that nobody has seen, kind * 5 + shape"),
        Field(
            "begun", (7,), 0, 15, f"gear chosen so far, by the viewer alone: {', '.join(ITEM_NAMES.values())}; the tent"
        ),
        Field(
            "teams",
            (setup.seats, TEAM_FIELDS),
            -4,
            9999,
            "clockwise from the viewer: 0 space; 1 tent (a space, -1 at the base, -2 packed, -3 given up, -4 being "
            "packed); 2-7 backpack and 8-13 tent, how many of each item; 14 lost gear (1 camera, 2 raft); 15-20 tokens "
            f"(rope, water, photo, squeeze I to III); 21 depth tokens, bits of levels 1 to {LEVELS_SHOWN}; 22 points "
            "of all tokens; 23 how it arrived (0 walked, 1 half, 2 full bottle, 3 raft, 4 force); 24 if in this turn; "
            "25 packing for the start (0 choosing, 1 closing, 2 ready); 26 agrees to skip. What others pack for the "
            "start is 0",
        ),
        Field(
            "spaces",
            (places, SPACE_FIELDS),
            -FAR,
            FAR,
            "as they were laid, the base first: x, y, kind + 1 (0 nothing is there), passages, open passages (bits "
            "N E S W), level of depth, tokens (1 its own, 2 a rope token), sides with ropes",
        ),
    )
