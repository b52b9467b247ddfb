"""The rules, by their ids, in the language of the table."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from speleo.kernel.game import Game
from speleo.terminal.palette import CHALK, LIMESTONE, ROCK_LIGHT, TORCH
from speleo.terminal.screen import KeyBar, SpeleoScreen


class RulesScreen(ModalScreen[None], SpeleoScreen[None]):
    """The rules that apply now, and on demand the whole book."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,enter", "close", show=False),
        Binding("a,A", "all", show=False),
        Binding("l,L", "app.language", show=False),
        Binding("down", "scroll_by(2)", show=False),
        Binding("up", "scroll_by(-2)", show=False),
        Binding("pagedown,space", "scroll_by(12)", show=False),
        Binding("pageup", "scroll_by(-12)", show=False),
    ]

    def __init__(self, game: Game, now: list[str]) -> None:
        super().__init__()
        self.game = game
        self.now = now
        self.everything = not now

    def compose(self) -> ComposeResult:
        with Vertical(id="rules"):
            with VerticalScroll(id="rules-page"):
                yield Static(id="rules-text")
            yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.query_one("#rules-page").can_focus = False
        self.retell()

    def retell(self) -> None:
        texts = self.texts
        book = self.game.rulebook(texts.language)
        page = Text()
        chapter = ""
        for rule in book.rules if self.everything else [book.rule(name) for name in self.now]:
            if self.everything and rule.chapter != chapter:
                chapter = rule.chapter
                page.append(f"{chapter}\n\n", f"bold underline {CHALK}")
            page.append(f"{rule.id}  ", ROCK_LIGHT)
            page.append(f"{rule.title}\n", f"bold {TORCH}")
            page.append(f"{rule.text}\n\n", LIMESTONE)
        box = self.query_one("#rules")
        name = texts.game(self.game.name)
        box.border_title = texts.say("rules-all", game=name) if self.everything else texts.say("rules-now")
        self.query_one("#rules-text", Static).update(page)
        keys = [("Esc", "key-close"), ("l", "key-language")]
        if self.now:
            keys.insert(1, ("a", "rules-now" if self.everything else "key-all-rules"))
        self.query_one(KeyBar).show_keys(texts, *keys)

    def action_close(self) -> None:
        self.dismiss()

    def action_all(self) -> None:
        if self.now:
            self.everything = not self.everything
            self.query_one("#rules-page").scroll_home(animate=False)
            self.retell()

    def action_scroll_by(self, rows: int) -> None:
        self.query_one("#rules-page").scroll_relative(y=rows, animate=False)
