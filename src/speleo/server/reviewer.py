"""A worker process that looks back at finished matches, a bit at a time, after everything that people wait for."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Generator
from time import process_time
from typing import Any

from speleo.games import game_named
from speleo.hints.outlook import usual_glance
from speleo.hints.review import Review, Turn, chapters_of, reviewing
from speleo.kernel.account import telling_event
from speleo.kernel.match import Match
from speleo.kernel.record.record import Record
from speleo.kernel.setup import Box
from speleo.server.errors import Refused
from speleo.server.wire import event_data, packed
from speleo.server.working import guarded, work

BIT_SECONDS = 0.4
"""After so much time of a processor it is told how far the review is."""
LESS_URGENT = 10

Work = Generator[float, None, dict[str, Any]]
AT_WORK: dict[str, Work] = {}
"""The review that is being made, by its key."""


def told_of(match: Match, effort: int) -> Work:
    """The review with what a page needs to tell it, by so many per cent of the usual work; yields how far it is."""
    found: Review = yield from reviewing(match, max(1, usual_glance(match.game.name) * effort // 100))
    chapters, data = chapters_of(match), found.data
    place = {step.serial: at for at, step in enumerate(match.steps)}
    for made, turn in zip(data["turns"], found.turns, strict=True):
        before = found.curve[turn.at - 1].step
        made["event"] = event_at(match, place.get(before, -1) + 1, place[turn.step], turn)
    for made, slip in zip(data["slips"], found.slips, strict=True):
        made["chapter"] = chapters[place[slip.step]]
    begun = [at for at, chapter in enumerate(chapters) if chapter is not None and chapter not in chapters[:at]]
    data["chapters"] = [{"number": chapters[at], "step": match.steps[at - 1].serial if at else 0} for at in begun]
    return data


def event_at(match: Match, first: int, last: int, turn: Turn) -> dict[str, Any] | None:
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
