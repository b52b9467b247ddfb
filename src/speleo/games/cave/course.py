"""How an expedition of The Cave went: what tokens and bonuses brought, how deep teams were, the cave from the side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from speleo.games.cave.engine.pieces import (
    CELL,
    FIRST_FIELD_WAY,
    KIND,
    LEVEL,
    NO_SPACE,
    PLACE_OF,
    SPOT,
    TEAM,
    THE_BASE,
    target,
)
from speleo.games.cave.engine.scores import (
    PHOTO_VALUE,
    ROPE_VALUE,
    SQUEEZE_VALUES,
    WATER_VALUE,
    at_home,
    bonus,
    depth_value,
    points,
    token_points,
    tokens,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import PHOTO, WATER
from speleo.games.cave.events import Moved, RockfallLaid, TileLaid, TurnBegan
from speleo.games.cave.names import cell_named
from speleo.games.cave.packs import METRES
from speleo.games.cave.scoring import BONUSES, bonus_rule
from speleo.games.cave.view import team_view
from speleo.kernel.account import Badge, Course, Passage
from speleo.kernel.game import Event

BADGES = (
    Badge("deep-end", "deepest", 125, "best", "gold"),
    Badge("rope-master", "ropes", 8, "best", "silver"),
    Badge("cartographer", "surveyed", 50, "best", "gold"),
    Badge("crystal-eye", "photos", 6, "best", "silver"),
)
WORTH: dict[str, tuple[int, ...]] = {
    "rope": (ROPE_VALUE,),
    "water": (WATER_VALUE,),
    "photo": (PHOTO_VALUE,),
    "squeeze": tuple(SQUEEZE_VALUES),
}
RANKS = {"CAVE-18.4": "crowd", "CAVE-18.5": "tied"}
"""What a rule that gives nothing calls the place in a race."""
Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pile:
    """The tokens of a category: how many of each sort, what they bring, and the bonus with its rule.

    `rank` is most, shared, second, tied (for second: nothing), crowd (three or more share the most: nothing), or
    empty. [CAVE-18.2, CAVE-18.3, CAVE-18.4, CAVE-18.5]
    """

    category: str
    counts: tuple[int, ...]
    points: int
    bonus: int
    rank: str
    rule: str


@dataclass(frozen=True, slots=True)
class TeamAccount:
    """What a team won. One that is not home keeps nothing of it: `total` is 0. [CAVE-17.5, CAVE-18.8]

    `levels` are those with a depth token, `depths` what each brought. `place` is where the team is in the section of
    the cave, and `trace` leads from the base to the deepest place where it has been.
    """

    home: bool
    piles: tuple[Pile, ...]
    levels: tuple[int, ...]
    depths: tuple[int, ...]
    tokens: int
    bonuses: int
    total: int
    deepest: int
    place: Spot
    trace: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class CaveCourse(Course):
    """`ways` are the passages as seen from the side: by steps from the base, and by level; `lakes` and
    `crystals` lie there.

    `worth` is what a token of each category brings, by sort. `left_below` is what the best team that is not home had
    won with if it had been home, else 0, and `left_by` its seat. [CAVE-17.5]
    """

    rounds: int
    tiles: int
    deepest: int
    deepest_by: tuple[int, ...]
    worth: tuple[tuple[str, tuple[int, ...]], ...]
    teams: tuple[TeamAccount, ...]
    ways: tuple[tuple[Spot, Spot], ...]
    lakes: tuple[Spot, ...]
    crystals: tuple[Spot, ...]
    left_below: int
    left_by: int | None


def chapter(event: Event) -> int | None:
    return event.round if isinstance(event, TurnBegan) else None


def course(state: CaveState, line: Sequence[Passage]) -> CaveCourse:
    """What is told of a finished match: how far and how deep each team got, and what was left below."""
    section = Section(state)
    visited: list[set[int]] = [{THE_BASE} for _ in range(state.seats)]
    tiles = 0
    for event in (event for passage in line for event in passage.events):
        if isinstance(event, Moved):
            visited[event.seat].add(section.space_at(event.cell))
        tiles += isinstance(event, TileLaid | RockfallLaid)
    teams = tuple(team_account(state, seat, section, visited[seat]) for seat in range(state.seats))
    deepest = max(team.deepest for team in teams)
    left_below, left_by = missed(state)
    return CaveCourse(
        rounds=state.round,
        tiles=tiles,
        deepest=deepest,
        deepest_by=tuple(seat for seat, team in enumerate(teams) if deepest and team.deepest == deepest),
        worth=tuple(WORTH.items()),
        teams=teams,
        ways=section.ways(),
        lakes=section.spots(WATER),
        crystals=section.spots(PHOTO),
        left_below=left_below,
        left_by=left_by,
    )


class Section:
    """The cave from the side: `steps` are those from the base to every space. [CAVE-6.1]"""

    def __init__(self, state: CaveState) -> None:
        self.state = state
        self.steps = {THE_BASE: 0}
        self.before: dict[int, int] = {}
        self.cells = {state.cave[space * SPOT + CELL]: space for space in range(state.spaces)}
        queue = [THE_BASE]
        for space in queue:
            for near in self.beside(space):
                if near not in self.steps:
                    self.steps[near] = self.steps[space] + 1
                    self.before[near] = space
                    queue.append(near)

    def beside(self, space: int) -> list[int]:
        ways = range(FIRST_FIELD_WAY + self.state.terms.fields)
        return [near for way in ways if (near := target(self.state, space, way)) != NO_SPACE]

    def space_at(self, cell: str) -> int:
        return self.cells.get(cell_named(cell), THE_BASE)

    def level(self, space: int) -> int:
        return int(self.state.cave[space * SPOT + LEVEL])

    def spot(self, space: int) -> Spot:
        return self.steps.get(space, 0), self.level(space)

    def ways(self) -> tuple[tuple[Spot, Spot], ...]:
        """Each once, however many passages look the same from the side."""
        found = {
            (min(self.spot(space), self.spot(near)), max(self.spot(space), self.spot(near))): None
            for space in self.steps
            for near in self.beside(space)
        }
        return tuple(sorted(found))

    def spots(self, kind: int) -> tuple[Spot, ...]:
        found = {self.spot(space) for space in self.steps if self.state.cave[space * SPOT + KIND] == kind}
        return tuple(sorted(found))

    def trace(self, space: int) -> tuple[Spot, ...]:
        found = [space]
        while found[-1] in self.before:
            found.append(self.before[found[-1]])
        return tuple(self.spot(each) for each in reversed(found))


def team_account(state: CaveState, seat: int, section: Section, visited: set[int]) -> TeamAccount:
    """One team at the end: where its points come from, how deep it went, and by which way."""
    seen = team_view(state, seat)
    piles = tuple(pile(state, seat, category, dict(seen.tokens)[name]) for category, name in enumerate(BONUSES))
    below = max(visited, key=lambda space: (section.level(space), -section.steps.get(space, 0)))
    return TeamAccount(
        home=at_home(state, seat),
        piles=piles,
        levels=seen.levels,
        depths=tuple(depth_value(level) for level in seen.levels),
        tokens=token_points(state, seat),
        bonuses=sum(each.bonus for each in piles),
        total=points(state, seat),
        deepest=section.level(below) * METRES,
        place=section.spot(state.team[seat * TEAM + PLACE_OF]),
        trace=section.trace(below),
    )


def pile(state: CaveState, seat: int, category: int, counts: tuple[int, ...]) -> Pile:
    name, own = BONUSES[category], bonus(state, seat, category)
    rule = bonus_rule(state, seat, category)
    worth = sum(count * value for count, value in zip(counts, WORTH[name], strict=True))
    return Pile(name, counts, worth, own, rank_of(state, seat, category, own, rule), rule)


def rank_of(state: CaveState, seat: int, category: int, own: int, rule: str) -> str:
    """Which place in a bonus a line of the score stands for: most, shared or second; empty: for none."""
    have = tokens(state, seat, category)
    most = max(
        (tokens(state, other, category) for other in range(state.seats) if at_home(state, other)),
        default=0,
    )
    if own:
        return ("most" if rule == "CAVE-18.2" else "shared") if have == most else "second"
    if rule == "CAVE-18.4" and have < most:
        return ""
    return RANKS.get(rule, "")


def missed(state: CaveState) -> tuple[int, int | None]:
    """What the best of the teams that are not home would have won with, had they all been."""
    home = state.clone()
    for seat in range(state.seats):
        home.team[seat * TEAM + PLACE_OF] = THE_BASE
    would = [points(home, seat) for seat in range(state.seats)]
    best = max(range(state.seats), key=lambda seat: would[seat])
    sole = would.count(would[best]) == 1
    return (would[best], best) if sole and not at_home(state, best) else (0, None)


def figures(state: CaveState, told: CaveCourse, seat: int) -> dict[str, int]:
    """What statistics and badges count of a team."""
    team = told.teams[seat]
    return {
        "points": team.total,
        "deepest": team.deepest,
        "photos": sum(team.piles[BONUSES.index("photo")].counts),
        "ropes": sum(team.piles[BONUSES.index("rope")].counts),
        "home": int(team.home),
        "surveyed": told.tiles if not any(state.stacks) else 0,
    }
