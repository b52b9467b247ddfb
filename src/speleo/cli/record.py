"""`speleo record`: shows, verifies and exports match records."""

from __future__ import annotations

import argparse
import dataclasses
import json
from pathlib import Path
from typing import Any

from speleo.cli.arguments import Commands, read_box
from speleo.kernel.errors import SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.record.record import Record


def register(commands: Commands) -> None:
    parser = commands.add_parser("record", help="show, verify or export the record of a match")
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    for name, run, text in (
        ("show", show, "tell a match step by step and draw the table"),
        ("verify", verify_dealing, "check every step, and derive every card from the seed again"),
        ("export", export, "print a match as JSON, or as a record up to a step"),
    ):
        task = tasks.add_parser(name, help=text)
        task.add_argument("file", type=Path)
        task.add_argument("--box", type=Path, metavar="FILE", help="the data file the match was played with")
        if name != "verify":
            task.add_argument("--step", type=int, help="stop after this step")
        if name == "export":
            task.add_argument("--format", choices=("json", "record"), default="json")
        task.set_defaults(run=run)


def load(chosen: argparse.Namespace) -> tuple[Record, Game]:
    from speleo.games import game_named

    record = Record.parse(chosen.file.read_text(encoding="utf-8"))
    return record, game_named(record.header.game)


def replayed(chosen: argparse.Namespace) -> tuple[Record, Match, int]:
    """The record, the match up to the wanted step, and the number of that step."""
    try:
        record, game = load(chosen)
        last: int = len(record.lines) if chosen.step is None else chosen.step
        if not 0 <= last <= len(record.lines):
            raise SpeleoError(f"there is no step {last}: the record has {len(record.lines)}")
        return record, record.replay(game, read_box(chosen.box), last), last
    except SpeleoError as error:
        raise SpeleoError(f"{chosen.file}: {error}") from None


def show(chosen: argparse.Namespace) -> int:
    record, match, last = replayed(chosen)
    game = match.game
    print(record.header.text.partition("\n")[2].rpartition("--")[0], end="")
    for line in record.lines[:last]:
        print(f"\n{line.entry.text}")
        for step in match.steps:
            if step.serial == line.entry.serial:
                print("".join(f"    {event.notation}\n" for event in step.events), end="")
    print(f"\n{game.draw(match.state)}")
    print(f"The match is {'over' if match.over else f'running, after step {last}'}.")
    for standing in game.outcome(match.state).standings:
        sitter = record.header.sitters[standing.seat]
        won = ", wins" if standing.winner else ""
        print(f"{standing.place}. seat {standing.seat + 1} ({sitter.name}): {standing.points} points{won}")
    return 0


def verify_dealing(chosen: argparse.Namespace) -> int:
    from speleo.kernel.record.verify import verify

    try:
        record, game = load(chosen)
        verdict = verify(record, game, read_box(chosen.box))
    except SpeleoError as error:
        raise SpeleoError(f"{chosen.file}: {error}") from None
    if not verdict.honest:
        raise SpeleoError(f"{chosen.file}: {verdict.sentence}")
    print(verdict.sentence)
    return 0


def export(chosen: argparse.Namespace) -> int:
    record, match, last = replayed(chosen)
    if chosen.format == "record":
        whole = last == len(record.lines)
        part = dataclasses.replace(record, lines=record.lines[:last], seed=record.seed if whole else "")
        print(part.text, end="")
    else:
        print(json.dumps(as_data(record, match), indent=2, ensure_ascii=False))
    return 0


def as_data(record: Record, match: Match) -> dict[str, Any]:
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
