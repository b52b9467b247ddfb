"""One word, one thing: who reads a name in a layer need not ask which of two it is."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "speleo"
ALIKE = {
    "server: Guests": "the storage of a hall, and what a hall asks of one",
    "server: Ledger": "the storage of a hall, and what a hall asks of one",
    "server: Reviews": "the storage of a hall, what a hall asks of one, and who makes them",
    "server: Upkeep": "the storage of a hall, and what a hall asks of one",
}
"""Words that are two classes all the same, and why that is one thing."""


def twice(sources: dict[str, str]) -> dict[str, list[str]]:
    """Names of classes that two modules of a layer have; each game is one, and bots of two games may be alike."""
    found: dict[str, list[str]] = defaultdict(list)
    for path, text in sources.items():
        parts = path.split("/")
        layer = "/".join(parts[:2]) if parts[0] in ("games", "bots") else parts[0]
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef):
                found[f"{layer}: {node.name}"].append(path)
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_word_is_two_classes_of_a_layer() -> None:
    paths = (path for path in sorted(SOURCE.rglob("*.py")) if not {"skeleton", "static"} & set(path.parts))
    found = twice({path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in paths})
    assert {name: places for name, places in found.items() if name not in ALIKE} == {}
    assert set(ALIKE) - set(found) == set(), "these are one class now"


def test_two_classes_of_one_name_are_found() -> None:
    sources = {
        "server/seats.py": "class Table: ...",
        "server/web/rows.py": "class Table: ...",
        "terminal/rows.py": "class Table: ...",
        "games/cave/game.py": "class Move: ...",
        "games/diamant/game.py": "class Move: ...",
    }
    assert twice(sources) == {"server: Table": ["server/seats.py", "server/web/rows.py"]}


def test_the_words_of_the_glossary_are_those_of_the_source() -> None:
    """As a class, a constant, a function or a field, or as a type of the web app."""
    page = (ROOT / "docs/architecture.md").read_text("utf-8").partition("## Words")[2].partition("\n## ")[0]
    words = [word for row in re.findall(r"^\| ([A-Z][^|]*) \|", page, re.MULTILINE) for word in row.split(" / ")]
    web = (path for path in sorted((ROOT / "web/src").rglob("*.ts")) if path.name != "schema.ts")
    source = "\n".join(path.read_text("utf-8") for path in (*sorted(SOURCE.rglob("*.py")), *web))
    assert len(words) > 25
    for word in words:
        parts = re.findall("[a-z]+", word.lower())
        named, plain = "".join(map(str.capitalize, parts)), "_".join(parts)
        meant = rf"^\s*(export )?(class|interface|type) {named}\b|^{plain.upper()}\b.* = |\b{plain}s?(\(|: )"
        assert re.search(meant, source, re.MULTILINE), word
