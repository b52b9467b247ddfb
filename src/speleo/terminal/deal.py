"""Before the first card: the promise, and a line of keys from each person who wants a part in the deal."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Input, Static

from speleo.terminal.palette import CHALK, LIMESTONE, TORCH, seat_mark
from speleo.terminal.screen import KeyBar, SpeleoScreen
from speleo.terminal.start import LONGEST_KEYS, Start, keys_in
from speleo.texts.names import shown_names


class DealScreen(SpeleoScreen[dict[int, str]]):
    """Asks one person after the other; answers what they typed. Who types nothing has no part."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("ctrl+l", "app.language", show=False),
    ]

    def __init__(self, start: Start) -> None:
        super().__init__()
        self.start = start
        self.names = shown_names(start.header.sitters)
        self.asked = 0
        self.typed: dict[int, str] = {}

    @property
    def seat(self) -> int:
        return self.start.people[self.asked]

    def compose(self) -> ComposeResult:
        with Vertical(id="deal"):
            yield Static(id="promise")
            yield Input(max_length=LONGEST_KEYS, compact=True, id="own-keys")
            yield Static(id="heard")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.retell()
        self.query_one(Input).focus()

    def retell(self) -> None:
        texts, asking = self.texts, self.texts.say("deal-type", name=self.names[self.seat])
        self.query_one("#deal").border_title = texts.say("deal-title")
        self.query_one("#promise", Static).update(
            Text("\n").join(
                [
                    Text(texts.say("deal-promise"), LIMESTONE),
                    Text(self.start.header.commitment, TORCH),
                    Text(texts.say("deal-why") + "\n", LIMESTONE),
                    Text.assemble(seat_mark(self.seat), " ", (asking, f"bold {CHALK}")),
                ]
            )
        )
        heard = " · ".join(self.told_of(seat) for seat in self.start.people[: self.asked])
        self.query_one("#heard", Static).update(Text(f"{texts.say('deal-skip')}\n{heard}".strip(), LIMESTONE))
        self.query_one(KeyBar).show_keys(texts, ("Enter", "key-go-on"), ("^l", "key-language"), ("Esc", "key-quit"))

    def told_of(self, seat: int) -> str:
        """The pledge that a person's keys became, shortened, or that there are none."""
        if seat not in self.typed:
            return self.texts.say("deal-without", name=self.names[seat])
        made = self.start.pledged(seat, self.typed[seat])
        return self.texts.say("deal-pledged", name=self.names[seat], pledge=made.pledge[:16])

    @on(Input.Submitted)
    def entered(self, event: Input.Submitted) -> None:
        """Note what was typed, and ask the next person."""
        keys = keys_in(event.value)
        if keys:
            self.typed[self.seat] = keys
        self.asked += 1
        if self.asked == len(self.start.people):
            self.dismiss(self.typed)
            return
        event.input.value = ""
        self.retell()

    def action_leave(self) -> None:
        self.speleo.stand_up()
