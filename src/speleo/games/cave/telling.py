"""What is told of The Cave."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.events import (
    DepthReached,
    EndTriggered,
    FinalRoundBegan,
    LoadChosen,
    Loaded,
    LoadsRevealed,
    Moved,
    OxygenUsed,
    RockfallLaid,
    RopesLaid,
    Starved,
    TentPacked,
    TentPitched,
    TileLaid,
    TokenTaken,
    TurnBegan,
)
from speleo.games.cave.names import GROUP_NAMES, load_things
from speleo.games.cave.places import place
from speleo.games.cave.view import CaveView, TeamView
from speleo.kernel.engine.state import State
from speleo.kernel.game import Action, Event
from speleo.kernel.place import Place
from speleo.kernel.telling import Mood, Saying, Telling, Thing, each_word

PACKING = ("CAVE-2.9", "CAVE-2.10", "CAVE-2.11", "CAVE-14.1", "CAVE-14.2")
GEAR = ("CAVE-14.1", "CAVE-14.2", "CAVE-14.4", "CAVE-15.1", "CAVE-15.2", "CAVE-15.7", "CAVE-16.2", "CAVE-16.7")
PLACING = ("CAVE-4.8", "CAVE-4.10", "CAVE-4.11", "CAVE-4.13", "CAVE-4.14", "CAVE-4.16", "CAVE-5.2", "CAVE-5.3")
STARVING = ("CAVE-13.6", "CAVE-13.7", "CAVE-13.8", "CAVE-13.9", "CAVE-13.10")
ENDED = (
    *("CAVE-17.5", "CAVE-18.1", "CAVE-18.2", "CAVE-18.3"),
    *("CAVE-18.4", "CAVE-18.5", "CAVE-18.8", "CAVE-18.10"),
)
PLAYING = (
    *("CAVE-3.2", "CAVE-3.7", "CAVE-4.1", "CAVE-6.4", "CAVE-7.3", "CAVE-7.6", "CAVE-8.1", "CAVE-9.2", "CAVE-10.1"),
    *("CAVE-11.2", "CAVE-12.1", "CAVE-13.1", "CAVE-15.1", "CAVE-16.5", "CAVE-16.7", "CAVE-17.5"),
)
CHOOSING_GEAR = ("load", "fill", "stow", "split", "drop")
ALWAYS = ("discover", "photo", "dive")
SELDOM = ("abandon", "skip")
LOW = 1
"""So few provisions are worth a warning."""

WET = ("dive-half", "dive-full")
NEAR = 2
"""Water is heard so many spaces away."""
WELL_FED = 4
TOKEN_SOUNDS = {"photo": "camera_shutter", "rope": "rope", "water": "splash"}


class CaveTelling(Telling[CaveView]):
    """What every screen tells of The Cave."""

    quiet: ClassVar[tuple[type[Event], ...]] = (LoadChosen, OxygenUsed)
    headlines: ClassVar[tuple[type[Event], ...]] = (TurnBegan, FinalRoundBegan)
    alarming: ClassVar[tuple[type[Event], ...]] = (Starved, EndTriggered, RockfallLaid)

    sounds: ClassVar[Mapping[type[Event], str]] = {
        LoadsRevealed: "curtain",
        Loaded: "page",
        TileLaid: "tile_lay",
        RockfallLaid: "rockfall",
        RopesLaid: "rope",
        OxygenUsed: "oxygen_breath",
        DepthReached: "drip",
        TentPitched: "curtain",
        TentPacked: "page",
        Starved: "refused",
    }
    named: ClassVar[Mapping[str, Callable[[str], tuple[Thing, ...]]]] = {
        **dict.fromkeys(("backpack", "tent", "items"), load_things),
        "tile": each_word,
    }

    def sound(self, event: Event) -> str:
        if isinstance(event, Moved):
            return "splash" if event.how in WET else "step_water" if event.how == "raft" else "step_rock"
        if isinstance(event, TokenTaken):
            return TOKEN_SOUNDS.get(event.token, "gem")
        return super().sound(event)

    def mood(self, view: CaveView) -> Mood:
        """The stack that is drawn from, and what surrounds the team whose turn it is. [CAVE-4.7]"""
        number = GROUP_NAMES.index(view.group) + 1 if view.group else len(GROUP_NAMES)
        team = view.teams[view.current]
        known = team.backpack if view.phase != "packing" else None
        near = [space for space in view.spaces if abs(space.x - team.x) + abs(space.y - team.y) <= NEAR]
        here = [space for space in near if (space.x, space.y) == (team.x, team.y) and not team.home]
        return Mood(
            f"cave_{number}",
            {
                "levels_below_base": sum(space.level for space in here),
                "provisions_carried": known.prov if known is not None else WELL_FED,
                "water_tiles_within_2": sum(space.kind == "water" for space in near),
                "squeeze_grade_here": sum(int(space.kind[-1]) for space in here if space.kind.startswith("squeeze")),
            },
        )

    def place(self, state: State, told: Event | Action) -> Place | None:
        assert isinstance(state, CaveState)
        cell = getattr(told, "cell", "")
        return place(state, cell) if cell else None

    def rules_now(self, view: CaveView) -> tuple[str, ...]:
        if view.phase == "packing":
            return PACKING
        if view.phase == "place":
            return PLACING
        if view.phase == "over":
            return ENDED
        if view.phase in CHOOSING_GEAR:
            return GEAR
        return STARVING if view.starving else PLAYING

    def prompt(self, view: CaveView, viewer: int, asked: tuple[int, ...]) -> Saying:
        if view.phase == "over":
            return Saying("cave-ended")
        if view.phase == "packing":
            if viewer not in asked:
                return Saying("cave-waiting-packers", {"seats": asked})
            return Saying("cave-pack-now" if view.packing else "cave-ready-to-go")
        if viewer not in asked:
            return Saying("cave-their-turn", {"seat": view.current})
        if view.phase in CHOOSING_GEAR:
            return Saying(f"cave-pack-{view.phase}")
        if view.phase == "place":
            return Saying("cave-place-first", {"ap": view.ap})
        if view.ap == 0:
            return Saying("cave-no-points")
        return Saying("cave-your-turn", {"ap": view.ap, "discover": int(may_discover(view, viewer))})

    def warnings(self, view: CaveView) -> tuple[Saying, ...]:
        """Starving, or soon, and the end that has begun. [CAVE-3.2, CAVE-13.6, CAVE-17.2]"""
        found = [Saying("cave-starves", {"seat": view.current, "mine": int(view.viewer == view.current)})]
        found = found if view.starving and view.phase == "turn" else []
        if not found and view.viewer is not None and view.viewer == view.current and view.phase == "turn":
            found += low_provisions(view.teams[view.viewer])
        if view.final_round:
            found.append(Saying("cave-final", {"number": view.final_round}))
        elif view.end != "none" and view.phase != "over":
            found.append(Saying("cave-last-round"))
        return tuple(found)

    def deeds(self, view: CaveView, legal: frozenset[str]) -> tuple[str, ...]:
        """A place for each thing that stays where it is: what tent and gear allow now stands where they always are.

        What is seldom possible comes behind them, and the end of the turn last.
        """
        if view.viewer is None or view.phase == "packing":
            return ()
        seldom = tuple(kind for kind in SELDOM if kind in legal)
        team = view.teams[view.viewer]
        return (*ALWAYS, tent_deed(team), "repack" if team.home else "exchange", "discard", "force", *seldom, "end")

    def secret(self, view: CaveView) -> bool:
        """Only the loads for the start are secret, until all have chosen. [CAVE-2.9]"""
        return view.phase == "packing"


def tent_deed(team: TeamView) -> str:
    """What would be done with the tent next: taken along, packed where it stands here, else pitched."""
    tent = team.tent
    if tent is not None and tent.where == "base" and team.home:
        return "take-tent"
    if tent is not None and tent.where == "pitched" and (tent.x, tent.y) == (team.x, team.y):
        return "pack-tent"
    return "pitch"


def may_discover(view: CaveView, viewer: int) -> bool:
    """Whether a passage leads into the unknown from where the team stands. [CAVE-4.1]"""
    team = view.teams[viewer]
    return any(space.open for space in view.spaces if (space.x, space.y) == (team.x, team.y) and space.kind != "base")


def low_provisions(team: TeamView) -> list[Saying]:
    """The last provision, where the next turn will cost one. [CAVE-3.2]"""
    if team.backpack is None or team.home:
        return []
    left = team.backpack.prov
    return [Saying("cave-low-provisions", {"count": left})] if left <= LOW else []
