"""The table: the match is played here, step by step."""

from __future__ import annotations

import asyncio
import contextlib
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from speleo.kernel.engine.state import CHANCE
from speleo.kernel.game import Action
from speleo.kernel.match import Step
from speleo.terminal.curtain import CurtainScreen
from speleo.terminal.ending import EndingScreen
from speleo.terminal.sitting import Sitting
from speleo.terminal.skin import Scene, ordered
from speleo.terminal.tabletop import TableTop

ARROWS = {"N": "up", "E": "right", "S": "down", "W": "left"}
ALARM = 3
"""How many times longer an alarm is shown."""


class TableScreen(TableTop):
    """Lets Chance, bots and people act in their turn, and asks the people."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u,U", "undo", show=False),
        Binding("q,Q", "leave", show=False),
        Binding("space", "hurry", show=False),
        Binding("p,P", "pause", show=False),
        Binding("n,N", "onward", show=False),
        Binding("b,B", "stand_in", show=False),
        Binding("up", "walk('N')", show=False, priority=True),
        Binding("right", "walk('E')", show=False, priority=True),
        Binding("down", "walk('S')", show=False, priority=True),
        Binding("left", "walk('W')", show=False, priority=True),
        Binding("tab", "mark(1)", show=False, priority=True),
        Binding("shift+tab", "mark(-1)", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.answer: asyncio.Future[Action | None] | None = None
        self.hurried = self.paused = self.onward = False
        self.stirred = asyncio.Event()
        self.typed = 0
        self.listed: list[Action] = []

    def on_mount(self) -> None:
        self.run_match()

    @work(exclusive=True)
    async def run_match(self) -> None:
        """Chance, bots and people act until the match is over."""
        sitting = self.sitting
        while not sitting.match.over:
            waiting = sitting.actors
            bots = [seat for seat in waiting if sitting.plays_itself(seat)]
            if waiting == (CHANCE,):
                await self.look_at(sitting.deal())
            elif bots:
                action = await asyncio.to_thread(sitting.bot_action, bots[0])
                await self.look_at(sitting.act(bots[0], action))
            else:
                await self.ask(waiting[0])
        self.app.switch_screen(EndingScreen(sitting, list(sitting.game.telling.rules_now(self.scene.view))))

    async def look_at(self, step: Step) -> None:
        """Show what happened and leave time to read it, unless nothing did that anybody can see."""
        sitting, manner = self.sitting, self.sitting.game.telling.manner
        loud = [(event, place) for event, place in step.told if manner(type(event)) != "quiet"]
        alarms = [
            self.texts.event(sitting.game, event, sitting.names, sitting.you, place)
            for event, place in loud
            if manner(type(event)) == "alarm"
        ]
        self.notice = " ".join(alarms)
        self.show()
        if loud:
            await self.linger(self.speleo.pace * (ALARM if alarms else 1))
        self.notice = ""

    async def linger(self, seconds: float) -> None:
        """Leave time to look; while paused, until somebody wants the next step."""
        clock = asyncio.get_running_loop().time
        self.onward, end = False, clock() + seconds
        while not self.hurried and not self.onward and (self.paused or clock() < end):
            self.stirred.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stirred.wait(), None if self.paused else end - clock())

    async def ask(self, seat: int) -> None:
        """Let one person choose; behind a curtain if others must not see it."""
        self.hurried = False
        if self.sitting.secret:
            self.add_class("covered")
            self.show()
            there = await self.app.push_screen_wait(CurtainScreen(self.sitting, seat))
            self.remove_class("covered")
            if there is None:
                return
            seat = there
        self.at_keyboard = seat
        scene, legal = self.scene_for(seat), self.sitting.game.legal_actions(self.sitting.match.state, seat)
        dialog = self.skin.dialog(scene, legal)
        if dialog is not None:
            self.show()
            action = await self.app.push_screen_wait(dialog)
            if action is None:
                self.sitting.undo()
        else:
            self.answer = asyncio.get_running_loop().create_future()
            self.list_actions(scene, legal)
            self.show()
            action = await self.answer
        self.answer = self.at_keyboard = None
        self.notice = ""
        self.query_one("#actions").display = False
        if action is not None:
            await self.look_at(self.sitting.act(seat, action))

    def list_actions(self, scene: Scene, legal: list[Action]) -> None:
        """Where a game has no keys of its own, its legal actions are listed."""
        if self.choices() is not None:
            return
        listed = self.query_one("#actions", OptionList)
        listed.clear_options()
        self.listed = ordered(legal)
        for number, action in enumerate(self.listed, 1):
            listed.add_option(Option(Text(f"{number:>2}  {self.skin.label(scene, action)}")))
        listed.display = True
        listed.highlighted = 0
        self.typed = 0
        listed.focus()

    def meaning(self, scene: Scene) -> str:
        marked = self.query_one("#actions", OptionList).highlighted
        if marked is None or marked >= len(self.listed):
            return ""
        return self.skin.meaning(scene, self.listed[marked])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the marked entry does."""
        if self.at_keyboard is not None and self.answer is not None:
            self.show_prompt(self.scene_for(self.at_keyboard))

    def point_at(self, digit: int) -> None:
        """Typed digits point at the entry of that number; Enter takes it."""
        listed = self.query_one("#actions", OptionList)
        for number in (self.typed * 10 + digit, digit):
            if 1 <= number <= listed.option_count:
                self.typed = number
                listed.highlighted = number - 1
                return

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.at_keyboard is not None:
            self.take(self.listed[event.option_index])

    def on_key(self, event: Key) -> None:
        """Keys of choices, in either case, and numbers of the list; the last remark goes with the next key."""
        if self.notice and self.at_keyboard is not None:
            self.mention("")
        if event.key.isdigit() and self.choices() is None and self.query_one("#actions").display:
            self.point_at(int(event.key))
        for choice in self.choices() or ():
            if event.key in choice.keys or event.key.lower() in choice.keys:
                event.stop()
                event.prevent_default()
                self.take(choice.action)

    def action_walk(self, side: str) -> None:
        """What the key stands for in this game; else go through that side, or move the mark in the list."""
        meant = next((choice for choice in self.choices() or () if ARROWS[side] in choice.keys), None)
        if meant is not None:
            self.take(meant.action)
            return
        listed = self.query_one("#actions", OptionList)
        action = self.skin.walk(self.scene_for(self.at_keyboard), side) if self.at_keyboard is not None else None
        if action is not None and listed.display:
            self.take(action)
        elif side in ("N", "S"):
            listed.action_cursor_up() if side == "N" else listed.action_cursor_down()

    def action_mark(self, rows: int) -> None:
        """Move the mark in the list, also where the arrow keys walk."""
        listed = self.query_one("#actions", OptionList)
        for _ in range(abs(rows)):
            listed.action_cursor_up() if rows < 0 else listed.action_cursor_down()

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

    def action_undo(self) -> None:
        """Take the last step back where the match allows it; behind the curtain only one's own."""
        steps = self.sitting.match.steps
        mine = not self.sitting.secret or (bool(steps) and steps[-1].actor == self.at_keyboard)
        seat = self.sitting.undo() if mine and self.answer is not None else None
        if seat is None or self.answer is None:
            self.mention(self.texts.say("table-no-undo"))
        elif not self.answer.done():
            self.answer.set_result(None)
            self.call_later(self.mention, self.about("table-undone", seat))

    def action_hurry(self) -> None:
        """No pauses until somebody at the keyboard is asked, or the key is pressed again."""
        self.hurried, self.paused = not self.hurried, False
        self.stir()

    def action_pause(self) -> None:
        """Stop while bots and Chance act, or go on."""
        self.paused, self.hurried = not self.paused, False
        self.stir()

    def action_onward(self) -> None:
        """The next step, at once; while paused, that one only."""
        self.onward = True
        self.stir()

    def stir(self) -> None:
        self.stirred.set()
        self.show()

    def action_stand_in(self) -> None:
        """Whoever is asked goes away and a stand-in plays; when nobody is asked, everybody is back."""
        seat = self.at_keyboard
        if seat is not None and self.answer is not None and not self.answer.done():
            self.sitting.away.add(seat)
            self.answer.set_result(None)
            self.call_later(self.mention, self.about("table-away", seat))
        elif seat is None and self.sitting.away:
            back = sorted(self.sitting.away)
            self.sitting.away.clear()
            self.mention(self.about("table-back", *back))

    def about(self, key: str, *seats: int) -> str:
        """A sentence about people at the keyboard, for whoever reads it."""
        return self.texts.say_of(key, seats, self.sitting.names, self.sitting.you)

    def watching_keys(self) -> list[tuple[str, str]]:
        """What can be done while nobody is asked."""
        keys = [("␣", "key-slower" if self.hurried else "key-skip"), ("p", "key-go-on" if self.paused else "key-pause")]
        keys += [("n", "key-step")] if self.paused else []
        return keys + ([("b", "key-back")] if self.sitting.away else [])

    def watching_words(self) -> str:
        return self.texts.say("table-paused") if self.paused else super().watching_words()

    def action_leave(self) -> None:
        self.speleo.stand_up()
