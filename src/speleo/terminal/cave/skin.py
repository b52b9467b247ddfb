"""The face of The Cave: the map, the teams with their gear, and a dialog for packing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from speleo.games.cave.packs import LoadView
from speleo.games.cave.view import CaveView, FaceView, SpaceView, TeamView
from speleo.kernel.game import Action
from speleo.terminal.cave.packing import PACKING, PackScreen
from speleo.terminal.cavern import STEPS, Cavern, Spot
from speleo.terminal.palette import (
    CHALK,
    DANGER,
    EMBER,
    GLOW,
    LIMESTONE,
    MOSS,
    ROCK_LIGHT,
    TORCH,
    WATER,
    seat_mark,
    seat_name,
)
from speleo.terminal.screen import SpeleoScreen
from speleo.terminal.skin import Scene, Skin, in_a_row

FLOORS = {
    "empty": "#2a211b",
    "base": "#4a3a1e",
    "field": "#3a2f22",
    "photo": "#3b2a3d",
    "water": "#173c46",
    "squeeze": "#3d2a1c",
    "descent": "#24242e",
    "rockfall": "#4a3f36",
    "rock": "#5a4f45",
}
GRADES = ("I", "II", "III")


class CaveSkin(Skin[CaveView]):
    """A map that scrolls with the team, slots of gear, and a dialog for packing."""

    def head(self, scene: Scene[CaveView], width: int, tall: bool) -> RenderableType:
        view, texts = scene.view, scene.texts
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
            parts.append(Text(texts.say("cave-drawn", tile=tile_words(scene, view.drawn)), f"bold {WATER}"))
        return in_a_row(parts, width, (0, 1))

    def board_title(self, scene: Scene[CaveView]) -> str:
        return scene.texts.say("cave-map")

    def board_note(self, scene: Scene[CaveView]) -> str:
        return scene.texts.say("cave-legend")

    def board(self, scene: Scene[CaveView], width: int, height: int) -> RenderableType:
        return self.cavern(scene, width, height).text()

    def cavern(self, scene: Scene[CaveView], width: int, height: int) -> Cavern:
        view = scene.view
        return Cavern([spot_of(scene, view, number) for number in range(len(view.spaces))], width, height)

    def here(self, scene: Scene[CaveView]) -> tuple[int, int] | None:
        """The team whose turn it is."""
        team = scene.view.teams[scene.view.current]
        return team.x, team.y

    def seats_title(self, scene: Scene[CaveView]) -> str:
        return scene.texts.say("cave-teams")

    def seats(self, scene: Scene[CaveView], width: int) -> RenderableType:
        view, texts = scene.view, scene.texts
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
                Text(tokens(scene, view, team), EMBER),
                Text(str(team.points), f"bold {TORCH}"),
                style=f"on {GLOW}" if seat == view.current else "",
            )
        return table

    def odds(self, scene: Scene[CaveView], width: int) -> RenderableType | None:
        """What the current stack may still bring; removed tiles are among them. [CAVE-2.4]"""
        view = scene.view
        total = sum(count for _, count in view.unseen)
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        for tile, count in view.unseen:
            left = scene.texts.say("cave-odds-left", count=count, total=total)
            table.add_row(
                Text(tile_words(scene, tile), CHALK), Text(left, LIMESTONE), Text(f"{100 * count // total} %", TORCH)
            )
        return table if view.unseen else None

    def dialog(self, scene: Scene[CaveView], legal: Sequence[Action]) -> SpeleoScreen[Action | None] | None:
        return PackScreen(scene, legal) if legal and isinstance(legal[0], PACKING) else None


def spot_of(scene: Scene[CaveView], view: CaveView, number: int) -> Spot:
    """A space with its token, its depth, the teams on it and their tents, and ropes in its passages. [CAVE-7.6]

    Fields are called by their numbers, as in the list of moves.
    """
    space, marks = view.spaces[number], Text()
    for seat, team in enumerate(view.teams):
        if (team.x, team.y) == (space.x, space.y) and (space.kind == "base") == team.home:
            marks.append_text(seat_mark(seat))
        if team.tent is not None and team.tent.where == "pitched" and (team.tent.x, team.tent.y) == (space.x, space.y):
            marks.append_text(Text.assemble(("∧", LIMESTONE), seat_mark(seat)))
    called = "cave-field-number" if space.kind == "field" else f"cave-kind-{space.kind}"
    title = scene.texts.say(called, number=number)
    tokens = ("*" if space.token else "") + ("+" if space.rope_token else "")
    team = view.teams[view.current]
    return Spot(
        space.x,
        space.y,
        frozenset(space.exits) | ways_from_base(view, space),
        f"{tokens}{title}",
        f"{space.level * view.metres}m" if space.level else "",
        marks,
        FLOORS.get(space.kind.partition("-")[0], FLOORS["empty"]),
        gates=dict.fromkeys(space.open, ("?", TORCH)) | gaps(view, space),
        here=(team.x, team.y) == (space.x, space.y),
        short=f"{tokens}{scene.texts.say(f'cave-kind-{space.kind}-short')}",
    )


def ways_from_base(view: CaveView, space: SpaceView) -> set[str]:
    """Between the base and the fields that lie beside it there is no wall. [CAVE-6.3]"""
    kinds = {(other.x, other.y): other.kind for other in view.spaces}
    beside = {"base": "field", "field": "base"}.get(space.kind, "nothing")
    return {side for side, (x, y) in STEPS.items() if kinds.get((space.x + x, space.y + y)) == beside}


def gaps(view: CaveView, space: SpaceView) -> dict[str, tuple[str, str]]:
    """Passages to another level: with ropes or, in red, without. [CAVE-7.1]"""
    levels = {(other.x, other.y): other for other in view.spaces}
    found = {}
    for side in set(space.exits) - set(space.open):
        step_x, step_y = STEPS[side]
        near = levels.get((space.x + step_x, space.y + step_y))
        if near is not None and near.level != space.level and "base" not in (near.kind, space.kind):
            upper = space if side in ("E", "S") else near
            roped = {"E": "E", "W": "E", "S": "S", "N": "S"}[side] in dict(upper.ropes)
            found[side] = ("║", MOSS) if roped else ("v", DANGER)
    return found


def slots(scene: Scene[CaveView], load: LoadView, room: int) -> str:
    """A load as slots: one letter for each item, a dot for each free slot. [CAVE-1.7]"""
    counts = [(field.name, getattr(load, field.name)) for field in fields(load)]
    letters = [scene.texts.say(f"cave-slot-{name}") for name, count in counts for _ in range(count)]
    return "".join(letters).ljust(room, "·")


def backpack(scene: Scene[CaveView], view: CaveView, team: TeamView) -> Text:
    if team.backpack is None or team.tent is None:
        return Text(scene.texts.say("cave-secret"), ROCK_LIGHT)
    return Text(slots(scene, team.backpack, view.slots - team.tent.takes), LIMESTONE)


def tent(scene: Scene[CaveView], view: CaveView, team: TeamView) -> Text:
    """Where the tent is and what it holds."""
    if team.tent is None:
        return Text(scene.texts.say("cave-secret"), ROCK_LIGHT)
    if team.tent.where in ("base", "gone"):
        return Text(scene.texts.say(f"cave-tent-{team.tent.where}"), ROCK_LIGHT)
    pitched = team.tent.where == "pitched"
    place = f"{team.tent.x},{team.tent.y}" if pitched else scene.texts.say("cave-tent-packed")
    return Text(f"{place} {slots(scene, team.tent.holds, view.tent_slots)}", LIMESTONE)


def tokens(scene: Scene[CaveView], view: CaveView, team: TeamView) -> str:
    """Tokens in short: a letter for ropes, water and photos, I to III for squeezes, and the depths."""
    parts = [
        f"{short}{count}"
        for name, counts in team.tokens
        for short, count in zip(
            GRADES if len(counts) > 1 else (scene.texts.say(f"cave-token-{name}-short"),), counts, strict=True
        )
        if count
    ]
    return " ".join([*parts, *(f"{level * view.metres}m" for level in team.levels)]) or "–"


def tile_words(scene: Scene[CaveView], tile: FaceView) -> str:
    """A tile by its kind and its exits."""
    sides = "".join(scene.texts.say("compass-letter", side=side) for side in tile.exits)
    return f"{scene.texts.say(f'cave-kind-{tile.kind}')} {sides}"
