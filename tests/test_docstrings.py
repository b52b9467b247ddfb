"""What a name does not say, a sentence does, and no sentence says a name again."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("src/speleo", "workshop", "tools", "benchmarks", "examples")
LONG = 7
"""A body of more lines is not read at a glance."""
SAID_ELSEWHERE = {
    "register": "each command's options, as the docstring of speleo.cli says",
    "run": "each command itself, as the docstring of speleo.cli says",
    "compose": "what a screen of Textual consists of",
    "upgrade": "a step of Alembic, which the first line of its module describes",
}
SMALL = frozenset(
    "a an and are as at be by for from has have if in is it its of on or that the there this to which with".split()  # noqa: SIM905 - as people read it
)
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def trees() -> dict[str, ast.Module]:
    paths = (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")))
    kept = (path for path in paths if not {"skeleton", "static"} & set(path.parts))
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8")) for path in kept}


@cache
def classes() -> dict[str, list[ast.ClassDef]]:
    found: dict[str, list[ast.ClassDef]] = {}
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def name_of(base: ast.expr) -> str:
    if isinstance(base, ast.Subscript):
        return name_of(base.value)
    return base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""


def described_above(owner: ast.ClassDef, method: str) -> bool:
    """Whether a class that this one is derived from says what the method does."""
    for base in owner.bases:
        for above in classes().get(name_of(base), []):
            own = [node for node in above.body if isinstance(node, Function) and node.name == method]
            if any(ast.get_docstring(node) for node in own) or (above is not owner and described_above(above, method)):
                return True
    return False


def silent(body: list[ast.stmt], owner: ast.ClassDef | None = None) -> Iterator[str]:
    """The public names in a module or class that should be described and are not."""
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            if any(isinstance(part, Function) for part in node.body) and not ast.get_docstring(node):
                yield node.name
            yield from (f"{node.name}.{name}" for name in silent(node.body, node))
        elif isinstance(node, Function) and not node.name.startswith("_") and not ast.get_docstring(node):
            length = (node.end_lineno or 0) - node.body[0].lineno + 1
            inherited = owner is not None and described_above(owner, node.name)
            if length > LONG and not inherited and node.name not in SAID_ELSEWHERE:
                yield node.name


def test_what_is_long_is_described() -> None:
    assert [f"{path}: {name}" for path, tree in trees().items() for name in silent(tree.body)] == []


def echoes(path: str, tree: ast.Module) -> Iterator[str]:
    """Functions whose docstring has hardly a word that name, arguments and module do not have already."""
    for node in ast.walk(tree):
        said = ast.get_docstring(node) if isinstance(node, Function) else None
        if isinstance(node, Function) and said and "`" not in said:
            known = words(f"{node.name} {' '.join(argument.arg for argument in node.args.args)} {path}")
            if len(words(said) - known - SMALL) < 2:
                yield f"{node.name}: {said}"


def words(text: str) -> set[str]:
    return {word.removesuffix("s") for word in re.findall("[a-z]+", text.lower())}


def test_no_docstring_says_the_name_again() -> None:
    assert [f"{path}: {echo}" for path, tree in trees().items() for echo in echoes(path, tree)] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def read_box(box):\n    'Reads the box.'\n", 1),
        ("def read_box(box):\n    'The box of a file that somebody edited.'\n", 0),
        ("def odds(row):\n    '`6 in 13`.'\n", 0),
    ],
)
def test_an_echo_is_found(source: str, found: int) -> None:
    assert len(list(echoes("kernel/box.py", ast.parse(source)))) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def long():\n" + "    step()\n" * 8, ["long"]),
        ("def short():\n" + "    step()\n" * 7, []),
        ("def _own():\n" + "    step()\n" * 8, []),
        ("def said():\n    '''Why.'''\n" + "    step()\n" * 8, []),
        ("class Doer:\n    def do(self): ...\n", ["Doer"]),
        ("class Facts:\n    number: int\n", []),
        ("class Doer:\n    '''Why.'''\n    def do(self):\n" + "        step()\n" * 8, ["Doer.do"]),
        ("class SaidBot(Bot):\n    '''Why.'''\n    def choose(self):\n" + "        step()\n" * 8, []),
    ],
)
def test_the_check_finds_what_is_missing(source: str, found: list[str]) -> None:
    """Also that what a documented method of a base class says is not asked for again."""
    assert list(silent(ast.parse(source).body)) == found
