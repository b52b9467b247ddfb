"""The face of The Cave: the map, the teams with their gear, and a dialog for packing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from speleo.games.cave.drawing import WIDE, height_of, map_lines
from speleo.games.cave.engine.pieces import CELL, PLACE_OF, SPOT, TEAM
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.packs import LoadView
from speleo.games.cave.view import CaveView, TeamView
from speleo.grid.cells import x_of, y_of
from speleo.kernel.game import Action
from speleo.terminal.cave.packing import PACKING, PackScreen
from speleo.terminal.palette import CHALK, DANGER, EMBER, GLOW, LIMESTONE, MOSS, ROCK_LIGHT, TORCH, WATER, seat_name
from speleo.terminal.screen import SpeleoScreen
from speleo.terminal.skin import Scene, Skin

SHORT_TOKENS = {"rope": ("R",), "water": ("W",), "photo": ("P",), "squeeze": ("I", "II", "III")}


class CaveSkin(Skin):
    """A map that scrolls with the team, slots of gear, and a dialog for packing."""

    def head(self, scene: Scene, width: int, tall: bool) -> RenderableType:
        view, texts = seen(scene), scene.texts
        parts = [Text(texts.say("cave-name"), f"bold {TORCH}"), Text(texts.say("cave-round", number=view.round), CHALK)]
        if view.final_round:
            parts.append(Text(texts.say("cave-final", number=view.final_round), f"bold {DANGER}"))
        parts.append(Text(texts.say("cave-ap", ap=view.ap), f"bold {CHALK}"))
        parts.append(
            Text(texts.say("cave-stacks", stacks=" ".join(str(stack.count) for stack in view.stacks)), LIMESTONE)
        )
        if view.starving:
            parts.append(Text(texts.say("cave-starving"), f"bold {DANGER}"))
        if view.drawn:
            parts.append(Text(texts.say("cave-drawn", tile=view.drawn.notation), f"bold {WATER}"))
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
                backpack(scene, view, team),
                tent(scene, view, team),
                Text(tokens(view, team), EMBER),
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
            table.add_row(Text(tile.notation, CHALK), Text(left, LIMESTONE), Text(f"{100 * count // total} %", TORCH))
        return table if view.unseen else None

    def dialog(self, scene: Scene, legal: Sequence[Action]) -> SpeleoScreen[Action | None] | None:
        return PackScreen(scene, legal) if legal and isinstance(legal[0], PACKING) else None


def seen(scene: Scene) -> CaveView:
    return cast(CaveView, scene.view)


def slots(scene: Scene, load: LoadView, room: int) -> str:
    """A load as slots: one letter for each item, a dot for each free slot. [CAVE-1.7]"""
    counts = [(field.name, getattr(load, field.name)) for field in fields(load)]
    letters = [scene.texts.say(f"cave-slot-{name}") for name, count in counts for _ in range(count)]
    return "".join(letters).ljust(room, "·")


def backpack(scene: Scene, view: CaveView, team: TeamView) -> Text:
    if team.backpack is None or team.tent is None:
        return Text(scene.texts.say("cave-secret"), ROCK_LIGHT)
    return Text(slots(scene, team.backpack, view.slots - team.tent.takes), LIMESTONE)


def tent(scene: Scene, view: CaveView, team: TeamView) -> Text:
    """Where the tent is and what it holds."""
    if team.tent is None:
        return Text(scene.texts.say("cave-secret"), ROCK_LIGHT)
    if team.tent.where in ("base", "gone"):
        return Text(scene.texts.say(f"cave-tent-{team.tent.where}"), ROCK_LIGHT)
    pitched = team.tent.where == "pitched"
    place = f"{team.tent.x},{team.tent.y}" if pitched else scene.texts.say("cave-tent-packed")
    return Text(f"{place} {slots(scene, team.tent.holds, view.tent_slots)}", LIMESTONE)


def tokens(view: CaveView, team: TeamView) -> str:
    """Tokens in short: R for ropes, W for water, P for photos, I to III for squeezes, and the depths."""
    parts = [
        f"{short}{count}"
        for name, counts in team.tokens
        for short, count in zip(SHORT_TOKENS[name], counts, strict=True)
        if count
    ]
    return " ".join([*parts, *(f"{level * view.metres}m" for level in team.levels)]) or "–"
