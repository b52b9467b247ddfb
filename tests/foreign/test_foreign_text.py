"""Whatever text a stranger sends is read or refused with work that grows with its length and not much faster."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

import speleo
from speleo.games import game_named
from tests.foreign.growing import LARGE, SELDOM, SIZES, growing, too_much, work
from tests.foreign.readers import READERS

SOURCE = Path(speleo.__file__).parent
USES = ("fullmatch", "match", "search", "sub", "subn", "split", "findall", "finditer", "compile")
OWN = {
    "arena/spread.py": "the address of a cluster, from whoever runs the command",
    "bench/server.py": "what our own server prints",
    "kernel/rulebook.py": "our own rules",
    "server/web/rules.py": "our own scenario files",
    "terminal/log.py": "our own sentences, in which escaped names are looked for",
    "kernel/conformance/telling.py": "our own catalogues",
    "kernel/playthrough.py": "golden files of ours",
    "kernel/finding.py": "folders that the host names",
    "kernel/learning/lesson.py": "lesson files of whoever runs the command; no server reads a stranger's",
    "lab/plots.py": "labels of experiments of whoever runs the command, and plots of ours",
    "lab/words.py": "texts of ours",
    "server/visiting.py": "a setting of the host's",
    "kernel/textkeys.py": "the names of our own classes",
}
COMPILED = {
    "kernel/box_form.py": "faulty edited box",
    "server/tokens.py": "table id",
    "kernel/record/record.py": "record",
    "server/web/preview.py": "table id",
}
"""Where a pattern is made when the module is imported, and the reader that comes to it."""


@pytest.mark.parametrize("name", READERS)
def test_work_grows_with_the_text(name: str) -> None:
    read, samples = READERS[name]
    pumps = [pump for sample in samples for pump in growing(sample)]
    assert pumps
    for at, (told, grown) in enumerate(pumps):
        problem = too_much(read, grown, LARGE if at % SELDOM else SIZES[-1])
        assert not problem, f"{name}, {told}: {problem}"


def test_work_grows_with_many_different_values_too() -> None:
    """A text that only repeats itself does not show what is counted for each value anew."""
    sample = game_named("diamant").box().text
    before, rest = sample.split('"values": [')

    def different(size: int) -> str:
        return f'{before}"values": [{",".join(map(str, range(max(1, size // 6))))}]{rest.partition("]")[2]}'

    assert not too_much(READERS["diamant edited box"][0], different, LARGE)
    assert not too_much(READERS["diamant box"][0], different, LARGE)


def test_the_measure_finds_quadratic_and_exponential_work() -> None:
    """What it is there to find, in small."""

    def exponential(text: str) -> None:
        re.fullmatch(r"x ((?:[1-9][0-9]? ?)+)", text)

    def quadratic(text: str) -> None:
        re.search(r"1+x", text)

    for read in (exponential, quadratic):
        assert any(too_much(read, grown) for _, grown in growing("x 1"))
    assert not any(too_much(str.split, grown) for _, grown in growing("x 1"))


def call_sites() -> set[tuple[str, int]]:
    """Where the source uses a pattern, by file and line."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        name = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner, used = node.func.value, node.func.attr
                of_re = isinstance(owner, ast.Name) and owner.id == "re" and used in USES
                taken = isinstance(owner, ast.Name) and owner.id == "self" and used == "take" and "header" in name
                if (of_re or taken) and name not in OWN and not (used == "compile" and name in COMPILED):
                    found.add((name, node.lineno))
    return found


def test_every_pattern_that_meets_foreign_text_is_met_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new pattern needs a text in `readers.py` that comes to it, or a word in OWN why it never meets a stranger's."""
    reached = set()

    def noting(real: Callable[..., object]) -> Callable[..., object]:
        def noted(*given: object, **more: object) -> object:
            frame: FrameType | None = sys._getframe(1)
            for _ in range(2):
                if frame is not None and frame.f_code.co_filename.startswith(str(SOURCE)):
                    reached.add((Path(frame.f_code.co_filename).relative_to(SOURCE).as_posix(), frame.f_lineno))
                frame = frame and frame.f_back
            return real(*given, **more)

        return noted

    for name in USES:
        monkeypatch.setattr(re, name, noting(getattr(re, name)))
    for read, samples in READERS.values():
        for sample in samples:
            work(read, sample)
            for _, grown in growing(sample):
                work(read, grown(1))
    missed = call_sites() - reached
    assert not missed, sorted(missed)


def test_the_list_of_our_own_texts_is_true() -> None:
    for name in OWN:
        assert "re." in (SOURCE / name).read_text(encoding="utf-8"), name


def test_digits_are_those_of_ascii() -> None:
    """`\\d` also finds the digits of other scripts, which would be second spellings of the same number."""
    for path in SOURCE.rglob("*.py"):
        if path.relative_to(SOURCE).as_posix() not in (*OWN, "terminal/cave/skin.py"):
            assert r"\d" not in path.read_text(encoding="utf-8"), path
