"""A hint for whoever plays alone against bots, over the table."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from speleo.hints.idea import Hint
from speleo.kernel.game import Game
from speleo.terminal.page import PageScreen
from speleo.terminal.palette import LIMESTONE, TORCH
from speleo.texts.hints import hint_lines


class HintScreen(PageScreen):
    """The best few ideas, in the language of the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("h,H", "close", show=False)]

    def __init__(self, game: Game, hint: Hint, names: tuple[str, ...]) -> None:
        super().__init__()
        self.game = game
        self.hint = hint
        self.names = names

    def retell(self) -> None:
        page = Text()
        for line in hint_lines(self.game, self.hint, self.names, self.texts):
            page.append(f"{line}\n", LIMESTONE if line.startswith(" ") else f"bold {TORCH}")
        self.tell(self.texts.say("key-hint"), page)
