"""Who knows what. A view is built from what `seen_by` leaves, so it cannot hold more."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.games.cave.engine.loads import CAMERA, RAFT, count_of
from speleo.games.cave.engine.scores import bonus, token_points
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.table import (
    CAMP,
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
)
from speleo.games.cave.engine.tiles import DESCENT, FACES, GROUPS, face_type
from speleo.games.cave.names import GROUP_NAMES, ITEM_NAMES, KIND_NAMES, TOKEN_NAMES, face_text, load_text
from speleo.games.cave.notation import PHASES, STAGES, end_text, tent_text
from speleo.games.cave.scoring import BONUSES
from speleo.grid.cells import x_of, y_of
from speleo.grid.sides import exits_text
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.game import View


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the cave: where, what, its passages, its depth and what lies on it."""

    x: int
    y: int
    kind: str
    exits: str
    open: str
    depth: int
    token: bool
    rope_token: bool
    ropes: str
    face_down: bool


@dataclass(frozen=True, slots=True)
class TeamView:
    """One team. Backpack and tent are None while they are secret to the viewer. [CAVE-14.7]

    `points` are those of its tokens so far, without any bonus.
    """

    x: int
    y: int
    packed: str
    backpack: str | None
    tent: str | None
    tent_place: tuple[int, int] | None
    depot: tuple[str, ...]
    lost: tuple[str, ...]
    tokens: tuple[tuple[str, int], ...]
    depths: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class CaveView(View):
    """The table as one viewer sees it. Stacks show counts, and of the current group what nobody has seen yet.

    `drawn_depth` is how deep the drawn tile will lie. `bonuses` tells for every category what each seat would get
    for it now if all teams came home, and at the end what it got.
    """

    viewer: int | None
    phase: str
    round: int
    final_round: int
    start: int
    current: int
    ap: int
    starving: bool
    drawn: str
    drawn_depth: int
    stacks: tuple[int, ...]
    group: str
    unseen: tuple[tuple[str, int], ...]
    gone: tuple[str, ...]
    rockfalls_left: int
    end: str
    idle_rounds: int
    votes: tuple[int, ...]
    spaces: tuple[SpaceView, ...]
    teams: tuple[TeamView, ...]
    bonuses: tuple[tuple[str, tuple[int, ...]], ...]


def view(state: CaveState, viewer: int) -> CaveView:
    seen = state.seen_by(viewer)
    return CaveView(
        viewer=None if viewer == SPECTATOR else viewer,
        phase=PHASES[seen.phase],
        round=seen.round,
        final_round=seen.final_round,
        start=seen.starter,
        current=seen.current,
        ap=seen.ap,
        starving=seen.starving,
        drawn="" if seen.drawn == NO_FACE else face_text(seen.drawn),
        drawn_depth=depth_of_drawn(seen),
        stacks=tuple(seen.stacks[group] for group in range(GROUPS)),
        group=GROUP_NAMES[seen.group] if seen.group < GROUPS else "",
        unseen=tuple((face_text(face), seen.deck[face]) for face in range(FACES) if seen.deck[face]),
        gone=tuple(face_text(seen.gone[at]) for at in range(len(seen.gone))),
        rockfalls_left=max(0, seen.terms.rockfalls - seen.rockfalls),
        end=end_text(seen),
        idle_rounds=seen.idle,
        votes=tuple(seat for seat in range(seen.seats) if seen.votes >> seat & 1),
        spaces=tuple(space_view(seen, space) for space in range(seen.spaces)),
        teams=tuple(team_view(seen, seat) for seat in range(seen.seats)),
        bonuses=bonus_race(seen),
    )


def depth_of_drawn(seen: CaveState) -> int:
    """A descent lies one level deeper than the space it is discovered from, all else as deep. [CAVE-5.2, CAVE-5.3]"""
    if seen.drawn == NO_FACE:
        return 0
    here = seen.team[seen.current * TEAM + PLACE_OF]
    return 25 * (seen.cave[here * SPOT + LEVEL] + (face_type(seen.drawn) == DESCENT))


def bonus_race(seen: CaveState) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """What the bonuses stand at: as if everybody came home, and at the end as they were won. [CAVE-18.1]"""
    home = seen.clone()
    if seen.phase != OVER:
        for seat in range(home.seats):
            home.team[seat * TEAM + PLACE_OF] = THE_BASE
    seats = range(seen.seats)
    return tuple((name, tuple(bonus(home, seat, category) for seat in seats)) for category, name in enumerate(BONUSES))


def space_view(seen: CaveState, space: int) -> SpaceView:
    cave, at = seen.cave, space * SPOT
    return SpaceView(
        x=x_of(cave[at + CELL]),
        y=y_of(cave[at + CELL]),
        kind=KIND_NAMES[cave[at + KIND]],
        exits=exits_text(cave[at + EXITS]),
        open=exits_text(cave[at + OPEN]),
        depth=25 * cave[at + LEVEL],
        token=bool(cave[at + MARKS] & TOKEN),
        rope_token=bool(cave[at + MARKS] & ROPE_TOKEN),
        ropes=exits_text(cave[at + ROPED]),
        face_down=lies_face_down(seen, space),
    )


def lies_face_down(seen: CaveState, space: int) -> bool:
    """When the rockfalls have run out, the tile itself is laid face down, or a stand-in. [CAVE-4.18]"""
    if not seen.terms.face_down or seen.cave[space * SPOT + KIND] != KIND_NAMES.index("rockfall"):
        return False
    earlier = sum(seen.cave[other * SPOT + KIND] == KIND_NAMES.index("rockfall") for other in range(space))
    return earlier >= seen.terms.rockfalls


def team_view(seen: CaveState, seat: int) -> TeamView:
    at, team = seat * TEAM, seen.team
    known = not seen.hidden >> seat & 1
    here = seen.cave[team[at + PLACE_OF] * SPOT + CELL]
    carried = team[at + PACK] | team[at + TENT_LOAD]
    lost = [item for item in (CAMERA, RAFT) if team[at + LOST] >> item & 1]
    camp = team[at + CAMP]
    tent_cell = seen.cave[camp * SPOT + CELL] if camp >= 0 else 0
    return TeamView(
        x=x_of(here),
        y=y_of(here),
        packed=STAGES[team[at + STAGE]],
        backpack=load_text(team[at + PACK]) if known else None,
        tent=tent_text(seen, seat) if known else None,
        tent_place=(x_of(tent_cell), y_of(tent_cell)) if camp >= 0 else None,
        depot=tuple(
            ITEM_NAMES[item] for item in (CAMERA, RAFT) if known and item not in lost and not count_of(carried, item)
        ),
        lost=tuple(ITEM_NAMES[item] for item in lost),
        tokens=tuple((name, team[at + ROPE_TOKENS + pile]) for pile, name in enumerate(TOKEN_NAMES)),
        depths=tuple(25 * level for level in range(1, 63) if team[at + DEPTHS] >> level & 1),
        points=token_points(seen, seat),
    )
