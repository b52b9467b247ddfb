"""The application: which screen is up, the language, and how fast things happen."""

from __future__ import annotations

import sys
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from speleo.kernel.errors import SpeleoError
from speleo.terminal.beginning import prepare_with
from speleo.terminal.deal import DealScreen
from speleo.terminal.menu import MenuScreen
from speleo.terminal.sitting import Sitting
from speleo.terminal.start import Start
from speleo.terminal.table import TableScreen
from speleo.texts.language import next_language
from speleo.texts.texts import Texts

PACE = 0.9
"""Seconds to look at what happened."""


def in_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def demand_terminal(language: str) -> None:
    """Refuse to play in a pipe."""
    if not in_terminal():
        raise SpeleoError(Texts(language).say("play-not-a-terminal"))


class SpeleoApp(App[None]):
    """Speleo in a terminal: a match to play at once, or else the menu."""

    CSS_PATH = "speleo.tcss"
    TITLE = "Speleo"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 - textual declares it so
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l,L", "language", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        language: str,
        sitting: Sitting | None = None,
        odds: bool = False,
        pace: float = PACE,
        start: Start | None = None,
        deal: bool = True,
    ) -> None:
        super().__init__()
        self.texts = Texts(language)
        self.sitting = sitting
        self.odds = odds
        self.pace = pace
        self.start = start
        self.deal = deal
        self.from_menu = sitting is None and start is None
        self.last_words = ""

    def on_mount(self) -> None:
        if self.sitting is not None:
            self.sit_down(self.sitting)
        elif self.start is not None:
            self.open_table(self.start)
        else:
            self.push_screen(MenuScreen())

    def on_unmount(self) -> None:
        if self.sitting is not None:
            self.sitting.close()

    def open_table(self, start: Start) -> None:
        """Begin a match; where several people play, each may have a part in the deal first."""
        if not self.deal or not start.shared:
            self.sit_down(start.begin())
            return

        def dealt(typed: dict[int, str] | None) -> None:
            try:
                self.sit_down(start.begin(typed))
            except (SpeleoError, OSError) as error:
                self.last_words = str(error)
                self.exit(return_code=2)

        self.push_screen(DealScreen(start), dealt)

    def sit_down(self, sitting: Sitting) -> None:
        """Begin or go on with a match."""
        self.sitting = sitting
        self.push_screen(TableScreen(sitting))

    def stand_up(self) -> None:
        """Leave a match, which is already on the disk: back to the menu, or out."""
        self.put_away()
        if self.from_menu:
            while len(self.screen_stack) > 1:
                self.pop_screen()
            self.push_screen(MenuScreen())
        else:
            self.exit()

    def play_again(self) -> None:
        """The same people and bots, dealt anew."""
        before = self.sitting
        if before is not None:
            self.put_away()
            setup = before.match.setup
            self.pop_screen()
            self.open_table(prepare_with(setup.game, before.sitters, dict(setup.options), setup.edition, setup.box))

    def action_leave(self) -> None:
        self.put_away()
        self.exit()

    async def action_quit(self) -> None:
        self.action_leave()

    def put_away(self) -> None:
        """Stop whoever is thinking and let go of the record, in this order."""
        self.workers.cancel_all()
        if self.sitting is not None:
            self.sitting.close()
            self.last_words = self.texts.say("table-saved", file=str(self.sitting.file.path))
            self.sitting = None

    def action_language(self) -> None:
        """Everything on the screen says the same in the other language."""
        self.texts = Texts(next_language(self.texts.language))
        for screen in self.screen_stack:
            retell = getattr(screen, "retell", None)
            if retell is not None:
                retell()

    def play(self) -> int:
        """Run until the players leave; the exit code."""
        self.run()
        if self.last_words:
            print(self.last_words)
        return self.return_code or 0
