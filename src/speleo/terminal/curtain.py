"""Handing the keyboard to the next person, when a choice is secret."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Static

from speleo.terminal.palette import CHALK, LIMESTONE, seat_name
from speleo.terminal.screen import KeyBar, SpeleoScreen
from speleo.terminal.sitting import Sitting


class CurtainScreen(ModalScreen[int | None], SpeleoScreen[int | None]):
    """Asks for one person alone. Behind it the table shows only what is public.

    Answers the seat that is now at the keyboard, or None if a step was taken back.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", show=False),
        Binding("u,U", "undo", show=False),
        Binding("q,Q", "leave", show=False),
        Binding("l,L", "app.language", show=False),
    ]

    def __init__(self, sitting: Sitting, seat: int) -> None:
        super().__init__()
        self.sitting = sitting
        self.seat = seat

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(id="hand-over")
            yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        texts, names = self.texts, self.sitting.names
        chosen = self.sitting.chosen_people()
        lines = [
            seat_name(self.seat, names[self.seat]),
            Text(texts.say("curtain-hand-over", name=names[self.seat]), f"bold {CHALK}"),
            Text(
                texts.say("curtain-all-in", names=texts.listed([names[seat] for seat in chosen]))
                if chosen
                else texts.say("curtain-nobody-in"),
                LIMESTONE,
            ),
        ]
        for seat in chosen:
            if seat != self.seat:
                lines.append(Text(texts.say("curtain-change", number=seat + 1, name=names[seat]), LIMESTONE))
        said = Text("\n").join(lines)
        said.justify = "center"
        box = self.query_one("#curtain")
        box.border_title = texts.say("curtain-title")
        self.query_one("#hand-over", Static).update(said)
        keys = [("Enter", "key-pick"), ("l", "key-language"), ("q", "key-quit")]
        if chosen:
            keys.insert(1, ("u", "key-undo"))
        self.query_one(KeyBar).show_keys(texts, *keys)

    def on_key(self, event: Key) -> None:
        """A number takes the keyboard back to somebody who has chosen and thinks again. [DIA-4.1]"""
        if event.key.isdigit() and int(event.key) - 1 in (*self.sitting.chosen_people(), *self.sitting.actors):
            seat = int(event.key) - 1
            if seat in self.sitting.people:
                event.stop()
                self.seat = seat
                self.retell()

    def action_open(self) -> None:
        self.dismiss(self.seat)

    def action_undo(self) -> None:
        if self.sitting.undo() is not None:
            self.dismiss(None)

    def action_leave(self) -> None:
        self.speleo.stand_up()
