"""What is agreed when a table is made: the set-up, who may sit where, and the terms."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from speleo.bots import bot_named, stand_in_bot
from speleo.games import game_named
from speleo.kernel.errors import BadBox, BadSetup, SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.record.record import Record
from speleo.kernel.setup import Box, Setup
from speleo.server.chairs import STAND_IN, Chair
from speleo.server.facts import Hints
from speleo.texts.cast import name_for, own_name

LONGEST_NAME = 40
NEVER: Hints = "never"
ALONE: Hints = "alone"
AGREED: Hints = "agreed"
"""When hints may be taken: never, by somebody who plays alone against bots, or if everybody has agreed."""


def checked_name(text: str) -> str:
    """A name that can stand in a record and on a screen."""
    name = text.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadSetup(f"a name has 1 to {LONGEST_NAME} characters that can be printed")
    return name


@dataclass(frozen=True, slots=True)
class Plan:
    """Plain values only, as it is written down. `box` is the text of a data file, `record` a match to play on.

    `free_undo`: bots let people take back what was revealed, and the record says so. `hints`: who may take hints.
    `rules_version` is that of the game when the table was made.
    """

    game: str
    edition: str | None
    options: dict[str, str]
    seats: int
    title: str
    listed: bool
    turn_seconds: int
    box: str = ""
    record: str = ""
    upto: int | None = None
    match_seconds: int = 0
    free_undo: bool = False
    rules_version: int = 1
    hints: Hints = ALONE

    @property
    def rules(self) -> Game:
        return game_named(self.game)

    @property
    def own_box(self) -> Box | None:
        return Box("own", self.box) if self.box else None

    def setup(self) -> Setup:
        return self.rules.setup(self.seats, self.options, self.edition, self.own_box)

    def begin(self) -> Match:
        """The match before the first action at this table."""
        if self.record:
            return Record.parse(self.record).replay(self.rules, self.own_box, self.upto)
        return Match(self.rules, self.setup())

    def checked(self) -> Plan:
        """The plan with everything filled in; one that cannot be played is refused with a line that says why."""
        plan = self
        try:
            if plan.record:
                header = Record.parse(plan.record).header
                header.setup(header.game_from(game_named), plan.own_box)
                plan = replace(
                    plan,
                    game=header.game,
                    edition=header.edition,
                    options=dict(header.options),
                    seats=len(header.sitters),
                    free_undo=plan.free_undo or header.free_undo,
                )
            setup = plan.setup()
            if plan.begin().over:
                raise BadSetup("this match is over: name an earlier step to play on from")
        except SpeleoError:
            raise
        except (RecursionError, ValueError, TypeError, KeyError, AttributeError, OverflowError) as error:
            raise BadBox("own", [f"the data file cannot be read: {type(error).__name__}"]) from None
        return replace(plan, edition=setup.edition, options=dict(setup.options)).by_these_rules()

    def by_these_rules(self) -> Plan:
        return replace(self, rules_version=self.rules.rules_version)


def checked_bot(game: str, name: str, invited: Collection[str] = ()) -> str:
    """The name of a bot that may sit at a table: ours, or one that the host has invited."""
    if name not in invited:
        bot_named(game, name)
    return name


def playing(game: str, bot: str) -> str:
    """The kind of bot that plays, also where a stand-in is asked for."""
    return stand_in_bot(game) if bot == STAND_IN else bot


def called(game: str, bot: str, invited: Collection[str], taken: Collection[str]) -> str:
    """The name of one more bot at a table: a character's that nobody else there has, a visitor's own."""
    return own_name(bot, taken) if bot in invited else name_for(game, playing(game, bot), taken)


def cast(game: str, chairs: list[Chair], invited: Collection[str] = ()) -> list[Chair]:
    """The chairs of a new table, every bot with a name."""
    taken = [chair.name for chair in chairs if chair.name]
    for chair in chairs:
        if chair.kind == "bot" and not chair.name:
            chair.name = called(game, chair.bot, invited, taken)
            taken.append(chair.name)
    return chairs


def chair_for(game: str, kind: str, bot: str, invited: Collection[str] = ()) -> Chair:
    if kind == "bot":
        return Chair("bot", bot=checked_bot(game, bot, invited))
    return Chair("open")


def is_foreign(created: dict[str, Any]) -> bool:
    """Whether the plan in the first entry of a table brings a box or a record along."""
    plan = created.get("plan")
    return isinstance(plan, dict) and bool(plan.get("box") or plan.get("record"))


def plan_from(data: dict[str, Any]) -> Plan:
    return Plan(**data)
