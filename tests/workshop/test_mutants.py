"""`run.py mutants` finds what no test notices, and says so in one line when it is asked for something else."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.mutants.changes import changes, zeros
from workshop.mutants import known_survivors, what_is_asked
from workshop.trouble import Trouble

ROOT = Path(__file__).parents[2]
COUNTING = """
LIMIT: Final = 3

def clip(number: int) -> int:
    if number > LIMIT or number < 0:
        return LIMIT
    return number

def total(numbers: list[int]) -> int:
    found = 0
    while numbers:
        found += numbers.pop()
    return found

class Purse:
    def __init__(self) -> None:
        self.coins = 0

    @property
    def empty(self) -> bool:
        return not self.coins

def never() -> int:
    return 7
"""
TESTS = """
from small.counting import Purse, clip, total

def test_what_is_too_much_is_clipped():
    assert [clip(2), clip(3), clip(9)] == [2, 3, 3]

def test_all_is_counted():
    assert total([1, 2]) == 3

def test_a_purse_is_empty():
    assert Purse().empty
"""


def made(source: str, nothing: frozenset[str] = frozenset()) -> list[str]:
    return [change.line.partition(": ")[2] for change in changes("src/speleo/games/x/engine/y.py", source, nothing)]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def f(a):\n    return a < 2", ["return a < 2 -> return a <= 2", "return a < 2 -> return a < 3"]),
        ("def f(a):\n    a.b += 1", ["a.b += 1 -> pass", "a.b += 1 -> a.b -= 1", "a.b += 1 -> a.b += 2"]),
        ("def f(a):\n    if a.b():\n        return a", ["if a.b(): -> if not a.b():"]),
        ("def f(a):\n    pay(a)", ["pay(a) -> pass"]),
        ("def f(a: list[2]) -> None:\n    assert a > 2, 'never'", []),
        ("def f(a, b):\n    return a and b", [f"return a and b -> return {new}" for new in ("a or b", "b", "a")]),
        ("ONE: Final = 1\nTWO: Final = 2\n", []),
        ("ENTRY: Final = bytes([4, 0])\n", [f"ENTRY: Final = bytes([4, 0]) -> ENTRY: Final = bytes([{new}])" for new in ("5, 0", "4, 1")]),  # noqa: E501 - a line as it is shown
    ],
)  # fmt: skip
def test_what_a_slip_of_the_pen_might_make(source: str, found: list[str]) -> None:
    assert made(source) == found


def test_a_change_changes_one_place_and_leaves_the_module_as_it_was() -> None:
    source = "def f(a):\n    return a < 1 or a < 2\n"
    for change in changes("src/x.py", source):
        assert ast.unparse(change.tree()) != ast.unparse(ast.parse(source))
        assert ast.unparse(change.module) == ast.unparse(ast.parse(source))


def test_taking_a_zero_away_instead_of_adding_it_is_no_change() -> None:
    nothing = zeros(["CELL: Final = 0\nKIND: Final = 1\n"])
    assert made("def f(a):\n    return a + CELL", nothing) == []
    assert made("def f(a):\n    return a + KIND", nothing) == ["return a + KIND -> return a - KIND"]


def test_each_change_is_noticed_or_named(tmp_path: Path) -> None:
    """In functions, methods, properties and tables; an endless loop is noticed, what no test reaches is not."""
    package = tmp_path / "src" / "small"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "counting.py").write_text("from typing import Final\n" + COUNTING, "utf-8")
    (tmp_path / "test_small.py").write_text(TESTS, "utf-8")
    plan, results = tmp_path / "plan.json", tmp_path / "results.jsonl"
    asked = {"paths": ["src/small/counting.py"], "module": "", "share": 1, "processes": 2, "results": str(results)}
    plan.write_text(json.dumps(asked), "utf-8")
    variables = {**os.environ, "MUTANTS": str(plan), "PYTHONPATH": os.pathsep.join((str(tmp_path / "src"), str(ROOT)))}
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tools.mutants.trying"]
    shown = subprocess.run([*command, "test_small.py"], cwd=tmp_path, env=variables, capture_output=True, text=True)
    assert shown.returncode == 0, shown.stdout + shown.stderr
    rows = [json.loads(line) for line in results.read_text("utf-8").splitlines()]
    assert {row["change"].partition(": ")[2] for row in rows if row["survived"]} == {
        "if number > LIMIT or number < 0: -> if number >= LIMIT or number < 0:",
        "if number > LIMIT or number < 0: -> if number > LIMIT or number <= 0:",
        "if number > LIMIT or number < 0: -> if number > LIMIT or number < 1:",
        "if number > LIMIT or number < 0: -> if number > LIMIT:",
        "return 7 -> return 8",
    }
    assert next(row for row in rows if "LIMIT: Final" in row["change"])["by"].endswith("too_much_is_clipped")
    assert len(rows) == 15


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ([], "name whose engine is to be changed: one of cave, diamant, subterra, grid, kernel"),
        (["chess"], "name whose engine is to be changed"),
        (["cave", "0"], "one change in how many? '0' is no number from 1 to 1000"),
        (["cave", "²"], "one change in how many?"),
        (["cave.nothing"], "src/speleo/games/cave/engine has no module 'nothing'"),
        (["cave.../state"], "has no module"),
    ],
)
def test_what_cannot_be_asked_for(words: list[str], problem: str) -> None:
    with pytest.raises(Trouble, match=problem.replace("?", r"\?")):
        what_is_asked(words)


@pytest.mark.parametrize("name", ["cave", "diamant", "subterra", "grid", "kernel"])
def test_whatever_survives_has_a_reason(name: str) -> None:
    """And is a change that can still be made: a line of which the source has changed is taken off the list."""
    asked = what_is_asked([name])
    sources = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sorted(asked.folder.glob("*.py"))}
    nothing = zeros(sources.values())
    possible = {change.line for path, source in sources.items() for change in changes(path, source, nothing)}
    known = known_survivors(name)
    assert set(known) - possible == set()
    assert [line for line, reason in known.items() if len(reason) < 10] == []
