"""The face of The Cave: the map, the teams with their gear, and a dialog for packing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from speleo.games.cave.drawing import WIDE, height_of, map_lines
from speleo.games.cave.engine.loads import BACKPACK, PACKED_TENT, TENT, count_of
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.table import CELL, PLACE_OF, SPOT, TEAM
from speleo.games.cave.events import (
    EndTriggered,
    FinalRoundBegan,
    LoadChosen,
    OxygenUsed,
    RockfallLaid,
    Starved,
    TurnBegan,
)
from speleo.games.cave.names import ITEM_NAMES, load_named
from speleo.games.cave.view import CaveView, TeamView
from speleo.grid.cells import x_of, y_of
from speleo.kernel.game import Action, Event, View
from speleo.terminal.cave.packing import PACKING, PackScreen
from speleo.terminal.palette import CHALK, DANGER, EMBER, GLOW, LIMESTONE, MOSS, ROCK_LIGHT, TORCH, WATER, seat_name
from speleo.terminal.screen import SpeleoScreen
from speleo.terminal.skin import Scene, Skin

SHORT_TOKENS = {"rope": "R", "water": "W", "photo": "P", "squeeze1": "I", "squeeze2": "II", "squeeze3": "III"}


class CaveSkin(Skin):
    """A map that scrolls with the team, slots of gear, and a dialog for packing."""

    def head(self, scene: Scene, width: int, tall: bool) -> RenderableType:
        view, texts = seen(scene), scene.texts
        parts = [Text(texts.say("cave-name"), f"bold {TORCH}"), Text(texts.say("cave-round", number=view.round), CHALK)]
        if view.final_round:
            parts.append(Text(texts.say("cave-final", number=view.final_round), f"bold {DANGER}"))
        parts.append(Text(texts.say("cave-ap", ap=view.ap), f"bold {CHALK}"))
        parts.append(Text(texts.say("cave-stacks", stacks=" ".join(map(str, view.stacks))), LIMESTONE))
        if view.starving:
            parts.append(Text(texts.say("cave-starving"), f"bold {DANGER}"))
        if view.drawn:
            parts.append(Text(texts.say("cave-drawn", tile=view.drawn), f"bold {WATER}"))
        return Text("   ").join(parts)

    def board_title(self, scene: Scene) -> str:
        return scene.texts.say("cave-map")

    def board_note(self, scene: Scene) -> str:
        return scene.texts.say("cave-legend")

    def board(self, scene: Scene, width: int, height: int) -> RenderableType:
        drawn = Text("\n".join(map_lines(cast(CaveState, scene.seen))), LIMESTONE, no_wrap=True)
        drawn.highlight_regex(r"#+", ROCK_LIGHT)
        drawn.highlight_regex(r"W[* ]", WATER)
        drawn.highlight_regex(r"[*+?](?=[ \d])", TORCH)
        drawn.highlight_regex(r"H", MOSS)
        drawn.highlight_regex(r"v", DANGER)
        return drawn

    def centre(self, scene: Scene) -> tuple[int, int] | None:
        """The team whose turn it is."""
        state = cast(CaveState, scene.seen)
        cells = [state.cave[space * SPOT + CELL] for space in range(state.spaces)]
        here = state.cave[state.team[state.current * TEAM + PLACE_OF] * SPOT + CELL]
        left, top = min(map(x_of, cells)), min(map(y_of, cells))
        high = height_of(state)
        return (x_of(here) - left) * WIDE + WIDE // 2, (y_of(here) - top) * high + high // 2

    def seats_title(self, scene: Scene) -> str:
        return scene.texts.say("cave-teams")

    def seats(self, scene: Scene, width: int) -> RenderableType:
        view, texts = seen(scene), scene.texts
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=True, header_style=ROCK_LIGHT, expand=True)
        table.add_column(Text(""), width=12, no_wrap=True)
        table.add_column(Text(texts.say("cave-backpack")), width=9, no_wrap=True)
        table.add_column(Text(texts.say("cave-tent")), width=14, no_wrap=True)
        table.add_column(Text(texts.say("cave-tokens")), ratio=1, no_wrap=True)
        table.add_column(Text(texts.say("cave-points")), width=6, no_wrap=True)
        for seat, team in enumerate(view.teams):
            table.add_row(
                seat_name(seat, scene.names[seat], 12),
                backpack(scene, team),
                tent(scene, team),
                Text(tokens(team), EMBER),
                Text(str(team.points), f"bold {TORCH}"),
                style=f"on {GLOW}" if seat == view.current else "",
            )
        return table

    def odds(self, scene: Scene, width: int) -> RenderableType | None:
        """What the current stack may still bring; removed tiles are among them. [CAVE-2.4]"""
        view = seen(scene)
        total = sum(count for _, count in view.unseen)
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        for tile, count in view.unseen:
            left = scene.texts.say("cave-odds-left", count=count, total=total)
            table.add_row(Text(tile, CHALK), Text(left, LIMESTONE), Text(f"{100 * count // total} %", TORCH))
        return table if view.unseen else None

    def dialog(self, scene: Scene, legal: Sequence[Action]) -> SpeleoScreen[Action | None] | None:
        return PackScreen(scene, legal) if legal and isinstance(legal[0], PACKING) else None

    def quiet(self, event: Event) -> bool:
        return isinstance(event, LoadChosen | OxygenUsed)

    def headline(self, event: Event) -> bool:
        return isinstance(event, TurnBegan | FinalRoundBegan)

    def alarming(self, event: Event) -> bool:
        return isinstance(event, Starved | EndTriggered | RockfallLaid)

    def rules_now(self, view: View) -> list[str]:
        assert isinstance(view, CaveView)
        if view.phase == "packing":
            return ["CAVE-2.9", "CAVE-2.10", "CAVE-2.11", "CAVE-14.1", "CAVE-14.2"]
        if view.phase == "place":
            return ["CAVE-4.8", "CAVE-4.10", "CAVE-4.11", "CAVE-4.13", "CAVE-4.14", "CAVE-4.16", "CAVE-5.2", "CAVE-5.3"]
        if view.phase == "over":
            return [
                "CAVE-17.5",
                "CAVE-18.1",
                "CAVE-18.2",
                "CAVE-18.3",
                "CAVE-18.4",
                "CAVE-18.5",
                "CAVE-18.8",
                "CAVE-18.10",
            ]
        if view.starving:
            return ["CAVE-13.6", "CAVE-13.7", "CAVE-13.8", "CAVE-13.9", "CAVE-13.10"]
        found = [
            "CAVE-3.2",
            "CAVE-3.7",
            "CAVE-4.1",
            "CAVE-6.4",
            "CAVE-7.3",
            "CAVE-7.6",
            "CAVE-8.1",
            "CAVE-9.2",
            "CAVE-10.1",
        ]
        return [*found, "CAVE-11.2", "CAVE-12.1", "CAVE-13.1", "CAVE-15.1", "CAVE-16.5", "CAVE-16.7", "CAVE-17.5"]


def seen(scene: Scene) -> CaveView:
    return cast(CaveView, scene.view)


def slots(scene: Scene, items: str, room: int) -> str:
    """A load as slots: one letter for each item, a dot for each free slot. [CAVE-1.7]"""
    load = load_named(items)
    letters = [
        scene.texts.say(f"cave-slot-{name}") for item, name in ITEM_NAMES.items() for _ in range(count_of(load, item))
    ]
    return "".join(letters).ljust(room, "·")


def backpack(scene: Scene, team: TeamView) -> Text:
    if team.backpack is None:
        return Text(scene.texts.say("cave-secret"), ROCK_LIGHT)
    packed = (team.tent or "").startswith("packed")
    return Text(slots(scene, team.backpack, BACKPACK - PACKED_TENT if packed else BACKPACK), LIMESTONE)


def tent(scene: Scene, team: TeamView) -> Text:
    """Where the tent is and what it holds."""
    if team.tent is None:
        return Text(scene.texts.say("cave-secret"), ROCK_LIGHT)
    where, colon, items = team.tent.partition(": ")
    if not colon:
        return Text(scene.texts.say(f"cave-tent-{where}"), ROCK_LIGHT)
    place = where if team.tent_place else scene.texts.say("cave-tent-packed")
    return Text(f"{place} {slots(scene, items, TENT)}", LIMESTONE)


def tokens(team: TeamView) -> str:
    """Tokens in short: R for ropes, W for water, P for photos, I to III for squeezes, and the depths."""
    parts = [f"{SHORT_TOKENS[name]}{count}" for name, count in team.tokens if count]
    return " ".join([*parts, *(f"{depth}m" for depth in team.depths)]) or "–"
