"""The table: the match is played here, step by step."""

from __future__ import annotations

import asyncio
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
from speleo.terminal.skin import Scene
from speleo.terminal.tabletop import TableTop

ALARM = 3
"""How many times longer an alarm is shown."""


class TableScreen(TableTop):
    """Lets Chance, bots and people act in their turn, and asks the people."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("q", "leave", show=False),
        Binding("space", "hurry", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.answer: asyncio.Future[Action | None] | None = None
        self.hurried = False

    def on_mount(self) -> None:
        self.run_match()

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
        for number, action in enumerate(legal, 1):
            listed.add_option(Option(Text(f"{number:>2}  {self.skin.label(scene, action)}")))
        listed.display = True
        listed.highlighted = 0
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.at_keyboard is not None:
            legal = self.sitting.game.legal_actions(self.sitting.match.state, self.at_keyboard)
            self.take(legal[event.option_index])

    def on_key(self, event: Key) -> None:
        if self.notice and self.at_keyboard is not None:
            self.mention("")
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

    def action_hurry(self) -> None:
        """No pauses until somebody at the keyboard is asked."""
        self.hurried = True

    def action_leave(self) -> None:
        self.speleo.stand_up()
