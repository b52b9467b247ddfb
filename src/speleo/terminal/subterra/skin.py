"""The face of Sub Terra: the cave, the cavers with their health, what is due now and how likely it is."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from speleo.games.subterra.actions import PickCaver, Place
from speleo.games.subterra.faces import FaceView
from speleo.games.subterra.view import CaverView, SubTerraView, TileView
from speleo.kernel.game import Action
from speleo.terminal.cavern import Cavern, Spot
from speleo.terminal.palette import CHALK, DANGER, LIMESTONE, TORCH, WATER, seat_mark, seat_name
from speleo.terminal.skin import Scene, Skin, in_a_row

FLOORS = {
    "plain": "#2a211b",
    "water": "#173c46",
    "gas": "#33391c",
    "cave-in": "#3f342a",
    "horror": "#3d1c22",
    "squeeze": "#3d2a1c",
    "ledge": "#24242e",
    "slope": "#2c2a36",
    "scree": "#463d33",
    "start": "#4a3a1e",
    "exit": "#2f4a24",
}
WATER_FLOOR = "#1f5f70"
MARKS = {"flooded": ("≈", WATER), "rubble": ("▒", LIMESTONE), "rope": ("║", TORCH)}
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}


class SubTerraSkin(Skin[SubTerraView]):
    """The cave drawn with its markers, horrors and cavers; health in hearts."""

    def head(self, scene: Scene[SubTerraView], width: int, tall: bool) -> RenderableType:
        """The round, the light that is left, the tiles, and whose turn it is. [SUB-HAZ.2, SUB-PLC.16]"""
        view, texts = scene.view, scene.texts
        parts = [
            Text(texts.say("subterra-name"), f"bold {TORCH}"),
            Text(texts.say("subterra-head-round", round=view.round), f"bold {CHALK}"),
            Text(
                texts.say("subterra-head-light", cards=view.cards),
                DANGER if view.light in ("failing", "out") else LIMESTONE,
            ),
            Text(texts.say("subterra-head-stack", tiles=view.stack), LIMESTONE),
        ]
        if view.gas:
            parts.append(Text(texts.say("subterra-head-gas", points=view.gas), DANGER))
        if view.active != "none":
            name = texts.say(f"subterra-caver-{view.active}")
            parts.append(Text(texts.say("subterra-head-turn", name=name, points=view.points), f"bold {TORCH}"))
        if view.drawn:
            parts.append(Text(texts.say("subterra-head-drawn", tile=tile_words(scene, view.drawn)), f"bold {WATER}"))
        return in_a_row(parts, width, (0, 3, 2))

    def board(self, scene: Scene[SubTerraView], width: int, height: int) -> RenderableType:
        return self.cavern(scene, width, height).text()

    def cavern(self, scene: Scene[SubTerraView], width: int, height: int) -> Cavern:
        view = scene.view
        return Cavern([spot_of(scene, view, tile) for tile in view.cave], width, height)

    def here(self, scene: Scene[SubTerraView]) -> tuple[int, int] | None:
        """The caver who acts."""
        view = scene.view
        cells = {caver.caver: caver.cell for caver in view.cavers}
        return next(((tile.x, tile.y) for tile in view.cave if tile.cell == cells.get(view.acting)), None)

    def label(self, scene: Scene[SubTerraView], action: Action) -> str:
        """Where a caver is chosen, with what only that one can do; where a tile is laid, how. [SUB-SET.3, SUB-PLC.4]"""
        if isinstance(action, Place):
            ways = {placed.action: placed.face for placed in scene.view.placements}
            said = super().label(scene, action)
            return f"{said}: {sides(scene, ways[action.notation])}" if action.notation in ways else said
        if not isinstance(action, PickCaver):
            return super().label(scene, action)
        name = scene.texts.say(f"subterra-caver-{action.caver}")
        return f"{name:14} {scene.texts.can(scene.game, action)}"

    def meaning(self, scene: Scene[SubTerraView], action: Action) -> str:
        """The list of cavers says itself what each of them can do."""
        return "" if isinstance(action, PickCaver) else super().meaning(scene, action)

    def board_note(self, scene: Scene[SubTerraView]) -> str:
        return scene.texts.say("subterra-legend")

    def seats_title(self, scene: Scene[SubTerraView]) -> str:
        return scene.texts.say("subterra-option-cavers")

    def seats(self, scene: Scene[SubTerraView], width: int) -> RenderableType:
        """Each caver with health, place and seat."""
        view = scene.view
        return Group(*(caver_line(scene, view, at, caver) for at, caver in enumerate(view.cavers, 1)))

    def odds(self, scene: Scene[SubTerraView], width: int) -> RenderableType | None:
        """The odds of tests, and what the next card can be. [SUB-SKL.1, SUB-SKL.2]"""
        view, texts = scene.view, scene.texts
        lines = [texts.say("subterra-odds-test"), texts.say("subterra-odds-cave-in")]
        total = sum(count for _card, count in view.cards_left)
        for card, count in view.cards_left if view.cards else ():
            lines.append(f"{100 * count / total:3.0f} %  {texts.say(f'subterra-card-{card}')}")
        return Text("\n".join(lines), CHALK)


def spot_of(scene: Scene[SubTerraView], view: SubTerraView, tile: TileView) -> Spot:
    """A tile with its markers, and the cavers and horrors on it: a caver has a number and the mark of the seat."""
    marks, few = Text(), Text()
    for number, caver in enumerate(view.cavers, 1):
        if caver.cell == tile.cell and caver.where != "darkness":
            marks.append_text(seat_mark(caver.seat)).append(str(number), CHALK if caver.health else DANGER)
            few.append_text(seat_mark(caver.seat))
    for horror in tile.horrors:
        marks.append(f"☠{horror}", f"bold {DANGER}")
        few.append("☠", f"bold {DANGER}")
    for mark in tile.marks:
        letter, colour = MARKS[mark]
        marks.append(letter, colour)
        few.append(letter, colour)
    face = tile.face
    here = any(caver.cell == tile.cell and caver.caver == view.acting for caver in view.cavers)
    arrow = f" {ARROWS[face.head]}" if face.head else ""
    return Spot(
        tile.x,
        tile.y,
        frozenset((*face.open, *tile.blasted)),
        scene.texts.say(f"subterra-tile-{face.sort}") + arrow,
        "".join(map(str, face.dice)),
        marks,
        WATER_FLOOR if "flooded" in tile.marks else FLOORS.get(face.sort, FLOORS["plain"]),
        gates=dict.fromkeys(tile.barred, ("v", DANGER)),
        here=here,
        name=tile.cell,
        short=scene.texts.say(f"subterra-tile-{face.sort}-short"),
        few=few,
    )


def sides(scene: Scene[SubTerraView], face: FaceView) -> str:
    """Where a tile is open, and where the arrow of a ledge or slope points."""
    letters = " ".join(scene.texts.say("compass-letter", side=side) for side in face.open)
    return f"{letters} {ARROWS[face.head]}" if face.head else letters


def tile_words(scene: Scene[SubTerraView], face: FaceView) -> str:
    """A tile by its sort, its open sides and the dice that strike it."""
    parts = (scene.texts.say(f"subterra-tile-{face.sort}"), sides(scene, face), "".join(map(str, face.dice)))
    return " ".join(part for part in parts if part)


def caver_line(scene: Scene[SubTerraView], view: SubTerraView, number: int, caver: CaverView) -> Text:
    """`*2 Medic ♥♥♡ 1,0`: the start caver has a star, a hidden one stands in brackets."""
    texts = scene.texts
    name = texts.say(f"subterra-caver-{caver.caver}")
    style = f"bold {TORCH}" if caver.caver == view.acting else CHALK
    hearts = "♥" * caver.health + "♡" * (caver.most - caver.health)
    where = caver.cell if caver.where == "tile" else texts.say(f"subterra-where-{caver.where}")
    return Text.assemble(
        ("*" if caver.caver == view.start else " ", TORCH),
        (f"{number} {f'({name})' if caver.hidden else name:14} ", style),
        (hearts, DANGER),
        (f" {where} ", LIMESTONE),
        seat_name(caver.seat, scene.names[caver.seat]),
    )
