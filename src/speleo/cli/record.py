"""`speleo record`: shows, verifies and exports match records."""

from __future__ import annotations

import argparse
import dataclasses
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from speleo.cli.arguments import Commands, read_box, read_text
from speleo.cli.signature import FORGED, verify_signature
from speleo.kernel.errors import SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.record.record import Record
from speleo.kernel.setup import Box


def register(commands: Commands) -> None:
    parser = commands.add_parser("record", help="show, verify or export the record of a match")
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    for name, run, text in (
        ("show", show, "tell a match step by step and draw the table"),
        ("verify", verify_dealing, "check every step, and derive every card from the seed again"),
        ("draws", show_draws, "list every draw as numbers, for a check without the rules"),
        ("export", export, "print a match as JSON, or as a record up to a step"),
    ):
        task = tasks.add_parser(name, help=text)
        task.add_argument("file", type=Path)
        task.add_argument("--box", type=Path, metavar="FILE", help="the data file the match was played with")
        if name not in ("verify", "draws"):
            task.add_argument("--step", type=int, help="stop after this step")
        if name == "verify":
            task.add_argument("--key", metavar="KEY", help="whose signature it must have: 64 digits, or a file of them")
        if name == "show":
            task.add_argument("--lang", choices=("en", "de"), help="tell it in this language (default: in notation)")
        if name == "export":
            task.add_argument("--format", choices=("json", "record"), default="json")
        task.set_defaults(run=run)


@contextmanager
def refusals_of(path: Path) -> Iterator[None]:
    """Every refusal of what a file says names the file."""
    try:
        yield
    except SpeleoError as error:
        raise SpeleoError(f"{path}: {error}") from None


def load(chosen: argparse.Namespace) -> tuple[Record, Game, Box | None]:
    from speleo.games import game_named

    text, box = read_text(chosen.file, exact=True), read_box(chosen.box)
    with refusals_of(chosen.file):
        record = Record.parse(text)
        return record, record.header.game_from(game_named), box


def replayed(chosen: argparse.Namespace) -> tuple[Record, Match, int]:
    """The record, the match up to the wanted step, and the number of that step."""
    record, game, box = load(chosen)
    with refusals_of(chosen.file):
        last: int = len(record.lines) if chosen.step is None else chosen.step
        if not 0 <= last <= len(record.lines):
            raise SpeleoError(f"there is no step {last}: the record has {len(record.lines)}")
        return record, record.replay(game, box, last), last


def show(chosen: argparse.Namespace) -> int:
    """Print a record step by step."""
    record, match, last = replayed(chosen)
    game = match.game
    if chosen.lang is not None:
        print("\n".join(in_words(record, match, last, chosen.lang)))
        return 0
    print(record.header.text.partition("\n")[2].rpartition("--")[0], end="")
    told = {step.serial: "".join(f"    {event.notation}\n" for event in step.events) for step in match.steps}
    for line in record.lines[:last]:
        print(f"\n{line.entry.text}\n{told.get(line.entry.serial, '')}", end="")
    print(f"\n{game.draw(match.state)}")
    print(f"The match is {'over' if match.over else f'running, after step {last}'}.")
    for standing in game.outcome(match.state).standings:
        sitter = record.header.sitters[standing.seat]
        won = ", wins" if standing.winner else ""
        print(f"{standing.place}. seat {standing.seat + 1} ({sitter.name}): {standing.points} points{won}")
    return 0


def in_words(record: Record, match: Match, last: int, language: str) -> list[str]:
    """A match as people tell it: sentences for every step, the table, and the result."""
    try:
        from speleo.texts.telling import match_lines
        from speleo.texts.texts import Texts
    except ModuleNotFoundError as missing:
        raise SpeleoError(f'--lang needs {missing.name}, which is not installed: pip install "speleo[play]"') from None
    head = record.header.text.partition("\n")[2].rpartition("--")[0]
    entries = [line.entry for line in record.lines[:last]]
    return [head, *match_lines(match, entries, record.header.sitters, Texts(language))]


def verify_dealing(chosen: argparse.Namespace) -> int:
    """`speleo record verify`: whether the signature and every dealt card are what the record promised."""

    from speleo.kernel.record.verify import verify

    record, game, box = load(chosen)
    signed = verify_signature(record, chosen.file, chosen.key)
    if signed == FORGED:
        return FORGED
    with refusals_of(chosen.file):
        verdict = verify(record, game, box)
        if not verdict.honest:
            raise SpeleoError(verdict.sentence)
    print(verdict.sentence)
    return signed


def show_draws(chosen: argparse.Namespace) -> int:
    """A line of numbers for each draw, for programs that check the deal themselves."""
    from speleo.kernel.record.draws import draws_of

    record, game, box = load(chosen)
    with refusals_of(chosen.file):
        found = draws_of(record, game, box)
    for draw in found:
        print(f"{draw.number} {draw.step} {draw.low} {draw.weight} {draw.total} {draw.action}")
    return 0


def export(chosen: argparse.Namespace) -> int:
    """The record up to a step, which has neither seed nor signature unless it is whole, or the match as JSON."""
    record, match, last = replayed(chosen)
    if chosen.format == "record":
        whole = last == len(record.lines)
        part = dataclasses.replace(record, lines=record.lines[:last], seed=record.seed if whole else "")
        part = part if whole else part.unsigned
        print(part.text, end="")
    else:
        print(json.dumps(as_data(record, match), indent=2, ensure_ascii=False))
    return 0


def as_data(record: Record, match: Match) -> dict[str, Any]:
    """A record as plain values, for `--json`."""
    game, header = match.game, record.header
    steps = [
        {
            "step": step.serial,
            "actor": step.actor,
            "action": step.action.notation,
            "events": [{"event": type(event).__name__, **dataclasses.asdict(event)} for event in step.events],
        }
        for step in match.steps
    ]
    return {
        "game": header.game,
        "edition": header.edition,
        "options": dict(header.options),
        "box": header.box_fingerprint,
        "seats": [dataclasses.asdict(sitter) for sitter in header.sitters],
        "dealing": header.dealing,
        "steps": steps,
        "position": game.write(match.state),
        "over": match.over,
        "standings": [dataclasses.asdict(standing) for standing in game.outcome(match.state).standings],
    }
