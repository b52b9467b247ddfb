"""Writes the reference of the public library, docs/library.md from its mark on, from the docstrings in the source.

    python3 tools/reference.py

The source is read, not run: compiled modules have no docstrings.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "library.md"
MARK = "<!-- From here on made by tools/reference.py from the docstrings. -->\n"
CHAPTERS = {
    "Games and set-ups": "game game_names Game Setup Option Edition Box",
    "Matches": "Match draw Step State Action Event View CHANCE SPECTATOR Outcome Standing ScoreLine",
    "Dealers": "Dealer FastDealer SealedDealer new_seed commitment",
    "Bots": "bot bot_names Bot play",
    "Records": "record_of replay verify Record Verdict",
    "Scenarios": "run_scenarios ScenarioResult",
    "Analysis": "simulate Sample count_ways account Account Course Chapter Turn",
    "Errors": "SpeleoError UnknownName BadSetup BadBox BadPosition BadNotation BadScenario BadRecord IllegalAction"
    " Refusal",
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Entry:
    """A public name: how it is called, what is said of it, and where; `parts` are a class's fields and methods."""

    name: str
    call: str
    said: str
    path: Path
    line: int
    parts: list[Entry] = field(default_factory=list)


def homes() -> dict[str, Path]:
    """The file of every public name."""
    sys.path.insert(0, str(SOURCE))
    import speleo

    found = {}
    for name, module in speleo.HOMES.items():
        place = SOURCE.joinpath(*module.split("."))
        found[name] = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    return found


def entries() -> dict[str, Entry]:
    """Every public name with what its source says."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in set(homes().values())}
    found = {}
    for name, path in homes().items():
        for at, node in enumerate(trees[path].body):
            if isinstance(node, Function | ast.ClassDef) and node.name == name:
                found[name] = entry(node, path)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
                found[name] = Entry(name, name, string(trees[path].body[at + 1]), path, node.lineno)
    return found


def entry(node: Function | ast.ClassDef, path: Path) -> Entry:
    """One name as a line of the reference: how it is called, and the first sentence of its docstring."""
    said = ast.get_docstring(node) or ""
    if isinstance(node, ast.ClassDef):
        own = list(parts(node, path))
        fields = [part for part in own if "(" not in part.call and ": " in part.call]
        made = any("dataclass" in ast.unparse(mark) for mark in node.decorator_list)
        call = f"{node.name}({', '.join(part.call for part in fields)})" if made else node.name
        return Entry(node.name, call, said, path, node.lineno, [part for part in own if part.said])
    given = [argument for argument in ast.unparse(node.args).split(", ") if argument not in ("self", "cls", "/")]
    returned = ast.unparse(node.returns) if node.returns is not None else "None"
    marks = [ast.unparse(mark) for mark in node.decorator_list]
    call = f"{node.name} -> {returned}" if "property" in marks else f"{node.name}({', '.join(given)}) -> {returned}"
    return Entry(node.name, call, said, path, node.lineno)


def parts(node: ast.ClassDef, path: Path) -> Iterator[Entry]:
    """Fields, with what stands below them, and methods; what begins with an underscore is inner."""
    for at, part in enumerate(node.body):
        if isinstance(part, Function) and not part.name.startswith("_"):
            yield entry(part, path)
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            after = node.body[at + 1] if at + 1 < len(node.body) else None
            kind = ast.unparse(part.annotation)
            value = f" = {ast.unparse(part.value)}" if part.value is not None else ""
            yield Entry(part.target.id, f"{part.target.id}: {kind}{value}", string(after), path, part.lineno)


def string(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return dedent(node.value.value).strip()
    return ""


def shown(said: str) -> str:
    """A docstring as Markdown: its examples are blocks."""
    out, inside = [], False
    for line in said.split("\n"):
        if line.startswith(">>>") and not inside:
            out.append("```pycon")
            inside = True
        elif inside and not line.strip():
            out.append("```")
            inside = False
        out.append(line.replace("  # doctest: +ELLIPSIS", ""))
    return "\n".join([*out, "```"] if inside else out)


def reference() -> str:
    """The whole reference in Markdown, by chapters."""
    known = entries()
    lines = [MARK]
    for chapter, names in CHAPTERS.items():
        lines.append(f"## {chapter}\n")
        for name in names.split():
            one = known[name]
            lines += [f"### `{one.name}`\n", f"`{one.call}`\n", f"{shown(one.said)}\n"]
            for part in one.parts:
                lines.append(f"- `{part.call}`: {' '.join(part.said.partition(chr(10) * 2)[0].split())}")
            if one.parts:
                lines.append("")
    return "\n".join(lines)


def page() -> str:
    """The whole page: what stands before the mark is written by hand."""
    return PAGE.read_text(encoding="utf-8").partition(MARK)[0] + reference()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
