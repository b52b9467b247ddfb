"""The face of Diamant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from speleo.games.diamant.actions import GoBack, GoOn
from speleo.games.diamant.view import DiamantView
from speleo.kernel.game import Action
from speleo.terminal.diamant import cards, explorers, odds
from speleo.terminal.palette import CHALK, DANGER, LIMESTONE, ROCK_LIGHT, TORCH
from speleo.terminal.skin import Choice, Scene, Skin


class DiamantSkin(Skin[DiamantView]):
    """Cards on a path, chests of gems, and two keys."""

    tall_head: ClassVar[int] = 3

    def head(self, scene: Scene[DiamantView], width: int, tall: bool) -> RenderableType:
        """The name, the five entrances (blocked, open, to come) and the deck. [DIA-2.3, DIA-5.5]"""
        view, texts = scene.view, scene.texts
        title = Text.assemble(("◇ ", "bold #a8e4f0"), (texts.say("diamant-name"), f"bold {TORCH}"))
        where = Text(texts.say("diamant-expedition", number=view.expedition), f"bold {CHALK}")
        deck = Text(texts.say("diamant-deck", count=view.deck_size), LIMESTONE)
        if not tall:
            doors = Text(" ").join(entrance(view, number, 1) for number in range(1, view.expeditions + 1))
            return Text("   ").join([title, where, doors, deck])
        arches = [
            Text("  ").join(entrance(view, number, row) for number in range(1, view.expeditions + 1))
            for row in range(3)
        ]
        left = [Text(""), Text.assemble(title, "   ", where), Text("")]
        right = [Text(""), deck, Text("")]
        for part in left:
            part.align("left", 34)
        return Group(*(Text.assemble(a, b, "   ", c) for a, b, c in zip(left, arches, right, strict=True)))

    def board_title(self, scene: Scene[DiamantView]) -> str:
        return f"{scene.texts.say('diamant-path')} · {scene.texts.say('diamant-loose', gems=scene.view.loose)}"

    def board_note(self, scene: Scene[DiamantView]) -> str:
        """The cards that are out of the game. [DIA-3.6, DIA-5.3]"""
        texts, gone = scene.texts, []
        for card, count in Counter(scene.view.gone).items():
            name = texts.say(f"diamant-short-{card}")
            gone.append(name if count == 1 else texts.say("diamant-gone-count", count=count, card=name))
        return texts.say("diamant-gone", cards=", ".join(gone)) if gone else ""

    def board(self, scene: Scene[DiamantView], width: int, height: int) -> RenderableType:
        return cards.path(scene.view, scene.texts, width, height)

    def seats_title(self, scene: Scene[DiamantView]) -> str:
        return scene.texts.say("diamant-explorers")

    def seats(self, scene: Scene[DiamantView], width: int) -> RenderableType:
        return explorers.explorers(scene, scene.view, width)

    def odds(self, scene: Scene[DiamantView], width: int) -> RenderableType | None:
        return odds.panel(scene.view, scene.texts, width)

    def choices(self, scene: Scene[DiamantView], legal: Sequence[Action]) -> list[Choice] | None:
        """On and back, by a letter or an arrow."""
        view, texts = scene.view, scene.texts
        gathered = view.seats[scene.viewer].gathered if scene.viewer >= 0 else 0
        relics = sum(card.kind == "relic" for card in view.path)
        return [
            Choice(
                GoOn(),
                (texts.say("diamant-key-on"), "right"),
                texts.say("diamant-action-on"),
                texts.say("diamant-on-means", gathered=gathered),
            ),
            Choice(
                GoBack(),
                (texts.say("diamant-key-back"), "left"),
                texts.say("diamant-action-back"),
                texts.say("diamant-back-means", gathered=gathered, loose=view.loose, relics=relics),
            ),
        ]


def entrance(view: DiamantView, number: int, row: int) -> Text:
    """A cave entrance in three rows: blocked, open, or still to come."""
    if number < view.expedition or view.phase == "over":
        return Text(("╭───╮", "│╳╳╳│", "┴───┴")[row], DANGER if row == 1 else ROCK_LIGHT)
    if number == view.expedition:
        return Text(("╔═══╗", f"║ {number} ║", "╝   ╚")[row], f"bold {TORCH}")
    return Text(("╭───╮", f"│ {number} │", "┴───┴")[row], LIMESTONE)
