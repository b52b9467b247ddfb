"""What is told of Sub Terra."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.events import (
    CaveInRolled,
    CaverEntered,
    Devoured,
    Dived,
    Exerted,
    FellUnconscious,
    HazardTurned,
    Healed,
    HorrorAppeared,
    HorrorMoved,
    HorrorRepelled,
    HorrorStruck,
    Hurt,
    NoHorrorAppeared,
    RopeFixed,
    RoundBegan,
    RubbleCleared,
    RubbleFell,
    Surfaced,
    Tested,
    TileDrawn,
    TileFlooded,
    TilePlaced,
    TimeRanOut,
    TurnEnded,
    WallBlasted,
)
from speleo.games.subterra.places import place
from speleo.games.subterra.view import SubTerraView
from speleo.kernel.engine.state import State
from speleo.kernel.game import Action, Event
from speleo.kernel.place import Place
from speleo.kernel.telling import Mood, Saying, Telling, Thing, each_word

RULES: dict[str, tuple[str, ...]] = {
    "pick": ("SUB-SET.1", "SUB-SET.2", "SUB-SET.3"),
    "start": ("SUB-SET.12",),
    "turn": ("SUB-ACT.1", "SUB-ACT.2", "SUB-EXE.1", "SUB-BAS.1", "SUB-BAS.3", "SUB-BAS.7", "SUB-BAS.10", "SUB-BAS.12"),
    "directed": ("SUB-LEA.1", "SUB-LEA.2", "SUB-LEA.3"),
    "step": ("SUB-BAS.10", "SUB-BAS.11"),
    "keep": ("SUB-SCO.1", "SUB-SCO.2", "SUB-SCO.3"),
    "take": ("SUB-GEO.2", "SUB-GEO.3"),
    "place": ("SUB-PLC.2", "SUB-PLC.3", "SUB-PLC.4", "SUB-PLC.8"),
    "surface": ("SUB-DIV.4", "SUB-DIV.5"),
    "order": ("SUB-HOR.7", "SUB-HOR.10"),
    "path": ("SUB-HOR.7", "SUB-HOR.8"),
    "spawn": ("SUB-HOR.16", "SUB-HOR.17", "SUB-HOR.18"),
    "over": ("SUB-END.1", "SUB-END.2", "SUB-END.3"),
}
"""What matters at each question."""
BASIC = ("reveal", "move", "explore", "run", "heal", "hide")
SITUATIONAL = ("swim", "squeeze", "dig", "rope")
BETTER = {"excavate": "dig", "fixrope": "rope"}
"""Own abilities that take the place of what everybody can do. [SUB-GEO.1, SUB-CLI.1]"""

FAR = 8
"""As far away as no horror at all."""


class SubTerraTelling(Telling[SubTerraView]):
    """What every screen tells of Sub Terra."""

    quiet: ClassVar[tuple[type[Event], ...]] = (TurnEnded, TileDrawn, NoHorrorAppeared, Exerted)
    headlines: ClassVar[tuple[type[Event], ...]] = (RoundBegan,)
    alarming: ClassVar[tuple[type[Event], ...]] = (
        HazardTurned,
        Hurt,
        FellUnconscious,
        HorrorStruck,
        HorrorAppeared,
        TimeRanOut,
        Devoured,
    )

    sounds: ClassVar[Mapping[type[Event], str]] = {
        RoundBegan: "drip",
        TilePlaced: "tile_lay",
        CaverEntered: "step_rock",
        Healed: "gem",
        FellUnconscious: "unconscious",
        Tested: "dice",
        CaveInRolled: "dice",
        RopeFixed: "rope",
        RubbleCleared: "step_gravel",
        WallBlasted: "rockfall",
        RubbleFell: "rockfall",
        HorrorRepelled: "trap_snap",
        Dived: "splash",
        Surfaced: "splash",
        TileFlooded: "splash",
        HorrorMoved: "horror_hiss",
        HorrorAppeared: "horror_hiss",
        HorrorStruck: "trap_snap",
        HazardTurned: "page",
        TimeRanOut: "light_flicker",
        Devoured: "unconscious",
    }
    named: ClassVar[Mapping[str, Callable[[str], tuple[Thing, ...]]]] = {"tile": each_word, "kept_tile": each_word}

    def mood(self, view: SubTerraView) -> Mood:
        """How near the horrors are to their prey, how much light is left, and who is still on their feet."""
        cards = view.cards + sum(count for _, count in view.turned)
        away = [hunt.away for hunt in view.hunts if hunt.prey != "none"]
        lost = sum(one.health == 0 or one.where == "darkness" for one in view.cavers)
        return Mood(
            "subterra",
            {
                "nearest_horror": min([FAR, *away]),
                "horrors": len(view.hunts),
                "cards_left_share": round(view.cards / cards, 3) if cards else 1.0,
                "unconscious_share": round(lost / len(view.cavers), 3) if view.cavers else 0.0,
            },
        )

    def place(self, state: State, told: Event | Action) -> Place | None:
        assert isinstance(state, SubTerraState)
        cell = getattr(told, "cell", "")
        return place(state, cell) if cell else None

    def rules_now(self, view: SubTerraView) -> tuple[str, ...]:
        return RULES.get(view.asks, ())

    def prompt(self, view: SubTerraView, viewer: int, asked: tuple[int, ...]) -> Saying:
        """What is to be decided, and by whom."""
        if not asked:
            return Saying(f"subterra-ended-{view.medal}") if view.asks == "over" else Saying("prompt-nobody")
        args = {
            "seat": asked[0],
            "caver": caver(view.acting),
            "who": caver(view.active),
            "prey": caver(view.chased),
            "horror": view.chasing,
            "points": view.points,
            "unknown": int(bool(view.frontier)),
        }
        return Saying(f"subterra-{'you' if viewer in asked else 'they'}-{view.asks}", args)

    def warnings(self, view: SubTerraView) -> tuple[Saying, ...]:
        """The failing light, gas that lingers, who may fall next. [SUB-HAZ.2, SUB-HAZ.10, SUB-OOT.1, SUB-UNC.1]"""
        found = [Saying("subterra-head-light", {"cards": view.cards})] if view.light in ("failing", "out") else []
        if view.gas:
            found.append(Saying("subterra-head-gas", {"points": view.gas}))
        weak = [one for one in view.cavers if one.seat == view.viewer and one.health == 1 and one.where == "tile"]
        found += [Saying("subterra-head-weak", {"caver": caver(one.caver)}) for one in weak]
        return () if view.asks == "over" else tuple(found)

    def deeds(self, view: SubTerraView, legal: frozenset[str]) -> tuple[str, ...]:
        """Always the basic actions and the caver's own, then others while they are legal: nothing changes its place."""
        if view.asks not in ("turn", "directed"):
            return ()
        acting = next(one for one in view.cavers if one.caver == view.acting)
        own = [ability.key for ability in acting.abilities if ability.points]
        replaced = {BETTER.get(kind) for kind in own}
        basic = [kind for kind in BASIC if view.asks == "turn" or kind in legal]
        others = [kind for kind in SITUATIONAL if kind in legal and kind not in replaced]
        return (*basic, *own, *others)

    def secret(self, view: SubTerraView) -> bool:
        """Nobody has secrets."""
        return False


def caver(name: str) -> str | Saying:
    return "" if name == "none" else Saying(f"subterra-caver-{name}")
