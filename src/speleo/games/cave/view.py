"""Who knows what. A view is built from what `seen_by` leaves, so it cannot hold more."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from speleo.games.cave.coding import decode
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.costs import TURN_AP
from speleo.games.cave.engine.discovering import add_placements
from speleo.games.cave.engine.loads import BACKPACK, CAMERA, RAFT, TENT, count_of
from speleo.games.cave.engine.pieces import (
    CELL,
    DEPTHS,
    EXITS,
    KIND,
    LEVEL,
    LOST,
    MARKS,
    NO_FACE,
    OPEN,
    OVER,
    PACK,
    PLACE,
    PLACE_OF,
    ROPE_TOKEN,
    ROPE_TOKENS,
    ROPED,
    SPOT,
    STAGE,
    TEAM,
    TENT_LOAD,
    THE_BASE,
    TOKEN,
    target,
)
from speleo.games.cave.engine.scores import bonus, token_points
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import DESCENT, FACES, GROUPS, SHAPE_EXITS, SHAPES, face_type
from speleo.games.cave.names import GROUP_NAMES, ITEM_NAMES, KIND_NAMES, TOKEN_NAMES, TYPE_CODES
from speleo.games.cave.notation.writing import PHASES, STAGES, end_text
from speleo.games.cave.packs import METRES, GearView, LoadView, PackView, TentView, gear, load_view, packs, tent_view
from speleo.games.cave.scoring import BONUSES
from speleo.grid.cells import beside, x_of, y_of
from speleo.grid.sides import EAST, NAMES, SOUTH, has, turned
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.game import View

TOKEN_OF = {kind: kind.replace("squeeze-", "squeeze") for kind in KIND_NAMES[1:6]}
"""The token that is to be won on each kind of space. [CAVE-8.1, CAVE-9.1, CAVE-10.1]"""
PILES = {name: [at for at, token in enumerate(TOKEN_NAMES) if token.rstrip("123") == name] for name in BONUSES}
"""The piles of tokens that count together. [CAVE-18.1]"""
NAMED = tuple(tuple(name for side, name in enumerate(NAMES) if has(exits, side)) for exits in range(16))
"""The names of sides that are bits of a number."""
ROCKFALL = KIND_NAMES.index("rockfall")
DEEPEST = 62
KEPT = 4096
"""Parts of views that are kept ready, since most of a cave stays as it is from picture to picture."""


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the cave: where, what, its passages, those that lead nowhere yet, its level and what lies on it.

    `token` is the one that can still be won there, or empty. `ropes` hang on the links to the east and south, with
    so many strands.
    """

    x: int
    y: int
    kind: str
    exits: tuple[str, ...]
    open: tuple[str, ...]
    level: int
    token: str
    rope_token: bool
    ropes: tuple[tuple[str, int], ...]
    face_down: bool


@dataclass(frozen=True, slots=True)
class FaceView:
    """A tile that does not lie in the cave, in its canonical orientation."""

    kind: str
    exits: tuple[str, ...]

    @property
    def notation(self) -> str:
        """Such as `W NES`."""
        return f"{TYPE_CODES[KIND_NAMES.index(self.kind)]} {''.join(self.exits)}"


@dataclass(frozen=True, slots=True)
class PlacementView:
    """One way to lay the drawn tile (or a rockfall in its stead): the action, where, and its passages then."""

    action: str
    side: str
    x: int
    y: int
    kind: str
    exits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StackView:
    """The stack of a group and how many tiles it still holds."""

    group: str
    count: int


@dataclass(frozen=True, slots=True)
class TeamView:
    """One team. Backpack and tent are None while they are secret to the viewer. [CAVE-14.7]

    `tokens` are counted by category of bonus, squeezes by grade. `points` are theirs so far, without any bonus.
    `home`: the team stands on the base.
    """

    x: int
    y: int
    packed: str
    backpack: LoadView | None
    tent: TentView | None
    depot: tuple[str, ...]
    lost: tuple[str, ...]
    tokens: tuple[tuple[str, tuple[int, ...]], ...]
    levels: tuple[int, ...]
    points: int
    home: bool


