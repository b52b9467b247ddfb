"""A hint for whoever plays alone against bots, over the table."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from speleo.hints.idea import Hint
from speleo.kernel.game import Game
from speleo.terminal.palette import LIMESTONE, TORCH
from speleo.terminal.screen import KeyBar, SpeleoScreen
from speleo.texts.hints import hint_lines


class HintScreen(ModalScreen[None], SpeleoScreen[None]):
    """The best few ideas, in the language of the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,h,enter", "close", show=False),
        Binding("l", "app.language", show=False),
    ]

    def __init__(self, game: Game, hint: Hint, names: tuple[str, ...]) -> None:
        super().__init__()
        self.game = game
        self.hint = hint
        self.names = names

    def compose(self) -> ComposeResult:
        with Vertical(id="rules"):
            with VerticalScroll(id="rules-page"):
                yield Static(id="rules-text")
            yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.query_one("#rules-page").can_focus = False
        self.retell()

    def retell(self) -> None:
        page = Text()
        for line in hint_lines(self.game, self.hint, self.names, self.texts):
            page.append(f"{line}\n", LIMESTONE if line.startswith(" ") else f"bold {TORCH}")
        self.query_one("#rules").border_title = self.texts.say("key-hint")
        self.query_one("#rules-text", Static).update(page)
        self.query_one(KeyBar).show_keys(self.texts, ("Esc", "key-close"), ("l", "key-language"))

    def action_close(self) -> None:
        self.dismiss()
