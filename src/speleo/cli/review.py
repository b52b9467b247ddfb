"""`speleo review`: what decided a finished match, what was luck, and what would have been better."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from speleo.cli.arguments import Commands, add_language, read_box, read_text
from speleo.cli.record import refusals_of
from speleo.kernel.errors import BadSetup, SpeleoError

MOST_FUTURES = 100_000


def register(commands: Commands) -> None:
    parser = commands.add_parser("review", help="look back at a finished match: chances, luck and play, what cost most")
    parser.add_argument("file", type=Path, metavar="RECORD")
    parser.add_argument("--box", type=Path, metavar="FILE", help="the data file the match was played with")
    parser.add_argument("--futures", type=int, help="how many futures of each moment; more is surer and takes longer")
    parser.add_argument("--seed", default="review", help="any text; the same text finds the same")
    parser.add_argument("--json", action="store_true", help="print the review as JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.games import game_named
    from speleo.hints.review import review
    from speleo.kernel.record.record import Record

    if chosen.futures is not None and not 1 <= chosen.futures <= MOST_FUTURES:
        raise BadSetup(f"--futures is 1 to {MOST_FUTURES}, not {chosen.futures}")
    text = read_text(chosen.file, exact=True)
    with refusals_of(chosen.file):
        record = Record.parse(text)
        match = record.replay(record.header.game_from(game_named), read_box(chosen.box))
        found = review(match, chosen.futures, chosen.seed, show_progress if sys.stderr.isatty() else None)
    if chosen.json:
        print(json.dumps(asdict(found.facts), indent=2, ensure_ascii=False))
        return 0
    try:
        from speleo.texts.language import chosen_language
        from speleo.texts.names import shown_names
        from speleo.texts.review import review_lines
        from speleo.texts.texts import Texts
    except ModuleNotFoundError as missing:
        raise SpeleoError(f'words need {missing.name}: pip install "speleo[play]", or take --json') from None
    texts = Texts(chosen_language(chosen.lang))
    print("\n".join(review_lines(match, found, shown_names(record.header.sitters), texts)))
    return 0


def show_progress(part: float) -> None:
    """On a screen, how much of it is done; the line is gone when it is."""
    print(f"\r{part:4.0%}" if part < 1 else "\r    \r", end="", file=sys.stderr, flush=True)
