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
from speleo.kernel.nearest import hint, quoted

WORDS = ("Scenario:", "Rules:", "Source:", "Given", "When", "Then")


@dataclass(frozen=True, slots=True)
class Sentence:
    """One line of a scenario, with the block below it and its place in the file."""

    word: str
    text: str
    block: str
    line: int


@dataclass(slots=True)
class Script:
    """One scenario as written. `problem` is the first thing that was not understood: it cannot be played then."""

    title: str
    line: int
    rules: list[str] = field(default_factory=list)
    rules_line: int = 0
    source: str = ""
    sentences: list[Sentence] = field(default_factory=list)
    problem: BadScenario | None = None


def read_scripts(text: str) -> list[Script]:
    """All scenarios of a file; one that is not understood keeps its problem, and the others can be played."""
    scripts: list[Script] = []
    rows = [row.rstrip() for row in text.split("\n")]
    at = 0
    while at < len(rows):
        row, number = rows[at], at + 1
        at += 1
        if not row or row.lstrip().startswith("#"):
            continue
        block = []
        while at < len(rows) and rows[at].startswith("  "):
            block.append(rows[at][2:])
            at += 1
        found = re.fullmatch(r"(Scenario|Rules|Source): *(\S.*)|(Given|When|Then) +(\S.*)", row)
        if found is not None and found[1] == "Scenario":
            scripts.append(Script(found[2], number))
        elif not scripts:
            raise BadScenario(number, f"a scenario begins with 'Scenario: TITLE', not {quoted(row)}")
        elif scripts[-1].problem is None:
            try:
                if found is None:
                    raise not_a_sentence(row, number)
                word, rest = (found[1], found[2]) if found[1] else (found[3], found[4])
                add_line(scripts[-1], Sentence(word, rest, "\n".join(block), number))
            except BadScenario as problem:
                scripts[-1].problem = problem
    if not scripts:
        raise BadScenario(1, "there is no scenario here: one begins with 'Scenario: TITLE'")
    for script in scripts:
        check_whole(script)
    return scripts


def not_a_sentence(row: str, number: int) -> BadScenario:
    known = f"a line starts with {', '.join(WORDS)}, or belongs to the one above by two spaces before it"
    return BadScenario(number, f"{known}, not {quoted(row)}{hint(row.split()[0], WORDS)}")


def add_line(script: Script, sentence: Sentence) -> None:
    """Put a line where it belongs: rules that are shown, the source, or what is played."""
    if sentence.word == "Rules":
        script.rules_line = script.rules_line or sentence.line
        for rule in (part.strip(" ") for part in sentence.text.split(",")):
            if not re.fullmatch(r"[A-Z]+-[A-Z0-9]+\.[0-9]+", rule):
                raise BadScenario(sentence.line, f"{quoted(rule)} is no rule id: one is such as DIA-3.3")
            script.rules.append(rule)
    elif sentence.word == "Source":
        script.source = sentence.text
    else:
        script.sentences.append(sentence)


def check_whole(script: Script) -> None:
    """A scenario cites a rule and expects something."""
    problem = ""
    if not script.rules:
        problem = f"{quoted(script.title)} cites no rule; add a line such as 'Rules: DIA-3.3'"
    elif not any(sentence.word == "Then" for sentence in script.sentences):
        problem = f"{quoted(script.title)} expects nothing; add a line that starts with Then"
    if problem and script.problem is None:
        script.problem = BadScenario(script.line, problem)
