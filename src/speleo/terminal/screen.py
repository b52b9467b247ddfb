"""What all screens share: the language, and a bottom line of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from rich.cells import cell_len
from rich.text import Text
from textual.screen import Screen
from textual.widgets import Static

from speleo.terminal.palette import LIMESTONE, key_cap
from speleo.texts.texts import Texts

if TYPE_CHECKING:
    from speleo.terminal.app import SpeleoApp

Result = TypeVar("Result")


class SpeleoScreen(Screen[Result]):
    """A screen that can be said again in another language."""

    @property
    def speleo(self) -> SpeleoApp:
        return cast("SpeleoApp", self.app)

    @property
    def texts(self) -> Texts:
        return self.speleo.texts

    def retell(self) -> None:
        """Draw everything again, as after a change of language."""


class KeyBar(Static):
    """The keys that do something here, as (key, name of its text)."""

    def show_keys(self, texts: Texts, *keys: tuple[str, str]) -> None:
        """As many as there is room for; no key is cut in two."""
        line = Text(no_wrap=True, overflow="ellipsis")
        room = self.content_size.width or self.app.size.width - 2
        for key, name in keys:
            one = Text.assemble(key_cap(key), (f" {texts.say(name)}  ", LIMESTONE))
            if cell_len(line.plain) + cell_len(one.plain.rstrip()) > room:
                continue
            line.append_text(one)
        self.update(line)
