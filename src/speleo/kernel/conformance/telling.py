"""What is told: events in the order in which they happen, and words for everything in every language."""

from __future__ import annotations

import re
from dataclasses import fields
from importlib import resources

from speleo.kernel.conformance.play import LawBroken, demand, random_play
from speleo.kernel.engine.story import WORDS, Story
from speleo.kernel.errors import SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.scenario.events import read_event
from speleo.kernel.setup import Setup
from speleo.kernel.textkeys import action_key, event_key

TOLD_BESIDE = frozenset(("event", "manner", "place", "sound", "things"))
"""What every screen is told of an event besides its fields, under these names: a field called so would be hidden."""


def events_come_in_order(game: Game, setup: Setup, seed: str) -> None:
    """An action is told by all that the engine told of it, in that order."""
    for state, actor, action in random_play(game, setup, seed):
        engine, edge, story = state.clone(), state.clone(), Story(True)
        engine.step(actor, game.encode(state, action), story)
        words = list(story.words)
        told = [game.event(engine, tuple(words[at : at + WORDS])) for at in range(0, len(words), WORDS)]
        demand(game.apply(edge, actor, action) == told, f"{action.notation} is told otherwise than it happened")
        demand({type(event) for event in told} <= set(game.event_types), f"{action.notation} tells an unknown event")


def everything_has_its_text(game: Game, setup: Setup, seed: str) -> None:
    """Every action and every event has its sentence in the language of every rulebook of the game."""
    wanted = [action_key(game, kind) for kind in game.action_types]
    wanted += [event_key(game, kind) for kind in game.event_types]
    books = [book.name for book in resources.files(game.package).joinpath("rules").iterdir()]
    for language in sorted(name.removesuffix(".md") for name in books if name.endswith(".md")):
        there = set(re.findall(r"^([a-z][a-z0-9-]*) *=", game.data_file(f"texts/{language}.ftl"), re.MULTILINE))
        missing = [key for key in wanted if key not in there]
        demand(not missing, f"no {language} text for {', '.join(missing)}")


def events_can_be_named(game: Game, setup: Setup, seed: str) -> None:
    """Every event can be written down and is understood: its name, its fields and what stands in them."""
    for kind in game.event_types:
        taken = TOLD_BESIDE.intersection(field.name for field in fields(kind))
        demand(not taken, f"{kind.__name__} has a field called {', '.join(taken)}, which hides what is told beside it")
    for state, actor, action in random_play(game, setup, seed):
        after = state.clone()
        for event in game.apply(after, actor, action):
            try:
                named = read_event(game, after, event.notation)
            except SpeleoError as error:
                raise LawBroken(f"{event.notation!r} is not understood: {error}") from None
            full = len(named.values) == len(event.values)
            demand(full and named.fits(event), f"{event.notation!r} is understood as something else")
