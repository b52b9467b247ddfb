"""Playing a scenario: Given sets the stage, When acts."""

from __future__ import annotations

import re
from collections.abc import Callable

from speleo.kernel.actors import actor_named
from speleo.kernel.engine.state import State
from speleo.kernel.errors import BadScenario, SpeleoError
from speleo.kernel.game import Event, Game
from speleo.kernel.scenario.script import Sentence
from speleo.kernel.setup import Setup

FindGame = Callable[[str], Game]


class Stage:
    """A game in some position, and what happened in the last action."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.state: State = game.new(setup)
        self.events: list[Event] = []

    def actor(self, name: str, line: int) -> int:
        actor = actor_named(name, self.setup.seats)
        if actor is None:
            raise BadScenario(f"line {line}: there is no {name} among {self.setup.seats} seats")
        return actor

    def given(self, sentence: Sentence) -> None:
        if sentence.text != "the position":
            raise BadScenario(f"line {sentence.line}: expected 'Given the position' and an indented position below")
        try:
            self.state = self.game.read(self.setup, sentence.block)
        except SpeleoError as error:
            raise BadScenario(f"line {sentence.line}: {error}") from None

    def when(self, sentence: Sentence) -> None:
        found = re.fullmatch(r"(chance|seat \d+) plays (.+)", sentence.text)
        if found is None:
            raise BadScenario(
                f"line {sentence.line}: expected 'When seat N plays ACTION' or 'When chance plays ACTION'"
            )
        try:
            action = self.game.parse_action(found[2])
            self.events = self.game.apply(self.state, self.actor(found[1], sentence.line), action)
        except SpeleoError as error:
            raise BadScenario(f"line {sentence.line}: {error}") from None


def set_stage(sentence: Sentence, find_game: FindGame) -> Stage:
    """`Given diamant with 4 seats, chests closed` and `Given cave with 3 seats, edition rebel`."""
    found = re.fullmatch(r"([a-z]+) with (\d+) seats?((?:, \w+ \S+)*)", sentence.text)
    if sentence.word != "Given" or found is None:
        raise BadScenario(f"line {sentence.line}: a scenario starts with 'Given GAME with N seats, OPTION VALUE, …'")
    wanted: dict[str, str] = {}
    for item in found[3].split(", ")[1:]:
        name, _, value = item.partition(" ")
        wanted[name] = value
    try:
        game = find_game(found[1])
        edition = wanted.pop("edition", None)
        return Stage(game, game.setup(int(found[2]), wanted, edition))
    except SpeleoError as error:
        raise BadScenario(f"line {sentence.line}: {error}") from None
