"""`speleo draw`: a position or a step of a record as a picture, or a whole record as a film."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from speleo.cli.arguments import Commands, add_language, add_setup, read_box, read_text, setup_of
from speleo.kernel.errors import BadSetup, SpeleoError
from speleo.kernel.match import Match
from speleo.kernel.record.header import FIRST_LINE

PICTURES, FILMS = (".svg", ".png"), (".svg", ".gif")
QUICKEST, SLOWEST = 0.05, 10.0


def register(commands: Commands) -> None:
    parser = commands.add_parser(
        "draw",
        help="draw a position or a record as a picture, or a record as a film",
        epilog="SVG needs nothing; PNG and GIF need the extra 'draw'. Without --seat it is drawn as everybody sees it.",
    )
    parser.add_argument("file", type=Path, help="a record, or a position in text (then name the game)")
    parser.add_argument("--game", help="the game of a position")
    add_setup(parser)
    parser.add_argument("--step", type=int, help="of a record: after this step (default: after the last)")
    parser.add_argument("--seat", type=int, metavar="N", help="as this seat sees it, counted from 1")
    add_language(parser)
    parser.add_argument("-o", "--out", type=Path, metavar="FILE", help="write FILE.svg or FILE.png (default: SVG)")
    parser.add_argument("--film", type=Path, metavar="FILE", help="of a record: write the whole match as .svg or .gif")
    parser.add_argument("--frames", type=int, default=80, help="a film has at most so many pictures (default 80)")
    parser.add_argument("--seconds", type=float, default=0.7, help="a picture of a film lasts so long (default 0.7)")
    parser.add_argument("--width", type=int, help="pixels of a PNG (default 1200) or GIF (default 800)")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.texts.language import chosen_language

    for path, endings in ((chosen.out, PICTURES), (chosen.film, FILMS)):
        if path is not None and path.suffix.lower() not in endings:
            raise BadSetup(f"{path}: the name of this file ends in {' or '.join(endings)}")
    if not QUICKEST <= chosen.seconds <= SLOWEST:
        raise BadSetup(f"--seconds is {QUICKEST} to {SLOWEST:g}, not {chosen.seconds:g}")
    text = read_text(chosen.file, exact=True)
    recorded = text.startswith(FIRST_LINE)
    if not recorded and (chosen.film is not None or chosen.step is not None):
        raise BadSetup(f"{chosen.file}: --film and --step are for a record, and this is none")
    try:
        match, names = (from_record if recorded else from_position)(chosen, text)
    except SpeleoError as error:
        raise SpeleoError(f"{chosen.file}: {error}") from None
    language = chosen_language(chosen.lang)
    if chosen.film is not None:
        film(chosen, match, names, language)
    if chosen.out is not None or chosen.film is None:
        picture(chosen, match, names, language)
    return 0


def from_record(chosen: argparse.Namespace, text: str) -> tuple[Match, tuple[str, ...]]:
    from speleo.kernel.record.record import Record
    from speleo.library.records import replay
    from speleo.texts.names import shown_names

    record = Record.parse(text)
    return replay(record, chosen.step, read_box(chosen.box)), shown_names(record.header.sitters)


def from_position(chosen: argparse.Namespace, text: str) -> tuple[Match, tuple[str, ...]]:
    from speleo.games import game_named

    if chosen.game is None:
        raise SpeleoError("this is no record; of a position name the game, such as --game diamant --seats 3")
    game = game_named(chosen.game)
    setup = setup_of(game, chosen)
    return Match(game, setup, game.read(setup, text.removeprefix("\ufeff").replace("\r\n", "\n"))), ()


def viewer_of(chosen: argparse.Namespace, match: Match) -> int:
    from speleo.kernel.engine.state import SPECTATOR

    if chosen.seat is None:
        return SPECTATOR
    if not 1 <= chosen.seat <= match.setup.seats:
        raise BadSetup(f"--seat is 1 to {match.setup.seats}, not {chosen.seat}")
    return int(chosen.seat) - 1


def picture(chosen: argparse.Namespace, match: Match, names: tuple[str, ...], language: str) -> None:
    """The position as SVG or PNG, whichever the file's name asks for; without a file, SVG on the screen."""

    from speleo.drawing.raster import png
    from speleo.drawing.words import drawn
    from speleo.kernel.picture.sheet import WIDTH

    svg = drawn(match.game, match.state, language, names, viewer_of(chosen, match))
    if chosen.out is None:
        print(svg, end="")
    elif chosen.out.suffix.lower() == ".svg":
        write(chosen.out, svg.encode())
    else:
        write(chosen.out, png(svg, chosen.width or WIDTH))


def film(chosen: argparse.Namespace, match: Match, names: tuple[str, ...], language: str) -> None:
    """The ending of the file says whether it becomes an animated SVG or a GIF."""
    from speleo.drawing.film import animated_svg, frames_of, gif, gif_frames, states_of

    states = states_of(match, chosen.frames)
    frames = frames_of(match.game, states, language, names, viewer_of(chosen, match))
    if chosen.film.suffix.lower() == ".svg":
        write(chosen.film, animated_svg(frames, names, chosen.seconds).encode())
    else:
        pictures = gif_frames(frames, names, chosen.width or 800, lambda at: progress(at, len(frames)))
        write(chosen.film, gif(pictures, chosen.seconds))


def progress(at: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{at} of {total} pictures", end="\n" if at == total else "", file=sys.stderr, flush=True)


def write(path: Path, body: bytes) -> None:
    """The whole file or nothing."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_bytes(body)
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
