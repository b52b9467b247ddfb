"""A worker process that reads what strangers wrote: records, boxes, and whole logs that are made into records."""

from __future__ import annotations

import gzip
import logging
from collections.abc import Callable
from dataclasses import asdict
from time import process_time
from typing import Any

from speleo.drawing.cover import cover as game_cover
from speleo.drawing.film import animated_svg, frames_of, moments
from speleo.drawing.raster import png
from speleo.drawing.words import drawn
from speleo.games import game_named
from speleo.server import boxing, composing, film, puzzling
from speleo.server.account import account_of
from speleo.server.entries import LogEntry
from speleo.server.errors import Refused
from speleo.server.export import record_text
from speleo.server.keeping import keepsake_of
from speleo.server.plan import plan_from
from speleo.server.reel import Reel, past_reel, reel_of, verdict_on
from speleo.server.table import folded
from speleo.server.wire import packed
from speleo.server.working import guarded, work
from speleo.texts.names import shown_names

WORTH_IT = 1200
"""Bytes from which on an answer is compressed."""
FRAMES, FRAME_SECONDS = 60, 0.7
"""How many pictures a film has at the most, and how long each lasts."""


def replay(asked: dict[str, Any]) -> bytes:
    return squeezed(asked, film.head(reel(asked), asked.get("facts")))


def reel(asked: dict[str, Any]) -> Reel:
    if asked.get("keepsake"):
        return past_reel(asked["record"], asked["box"], asked["keepsake"])
    return reel_of(asked["record"], asked.get("box", ""), asked.get("own", False))


def account(asked: dict[str, Any]) -> bytes:
    return squeezed(asked, account_of(reel(asked)))


def views(asked: dict[str, Any]) -> bytes:
    return squeezed(asked, film.pictures(reel(asked), asked["first"], asked["count"], asked["seat"]))


def verdict(asked: dict[str, Any]) -> bytes:
    return packed(verdict_on(asked["record"], asked.get("box", "")))


def export(asked: dict[str, Any]) -> bytes:
    entries = [LogEntry(**entry) for entry in asked["entries"]]
    table = folded(asked["key"], bytes.fromhex(asked["seed"]), entries)
    return record_text(table, entries).encode()


def keepsake(asked: dict[str, Any]) -> bytes:
    entries = [LogEntry(**entry) for entry in asked["entries"]]
    return keepsake_of(asked["key"], bytes.fromhex(asked["seed"]), entries).encode()


def plan(asked: dict[str, Any]) -> bytes:
    """The server itself makes the table again when the match begins, so that may cost less than reading.

    A process whose time is limited sees its clock move in ticks: what takes less than one seems to take nothing.
    """
    began = process_time()
    made = plan_from(asked["plan"]).checked()
    if process_time() - began >= asked["seconds"]:
        raise Refused(422, "too-costly", "to set this up takes longer than this server allows")
    return packed(asdict(made))


def squeezed(asked: dict[str, Any], body: bytes) -> bytes:
    return gzip.compress(body, 5, mtime=0) if asked.get("small") and len(body) >= WORTH_IT else body


def preview(asked: dict[str, Any]) -> bytes:
    """The position of a record after a step, or the last, as everybody sees it, without names."""
    told = reel(asked)
    step = asked["step"]
    state = told.states[-1 if step is None else min(step, len(told.states) - 1)]
    return png(drawn(told.game, state, asked["language"]))


def cinema(asked: dict[str, Any]) -> bytes:
    """The whole record as an animated SVG, with names if they are wanted."""
    told = reel(asked)
    if not told.over:
        raise Refused(409, "not-over", "the match is not over")
    names = shown_names(told.header.sitters) if asked["names"] else ()
    states = [told.states[at] for at in moments(len(told.states) - 1, FRAMES)]
    frames = frames_of(told.game, states, asked["language"], names)
    return squeezed(asked, animated_svg(frames, names, FRAME_SECONDS).encode())


def cover(asked: dict[str, Any]) -> bytes:
    return png(game_cover(game_named(asked["game"]), asked["language"]))


def puzzle(asked: dict[str, Any]) -> bytes:
    return squeezed(asked, puzzling.answer(asked))


def make(asked: dict[str, Any]) -> bytes:
    return composing.made(reel(asked), asked)


def open_box(asked: dict[str, Any]) -> bytes:
    return squeezed(asked, packed(boxing.opened(asked["text"])))


def check_box(asked: dict[str, Any]) -> bytes:
    return squeezed(asked, packed(boxing.checked(asked["game"], asked["rows"])))


TASKS: dict[str, Callable[[dict[str, Any]], bytes]] = {
    task.__name__: task
    for task in (
        replay,
        account,
        views,
        verdict,
        export,
        keepsake,
        plan,
        preview,
        cinema,
        cover,
        puzzle,
        make,
        open_box,
        check_box,
    )
}


def answer(asked: dict[str, Any]) -> bytes:
    task = TASKS[asked.pop("task")]
    return guarded(lambda: task(asked))


if __name__ == "__main__":
    logging.disable()
    work(answer)
