"""A lesson as the beginning of a match: its actions as a record that a table can play on from."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.games import game_named
from speleo.kernel.game import Game
from speleo.kernel.learning.shelf import lesson_named
from speleo.kernel.learning.walk import Onward, Walk
from speleo.kernel.match import Match
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.writer import RecordWriter
from speleo.server.errors import Refused
from speleo.server.guiding import along
from speleo.server.wire import packed

LEARNER = "Learner"


@dataclass(frozen=True, slots=True)
class OnwardFacts:
    """A record for a table that plays on from it, how many steps it has, and the learner's seat."""

    record: str
    steps: int
    seat: int


def onward_data(game: str, name: str, path: list[str]) -> bytes:
    """The record up to where the match can be played on, and the seat that learned."""
    walk = along(game, name, path)
    if walk.onward is None:
        raise Refused(409, "not-yet", "this lesson has not come to where a match can be played on")
    names = lesson_named(game_named(game), name).names
    record = record_of(walk, walk.onward, names)
    return packed(OnwardFacts(record, len(walk.onward.course), walk.learner))


def record_of(walk: Walk, onward: Onward, names: dict[int, str]) -> str:
    """The course of a lesson, dealt by hand."""
    game: Game = walk.game
    setup = walk.stage.setup
    sitters = tuple(Sitter("person", names.get(seat, LEARNER)) for seat in range(1, setup.seats + 1))
    match = Match(game, setup)
    lines: list[str] = []
    RecordWriter(match, header_for(setup, sitters, "by hand", rules=game.rules_version), lines.append)
    for actor, action in onward.course:
        match.act(actor, action)
    return "".join(lines)