@dataclass(frozen=True, slots=True)
class CaveView(View):
    """The table as one viewer sees it. Stacks show counts, and of the current group what nobody has seen yet.

    `metres` is how deep a level is, `turn_ap` what a turn begins with, `slots` and `tent_slots` the room in backpack
    and tent. `drawn_level` is where the drawn tile will lie. `placements` and `packing` are there for the viewer who
    has to lay a tile or to pack; `gear` tells what the items are good for while somebody packs. `bonuses` tells for
    every category what each seat would get for it now if all teams came home, and at the end what it got.
    """

    viewer: int | None
    phase: str
    round: int
    final_round: int
    start: int
    current: int
    ap: int
    turn_ap: int
    metres: int
    slots: int
    tent_slots: int
    starving: bool
    drawn: FaceView | None
    drawn_level: int
    placements: tuple[PlacementView, ...]
    packing: tuple[PackView, ...]
    gear: tuple[GearView, ...]
    stacks: tuple[StackView, ...]
    group: str
    unseen: tuple[tuple[FaceView, int], ...]
    gone: tuple[FaceView, ...]
    rockfalls_left: int
    end: str
    idle_rounds: int
    votes: tuple[int, ...]
    spaces: tuple[SpaceView, ...]
    teams: tuple[TeamView, ...]
    bonuses: tuple[tuple[str, tuple[int, ...]], ...]


def view(state: CaveState, viewer: int) -> CaveView:
    """Everything that this viewer may see, made from `seen_by` alone."""
    seen = state.seen_by(viewer)
    packing = packs(seen, viewer) if viewer != SPECTATOR else ()
    return CaveView(
        viewer=None if viewer == SPECTATOR else viewer,
        phase=PHASES[seen.phase],
        round=seen.round,
        final_round=seen.final_round,
        start=seen.starter,
        current=seen.current,
        ap=seen.ap,
        turn_ap=TURN_AP,
        metres=METRES,
        slots=BACKPACK,
        tent_slots=TENT,
        starving=seen.starving,
        drawn=None if seen.drawn == NO_FACE else face_view(seen.drawn),
        drawn_level=level_of_drawn(seen),
        placements=placements(seen) if viewer == seen.current and seen.phase == PLACE else (),
        packing=packing,
        gear=gear() if packing else (),
        stacks=tuple(StackView(GROUP_NAMES[group], seen.stacks[group]) for group in range(GROUPS)),
        group=GROUP_NAMES[seen.group] if seen.group < GROUPS else "",
        unseen=tuple((face_view(face), seen.deck[face]) for face in range(FACES) if seen.deck[face]),
        gone=tuple(face_view(seen.gone[at]) for at in range(len(seen.gone))),
        rockfalls_left=max(0, seen.terms.rockfalls - seen.rockfalls),
        end=end_text(seen),
        idle_rounds=seen.idle,
        votes=tuple(seat for seat in range(seen.seats) if seen.votes >> seat & 1),
        spaces=tuple(space_view(seen, space) for space in range(seen.spaces)),
        teams=tuple(team_view(seen, seat) for seat in range(seen.seats)),
        bonuses=bonus_race(seen),
    )


def all_see_alike(state: CaveState) -> bool:
    """Nothing is secret once all have packed, and only who packs or lays a tile is shown how. [CAVE-2.9]"""
    return PHASES[state.phase] in ("start", "turn", "draw", "over")


@lru_cache(FACES)
def face_view(face: int) -> FaceView:
    return FaceView(KIND_NAMES[face_type(face)], NAMED[SHAPE_EXITS[face % SHAPES]])


def level_of_drawn(seen: CaveState) -> int:
    """A descent lies one level deeper than the space it is discovered from, all else as deep. [CAVE-5.2, CAVE-5.3]"""
    if seen.drawn == NO_FACE:
        return 0
    here = seen.team[seen.current * TEAM + PLACE_OF]
    return int(seen.cave[here * SPOT + LEVEL] + (face_type(seen.drawn) == DESCENT))


def placements(seen: CaveState) -> tuple[PlacementView, ...]:
    """By exit clockwise from north, and there in the order of turning. [CAVE-4.10, CAVE-4.13, CAVE-4.16]"""
    choices = Choices()
    add_placements(seen, codes.PLACE_TILE, codes.PLACE_ROCKFALL, choices)
    here = seen.cave[seen.team[seen.current * TEAM + PLACE_OF] * SPOT + CELL]
    turns = [turned(SHAPE_EXITS[seen.drawn % SHAPES], quarters) for quarters in range(4)]
    found = []
    for at in range(choices.count):
        code, detail = choices.codes[at], codes.detail_of(choices.codes[at])
        rockfall = codes.kind_of(code) == codes.PLACE_ROCKFALL
        side, exits = (detail, 15) if rockfall else (detail >> 4, detail & 15)
        cell = beside(here, side)
        kind = "rockfall" if rockfall else KIND_NAMES[face_type(seen.drawn)]
        laid = PlacementView(decode(code).notation, NAMES[side].lower(), x_of(cell), y_of(cell), kind, NAMED[exits])
        found.append((side, 0 if rockfall else turns.index(exits), laid))
    return tuple(laid for _, _, laid in sorted(found, key=lambda each: each[:2]))


