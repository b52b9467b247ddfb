"""The face of Sub Terra: the cave, the cavers with their health, what is due now and how likely it is."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from speleo.games.subterra.drawing import cave_lines
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.view import CaverView, SubTerraView
from speleo.terminal.palette import CHALK, DANGER, LIMESTONE, TORCH, seat_name
from speleo.terminal.skin import Scene, Skin


class SubTerraSkin(Skin):
    """The cave drawn with its markers, horrors and cavers; health in hearts."""

    def head(self, scene: Scene, width: int, tall: bool) -> RenderableType:
        """The round, the light that is left, the tiles, and whose turn it is. [SUB-HAZ.2, SUB-PLC.16]"""
        view, texts = seen(scene), scene.texts
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
        return Text("   ").join(parts)

    def board(self, scene: Scene, width: int, height: int) -> RenderableType:
        """The cave, cut around the acting caver where the window is small."""
        state, view = cast(SubTerraState, scene.seen), seen(scene)
        lines = cave_lines(state)
        marker = next((str(at) for at, caver in enumerate(view.cavers, 1) if caver.caver == view.acting), "@")
        row = next((at for at, line in enumerate(lines) if marker in line), len(lines) // 2)
        column = lines[row].find(marker)
        top = max(0, min(row - height // 2, len(lines) - height))
        left = max(0, min(column - width // 2, max(map(len, lines)) - width))
        shown = [line[left : left + width] for line in lines[top : top + height]]
        return Text("\n".join(shown), LIMESTONE, no_wrap=True)

    def seats_title(self, scene: Scene) -> str:
        return scene.texts.say("subterra-option-cavers")

    def seats(self, scene: Scene, width: int) -> RenderableType:
        """Each caver with health, place and seat."""
        view = seen(scene)
        return Group(*(caver_line(scene, view, at, caver) for at, caver in enumerate(view.cavers, 1)))

    def odds(self, scene: Scene, width: int) -> RenderableType | None:
        """The odds of tests, and what the next card can be. [SUB-SKL.1, SUB-SKL.2]"""
        view, texts = seen(scene), scene.texts
        lines = [texts.say("subterra-odds-test"), texts.say("subterra-odds-cave-in")]
        total = sum(count for _card, count in view.cards_left)
        for card, count in view.cards_left if view.cards else ():
            lines.append(f"{100 * count / total:3.0f} %  {texts.say(f'subterra-card-{card}')}")
        return Text("\n".join(lines), CHALK)


def seen(scene: Scene) -> SubTerraView:
    return cast(SubTerraView, scene.view)


def caver_line(scene: Scene, view: SubTerraView, number: int, caver: CaverView) -> Text:
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
