"""What can be measured of a match, by name."""

from __future__ import annotations

from collections.abc import Sequence

from speleo.kernel.errors import UnknownName
from speleo.kernel.game import Game
from speleo.lab.playing import ROUNDS

WIN, POINTS, PLACE, STEPS = "win", "points", "place", "steps"
ALWAYS = (WIN, POINTS, PLACE, STEPS)
"""What is known of every match: the part in a win, points and place of a seat, and how many steps it had."""


def endings_of(game: Game) -> list[str]:
    """The ways in which a game that is won together ends, each measured as how often."""
    return [reason.removeprefix(f"{game.name}-") for reason in game.endings]


def counts_of(game: Game) -> list[str]:
    """What the game counts at the end."""
    return [what.removeprefix(f"{game.name}-") for what in game.counted]


def told_of(game: Game) -> list[str]:
    """What is known only of matches that are told: events by their names, and rounds. These take longer."""
    return [ROUNDS, *(made.__name__ for made in game.event_types)]


def check_measure(game: Game, name: str) -> None:
    known = [*ALWAYS, *endings_of(game), *counts_of(game)]
    if name not in known and name not in told_of(game):
        raise UnknownName("measure", name, [*known, ROUNDS, "the names of events"], [*known, *told_of(game)])


def events_for(game: Game, measures: Sequence[str]) -> tuple[str, ...]:
    """What must be told for these measures."""
    return tuple(name for name in measures if name in told_of(game))


def is_rate(game: Game, name: str) -> bool:
    """Whether it is a part of matches, told in percent."""
    return name == WIN or name in endings_of(game)
