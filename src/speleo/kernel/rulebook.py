"""Our own wording of a game's rules, read from one Markdown file per language.

What stands below the title says what a game is about.
A chapter is `## 3 Going deeper`; a rule is `### DIA-3.3 Sharing a treasure` and the paragraphs below it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from speleo.kernel.errors import SpeleoError, UnknownName


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule in one language."""

    id: str
    title: str
    chapter: str
    text: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game in one language, in order; `about` says its aim and for how many it is."""

    title: str
    about: str
    rules: tuple[Rule, ...]

    @classmethod
    def parse(cls, prefix: str, text: str) -> Rulebook:
        """Read Markdown whose headings are chapters and rules; a rule without an id is refused with its line."""
        title = about = chapter = ""
        rules: list[Rule] = []
        body: list[str] = []
        head: tuple[str, str] | None = None
        for number, line in enumerate([*text.splitlines(), "## end"], 1):
            if line.startswith("#"):
                if head is not None:
                    rules.append(Rule(head[0], head[1], chapter, "\n".join(body).strip()))
                elif title and not chapter:
                    about = about or "\n".join(body).strip()
                head, body = None, []
            if line.startswith("### "):
                found = re.fullmatch(rf"### ({prefix}-[A-Z0-9]+\.[0-9]+) (.+)", line)
                if found is None:
                    raise SpeleoError(f"rules, line {number}: a rule heading is '### {prefix}-1.1 Title'")
                head = (found[1], found[2])
            elif line.startswith("## "):
                chapter = line[3:]
            elif line.startswith("# "):
                title = line[2:]
            else:
                body.append(line)
        return cls(title, about, tuple(rules))

    @property
    def ids(self) -> list[str]:
        return [rule.id for rule in self.rules]

    def rule(self, rule_id: str) -> Rule:
        for rule in self.rules:
            if rule.id == rule_id.upper():
                return rule
        raise UnknownName("rule", rule_id, [self.rules[0].id, "…", self.rules[-1].id], self.ids)
