"""Nothing in the source is there for tests alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from speleo.kernel.numbering import named

ROOT = Path(__file__).parent.parent
SOURCE = sorted(path for folder in ("src", "tools", "examples") for path in (ROOT / folder).rglob("*.py"))
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def definitions(tree: ast.Module) -> Iterator[str]:
    """The functions, classes and constants of a module, and the methods of its classes that nothing decorates."""
    for node in tree.body:
        if isinstance(node, Definition) and not node.decorator_list:
            yield node.name
        if isinstance(node, ast.ClassDef):
            yield node.name
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and not part.decorator_list:
                    yield part.name
        if isinstance(node, ast.Assign | ast.AnnAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    yield target.id


def uses(tree: ast.Module) -> Iterator[str]:
    """Every name that is read, called or asked of something; an import alone is no use.

    The number of an event, such as TILE_LAID, stands for the event: `speleo.kernel.numbering`.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
            yield named(node.id) if node.id.isupper() else node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
            yield node.value.rpartition(":")[2].rpartition(".")[2]


def unused(sources: dict[str, str]) -> dict[str, str]:
    """Names that no source uses, with the file that defines them."""
    trees = {where: ast.parse(text) for where, text in sources.items()}
    used = {name for tree in trees.values() for name in uses(tree)}
    return {
        name: where
        for where, tree in trees.items()
        for name in definitions(tree)
        if name not in used and not name.startswith("_")
    }


REASONS = {
    **dict.fromkeys(("down_revision", "downgrade"), "Alembic reads a migration"),
    **dict.fromkeys(("on_unmount", "on_key", "on_mount", "on_resize", "compose"), "Textual calls a screen"),
    **dict.fromkeys(("on_option_list_option_highlighted", "on_option_list_option_selected"), "Textual calls a screen"),
    **dict.fromkeys(("open_host", "help_with"), "the JavaScript of a tab calls Python"),
    **dict.fromkeys(("information_state_string", "make_py_observer"), "OpenSpiel calls a game"),
    **dict.fromkeys(("set_from", "string_from"), "OpenSpiel calls an observer"),
    "ChoosingState": "games from elsewhere derive from it, as docs/adding-a-game.md says",
    **dict.fromkeys(("pytest_configure", "pytest_runtestloop"), "pytest calls a plugin"),
    "new_nonce": "for programs that hold a seat and add to the dealing",
}
"""Names that nothing in the source uses, and who does."""


def read() -> dict[str, str]:
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in SOURCE}


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
