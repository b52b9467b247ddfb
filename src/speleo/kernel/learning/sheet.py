"""The lines of lessons and puzzles: a word, a text, and the indented lines that belong to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

from speleo.kernel.errors import BadSheet
from speleo.kernel.nearest import hint, quoted
from speleo.kernel.scenario.script import Sentence

Sheet = TypeVar("Sheet")
SENTENCES = ("Given", "When", "Then")
MOST_WORDS = 20
"""Nobody reads more at once."""
LONGEST = 60_000
"""Characters of a file."""


@dataclass(frozen=True, slots=True)
class Words:
    """A text in both languages; `*word*` stands out."""

    en: str
    de: str


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a file, with the lines that are indented below it and its number."""

    word: str
    text: str
    block: tuple[str, ...]
    line: int

    def sentence(self) -> Sentence:
        return Sentence(self.word, self.text, "\n".join(self.block), self.line)

    def refuse(self, problem: str) -> BadSheet:
        return BadSheet(self.line, problem)


def read_rows(text: str, words: Sequence[str]) -> list[Row]:
    """All lines: `Word: text`, `Word`, or a sentence of scenarios such as `When seat 1 plays on`."""
    if len(text) > LONGEST:
        raise BadSheet(1, f"the file has {len(text)} characters, more than {LONGEST}")
    rows: list[Row] = []
    lines = [line.rstrip() for line in text.split("\n")]
    at = 0
    while at < len(lines):
        line, number = lines[at], at + 1
        at += 1
        if not line or line.startswith("#"):
            continue
        found = re.fullmatch(r"(Given|When|Then) +(\S.*)|([A-Z][a-z]+)(?:: *(.*))?", line)
        word = (found[1] or found[3]) if found else line.split()[0]
        if found is None or word not in (*words, *SENTENCES):
            known = f"a line starts with {', '.join((*words, *SENTENCES))}, or belongs to the one above by two spaces"
            raise BadSheet(number, f"{known}, not {quoted(line)}{hint(word, words)}")
        block = []
        while at < len(lines) and (lines[at].startswith("  ") or not lines[at]):
            block.append(lines[at][2:])
            at += 1
        while block and not block[-1]:
            block.pop()
        rows.append(Row(word, (found[2] if found[1] else found[4]) or "", tuple(block), number))
    return rows


def read_titled(text: str, words: Sequence[str]) -> list[Row]:
    """All lines of a file that holds one thing: it begins with the first of the words, and its title below."""
    rows = read_rows(text, words)
    if not rows or rows[0].word != words[0]:
        kind = words[0]
        raise BadSheet(rows[0].line if rows else 1, f"a {kind.lower()} begins with '{kind}' and its title below")
    return rows


def read_sheet(
    text: str,
    words: Sequence[str],
    alone: Collection[str],
    begin: Callable[[Words, int], Sheet],
    take: Callable[[Sheet, Row], None],
    part: Callable[[Sheet, Row], str],
) -> Sheet:
    """What a file holds: `begin` makes it of its title, `take` adds a line, `part` names where it stands.

    Nothing belongs below the lines of `alone`. What is wrong is named with its line and part.
    """
    rows, kind = read_titled(text, words), words[0]
    made = begin(words_of(rows[0]), rows[0].line)
    for row in rows[1:]:
        try:
            if row.word == kind:
                raise row.refuse(f"a file holds one {kind.lower()}")
            if row.word in alone:
                demand_alone(row)
            take(made, row)
        except BadSheet as problem:
            raise BadSheet(problem.line, problem.problem, problem.step or part(made, row)) from None
    return made


def entries(row: Row, known: Sequence[str]) -> dict[str, str]:
    """The `key: text` lines below a line; each key once."""
    made: dict[str, str] = {}
    for number, line in enumerate(row.block, row.line + 1):
        if not line or line.startswith("#"):
            continue
        key, colon, text = line.partition(":")
        if not colon or key not in known:
            raise BadSheet(number, f"below {row.word} come {', '.join(known)}, not {quoted(line)}{hint(key, known)}")
        if key in made:
            raise BadSheet(number, f"{key} stands twice below {row.word}")
        made[key] = text.strip()
    return made


def demand_alone(row: Row) -> None:
    """Nothing belongs below this line: whoever wrote something there meant something else."""
    for number, line in enumerate(row.block, row.line + 1):
        if line and not line.startswith("#"):
            raise BadSheet(number, f"nothing belongs below {row.word} {row.text}, not {quoted(line.strip())}")


def both(row: Row, made: dict[str, str]) -> Words:
    """A text in both languages, short enough to be read at once."""
    for language in ("en", "de"):
        said = made.get(language, "")
        if not said:
            raise row.refuse(f"{row.word} needs its text as '{language}: …' below")
        if said.count("*") % 2:
            raise row.refuse(f"{language}: a * has no second one")
        for sentence in re.split(r"(?<=[.!?:;])\s+", said):
            count = len(sentence.split())
            if count > MOST_WORDS:
                raise row.refuse(f"{language}: a sentence has {count} words, more than {MOST_WORDS}")
    return Words(made["en"], made["de"])


def words_of(row: Row) -> Words:
    return both(row, entries(row, ("en", "de")))


def explained(row: Row, *more: str) -> dict[str, str]:
    """What is said to whoever errs, with the rule that says so."""
    made = entries(row, ("en", "de", "rule", *more))
    if not made.get("rule"):
        raise row.refuse("a mistake is explained by a rule: add 'rule: …' below")
    return made


def choices_of(row: Row) -> tuple[str, tuple[str, ...]]:
    """The right answer of a question, and all that are offered."""
    found = re.fullmatch(r"(\S.*?) of (\S.*)", row.text)
    if found is None:
        raise row.refuse("a question is written 'Ask: RIGHT of CHOICE, CHOICE, …'")
    return found[1], tuple(part.strip() for part in found[2].split(","))


def name_of(row: Row) -> tuple[int, str] | None:
    """A seat and what it is called, where a line says so."""
    called = re.fullmatch(r"seat ([1-9]) is called (\S.{0,19})", row.text) if row.word == "Given" else None
    return None if called is None else (int(called[1]), called[2])


def rule_ids(row: Row) -> tuple[str, ...]:
    ids = tuple(part.strip() for part in row.text.split(",") if part.strip())
    for rule in ids:
        if not re.fullmatch(r"[A-Z]+-[A-Z0-9]+\.[0-9]+", rule):
            raise row.refuse(f"{quoted(rule)} is no rule id: one is such as DIA-3.3")
    if not ids:
        raise row.refuse("Rules names at least one rule, such as DIA-3.3")
    return ids


def number_of(row: Row, least: int, most: int) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", row.text) or not least <= int(row.text) <= most:
        raise row.refuse(f"{row.word} is a number from {least} to {most}, not {quoted(row.text)}")
    return int(row.text)
