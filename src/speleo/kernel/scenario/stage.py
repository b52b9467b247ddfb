"""Playing a scenario: Given sets the stage, When acts."""

from __future__ import annotations

import re
from collections.abc import Callable

from speleo.kernel.actors import actor_named
from speleo.kernel.engine.state import State
from speleo.kernel.errors import BadPosition, BadScenario, SpeleoError
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.nearest import hint, quoted
from speleo.kernel.scenario.script import Sentence
from speleo.kernel.setup import Setup

FindGame = Callable[[str], Game]
MOST_PARTS = 8
"""An action has no more parts with commas between them: a load of six kinds of gear."""


class Stage:
    """A game in some position, and what happened in the last action."""

    def __init__(self, game: Game, setup: Setup, strict: bool = False) -> None:
        self.game = game
        self.setup = setup
        self.strict = strict
        self.state: State = game.new(setup)
        self.events: list[Event] = []

    def actor(self, name: str, line: int) -> int:
        actor = actor_named(name, self.setup.seats)
        if actor is None:
            raise BadScenario(line, f"there is no {quoted(name)[1:-1]} among {self.setup.seats} seats")
        return actor

    def rule(self, name: str, line: int) -> str:
        """The id, if it is one of this game; else BadScenario with what was perhaps meant."""
        known = self.game.rulebook("en").ids
        if name not in known:
            raise BadScenario(line, f"{self.game.name} has no rule {quoted(name)[1:-1]}{hint(name, known)}")
        return name

    def action(self, text: str, line: int) -> Action:
        try:
            return self.game.parse_action(text)
        except SpeleoError as error:
            raise BadScenario(line, str(error)) from None

    def actions(self, text: str, line: int) -> list[Action]:
        """Actions with commas between them; `nothing` is none. An action may have commas of its own."""
        if text == "nothing":
            return []
        parts = [part.strip() for part in re.split(r",(?![0-9-])", text)]
        first: dict[int, tuple[Action, int]] = {}
        for at in reversed(range(len(parts))):
            for end in range(min(len(parts), at + MOST_PARTS), at, -1):
                action = self.parsed(", ".join(parts[at:end])) if end == len(parts) or end in first else None
                if action is not None:
                    first[at] = action, end
                    break
        if 0 not in first:
            wrong = [part for part in parts if self.parsed(part) is None]
            self.action(wrong[0] if wrong else text, line)
            raise BadScenario(line, f"{quoted(text)} is no list of actions")
        found, at = [], 0
        while at < len(parts):
            action, at = first[at]
            found.append(action)
        return found

    def parsed(self, text: str) -> Action | None:
        try:
            return self.game.parse_action(text)
        except SpeleoError:
            return None

    def given(self, sentence: Sentence) -> None:
        """Set up the position below the sentence; what is wrong in it is named by its own line."""
        if sentence.text != "the position":
            raise BadScenario(sentence.line, "expected 'Given the position' and an indented position below")
        if not sentence.block.strip():
            raise BadScenario(sentence.line, "there is no position below: its lines begin with two spaces")
        try:
            self.state = self.game.read(self.setup, sentence.block, self.strict)
        except BadPosition as error:
            raise BadScenario(sentence.line + (error.line or 0), error.problem) from None
        except SpeleoError as error:
            raise BadScenario(sentence.line, str(error)) from None

    def when(self, sentence: Sentence) -> None:
        """Play one action; what happened is kept for the expectations that follow."""
        found = re.fullmatch(r"(chance|seat [0-9]+) plays (.+)", sentence.text)
        if found is None:
            raise BadScenario(sentence.line, "expected 'When seat N plays ACTION' or 'When chance plays ACTION'")
        no_block(sentence)
        actor, action = self.actor(found[1], sentence.line), self.action(found[2], sentence.line)
        try:
            self.events = self.game.apply(self.state, actor, action)
        except SpeleoError as error:
            raise BadScenario(sentence.line, str(error)) from None


def no_block(sentence: Sentence) -> None:
    """Lines below a sentence that reads none would be passed over."""
    for number, row in enumerate(sentence.block.split("\n"), sentence.line + 1):
        if row.strip() and not row.lstrip().startswith("#"):
            raise BadScenario(number, f"nothing belongs below {quoted(f'{sentence.word} {sentence.text}')}")


def set_stage(sentence: Sentence, find_game: FindGame, strict: bool = False) -> Stage:
    """`Given diamant with 4 seats, chests closed` and `Given cave with 3 seats, edition rebel`."""
    found = re.fullmatch(r"([a-z]+) with ([0-9]{1,3}) seats?((?:, \w+ \S+)*)", sentence.text)
    if sentence.word != "Given" or found is None:
        raise BadScenario(sentence.line, "a scenario starts with 'Given GAME with N seats, OPTION VALUE, …'")
    no_block(sentence)
    wanted: dict[str, str] = {}
    for item in found[3].split(", ")[1:]:
        name, _, value = item.partition(" ")
        if name in wanted:
            raise BadScenario(sentence.line, f"the option {quoted(name)} stands twice")
        wanted[name] = value
    try:
        game = find_game(found[1])
        edition = wanted.pop("edition", None)
        return Stage(game, game.setup(int(found[2]), wanted, edition), strict)
    except SpeleoError as error:
        raise BadScenario(sentence.line, str(error)) from None
