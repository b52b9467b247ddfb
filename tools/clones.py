"""Writes `cloning.py` beside every `pieces.py` of an engine folder: how each field of them is copied.

    python3 tools/clones.py          write what has changed

A state has dozens of fields, and a clone that forgets one is a fault that no rule shows at once. So nobody writes the
list: it is made from `__init__`, and a test fails where it is not what would be made now.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
MADE = "cloning.py"
NUMBERS = ("i64", "bool")


def all_pieces() -> list[Path]:
    """The sources for which a module is made that copies them."""
    return sorted(SOURCE.glob("speleo/games/*/engine/pieces.py"))


def copies(pieces: Path) -> Iterator[tuple[str, str]]:
    """Each field that a clone must be given, with how it is copied.

    The constructor itself carries what it is given under its own name, and unchanging parts of what it is given.
    """
    kind = next(node for node in ast.parse(pieces.read_text("utf-8")).body if isinstance(node, ast.ClassDef))
    begin = next(node for node in kind.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    given = {argument.arg for argument in begin.args.args}
    for line in begin.body:
        assert isinstance(line, ast.AnnAssign), f"not a field: {ast.unparse(line)}"
        assert isinstance(line.target, ast.Attribute), f"not a field: {ast.unparse(line)}"
        name, sort = line.target.attr, ast.unparse(line.annotation)
        number = sort in NUMBERS
        carried = name in given or (not number and isinstance(line.value, ast.Attribute))
        if sort.startswith("vec["):
            yield name, f"old.{name}[:]"
        elif sort == "Atlas":
            yield name, f"old.{name}.clone()"
        elif not carried:
            yield name, f"old.{name}"


def made(pieces: Path, leaving_out: str = "") -> str:
    """The module that copies pieces; a test leaves out one field after another to see that this is noticed."""
    package = ".".join(pieces.parent.relative_to(SOURCE).parts)
    lines = [
        '"""How pieces are copied, field by field. Made by `tools/clones.py` from `pieces.py`: change that instead."""',
        "",
        "from __future__ import annotations",
        "",
        f"from {package}.pieces import Pieces",
        "",
        "",
        "def copy_fields(old: Pieces, twin: Pieces) -> None:",
        '    """Give new pieces everything that their constructor was not told."""',
    ]
    lines += [f"    twin.{name} = {how}" for name, how in copies(pieces) if name != leaving_out]
    return "\n".join(lines) + "\n"


def main() -> None:
    for pieces in all_pieces():
        target, text = pieces.with_name(MADE), made(pieces)
        if not target.exists() or target.read_text("utf-8") != text:
            target.write_text(text, "utf-8")
            print(f"wrote {target.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
