"""What Sub Terra shows to programs, in the order in which `speleo.helms.subterra` writes it."""

from __future__ import annotations

from bisect import bisect_right

from speleo.envs.fields import Field
from speleo.games.subterra.actions import ACTION_TYPES
from speleo.games.subterra.coding import LISTED, STARTS
from speleo.games.subterra.engine.codes import CODES, PICK
from speleo.games.subterra.engine.components import CARDS, HORRORS, SPACES
from speleo.games.subterra.game import SubTerra
from speleo.helms.helm import SPACE_FIELDS
from speleo.helms.subterra import ACTIONS, CAVER_FIELDS, SubTerraHelm
from speleo.kernel.setup import Setup

FAR = 511
"""Further away than any space of a cave."""
KINDS = 99
NOBODY = -1
LAST_SPACE = SPACES - 1


def helm(setup: Setup) -> SubTerraHelm:
    return SubTerraHelm(SubTerra().new(setup))


CHANCES = CODES - PICK
"""How many things chance can bring: cavers, tiles, cards and the die, in the order of the engine's codes."""


def chance_number(code: int) -> int:
    """The number of what chance brings."""
    return code - PICK


def chance_code(number: int) -> int:
    return number + PICK


def labels(setup: Setup) -> tuple[str, ...]:
    """The actions by their numbers; cavers and tiles are counted from 0, as they were picked and laid."""
    return tuple(map(label, range(ACTIONS)))


def label(number: int) -> str:
    if number in LISTED.by_code:
        return LISTED.by_code[number].notation
    kind = bisect_right(STARTS, number) - 1
    what = "tile" if ACTION_TYPES[kind].tag in ("surface", "spawn") else "caver"
    return f"{ACTION_TYPES[kind].tag} {what} {number - STARTS[kind]}"


def fields(setup: Setup) -> tuple[Field, ...]:
    """Everything that is seen, in the order of a row."""
    made = helm(setup)
    team = int(made.match.team)
    last = team - 1
    return (
        Field("ask", (1,), 0, 25, "what is asked: 0 a caver to pick, 1 the start, 2 a turn, 3 a granted action, 4 to "
              "go, 5 keep or discard, 6 which tile, 7 how to place, 8 where to surface, 9 which horror, 10 which way, "
              "11 where it appears, 25 the match is over"),
        Field("phase", (1,), 0, 4, "0 set-up, 1 actions, 2 horrors, 3 hazard, 4 over"),
        Field("round", (1,), 0, 999, "the round"),
        Field("stack", (1,), 0, 99, "tiles left to draw"),
        Field("thrown", (1,), 0, 99, "tiles that were thrown away"),
        Field("top", (1,), NOBODY, KINDS, "the kind of tile that is known to lie on top; -1 none"),
        Field("aside", (1,), NOBODY, KINDS, "the kind of tile that the Geologist has set aside; -1 none"),
        Field("cards", (1,), 0, 99, "hazard cards left"),
        Field("out_of_time", (1,), 0, 1, "whether the time is out"),
        Field("gas", (1,), 0, 9, "how strong the gas is"),
        Field("exit_at", (1,), NOBODY, LAST_SPACE, "the space of the exit; -1 not found yet"),
        Field("start", (1,), NOBODY, last, "the caver with the start marker"),
        Field("slot", (1,), 0, 9, "how many cavers have had their turn in this round"),
        Field("picked", (1,), 0, 9, "how many cavers are picked"),
        Field("guides", (1,), 0, 9, "how often the Scout may still guide"),
        Field("explosives", (1,), 0, 9, "explosives left"),
        Field("active", (1,), NOBODY, last, "the caver whose turn it is"),
        Field("acting", (1,), NOBODY, last, "the caver who acts, perhaps directed by the Leader"),
        Field("points", (1,), 0, 9, "action points left"),
        Field("exerted", (1,), 0, 1, "whether the caver has exerted"),
        Field("led", (1,), 0, 1, "whether the Leader has directed"),
        Field("side", (1,), 0, 3, "towards which side is revealed: N E S W"),
        Field("exploring", (1,), 0, 1, "whether the caver enters what is revealed"),
        Field("guided", (1,), 0, 1, "whether the Scout has guided this tile"),
        Field("drawn", (1,), NOBODY, KINDS, "the kind of tile that was drawn; -1 none"),
        Field("rotations", (1,), 0, 15, "how it fits: bits of 0, 90, 180, 270 degrees"),
        Field("steps", (1,), 0, 9, "steps left of a run"),
        Field("rolling", (1,), 0, 63, "who still rolls: bits of cavers"),
        Field("hazard", (1,), NOBODY, 9, "the hazard that strikes; -1 none"),
        Field("times", (1,), 0, 9, "how often it still strikes"),
        Field("to_move", (1,), 0, 7, "horrors that have still to move: bits"),
        Field("passes", (1,), 0, 9, "how often they all still move"),
        Field("spawns", (1,), 0, 9, "horrors that have still to appear"),
        Field("mover", (1,), 0, HORRORS, "the horror that moves"),
        Field("victim", (1,), NOBODY, last, "the caver whom it hunts"),
        Field("laid", (1,), 0, SPACES, "spaces that are laid"),
        Field("horrors", (HORRORS,), NOBODY, LAST_SPACE, "the space of each horror; -1 not in the cave"),
        Field("hazards", (CARDS,), 0, 99, "hazard cards that nobody has seen: five kinds, then the doubled ones"),
        Field("tiles", (int(made.tiles),), 0, 99, "tiles of each kind that nobody has seen, the exit at the end"),
        Field(
            "cavers",
            (team, CAVER_FIELDS),
            NOBODY,
            99,
            "as they were picked: whether the viewer plays it, who it is (0 Diver to 7 Leader), health, space, failed "
            "ropes, failed hiding, hidden, submerged, devoured",
        ),
        Field(
            "spaces",
            (SPACES, SPACE_FIELDS),
            -FAR,
            FAR,
            "as they were laid: x, y, kind + 1 (0 nothing is there), sort, quarter turns, passages, frontiers (bits "
            "N E S W), marks (1 flooded, 2 rubble, 4 rope, from 8 on blasted sides)",
        ),
    )  # fmt: skip