def bonus_race(seen: CaveState) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """What the bonuses stand at: as if everybody came home, and at the end as they were won. [CAVE-18.1]"""
    home = seen.clone()
    if seen.phase != OVER:
        for seat in range(home.seats):
            home.team[seat * TEAM + PLACE_OF] = THE_BASE
    seats = range(seen.seats)
    return tuple((name, tuple(bonus(home, seat, category) for seat in seats)) for category, name in enumerate(BONUSES))


def space_view(seen: CaveState, space: int) -> SpaceView:
    """One space as the seat sees it that has been given this state."""
    cave, at = seen.cave, space * SPOT
    hanging = ropes(seen, space) if cave[at + ROPED] else ()
    face_down = cave[at + KIND] == ROCKFALL and lies_face_down(seen, space)
    return lying(
        cave[at + CELL],
        cave[at + KIND],
        cave[at + EXITS],
        cave[at + OPEN],
        cave[at + LEVEL],
        cave[at + MARKS],
        hanging,
        face_down,
    )


@lru_cache(KEPT)
def lying(
    cell: int, kind: int, exits: int, rim: int, level: int, marks: int, ropes: tuple[tuple[str, int], ...], down: bool
) -> SpaceView:
    name = KIND_NAMES[kind]
    token = TOKEN_OF.get(name, "") if marks & TOKEN else ""
    rope_token = bool(marks & ROPE_TOKEN)
    return SpaceView(x_of(cell), y_of(cell), name, NAMED[exits], NAMED[rim], level, token, rope_token, ropes, down)


def ropes(seen: CaveState, space: int) -> tuple[tuple[str, int], ...]:
    """A strand for each level between the two spaces. [CAVE-7.1]"""
    cave, at = seen.cave, space * SPOT
    found = []
    for side in (EAST, SOUTH):
        if has(cave[at + ROPED], side):
            other = target(seen, space, side)
            found.append((NAMES[side], max(1, abs(int(cave[at + LEVEL] - cave[other * SPOT + LEVEL])))))
    return tuple(found)


def lies_face_down(seen: CaveState, rockfall: int) -> bool:
    """When the rockfalls have run out, the tile itself is laid face down, or a stand-in. [CAVE-4.18]"""
    earlier = sum(seen.cave[other * SPOT + KIND] == ROCKFALL for other in range(rockfall))
    return bool(seen.terms.face_down) and earlier >= seen.terms.rockfalls


def team_view(seen: CaveState, seat: int) -> TeamView:
    """One team; what others must not know of its load is None."""
    at, team = seat * TEAM, seen.team
    known = not seen.hidden >> seat & 1
    here = seen.cave[team[at + PLACE_OF] * SPOT + CELL]
    carried = team[at + PACK] | team[at + TENT_LOAD]
    lost = [item for item in (CAMERA, RAFT) if team[at + LOST] >> item & 1]
    return TeamView(
        x=x_of(here),
        y=y_of(here),
        packed=STAGES[team[at + STAGE]],
        backpack=load_view(team[at + PACK]) if known else None,
        tent=tent_view(seen, seat) if known else None,
        depot=tuple(
            ITEM_NAMES[item] for item in (CAMERA, RAFT) if known and item not in lost and not count_of(carried, item)
        ),
        lost=tuple(ITEM_NAMES[item] for item in lost),
        tokens=tokens(tuple(team[at + ROPE_TOKENS + pile] for pile in range(len(TOKEN_NAMES)))),
        levels=levels(team[at + DEPTHS]),
        points=token_points(seen, seat),
        home=team[at + PLACE_OF] == THE_BASE,
    )


@lru_cache(KEPT)
def levels(depths: int) -> tuple[int, ...]:
    """The levels whose bits are set."""
    return tuple(level for level in range(1, DEEPEST + 1) if depths >> level & 1)


@lru_cache(KEPT)
def tokens(won: tuple[int, ...]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """What was won, pile by pile, by category of bonus."""
    return tuple((name, tuple(won[pile] for pile in PILES[name])) for name in BONUSES)
