"""`speleo hint`: what bots would do in a position, and why."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from speleo.cli.arguments import Commands, add_language, add_setup, read_box, read_text, setup_of
from speleo.kernel.errors import BadSetup, SpeleoError

if TYPE_CHECKING:
    from speleo.kernel.engine.state import State
    from speleo.kernel.game import Game

MOST_WORK = 100_000_000


def register(commands: Commands) -> None:
    parser = commands.add_parser("hint", help="the best few actions in a position, what they risk, and why")
    parser.add_argument("source", metavar="RECORD|GAME", help="the record of a match, or a game with --position")
    parser.add_argument("--step", type=int, help="the step of the record after which to ask (default: the last)")
    parser.add_argument("--position", type=Path, metavar="FILE", help="a position of the game in text")
    parser.add_argument("--seat", type=int, help="the seat that asks, from 1 (default: the first that must act)")
    parser.add_argument("--seed", default="hint", help="any text; the same text finds the same")
    parser.add_argument("--work", type=int, help="how many steps are played ahead; more is surer and takes longer")
    parser.add_argument("--json", action="store_true", help="print the hint as JSON")
    add_setup(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.hints.advice import advise

    if chosen.work is not None and not 1 <= chosen.work <= MOST_WORK:
        raise BadSetup(f"--work is 1 to {MOST_WORK}, not {chosen.work}")
    game, state, names = position_of(chosen)
    found = advise(game, state, asking(game, state, chosen.seat), chosen.seed, chosen.work)
    if chosen.json:
        print(json.dumps(asdict(found.facts), indent=2, ensure_ascii=False))
        return 0
    try:
        from speleo.texts.hints import hint_lines
        from speleo.texts.language import chosen_language
        from speleo.texts.texts import Texts
    except ModuleNotFoundError as missing:
        raise SpeleoError(f'words need {missing.name}: pip install "speleo[play]", or take --json') from None
    texts = Texts(chosen_language(chosen.lang))
    called = names or [texts.say("menu-seat", number=seat + 1) for seat in range(state.seat_count())]
    print("\n".join(hint_lines(game, found, called, texts)))
    return 0


def position_of(chosen: argparse.Namespace) -> tuple[Game, State, list[str]]:
    """Where to ask: after a step of a record, with the names of who plays, or in a position of a game."""
    from speleo.games import GAMES, game_named

    if chosen.position is None and chosen.source not in GAMES:
        return from_record(chosen)
    if chosen.step is not None:
        raise BadSetup("--step is for a record")
    game = game_named(chosen.source)
    setup = setup_of(game, chosen)
    if chosen.position is None:
        return game, game.new(setup), []
    try:
        return game, game.read(setup, read_text(chosen.position)), []
    except SpeleoError as error:
        raise SpeleoError(f"{chosen.position}: {error}") from None


def from_record(chosen: argparse.Namespace) -> tuple[Game, State, list[str]]:
    """The position after a step of a record, with its game and the names of its seats."""
    from speleo.games import game_named
    from speleo.kernel.record.record import Record
    from speleo.texts.names import shown_names

    path = Path(chosen.source)
    if not path.is_file():
        raise SpeleoError(f"{chosen.source}: there is no such record, and no such game")
    text = read_text(path, exact=True)
    try:
        record = Record.parse(text)
        last = len(record.lines) if chosen.step is None else chosen.step
        if not 0 <= last <= len(record.lines):
            raise SpeleoError(f"there is no step {last}: the record has {len(record.lines)}")
        game = record.header.game_from(game_named)
        match = record.replay(game, read_box(chosen.box), last)
    except SpeleoError as error:
        raise SpeleoError(f"{path}: {error}") from None
    return game, match.state, list(shown_names(record.header.sitters))


def asking(game: Game, state: State, seat: int | None) -> int:
    """The seat that is meant, or else the first that must act."""
    actors = [actor for actor in game.actors(state) if actor >= 0]
    if seat is not None:
        return seat - 1
    if not actors:
        said = "the match is over" if not game.actors(state) else "chance is to act"
        raise SpeleoError(f"nobody has anything to decide there: {said}")
    return actors[0]
