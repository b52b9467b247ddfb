"""A worker process that looks back at finished matches, a bit at a time, after everything that people wait for."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Generator, Iterator
from dataclasses import asdict, dataclass, fields
from time import process_time
from typing import Any

from speleo.games import game_named
from speleo.hints.curve import chapters_of
from speleo.hints.outlook import usual_glance
from speleo.hints.review import LookBack, Review, Turn, reviewing
from speleo.hints.slips import SlipFacts
from speleo.kernel.account import telling_event
from speleo.kernel.match import Match
from speleo.kernel.record.record import Record
from speleo.kernel.setup import Box
from speleo.server.errors import Refused
from speleo.server.wire import ToldEvent, event_data, packed
from speleo.server.working import guarded, work

BIT_SECONDS = 0.4
"""After so much time of a processor it is told how far the review is."""
LESS_URGENT = 10


@dataclass(frozen=True, slots=True)
class TurnFacts(Turn):
    __doc__ = Turn.__doc__
    event: ToldEvent | None


@dataclass(frozen=True, slots=True)
class Begun:
    """A round or an expedition, and the step after which it begins."""

    number: int
    step: int


@dataclass(frozen=True, slots=True)
class WholeReview(LookBack):
    __doc__ = LookBack.__doc__
    turns: tuple[TurnFacts, ...]
    slips: tuple[SlipFacts, ...]
    chapters: tuple[Begun, ...]


Work = Generator[float, None, WholeReview]
AT_WORK: dict[str, Work] = {}
"""The review that is being made, by its key."""


def told_of(match: Match, effort: int) -> Work:
    """The review with what a page needs to tell it, by so many per cent of the usual work; yields how far it is."""
    found: Review = yield from reviewing(match, max(1, usual_glance(match.game.name) * effort // 100))
    place = {step.serial: at for at, step in enumerate(match.steps)}
    turns = []
    for turn in found.turns:
        first = place.get(found.curve[turn.at - 1].step, -1) + 1
        turns.append(TurnFacts(**asdict(turn), event=event_at(match, first, place[turn.step], turn)))
    same = {field.name: getattr(found, field.name) for field in fields(LookBack)}
    return WholeReview(**same, turns=tuple(turns), slips=found.facts.slips, chapters=tuple(begun_in(match)))


def begun_in(match: Match) -> Iterator[Begun]:
    """The chapters of a match in their order."""
    chapters = chapters_of(match)
    for at, chapter in enumerate(chapters):
        if chapter is not None and chapter not in chapters[:at]:
            yield Begun(chapter, match.steps[at - 1].serial if at else 0)


def event_at(match: Match, first: int, last: int, turn: Turn) -> ToldEvent | None:
    """What says best what happened in these steps."""
    told = [each for step in match.steps[first : last + 1] for each in step.told]
    if not told:
        return None
    event, place = told[telling_event(match.game, tuple(event for event, _ in told), turn.seat)]
    return event_data(match.game, event, place)


def match_of(asked: dict[str, Any]) -> Match:
    record = Record.parse(asked["record"])
    match = record.replay(record.header.game_from(game_named), Box("own", asked["box"]) if asked["box"] else None)
    if not match.over:
        raise Refused(409, "not-over", "the match is not over")
    return match


def bit(asked: dict[str, Any]) -> bytes:
    """Begin the review of a record, or go on with it, for a moment."""
    began, key = process_time(), asked["key"]
    if "record" in asked:
        AT_WORK.clear()
        AT_WORK[key] = told_of(match_of(asked), asked["effort"])
    made, progress = None, 0.0
    try:
        while process_time() - began < BIT_SECONDS:
            progress = next(AT_WORK[key])
    except StopIteration as end:
        made, progress = end.value, 1.0
        AT_WORK.clear()
    return packed({"progress": round(progress, 3), "spent": process_time() - began, "review": made})


def answer(asked: dict[str, Any]) -> bytes:
    return guarded(lambda: bit(asked))


if __name__ == "__main__":
    logging.disable()
    with contextlib.suppress(AttributeError, OSError):  # not on every system
        os.nice(LESS_URGENT)
    work(answer)
