"""A whole match as a film: an animated SVG that needs nothing, or a GIF."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce

from speleo.drawing.raster import png
from speleo.drawing.words import heading_of
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.errors import SpeleoError
from speleo.kernel.match import Match
from speleo.kernel.picture.sheet import Board, Heading, page, wrapped
from speleo.kernel.picture.svg import number, tag

MOST_FRAMES = 400
LAST = 5
"""The end is shown so many times as long."""
COLOURS = 160
Frame = tuple[Board, Heading]


def moments(steps: int, frames: int) -> list[int]:
    """After which steps a film has a frame: from the start to the end, at most so many, evenly."""
    if not 2 <= frames <= MOST_FRAMES:
        raise SpeleoError(f"a film has 2 to {MOST_FRAMES} frames, not {frames}")
    count = min(steps + 1, frames)
    return sorted({round(at * steps / max(1, count - 1)) for at in range(count)})


def frames_of(match: Match, most: int, language: str, names: Sequence[str], viewer: int = SPECTATOR) -> list[Frame]:
    """The boards of a match, all on the same part of the plane, so that nothing jumps."""
    wanted, game = set(moments(len(match.steps), most)), match.game
    state, boards = match.state_after(0), []
    for count in range(len(match.steps) + 1):
        if count:
            game.apply(state, match.steps[count - 1].actor, match.steps[count - 1].action)
        if count in wanted:
            boards.append(game.board(state, viewer))
    widest = reduce(lambda one, other: one.within(other), boards)
    return [(board.within(widest), heading_of(game, board, language, names)) for board in boards]


def animated_svg(frames: Sequence[Frame], names: Sequence[str], seconds: float) -> str:
    """One file in which frame follows frame for ever; what several frames show is written once.

    Where nothing moves, in print or in a program without animation, it shows the end.
    """
    known: dict[str, str] = {}
    total = len(frames) - 1 + LAST
    drawn = []
    for at, (board, heading) in enumerate(frames):
        body = "".join(tag("use", href=f"#{name_in(known, part)}") for part in board.parts)
        whole = page(board, heading, names, body)
        ends = at == len(frames) - 1
        timed = shown(at, at + (LAST if ends else 1), total, seconds) if len(frames) > 1 else ""
        drawn.append(tag("g", whole + timed, visibility=None if ends else "hidden"))
    last, heading = frames[-1]
    shared = "".join(tag("g", part, id=name) for part, name in known.items())
    return wrapped("".join(drawn), last.defs + shared, heading)


def name_in(known: dict[str, str], part: str) -> str:
    return known.setdefault(part, f"p{len(known)}")


def shown(begin: int, end: int, total: int, seconds: float) -> str:
    """A frame is there from one moment to another, and again in every round."""
    times, values = [0.0, begin / total, end / total], ["hidden", "visible", "hidden"]
    if begin == 0:
        times, values = [0.0, end / total], ["visible", "hidden"]
    if end == total:
        times, values = times[:-1], values[:-1]
    return tag(
        "animate",
        attributeName="visibility",
        calcMode="discrete",
        dur=f"{number(total * seconds)}s",
        repeatCount="indefinite",
        keyTimes=";".join(f"{time:.5f}".rstrip("0").rstrip(".") for time in times),
        values=";".join(values),
    )


def gif(pictures: Iterable[bytes], seconds: float) -> bytes:
    """PNGs as one GIF."""
    try:
        from PIL import Image
    except ModuleNotFoundError:
        said = 'GIF needs pillow, which is not installed: pip install "speleo[draw]"; an SVG film needs nothing'
        raise SpeleoError(said) from None
    images = [
        Image.open(io.BytesIO(picture)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        for picture in pictures
    ]
    long = round(seconds * 1000)
    out = io.BytesIO()
    times = [long] * (len(images) - 1) + [LAST * long]
    images[0].save(out, "GIF", save_all=True, append_images=images[1:], duration=times, loop=0)
    return out.getvalue()


def gif_frames(
    frames: Sequence[Frame], names: Sequence[str], width: int, seen: Callable[[int], object] = lambda at: None
) -> Iterator[bytes]:
    """Each frame as PNG; `seen` is told how many there are."""
    for at, (board, heading) in enumerate(frames, 1):
        yield png(wrapped(page(board, heading, names), board.defs, heading), width)
        seen(at)
