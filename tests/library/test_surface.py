"""The public surface: its names, its types, its docstrings whose examples run, and its page."""

import ast
import doctest
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import reference

import speleo

ROOT = Path(__file__).parent.parent.parent
NAMES = sorted(
    {
        "Account",
        "Action",
        "BadBox",
        "BadNotation",
        "BadPosition",
        "BadRecord",
        "BadScenario",
        "BadSetup",
        "Bot",
        "Box",
        "CHANCE",
        "Chapter",
        "Course",
        "Dealer",
        "Edition",
        "Event",
        "FastDealer",
        "Game",
        "IllegalAction",
        "Match",
        "Option",
        "Outcome",
        "Record",
        "Refusal",
        "SPECTATOR",
        "Sample",
        "ScenarioResult",
        "ScoreLine",
        "SealedDealer",
        "Setup",
        "SpeleoError",
        "Standing",
        "State",
        "Step",
        "Turn",
        "UnknownName",
        "Verdict",
        "View",
        "__version__",
        "account",
        "bot",
        "bot_names",
        "commitment",
        "count_ways",
        "draw",
        "game",
        "game_names",
        "new_seed",
        "play",
        "record_of",
        "replay",
        "run_scenarios",
        "simulate",
        "verify",
    }
)
"""Whoever adds a name raises the minor version; whoever takes one away the major one, from 1.0 on."""
ENTRIES = reference.entries()
WITHOUT_EXAMPLE = {
    *(name for name in NAMES if name.startswith("Bad")),
    *("CHANCE", "SPECTATOR", "Edition", "Option", "Standing", "ScoreLine", "Verdict", "ScenarioResult", "Account"),
    *("Chapter", "Course", "Turn", "Refusal", "UnknownName"),
}
"""Plain values, which the examples of others show."""


def test_these_names_are_public_and_no_others() -> None:
    assert sorted(speleo.__all__) == sorted(NAMES)
    assert dir(speleo) == sorted(NAMES)


def test_every_name_is_there_and_known_to_type_checkers() -> None:
    """What is loaded on demand at run time is imported for types by the same name from the same place."""
    assert all(getattr(speleo, name) is not None for name in NAMES)
    tree = ast.parse((ROOT / "src/speleo/__init__.py").read_text(encoding="utf-8"))
    (typed,) = (node for node in tree.body if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test))
    imported = {
        alias.asname: node.module for node in typed.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    assert imported == speleo.HOMES


def test_what_is_not_public_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        speleo.chess  # noqa: B018


def test_importing_it_loads_nothing() -> None:
    """The command line starts without the library, and a version costs no rules."""
    code = "import sys, speleo; speleo.__version__; sys.exit(any(name.startswith('speleo.') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_page_says_what_the_source_says() -> None:
    """`python3 tools/reference.py` writes it anew."""
    assert (ROOT / "docs/library.md").read_text(encoding="utf-8") == reference.page()
    assert sorted(" ".join(reference.CHAPTERS.values()).split()) == sorted(set(NAMES) - {"__version__"})


def documented() -> Iterator[reference.Entry]:
    for entry in ENTRIES.values():
        yield entry
        yield from entry.parts


@pytest.mark.parametrize("name", sorted(set(NAMES) - {"__version__"}))
def test_every_name_says_what_it_is(name: str) -> None:
    said = ENTRIES[name].said
    assert said
    assert (">>>" in said) != (name in WITHOUT_EXAMPLE)


def test_every_public_method_says_what_it_does() -> None:
    def silent(entry: reference.Entry) -> list[str]:
        return [node.name for node in methods(entry) if not ast.get_docstring(node)]

    assert {name: silent(entry) for name, entry in ENTRIES.items() if silent(entry)} == {}


def methods(entry: reference.Entry) -> Iterator[ast.FunctionDef]:
    tree = ast.parse(entry.path.read_text(encoding="utf-8"))
    (found,) = (node for node in tree.body if getattr(node, "lineno", 0) == entry.line)
    for node in found.body if isinstance(found, ast.ClassDef) else []:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield node


@pytest.mark.parametrize(
    "entry", [entry for entry in documented() if ">>>" in entry.said], ids=lambda entry: entry.name
)
def test_examples_in_docstrings_run(entry: reference.Entry) -> None:
    check(entry.said, entry.name, entry.path, entry.line)


def test_the_example_of_the_package_runs() -> None:
    check(speleo.__doc__ or "", "speleo", Path(speleo.__file__), 1)


def check(said: str, name: str, path: Path, line: int) -> None:
    found = doctest.DocTestParser().get_doctest(said, {}, name, str(path), line)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    assert found.examples
    runner.run(found, out=told.append)
    assert not told, "".join(told)
