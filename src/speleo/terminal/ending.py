"""The end of a match: who won, and where every point comes from."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from speleo.kernel.outcome import Outcome
from speleo.terminal.palette import CHALK, LIMESTONE, ROCK_LIGHT, TORCH, seat_name
from speleo.terminal.screen import KeyBar, SpeleoScreen
from speleo.terminal.sitting import Sitting
from speleo.texts.texts import Texts


class EndingScreen(SpeleoScreen[None]):
    """Standings with a breakdown, each entry with its rule."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,q,escape", "leave", show=False),
        Binding("n,N", "again", show=False),
        Binding("question_mark", "rules", show=False),
    ]

    def __init__(self, sitting: Sitting, rules: list[str]) -> None:
        super().__init__()
        self.sitting = sitting
        self.rules = rules

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="ending"):
            yield Static(id="standings")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        texts, sitting = self.texts, self.sitting
        box = self.query_one("#ending")
        box.border_title = f"{texts.game(sitting.game.name)} · {texts.say('end-title')}"
        outcome = sitting.game.outcome(sitting.match.state)
        fair = texts.say("end-fair" if sitting.seed is not None else "end-open")
        record = texts.say("end-record", file=str(sitting.file.path))
        self.query_one("#standings", Static).update(
            Group(
                *verdict(outcome, sitting, texts),
                standings(outcome, sitting.names, texts),
                Text(""),
                Text(fair, LIMESTONE),
                Text(record, ROCK_LIGHT),
            )
        )
        self.query_one(KeyBar).show_keys(
            texts,
            ("Enter", "key-menu" if self.speleo.from_menu else "key-quit"),
            ("n", "key-again"),
            ("?", "key-rules"),
            ("l", "key-language"),
        )

    def action_leave(self) -> None:
        self.speleo.stand_up()

    def action_again(self) -> None:
        self.speleo.play_again()

    def action_rules(self) -> None:
        from speleo.terminal.rules import RulesScreen

        self.app.push_screen(RulesScreen(self.sitting.game, self.rules))


def verdict(outcome: Outcome, sitting: Sitting, texts: Texts) -> list[RenderableType]:
    """Why it is over and who has won, in the middle of the screen."""
    if outcome.winners:
        said = texts.say_of("end-wins", outcome.winners, sitting.names, sitting.you)
    else:
        said = texts.say("end-nobody")
    lines = [Text(texts.say(outcome.reason), LIMESTONE), Text(f"✦ {said} ✦", f"bold {TORCH}"), Text("")]
    for line in lines:
        line.justify = "center"
    return list(lines)


def standings(outcome: Outcome, names: tuple[str, ...], texts: Texts) -> Table:
    """The result, with what each seat's points come from."""
    table = Table(box=None, expand=True, padding=(0, 1), header_style=ROCK_LIGHT)
    table.add_column(Text(texts.say("end-place")), justify="right", no_wrap=True)
    table.add_column(Text(texts.say("end-name")), no_wrap=True)
    table.add_column(Text(texts.say("end-points")), justify="right", no_wrap=True)
    table.add_column(Text(texts.say("end-from")), ratio=1)
    for standing in outcome.standings:
        entries = [
            texts.say(
                "end-entry",
                count=entry.count,
                what=texts.say(entry.what, count=entry.count),
                points=entry.points,
                rule=entry.rule,
            )
            for entry in standing.breakdown
            if entry.count or entry.points
        ]
        table.add_row(
            Text(f"{standing.place}.", TORCH if standing.winner else LIMESTONE),
            seat_name(standing.seat, names[standing.seat], 22),
            Text(str(standing.points), f"bold {TORCH if standing.winner else CHALK}"),
            Text(" · ".join(entries) or "–", LIMESTONE),
        )
    return table
