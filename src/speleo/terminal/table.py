"""The table: the match is played here, step by step."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, ScrollableContainer, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from speleo.kernel.engine.state import CHANCE
from speleo.kernel.game import Action
from speleo.kernel.match import Step
from speleo.terminal.curtain import CurtainScreen
from speleo.terminal.ending import EndingScreen
from speleo.terminal.log import story
from speleo.terminal.palette import DANGER, LIMESTONE, TORCH, key_cap, seat_name
from speleo.terminal.rules import RulesScreen
from speleo.terminal.screen import KeyBar, SpeleoScreen
from speleo.terminal.sitting import Sitting
from speleo.terminal.skin import Choice, Scene, skin_for

TALL = 30
"""Rows from which on there is room for large things."""
ALARM = 3
"""How many times longer an alarm is shown."""


class TableScreen(SpeleoScreen[None]):
    """Shows what whoever may be looking may see, and asks those whose turn it is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("o", "odds", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("u", "undo", show=False),
        Binding("q", "leave", show=False),
        Binding("space", "hurry", show=False),
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
        self.answer: asyncio.Future[Action | None] | None = None
        self.notice = ""
        self.hurried = False

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
        self.query_one("#prompt").styles.height = 2 if self.choices() is None else 3
        self.query_one("#actions").display = False
        self.retell()
        self.run_match()

    def on_resize(self, event: Resize) -> None:
        self.call_after_refresh(self.show)

    def retell(self) -> None:
        self.notice = ""
        self.call_after_refresh(self.show)

    @property
    def scene(self) -> Scene:
        viewer = self.at_keyboard if self.at_keyboard is not None else self.sitting.public_viewer
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
        """Draw everything as the one who is looking may see it."""
        scene, skin, texts = self.scene, self.skin, self.texts
        tall = self.size.height >= TALL and self.has_class("-wide")
        head = self.query_one("#head", Static)
        head.styles.height = 3 if tall else 1
        head.update(skin.head(scene, self.size.width - 2, tall))
        board = self.query_one("#board")
        title, note, wide = skin.board_title(scene), skin.board_note(scene), self.has_class("-wide")
        board.border_title = title if wide or not note else f"{title} · {note}"
        board.border_subtitle = note if wide else ""
        room = board.content_size
        self.query_one("#picture", Static).update(skin.board(scene, max(20, room.width), max(4, room.height)))
        seats = self.query_one("#seats", Static)
        seats.border_title = skin.seats_title(scene)
        seats.update(skin.seats(scene, seats.content_size.width))
        self.show_side(scene)
        self.show_prompt(scene)
        keys = [("o", "key-odds"), ("?", "key-rules"), ("u", "key-undo"), ("l", "key-language"), ("q", "key-quit")]
        if self.at_keyboard is None:
            keys.insert(0, ("␣", "key-skip"))
        self.query_one(KeyBar).show_keys(texts, *keys)

    def show_side(self, scene: Scene) -> None:
        odds = self.query_one("#odds", Static)
        picture = self.skin.odds(scene, max(10, odds.content_size.width or 30)) if self.speleo.odds else None
        odds.display = picture is not None
        odds.border_title = self.texts.say("table-odds")
        if picture is not None:
            odds.update(picture)
        box = self.query_one("#log-box", VerticalScroll)
        box.display = picture is None or self.has_class("-wide")
        box.border_title = self.texts.say("table-log")
        self.query_one("#log", Static).update(story(self.sitting, self.skin, self.texts))
        box.call_after_refresh(box.scroll_end, animate=False)

    def show_prompt(self, scene: Scene) -> None:
        """Whose turn it is, the keys, and what they would do; a refusal stands in its place until the next key."""
        texts = self.texts
        first = Text(self.notice, f"bold {DANGER}")
        lines = [first]
        if self.at_keyboard is None:
            if not self.notice:
                lines[0] = Text(texts.say("table-watching" if self.idle else "table-dealing"), LIMESTONE)
        else:
            if not self.notice:
                name = scene.names[self.at_keyboard]
                lines[0] = Text.assemble(
                    seat_name(self.at_keyboard, ""), (texts.say("table-your-turn", name=name), f"bold {TORCH}")
                )
            choices = self.choices()
            if choices is None:
                lines.append(Text(texts.say("table-pick"), LIMESTONE))
            for choice in choices or ():
                meaning = f": {choice.meaning}" if choice.meaning else ""
                lines.append(
                    Text.assemble(
                        " ", key_cap(choice.keys[0]), (f" {choice.label}", f"bold {TORCH}"), (meaning, LIMESTONE)
                    )
                )
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        self.query_one("#prompt", Static).update(Group(*lines))

    @property
    def idle(self) -> bool:
        """Whether everybody at the keyboard only watches."""
        state, game = self.sitting.match.state, self.sitting.game
        return not any(game.legal_actions(state, seat) for seat in self.sitting.people)

    def choices(self) -> list[Choice] | None:
        seat = self.at_keyboard if self.at_keyboard is not None else self.sitting.public_viewer
        legal = self.sitting.game.legal_actions(self.sitting.match.state, seat) if seat >= 0 else []
        return self.skin.choices(self.scene, legal)

    @work(exclusive=True)
    async def run_match(self) -> None:
        """Chance, bots and people act until the match is over."""
        sitting = self.sitting
        while not sitting.match.over:
            waiting = sitting.actors
            bots = [seat for seat in waiting if seat in sitting.bots]
            if waiting == (CHANCE,):
                await self.look_at(sitting.deal())
            elif bots:
                action = await asyncio.to_thread(sitting.bot_action, bots[0])
                await self.look_at(sitting.act(bots[0], action))
            else:
                await self.ask(waiting[0])
        self.app.switch_screen(EndingScreen(sitting, self.skin.rules_now(self.scene.view)))

    async def look_at(self, step: Step) -> None:
        """Show what happened and leave time to read it, unless nothing did that anybody can see."""
        loud = [event for event in step.events if not self.skin.quiet(event)]
        alarms = [
            self.texts.event(self.sitting.game, event, self.sitting.names)
            for event in loud
            if self.skin.alarming(event)
        ]
        self.notice = " ".join(alarms)
        self.show()
        if loud and not self.hurried:
            await asyncio.sleep(self.speleo.pace * (ALARM if alarms else 1))
        self.notice = ""

    async def ask(self, seat: int) -> None:
        """Let one person choose; behind a curtain if others must not see it."""
        self.hurried = False
        if self.sitting.secret:
            self.show()
            there = await self.app.push_screen_wait(CurtainScreen(self.sitting, seat))
            if there is None:
                return
            seat = there
        self.at_keyboard = seat
        self.answer = asyncio.get_running_loop().create_future()
        self.list_actions(seat)
        self.show()
        action = await self.answer
        self.answer = self.at_keyboard = None
        self.notice = ""
        self.query_one("#actions").display = False
        if action is not None:
            await self.look_at(self.sitting.act(seat, action))

    def list_actions(self, seat: int) -> None:
        """Where a game has no keys of its own, its legal actions are listed."""
        if self.choices() is not None:
            return
        listed = self.query_one("#actions", OptionList)
        listed.clear_options()
        for number, action in enumerate(self.sitting.game.legal_actions(self.sitting.match.state, seat), 1):
            listed.add_option(
                Option(f"{number:>2}  {self.texts.action(self.sitting.game, action, self.sitting.names)}")
            )
        listed.display = True
        listed.highlighted = 0
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.at_keyboard is not None:
            legal = self.sitting.game.legal_actions(self.sitting.match.state, self.at_keyboard)
            self.take(legal[event.option_index])

    def on_key(self, event: Key) -> None:
        for choice in self.choices() or ():
            if event.key in choice.keys:
                event.stop()
                event.prevent_default()
                self.take(choice.action)

    def take(self, action: Action) -> None:
        """Take a person's answer, or say by which rule it is refused."""
        seat = self.at_keyboard if self.at_keyboard is not None else self.sitting.public_viewer
        if seat < 0:
            return
        refusal = self.sitting.game.why_not(self.sitting.match.state, seat, action)
        if self.answer is not None and not self.answer.done():
            if refusal is None:
                self.answer.set_result(action)
                return
            if seat in self.sitting.chosen_people():
                self.answer.set_result(None)
                return
        if refusal is not None:
            self.mention(self.texts.say("rule-cited", sentence=self.texts.say(refusal.reason), rule=refusal.rule))

    def action_odds(self) -> None:
        self.speleo.odds = not self.speleo.odds
        self.show()
        self.call_after_refresh(self.show)

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.sitting.game, self.skin.rules_now(self.scene.view)))

    def action_undo(self) -> None:
        """Take the last step back where the match allows it; behind the curtain only one's own."""
        steps = self.sitting.match.steps
        mine = not self.sitting.secret or (bool(steps) and steps[-1].actor == self.at_keyboard)
        seat = self.sitting.undo() if mine and self.answer is not None else None
        if seat is None or self.answer is None:
            self.mention(self.texts.say("table-no-undo"))
        elif not self.answer.done():
            self.answer.set_result(None)
            self.call_later(self.mention, self.texts.say("table-undone", name=self.sitting.names[seat]))

    def mention(self, words: str) -> None:
        """Say something in the prompt until the next key."""
        self.notice = words
        self.show()

    def action_hurry(self) -> None:
        """No pauses until somebody at the keyboard is asked."""
        self.hurried = True

    def action_leave(self) -> None:
        self.speleo.stand_up()

    def action_scroll_log(self, rows: int) -> None:
        self.query_one("#log-box").scroll_relative(y=rows, animate=False)

    def action_scroll_board(self, columns: int, rows: int) -> None:
        self.query_one("#board").scroll_relative(columns, rows, animate=False)
