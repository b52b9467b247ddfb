"""A page to read over the table: it scrolls, is said in either language, and is closed by a key."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from speleo.terminal.screen import KeyBar, SpeleoScreen


class PageScreen(ModalScreen[None], SpeleoScreen[None]):
    """A subclass says in `retell` what stands on it, and which further keys close it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "close", show=False),
        Binding("l,L", "app.language", show=False),
        Binding("down", "scroll_by(2)", show=False),
        Binding("up", "scroll_by(-2)", show=False),
        Binding("pagedown,space", "scroll_by(12)", show=False),
        Binding("pageup", "scroll_by(-12)", show=False),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="rules"):
            with VerticalScroll(id="rules-page"):
                yield Static(id="rules-text")
            yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.query_one("#rules-page").can_focus = False
        self.retell()

    def tell(self, title: str, page: Text, *keys: tuple[str, str]) -> None:
        """Show that page, with the keys that do more than close it and change the language."""
        self.query_one("#rules").border_title = title
        self.query_one("#rules-text", Static).update(page)
        self.query_one(KeyBar).show_keys(self.texts, ("Esc", "key-close"), *keys, ("l", "key-language"))

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll_by(self, rows: int) -> None:
        self.query_one("#rules-page").scroll_relative(y=rows, animate=False)
