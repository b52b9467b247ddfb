"""Hostile texts that grow, and how the work grows with them."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import thread_time

from speleo.kernel.errors import LONGEST_MESSAGE, SpeleoError

SIZES = (24, 32, 40, 64, 96, 1600, 25_000, 100_000, 400_000)
"""Small ones first: work that doubles with every character is noticed before it never ends."""
LARGE = 100_000
"""Enough for most texts; the largest size is for one in `SELDOM` of them."""
SELDOM = 5
NOTHING = 0.004
"""Seconds of work that may be a tremor of the machine."""
POWER = 1.5
"""Four times the text may take at most 8 times the work: linear work takes 4 times, quadratic 16 times."""
ATTEMPTS = 6
ENOUGH = 0.5
"""Seconds of work after which one more attempt would tell nothing new."""
DIGITS = "0123456789-"
PIECES = re.compile(r"[^\W_]+|\s+|[^\w\s]|_")
Grown = Callable[[int], str]


def growing(sample: str) -> Iterator[tuple[str, Grown]]:
    """The sample with one piece of it repeated to a given size: each line, and in it each sort of word and mark."""
    known = set()
    at = 0
    for line in sample.splitlines(keepends=True):
        spans = [(at, at + len(line)), *((at + found.start(), at + found.end()) for found in PIECES.finditer(line))]
        spans += [(spans[-1][0] - 1, spans[-1][1]), (spans[1][0], spans[-1][0])]
        key = line.split(":")[0].lstrip(DIGITS)
        for start, end in spans:
            piece = sample[start:end]
            if piece and (key, sort_of(piece)) not in known:
                known.add((key, sort_of(piece)))
                for wrong in ("", "!"):
                    yield f"{piece!r} in {line!r}, then {wrong!r}", pumped(sample, start, end, wrong)
        at += len(line)


def sort_of(piece: str) -> str:
    return re.sub("[0-9]+", "0", re.sub("[a-z]+", "a", re.sub("[A-Z]+", "A", piece)))


def pumped(sample: str, start: int, end: int, wrong: str) -> Grown:
    before, piece, after = sample[:start], sample[start:end], sample[end:]
    return lambda size: before + piece * max(1, size // len(piece)) + wrong + after


def work(read: Callable[[str], object], text: str, attempts: int = 1) -> float:
    """Seconds of this thread's work, the least of some attempts; a refusal is fine, anything else is a fault."""
    least, spent = float("inf"), 0.0
    for _ in range(attempts):
        if spent > ENOUGH:
            break
        said = ""
        with no_garbage_looked_for():
            began = thread_time()
            try:
                read(text)
            except SpeleoError as refusal:
                said = str(refusal)
            took = thread_time() - began
        least, spent = min(least, took), spent + took
        assert len(said) <= LONGEST_MESSAGE + 1
    return least


@contextmanager
def no_garbage_looked_for() -> Iterator[None]:
    """A look through everything that this process has ever made takes longer than reading a long text."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def too_much(read: Callable[[str], object], grown: Grown, largest: int = SIZES[-1]) -> str:
    """Where the work grows much faster than the text, or nothing."""
    before, last = work(read, grown(1)), 1
    for size in SIZES[: SIZES.index(largest) + 1]:
        most = (size / last) ** POWER if last > 1 else 10.0
        now = work(read, grown(size))
        if now > max(before, NOTHING) * most:
            before, now = work(read, grown(last), ATTEMPTS), work(read, grown(size), ATTEMPTS)
            if now > max(before, NOTHING) * most:
                return f"{size} characters take {now / before:.0f} times the work of {last}"
        before, last = now, size
    return ""
