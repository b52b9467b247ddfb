"""What somebody can do now, in words: each kind of action once, and the keys of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from speleo.kernel.game import Action
from speleo.terminal.page import PageScreen
from speleo.terminal.palette import CHALK, LIMESTONE, TORCH, key_cap
from speleo.terminal.skin import Scene, Skin, ordered

WALKING_KEYS = (("←↑↓→", "can-walk"), ("Tab", "can-mark"), ("Enter", "can-take"), ("←↑↓→", "can-scroll"))
KEYS = (
    *(("?", "key-rules"), ("h", "key-hint"), ("o", "key-odds"), ("u", "key-undo")),
    *(("b", "key-away"), ("l", "key-language"), ("q", "key-quit")),
)


def ways(scene: Scene, skin: Skin, legal: Sequence[Action]) -> list[tuple[str, list[str]]]:
    """What can be done: each sentence once, with every way to do it, and the end of the turn last."""
    found: dict[str, list[str]] = {}
    for action in ordered(legal):
        found.setdefault(scene.texts.can(scene.game, action, scene.names), []).append(skin.label(scene, action))
    return list(found.items())


class DoingScreen(PageScreen):
    """Every kind of action that is possible now, what it does, and the keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("t,T", "close", show=False)]

    def __init__(self, scene: Scene, skin: Skin, legal: Sequence[Action], listed: bool) -> None:
        super().__init__()
        self.scene, self.skin, self.legal, self.listed = scene, skin, legal, listed

    def retell(self) -> None:
        texts = self.texts
        scene = Scene(**{name: getattr(self.scene, name) for name in Scene.__slots__} | {"texts": texts})
        page = Text()
        for said, labels in ways(scene, self.skin, self.legal):
            page.append(f"{said or labels[0]}\n", f"bold {TORCH}")
            for label in labels:
                page.append(f"  · {label}\n", LIMESTONE)
            page.append("\n")
        if not self.legal:
            page.append(f"{texts.say('can-nothing')}\n\n", LIMESTONE)
        page.append(f"{texts.say('can-keys')}\n", f"bold {CHALK}")
        for key, name in (*(WALKING_KEYS if self.listed else ()), *KEYS):
            page.append_text(Text.assemble("  ", key_cap(key), (f" {texts.say(name)}\n", LIMESTONE)))
        self.tell(texts.say("can-title"), page)
