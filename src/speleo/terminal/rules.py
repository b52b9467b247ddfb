"""The rules, by their ids, in the language of the table."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from speleo.kernel.game import Game
from speleo.terminal.page import PageScreen
from speleo.terminal.palette import CHALK, LIMESTONE, ROCK_LIGHT, TORCH


class RulesScreen(PageScreen):
    """The rules that apply now, and on demand the whole book."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "close", show=False),
        Binding("a,A", "all", show=False),
    ]

    def __init__(self, game: Game, now: list[str]) -> None:
        super().__init__()
        self.game = game
        self.now = now
        self.everything = not now

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
        name = texts.game(self.game.name)
        title = texts.say("rules-all", game=name) if self.everything else texts.say("rules-now")
        more = [("a", "rules-now" if self.everything else "key-all-rules")] if self.now else []
        self.tell(title, page, *more)

    def action_all(self) -> None:
        if self.now:
            self.everything = not self.everything
            self.query_one("#rules-page").scroll_home(animate=False)
            self.retell()
