"""The start menu: a new match, or one to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Input, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from speleo.games import GAMES, game_named
from speleo.kernel.errors import SpeleoError
from speleo.kernel.textkeys import option_key
from speleo.terminal.draft import PERSON, Draft
from speleo.terminal.palette import DIAMOND, LIMESTONE, ROCK_LIGHT, RUBY, TORCH, seat_mark
from speleo.terminal.resuming import go_on
from speleo.terminal.rules import RulesScreen
from speleo.terminal.screen import KeyBar, SpeleoScreen
from speleo.terminal.shelf import Waiting, waiting
from speleo.texts.language import LANGUAGES
from speleo.texts.names import shown_names
from speleo.texts.texts import Texts

BANNER = Text.assemble(
    ("▟▀▀▙  ", f"bold {TORCH}"),
    ("S P E L E O", f"bold {TORCH}"),
    ("\n█", TORCH),
    ("◇♦", f"bold {DIAMOND}"),
    ("█  ", TORCH),
)


class MenuScreen(SpeleoScreen[None]):
    """Forms that fit a small window; everything can be reached by Tab, arrows and Enter, or by mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "release", show=False),
        Binding("q,Q", "leave", show=False),
        Binding("s,S", "start", show=False),
        Binding("question_mark", "rules", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.draft = Draft()
        self.saved: list[Waiting] = []

    def compose(self) -> ComposeResult:
        texts, draft = self.texts, self.draft
        yield Static(banner(texts), id="banner")
        with Horizontal(id="menu"):
            with VerticalScroll(id="new", can_focus=False) as new:
                new.border_title = texts.say("menu-new")
                yield from self.field(
                    "menu-game", "game", [(texts.game(name), name) for name in GAMES], draft.game.name
                )
                if len(draft.game.editions) > 1:
                    editions = [
                        (texts.say_or(one.name, f"{draft.game.name}-edition-{one.name}"), one.name)
                        for one in draft.game.editions
                    ]
                    yield from self.field("menu-edition", "edition", editions, draft.edition)
                yield from self.field(
                    "menu-seats", "seat-count", [(str(count), count) for count in draft.game.seats], draft.seats
                )
                for seat in range(draft.seats):
                    yield from self.seat_row(seat)
                for option in draft.game.options:
                    values = [
                        (texts.say_or(value, option_key(draft.game, option.name, value)), value)
                        for value in option.choices
                    ]
                    label = texts.say_or(option.name, option_key(draft.game, option.name))
                    yield from self.row(
                        label,
                        Select(
                            values,
                            value=draft.options[option.name],
                            allow_blank=False,
                            compact=True,
                            id=f"option-{option.name}",
                        ),
                    )
                no_or_yes = [(texts.say("menu-no"), 0), (texts.say("menu-yes"), 1)]
                yield from self.field("menu-odds", "odds-choice", no_or_yes, int(self.speleo.odds))
                if draft.holders[: draft.seats].count(PERSON) > 1:
                    yield from self.field("menu-deal", "deal-choice", no_or_yes, int(self.speleo.deal))
                languages = [(Texts(one).say("language-name"), one) for one in LANGUAGES]
                yield from self.field("language", "language-choice", languages, texts.language)
                yield Button(texts.say("menu-start"), id="start", variant="warning", compact=True)
                yield Static(id="problem")
            with VerticalScroll(id="old", can_focus=False) as old:
                old.border_title = texts.say("menu-resume")
                self.saved = waiting()
                if self.saved:
                    yield OptionList(
                        *(Option(Text(waiting_text(match, texts))) for match in self.saved), id="waiting", compact=True
                    )
                else:
                    yield Static(Text(texts.say("menu-nobody-waits"), ROCK_LIGHT))
        yield KeyBar(id="keys")

    def field(self, label: str, name: str, values: Sequence[tuple[str, object]], value: object) -> ComposeResult:
        yield from self.row(
            self.texts.say(label), Select(values, value=value, allow_blank=False, compact=True, id=name)
        )

    def row(self, label: str, widget: Select[object]) -> ComposeResult:
        with Horizontal(classes="row"):
            yield Label(Text(label, LIMESTONE), classes="label")
            yield widget

    def seat_row(self, seat: int) -> ComposeResult:
        """Who holds a seat, and under which name."""
        texts, draft = self.texts, self.draft
        kinds = [
            (texts.say("menu-person") if kind == PERSON else texts.say("menu-bot", bot=bot_text(kind, texts)), kind)
            for kind in draft.kinds
        ]
        with Horizontal(classes="row"):
            yield Label(
                Text.assemble(seat_mark(seat), (f" {texts.say('menu-seat', number=seat + 1)}", LIMESTONE)),
                classes="label",
            )
            yield Select(
                kinds, value=draft.holders[seat], allow_blank=False, compact=True, id=f"holder-{seat}", classes="holder"
            )
            if draft.holders[seat] == PERSON:
                yield Input(
                    draft.names[seat],
                    placeholder=texts.say("menu-name"),
                    max_length=40,
                    compact=True,
                    id=f"name-{seat}",
                )
            else:
                yield Label(Text(shown_names(draft.sitters)[seat], ROCK_LIGHT), classes="bot-name")

    def on_mount(self) -> None:
        self.show_keys()
        self.query_one("#start").focus()

    def show_keys(self) -> None:
        """The keys in the chosen language."""
        self.query_one(KeyBar).show_keys(
            self.texts,
            ("Tab", "key-next-field"),
            ("Enter", "key-pick"),
            ("s", "key-start"),
            ("?", "key-rules"),
            ("l", "key-language"),
            ("q", "key-quit"),
        )

    async def rebuild(self) -> None:
        """Draw the forms anew and keep the place where the player was."""
        focused = self.focused.id if self.focused is not None else None
        await self.recompose()
        self.show_keys()
        if focused:
            for widget in self.query(f"#{focused}"):
                widget.focus()

    def retell(self) -> None:
        self.call_later(self.rebuild)

    @on(Select.Changed)
    def chosen(self, event: Select.Changed) -> None:
        """Take a choice over; the form changes shape with the game, the number of seats and who holds them."""
        name, value, draft = event.select.id or "", event.value, self.draft
        if name == "game" and value != draft.game.name:
            draft.choose_game(game_named(str(value)))
        elif name == "edition" and value != draft.edition:
            draft.choose_edition(str(value))
        elif name == "seat-count" and value != draft.seats:
            draft.seats = int(str(value))
        elif name.startswith("holder-") and value != draft.holders[int(name[7:])]:
            draft.holders[int(name[7:])] = str(value)
        elif name == "language-choice" and value != self.texts.language:
            self.speleo.action_language()
            return
        else:
            if name.startswith("option-"):
                draft.options[name[7:]] = str(value)
            if name == "odds-choice":
                self.speleo.odds = bool(value)
            if name == "deal-choice":
                self.speleo.deal = bool(value)
            return
        self.call_later(self.rebuild)

    @on(Input.Changed)
    def named(self, event: Input.Changed) -> None:
        self.draft.names[int((event.input.id or "name-0")[5:])] = event.value

    @on(Button.Pressed, "#start")
    @on(Input.Submitted)
    def action_start(self) -> None:
        """Begin the match, or say what is still wrong."""
        problem = self.problem()
        if not problem:
            try:
                self.speleo.open_table(self.draft.prepare())
                return
            except SpeleoError as error:
                problem = str(error)
        self.query_one("#problem", Static).update(Text(problem, f"bold {RUBY}"))

    def problem(self) -> str:
        """What is wrong with the names, in the player's language."""
        people = [(seat, sitter.name) for seat, sitter in enumerate(self.draft.sitters) if sitter.kind == "person"]
        for seat, name in people:
            if not 1 <= len(name) <= 40:
                return self.texts.say("menu-name-bad", number=seat + 1)
            if [other for _, other in people].count(name) > 1:
                return self.texts.say("menu-name-used", name=name)
        return ""

    @on(OptionList.OptionSelected, "#waiting")
    def resume(self, event: OptionList.OptionSelected) -> None:
        try:
            self.speleo.sit_down(go_on(self.saved[event.option_index].path))
        except SpeleoError as error:
            self.query_one("#problem", Static).update(Text(str(error), f"bold {RUBY}"))

    def action_release(self) -> None:
        """Out of a text field, so that letters are commands again."""
        self.query_one("#start").focus()

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.draft.game, []))

    def action_leave(self) -> None:
        self.app.exit()


def banner(texts: Texts) -> Text:
    return Text.assemble(BANNER, (texts.say("menu-tagline"), LIMESTONE))


def bot_text(kind: str, texts: Texts) -> str:
    """The name of a kind of bot; one without a text of its own keeps its short name."""
    return texts.say_or(kind, f"bot-{kind}")


def waiting_text(match: Waiting, texts: Texts) -> str:
    """A saved match in a line: game, people, steps and when."""
    if match.record is None:
        return texts.say("menu-damaged", file=match.path.name)
    header = match.record.header
    return texts.say(
        "menu-waiting",
        game=texts.game(header.game),
        names=", ".join(shown_names(header.sitters)),
        steps=len(match.record.lines),
        when=f"{match.when:%Y-%m-%d %H:%M}",
    )
