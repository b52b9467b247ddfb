"""The packing dialog: one page for every choice of gear, with slots to fill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from speleo.games.cave.actions import Drop, DropFromTent, Fill, Items, Load, Split, Stow
from speleo.games.cave.engine.loads import ITEMS, count_of, size_of
from speleo.games.cave.names import ITEM_NAMES, load_named, load_text
from speleo.kernel.game import Action
from speleo.terminal.palette import CHALK, DANGER, LIMESTONE, ROCK_LIGHT, TORCH
from speleo.terminal.screen import KeyBar, SpeleoScreen
from speleo.terminal.skin import Scene

PACKING = (Load, Fill, Stow, Split, Drop, DropFromTent)


class PackScreen(ModalScreen[Action | None], SpeleoScreen[Action | None]):
    """Counts for each item, and Enter; an illegal load is refused by its rule. Answers None to go back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "row(-1)", show=False),
        Binding("down", "row(1)", show=False),
        Binding("left,minus", "change(-1)", show=False),
        Binding("right,plus", "change(1)", show=False),
        Binding("t,T", "tent", show=False),
        Binding("enter", "take", show=False),
        Binding("u,escape", "back", show=False),
        Binding("q,Q", "leave", show=False),
        Binding("l,L", "app.language", show=False),
    ]

    def __init__(self, scene: Scene, legal: Sequence[Action]) -> None:
        super().__init__()
        self.scene = scene
        self.legal = list(legal)
        self.kind = type(self.legal[0])
        loads = [load_named(action.items) for action in self.legal if isinstance(action, Load | Items)]
        self.most = [max(count_of(load, item) for load in loads) for item in range(ITEMS)]
        self.items = [item for item in range(ITEMS) if self.most[item]]
        self.row = 0
        self.with_tent = False
        self.load = self.suggestion()
        self.notice = ""

    def suggestion(self) -> int:
        """What the game suggests to begin with."""
        offers = self.scene.game.offers(self.scene.seen, self.scene.viewer)
        begin = next(offer.counts.begin for offer in offers if offer.counts is not None)
        return load_named(", ".join(f"{count} {item}" for item, count in begin) or "nothing")

    @property
    def chosen(self) -> Action:
        items = load_text(self.load)
        if self.kind is Load:
            return Load(items, self.with_tent)
        if self.kind in (Drop, DropFromTent):
            return DropFromTent(items) if self.with_tent else Drop(items)
        assert issubclass(self.kind, Items)
        return self.kind(items)

    @property
    def has_tent_choice(self) -> bool:
        """Whether the tent can be taken along, or things thrown out of it."""
        if self.kind is Load:
            return any(isinstance(action, Load) and action.tent for action in self.legal)
        return any(isinstance(action, DropFromTent) for action in self.legal)

    def compose(self) -> ComposeResult:
        with Vertical(id="packing"):
            yield Static(id="load")
            yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        texts = self.texts
        self.query_one("#packing").border_title = texts.say(f"cave-pack-{self.kind.tag}")
        lines = []
        for row, item in enumerate(self.items):
            count, here = count_of(self.load, item), row == self.row
            name = texts.say(f"cave-item-{ITEM_NAMES[item]}", count=1)
            mark, colour = ("▸", TORCH) if here else (" ", LIMESTONE)
            lines.append(Text.assemble((f"{mark} ◂ {count} ▸ {name}", f"bold {colour}" if here else colour)))
        used = size_of(self.load)
        lines.append(Text(texts.say("cave-pack-used", used=used), CHALK))
        if self.has_tent_choice:
            key = "cave-pack-tent" if self.kind is Load else "cave-pack-from-tent"
            lines.append(Text(f"[{'x' if self.with_tent else ' '}] {texts.say(key)}", CHALK))
        lines.append(Text(self.notice or texts.say("cave-pack-help"), DANGER if self.notice else ROCK_LIGHT))
        self.query_one("#load", Static).update(Text("\n").join(lines))
        keys = [("Enter", "key-pick"), ("u", "key-undo"), ("l", "key-language"), ("q", "key-quit")]
        self.query_one(KeyBar).show_keys(texts, *keys)

    def action_row(self, by: int) -> None:
        if self.items:
            self.row = (self.row + by) % len(self.items)
            self.retell()

    def action_change(self, by: int) -> None:
        """More or less of the thing under the cursor, within what there is."""
        if not self.items:
            return
        item = self.items[self.row]
        count = count_of(self.load, item) + by
        if 0 <= count <= self.most[item]:
            self.load += by << (4 * item)
            self.notice = ""
        self.retell()

    def action_tent(self) -> None:
        if self.has_tent_choice:
            self.with_tent = not self.with_tent
            self.notice = ""
            self.retell()

    def action_take(self) -> None:
        """Take the load if it is legal, else say why not, with its rule."""
        scene = self.scene
        if self.chosen in self.legal:
            self.dismiss(self.chosen)
            return
        refusal = scene.game.why_not(scene.seen, scene.viewer, self.chosen)
        if refusal is not None:
            said = self.texts.say(refusal.reason)
            self.notice = self.texts.say("rule-cited", sentence=said, rule=refusal.rule)
            self.retell()

    def action_back(self) -> None:
        self.dismiss(None)

    def action_leave(self) -> None:
        self.speleo.stand_up()
