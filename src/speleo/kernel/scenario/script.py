"""Reading scenario files.

    Scenario: two go back together, then one alone
    Rules: DIA-4.3, DIA-4.4
    Given diamant with 4 seats
    Given the position
      path: treasure 7 (4), treasure 11 (3)
    When seat 1 plays back
    Then chest is 3 3 0 0
    Then seat 1 may not on, because DIA-4.7

A line starts with Scenario, Rules, Source, Given, When or Then; indented lines belong to the line above; `#` starts a
remark. A file may hold several scenarios.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from speleo.kernel.errors import BadScenario


@dataclass(frozen=True, slots=True)
class Sentence:
    """One line of a scenario, with the block below it and its place in the file."""

    word: str
    text: str
    block: str
    line: int


@dataclass(slots=True)
class Script:
    """One scenario as written."""

    title: str
    line: int
    rules: list[str] = field(default_factory=list)
    source: str = ""
    sentences: list[Sentence] = field(default_factory=list)


def read_scripts(text: str) -> list[Script]:
    """All scenarios of a file; anything that is not understood is refused with its line."""
    scripts: list[Script] = []
    rows = text.splitlines()
    at = 0
    while at < len(rows):
        row, number = rows[at], at + 1
        at += 1
        if not row.strip() or row.lstrip().startswith("#"):
            continue
        block = []
        while at < len(rows) and rows[at].startswith("  "):
            block.append(rows[at][2:])
            at += 1
        found = re.fullmatch(r"(Scenario|Rules|Source): *(.+)|(Given|When|Then) (.+)", row.rstrip())
        if found is None:
            raise BadScenario(
                f"line {number}: a line starts with 'Scenario:', 'Rules:', 'Source:', Given, When or Then, not {row!r}"
            )
        word, rest = (found[1], found[2]) if found[1] else (found[3], found[4])
        if word == "Scenario":
            scripts.append(Script(rest, number))
            continue
        if not scripts:
            raise BadScenario(f"line {number}: a scenario begins with 'Scenario: TITLE'")
        add_line(scripts[-1], Sentence(word, rest, "\n".join(block), number))
    for script in scripts:
        if not script.rules:
            raise BadScenario(
                f"line {script.line}: {script.title!r} cites no rule; add a line such as 'Rules: DIA-3.3'"
            )
    return scripts


def add_line(script: Script, sentence: Sentence) -> None:
    if sentence.word == "Rules":
        script.rules = [rule.strip() for rule in sentence.text.split(",")]
        for rule in script.rules:
            if not re.fullmatch(r"[A-Z]+-[A-Z0-9]+\.\d+", rule):
                raise BadScenario(f"line {sentence.line}: {rule!r} is no rule id")
    elif sentence.word == "Source":
        script.source = sentence.text
    else:
        script.sentences.append(sentence)
