"""What the table looks like, to whoever may be looking."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, ScrollableContainer, Vertical, VerticalScroll
from textual.events import Resize
from textual.geometry import Size
from textual.widgets import OptionList, Static

from speleo.hints.advice import advise
from speleo.kernel.telling import Saying
from speleo.terminal.doing import DoingScreen
from speleo.terminal.hints import HintScreen
from speleo.terminal.log import story
from speleo.terminal.palette import DANGER, LIMESTONE, TORCH, key_cap, seat_name
from speleo.terminal.rules import RulesScreen
from speleo.terminal.screen import KeyBar, SpeleoScreen
from speleo.terminal.sitting import Sitting
from speleo.terminal.skin import Choice, Scene, skin_for

LEAST = (80, 24)
"""Columns and rows below which something is missing."""
LISTED = 8
"""Entries of the list in sight at the least, where the window is wide."""
TALL = 30
"""Rows from which on there is room for large things."""


class TableTop(SpeleoScreen[None]):
    """The board, who plays, the story, the odds, and a prompt for whoever is at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("o,O", "odds", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("h,H", "hint", show=False),
        Binding("t,T", "doing", show=False),
        Binding("pageup", "scroll_log(-4)", show=False),
        Binding("pagedown", "scroll_log(4)", show=False),
        Binding("shift+up", "scroll_board(0, -3)", show=False),
        Binding("shift+down", "scroll_board(0, 3)", show=False),
        Binding("shift+left", "scroll_board(-6, 0)", show=False),
        Binding("shift+right", "scroll_board(6, 0)", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.skin = skin_for(sitting.game)
        self.at_keyboard: int | None = None
        self.notice = ""
        self.looking_at: tuple[tuple[int, int], Size] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Container(id="table"):
            with ScrollableContainer(id="board"):
                yield Static(id="picture")
            yield Static(id="seats")
            with Vertical(id="side"):
                yield Static(id="odds")
                with VerticalScroll(id="log-box"):
                    yield Static(id="log")
        with Vertical(id="dock"):
            yield Static(id="prompt")
            yield OptionList(id="actions", compact=True)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        for box in ("#board", "#log-box"):
            self.query_one(box).can_focus = False
        self.set_class(self.choices() is None, "listing")
        self.query_one("#actions").display = False
        self.retell()

    def on_resize(self, event: Resize) -> None:
        self.call_after_refresh(self.show)

    def retell(self) -> None:
        self.notice = ""
        self.call_after_refresh(self.show)

    @property
    def scene(self) -> Scene:
        """What may stand on the screen: to one person alone behind the curtain more than to everybody."""
        private = self.at_keyboard is not None and self.sitting.secret
        return self.scene_for(
            self.at_keyboard if private and self.at_keyboard is not None else self.sitting.public_viewer
        )

    def scene_for(self, viewer: int) -> Scene:
        """What a skin draws from, by what this viewer may see."""
        state, game = self.sitting.match.state, self.sitting.game
        return Scene(
            game,
            state.seen_by(viewer),
            game.view(state, viewer),
            viewer,
            self.sitting.names,
            self.sitting.people,
            self.texts,
        )

    def show(self) -> None:
        """Draw everything as the one who is looking may see it, unless the screen is gone already."""
        if not self.is_attached:
            return
        scene, skin, texts = self.scene, self.skin, self.texts
        tall = self.size.height >= TALL and self.has_class("-wide")
        head = self.query_one("#head", Static)
        head.styles.height = skin.tall_head if tall else 1
        head.update(skin.head(scene, self.size.width - 2, tall))
        board = self.query_one("#board")
        title, note, wide = skin.board_title(scene), skin.board_note(scene), self.has_class("-wide")
        board.border_title = title if wide or not note or self.choices() is None else f"{title} · {note}"
        if not wide and note and self.choices() is None:
            board.border_title = note
        board.border_subtitle = note if wide else ""
        room = board.content_size
        self.query_one("#picture", Static).update(skin.board(scene, max(20, room.width), max(4, room.height)))
        self.look_to(self.middle(scene, max(20, room.width), max(4, room.height)))
        seats = self.query_one("#seats", Static)
        seats.border_title = skin.seats_title(scene)
        seats.update(skin.seats(scene, seats.content_size.width))
        self.show_side(scene)
        self.show_prompt(scene)
        if wide:
            self.query_one("#actions").styles.max_height = max(LISTED, self.size.height // 4)
        self.query_one(KeyBar).show_keys(texts, *self.keys(scene))

    def keys(self, scene: Scene) -> list[tuple[str, str]]:
        """The keys that do something now, those that are needed most before the others."""
        asked = self.at_keyboard is not None
        keys = [("?", "key-rules"), ("q", "key-quit")]
        keys += [("u", "key-undo")] if self.sitting.people else []
        if self.skin.odds(scene, 30) is not None:
            keys.append(("o", "key-odds"))
        if asked and self.sitting.people == (self.at_keyboard,):
            keys.append(("h", "key-hint"))
        keys.append(("l", "key-language"))
        if not asked:
            return [*self.watching_keys(), ("q", "key-quit"), *(key for key in keys if key[0] != "q")]
        listing = [("Tab", "key-mark"), ("↵", "key-take")] if self.choices() is None else []
        return [*listing, ("t", "key-can"), *keys, ("b", "key-away")]

    def middle(self, scene: Scene, width: int, height: int) -> tuple[int, int] | None:
        """The column and row of the picture where something is asked."""
        cavern, here = self.skin.cavern(scene, width, height), self.skin.here(scene)
        return cavern.middle(*here) if cavern is not None and here is not None else self.skin.centre(scene)

    def look_to(self, place: tuple[int, int] | None) -> None:
        """Scroll a large board so that a place is in the middle, whenever that place or the room changes.

        When a match is gone on with, there is no room before the first layout, so it is looked at afterwards.
        """
        if place is not None:
            self.call_after_refresh(self.centre_on, place)

    def centre_on(self, place: tuple[int, int]) -> None:
        """Scroll there, unless the board is gone by now: the match may have ended in between."""
        board = next(iter(self.query("#board")), None)
        if board is None:
            return
        room = board.content_size
        if (place, room) == self.looking_at:
            return
        self.looking_at = (place, room)
        x, y = max(0, place[0] - room.width // 2), max(0, place[1] - room.height // 2)
        board.scroll_to(x, y, animate=False)

    def show_side(self, scene: Scene) -> None:
        """The odds beside the board if they are wished for; the log as well where there is room for both."""
        odds = self.query_one("#odds", Static)
        picture = self.skin.odds(scene, max(10, odds.content_size.width or 30)) if self.speleo.odds else None
        odds.display = picture is not None
        odds.border_title = self.texts.say("table-odds")
        if picture is not None:
            odds.update(picture)
        box = self.query_one("#log-box", VerticalScroll)
        box.display = picture is None or self.has_class("-wide")
        box.border_title = self.texts.say("table-log")
        self.query_one("#log", Static).update(story(self.sitting, self.texts))
        box.call_after_refresh(box.scroll_end, animate=False)

    def show_prompt(self, scene: Scene) -> None:
        """Whose turn it is, the keys, and what they would do; a refusal stands in its place until the next key."""
        texts = self.texts
        first = Text(self.notice, f"bold {DANGER}")
        if not self.notice and (self.size.width < LEAST[0] or self.size.height < LEAST[1]):
            first = Text(texts.say("table-small", width=LEAST[0], height=LEAST[1]), f"bold {DANGER}")
        lines, choices = [first], self.choices()
        if first.plain and not self.notice:
            pass
        elif self.at_keyboard is None:
            if not self.notice:
                lines[0] = Text(self.watching_words(), LIMESTONE)
        else:
            if not self.notice:
                name = scene.names[self.at_keyboard]
                lines[0] = Text.assemble(
                    seat_name(self.at_keyboard, ""), (texts.say("table-your-turn", name=name), f"bold {TORCH}")
                )
                self.add_telling(lines[0], scene, self.at_keyboard)
            if choices is None:
                lines.append(Text(self.meaning(scene), LIMESTONE))
            for choice in choices or ():
                meaning = f": {choice.meaning}" if choice.meaning else ""
                lines.append(
                    Text.assemble(
                        " ", key_cap(choice.keys[0]), (f" {choice.label}", f"bold {TORCH}"), (meaning, LIMESTONE)
                    )
                )
        for line in lines[:1] if choices is None else lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        self.query_one("#prompt", Static).update(Group(*lines))

    def add_telling(self, line: Text, scene: Scene, seat: int) -> None:
        """What is asked and what is dangerous, as the game tells it."""
        telling, view = scene.game.telling, scene.game.view(self.sitting.match.state, seat)
        prompt = telling.prompt(view, seat, scene.game.actors(scene.seen))
        if self.texts.has(f"{prompt.key}-plain"):
            prompt = Saying(f"{prompt.key}-plain", prompt.args)
        line.append(f" {self.texts.saying(prompt, scene.names)}", LIMESTONE)
        for warning in telling.warnings(view):
            line.append(f" · {self.texts.saying(warning, scene.names)}", DANGER)

    def meaning(self, scene: Scene) -> str:
        """What the marked action does, where actions are listed."""
        return ""

    def watching_keys(self) -> list[tuple[str, str]]:
        """What can be done while nobody is asked."""
        return []

    def watching_words(self) -> str:
        """What stands in the prompt while nobody is asked."""
        return self.texts.say("table-watching" if self.idle else "table-dealing")

    @property
    def idle(self) -> bool:
        """Whether everybody at the keyboard only watches."""
        state, game = self.sitting.match.state, self.sitting.game
        here = set(self.sitting.people) - self.sitting.away
        return not any(game.legal_actions(state, seat) for seat in here)

    def choices(self) -> list[Choice] | None:
        seat = self.at_keyboard if self.at_keyboard is not None else self.sitting.public_viewer
        legal = self.sitting.game.legal_actions(self.sitting.match.state, seat) if seat >= 0 else []
        return self.skin.choices(self.scene_for(seat), legal)

    def mention(self, words: str) -> None:
        """Say something in the prompt until the next key."""
        self.notice = words
        self.show()

    def action_odds(self) -> None:
        self.speleo.odds = not self.speleo.odds
        self.show()
        self.call_after_refresh(self.show)

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.sitting.game, list(self.sitting.game.telling.rules_now(self.scene.view))))

    def action_doing(self) -> None:
        """What can be done now, in words."""
        seat = self.at_keyboard
        legal = [] if seat is None else self.sitting.game.legal_actions(self.sitting.match.state, seat)
        scene = self.scene if seat is None else self.scene_for(seat)
        self.app.push_screen(DoingScreen(scene, self.skin, legal, self.choices() is None))

    def action_hint(self) -> None:
        """Practice alone against bots has hints, and the record says so; between people there are none."""
        sitting, seat = self.sitting, self.at_keyboard
        if seat is None or sitting.people != (seat,) or seat not in sitting.match.actors:
            return
        found = advise(sitting.game, sitting.match.state, seat)
        sitting.match.take_hint(seat)
        self.app.push_screen(HintScreen(sitting.game, found, tuple(self.scene.names)))

    def action_scroll_log(self, rows: int) -> None:
        self.query_one("#log-box").scroll_relative(y=rows, animate=False)

    def action_scroll_board(self, columns: int, rows: int) -> None:
        self.query_one("#board").scroll_relative(columns, rows, animate=False)
