"""Nothing in the source is there for tests alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from speleo.kernel.numbering import named

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tools", "examples", "workshop", "benchmarks", "notebooks")
SOURCE = sorted([*ROOT.glob("*.py"), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))])
Function = ast.FunctionDef | ast.AsyncFunctionDef
PLAIN = ("cache", "cached_property", "classmethod", "lru_cache", "property", "staticmethod")
"""What has one of these decorators is used by its name all the same; others hand it to somebody who calls it."""


def decorated(node: Function) -> bool:
    called = (each.func if isinstance(each, ast.Call) else each for each in node.decorator_list)
    return any(ast.unparse(each).rpartition(".")[2] not in PLAIN for each in called)


def names_of(node: ast.stmt) -> list[str]:
    """The function, class or constants that a statement of a module makes."""
    if isinstance(node, ast.ClassDef) or (isinstance(node, Function) and not decorated(node)):
        return [node.name]
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return [target.id for target in targets if isinstance(target, ast.Name)]
    return []


def loads(node: ast.AST) -> set[str]:
    """The names that are read there.

    The number of an event, such as TILE_LAID, stands for the event: `speleo.kernel.numbering`.
    """
    found = {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load)}
    return found | {named(name) for name in found if name.isupper()}


def asked(tree: ast.Module) -> Iterator[str]:
    """What is asked of something, or named in a text, perhaps of a module that is loaded by its name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
            yield node.value.rpartition(":")[2].rpartition(".")[2]


def taken(tree: ast.Module, where: str) -> Iterator[tuple[str, str]]:
    """The names that are taken from other modules, by the last word of these: an import alone is no use.

    But what a package takes over, it offers.
    """
    read = loads(tree)
    for node in (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)):
        for one in node.names:
            if (one.asname or one.name) in read or one.asname == one.name or where.endswith("__init__.py"):
                yield (node.module or "").rpartition(".")[2], one.name
            if one.name.isupper():
                yield "", named(one.name)


def unused(sources: dict[str, str]) -> dict[str, str]:
    """Names that no source uses, with the file that defines them.

    Those of a module must be read in another statement of it, or where they are imported; methods wherever.
    """
    trees = {where: ast.parse(text) for where, text in sources.items()}
    known = {name for tree in trees.values() for name in asked(tree)}
    imported = {pair for where, tree in trees.items() for pair in taken(tree, where)}
    found: dict[str, str] = {}
    for where, tree in trees.items():
        module = where.removesuffix("/__init__.py").removesuffix(".py").rpartition("/")[2]
        read = [(node, loads(node)) for node in tree.body]
        for node in tree.body:
            for name in names_of(node):
                here = any(name in names for other, names in read if other is not node)
                if not here and name not in known and not {(module, name), ("", name)} & imported:
                    found[name] = where
            for part in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(part, Function) and not decorated(part) and part.name not in known:
                    found[part.name] = where
    return {name: where for name, where in found.items() if not name.startswith("_")}


REASONS = {
    **dict.fromkeys(("down_revision", "downgrade"), "Alembic reads a migration"),
    **dict.fromkeys(("on_unmount", "on_key", "on_mount", "on_resize", "compose"), "Textual calls a screen"),
    **dict.fromkeys(("on_option_list_option_highlighted", "on_option_list_option_selected"), "Textual calls a screen"),
    **dict.fromkeys(("open_host", "help_with"), "the JavaScript of a tab calls Python"),
    **dict.fromkeys(("information_state_string", "make_py_observer"), "OpenSpiel calls a game"),
    **dict.fromkeys(("set_from", "string_from"), "OpenSpiel calls an observer"),
    "ChoosingState": "games from elsewhere derive from it, as docs/adding-a-game.md says",
    **dict.fromkeys(("pytest_configure", "pytest_runtestloop", "pytest_sessionstart"), "pytest calls a plugin"),
    **dict.fromkeys(("pytest_collect_file", "pytest_collection_modifyitems"), "pytest calls a plugin"),
    **dict.fromkeys(("runtest", "reportinfo"), "pytest calls an item"),
    "get_outputs": "setuptools calls a command",
    "new_nonce": "for programs that hold a seat and add to the dealing",
}
"""Names that nothing in the source uses, and who does."""


def read() -> dict[str, str]:
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in SOURCE}


def test_every_name_is_used_by_the_source() -> None:
    """Textual finds actions by their names; for all else that is never used there is a reason."""
    found = {name: where for name, where in unused(read()).items() if not name.startswith("action_")}
    assert {name: where for name, where in found.items() if name not in REASONS} == {}
    assert set(REASONS) - set(found) == set(), "these are used now"


def test_what_only_tests_use_is_found() -> None:
    """A function, a constant and a method that nothing calls are named; an import is no use."""
    lonely = {
        "a.py": "LIMIT = 3\ndef used() -> int: return 1\ndef odds() -> int: return 2\n",
        "b.py": "from a import odds, used\nclass Cave:\n    def deep(self) -> int: return used()\nCave()\n",
    }
    assert unused(lonely) == {"LIMIT": "a.py", "odds": "a.py", "deep": "b.py"}


def test_a_name_that_is_used_elsewhere_for_something_else_hides_nothing() -> None:
    """Nor does a function that calls itself, a property, or what waits."""
    lonely = {
        "a.py": "LEVELS = 3\ndef again() -> None: again()\n",
        "b.py": "LEVELS = 4\nprint(LEVELS)\nclass Cave:\n    @property\n    def deep(self) -> int: return 1\n",
        "c.py": "from b import Cave\nclass Lake(Cave):\n    async def rise(self) -> None: ...\nLake()\n",
    }
    assert unused(lonely) == {"LEVELS": "a.py", "again": "a.py", "deep": "b.py", "rise": "c.py"}
