"""Nothing in the source grows with what strangers send: every cache has a bound, or a reason why it needs none."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import speleo
from speleo.games import game_named
from speleo.games.cave.box import read_box
from speleo.games.cave.names import load_named
from speleo.kernel.setup import Box

SOURCE = Path(speleo.__file__).parent

UNBOUNDED = {
    "kernel/learning/shelf.py:texts_of": "a game that is there and a folder that we name",
    "kernel/learning/shelf.py:lessons_of": "a game that is there",
    "kernel/learning/shelf.py:puzzles_of": "a game that is there",
    "bots/diamant/__init__.py:trained": "it is asked nothing",
    "bots/subterra/__init__.py:learned": "it is asked nothing",
    "server/reviewer.py:AT_WORK": "one review at a time",
    "visitors/visitor.py:WAITING": "commands that whoever started the program named",
    "kernel/game.py:rulebook": "a language of ours; a file that is not there raises, and nothing is kept",
    "server/web/door.py:known": "addresses of open connections; one leaves with its last connection",
    "texts/catalogue.py:sources": "a language of ours; a file that is not there raises, and nothing is kept",
    "texts/catalogue.py:bundle": "a language of ours",
    "sound/score.py:the_score": "it is asked nothing",
    "server/web/boxes.py:form": "a game of ours; another name raises",
    "server/web/games.py:shelf": "what the host has invited, which is the same for as long as it runs",
    "server/web/games.py:words": "a game and a language of ours; another name raises",
    "server/web/rules.py:scripts_of": "a game of ours",
    "server/web/rules.py:titles_of": "a game and a language of ours",
    "server/web/rules.py:book": "a game and a language of ours",
    "server/web/rules.py:example": "a game of ours and the number of one of its scenarios; a higher one raises",
}
"""Caches without a bound, and why foreign input cannot fill them."""

COLLECTIONS = {"dict", "list", "set", "defaultdict", "OrderedDict", "Counter", "deque", "WeakValueDictionary"}
GROWING = {"setdefault", "append", "add", "update", "extend", "insert", "appendleft"}


def decorators_without_bound(tree: ast.AST) -> Iterator[str]:
    """Functions kept by `cache`, or by an `lru_cache` whose size is None or is not said."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for mark in node.decorator_list:
                if name_of(mark) == "cache" or (name_of(mark) == "lru_cache" and not says_size(mark)):
                    yield node.name
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and name_of(node.value.func) == "cache":
            yield ast.unparse(node.targets[0])


def name_of(node: ast.expr) -> str:
    if isinstance(node, ast.Call):
        return name_of(node.func)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def says_size(mark: ast.expr) -> bool:
    sizes = (
        [*mark.args, *(word.value for word in mark.keywords if word.arg == "maxsize")]
        if isinstance(mark, ast.Call)
        else []
    )
    return bool(sizes) and not (isinstance(sizes[0], ast.Constant) and sizes[0].value is None)


def tables_that_grow(tree: ast.Module) -> Iterator[str]:
    """Names of a module, or of a class, that its functions write into."""
    owners: list[ast.Module | ast.ClassDef] = [tree, *(node for node in tree.body if isinstance(node, ast.ClassDef))]
    shared: set[str] = set()
    for owner in owners:
        for node in owner.body:
            targets = (
                node.targets
                if isinstance(node, ast.Assign)
                else [node.target]
                if isinstance(node, ast.AnnAssign)
                else []
            )
            value = getattr(node, "value", None)
            made = isinstance(value, ast.Call) and name_of(value) in COLLECTIONS
            if made or isinstance(value, ast.Dict | ast.List | ast.Set | ast.DictComp | ast.ListComp):
                shared |= {target.id for target in targets if isinstance(target, ast.Name)}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            own = {
                node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
            }
            yield from sorted((written_in(function) & shared) - own)


def written_in(function: ast.AST) -> set[str]:
    """What a function stores into: `NAME[...] = x`, `NAME.append(x)`, and the same by way of `self` or a class."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            found.add(name_of(node.value))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in GROWING:
            found.add(name_of(node.func.value))
    return found


def caches(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [*decorators_without_bound(tree), *tables_that_grow(tree)]


def test_every_cache_is_bounded_or_has_a_reason() -> None:
    """In the whole source; a reason whose cache is gone goes too."""
    found = {f"{path.relative_to(SOURCE).as_posix()}:{name}" for path in SOURCE.rglob("*.py") for name in caches(path)}
    assert found == set(UNBOUNDED)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("@cache\ndef kept(text): ...", ["kept"]),
        ("@functools.cache\ndef kept(text): ...", ["kept"]),
        ("@lru_cache\ndef kept(text): ...", ["kept"]),
        ("@lru_cache(maxsize=None)\ndef kept(text): ...", ["kept"]),
        ("@lru_cache(None)\ndef kept(text): ...", ["kept"]),
        ("@lru_cache(16)\ndef kept(text): ...", []),
        ("kept = functools.cache(other)", ["kept"]),
        ("KEPT = {}\ndef put(text): KEPT[text] = 1", ["KEPT"]),
        ("KEPT: list[str] = []\ndef put(text): KEPT.append(text)", ["KEPT"]),
        ("class Shelf:\n    kept = {}\n    def put(self, text): self.kept.setdefault(text, 1)", ["kept"]),
        ("KEPT = {}\ndef put(text):\n    KEPT = {}\n    KEPT[text] = 1", []),
        ("KEPT = defaultdict(list)\ndef put(text): KEPT[text] = 1", ["KEPT"]),
        ("NAMES = {'a': 1}\ndef look(text): return NAMES[text]", []),
    ],
)
def test_the_search_finds_caches(source: str, found: list[str], tmp_path: Path) -> None:
    path = tmp_path / "made.py"
    path.write_text(source, encoding="utf-8")
    assert caches(path) == found


def test_boxes_and_loads_are_not_kept_for_ever() -> None:
    """A thousand different boxes and loads, all of which can be played, leave only so many behind."""
    text = game_named("cave").box().text
    for spaces in range(1000):
        read_box(Box("mine", text + " " * spaces))
    for count in range(1, 10):
        for other in range(1, 10):
            for third in range(1, 10):
                for fourth in range(1, 10):
                    load_named(f"{count} prov, {other} rope, {third} ox2, {fourth} cam")
    for function in (read_box, load_named):
        known = function.cache_info()
        assert known.maxsize is not None
        assert known.currsize <= known.maxsize < known.misses
