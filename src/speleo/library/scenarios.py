"""Scenario files: positions and expectations that a player can write."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.games import game_named
from speleo.kernel.errors import BadScenario
from speleo.kernel.scenario.runner import run_script
from speleo.kernel.scenario.script import read_scripts


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """What came of one scenario. `problem` is empty if all its expectations hold; else `line` is where it stopped.

    `drawing` is the table as it stood when an expectation did not hold.
    """

    title: str
    line: int
    problem: str = ""
    drawing: str = ""

    @property
    def holds(self) -> bool:
        """Whether all expectations hold."""
        return not self.problem


def run_scenarios(text: str, strict: bool = False) -> list[ScenarioResult]:
    """Run all scenarios of a text. One that cannot be played has its problem; the others are run all the same.

    Strictly, positions must be such that can have come about.

    >>> import speleo
    >>> (result,) = speleo.run_scenarios('''
    ... Scenario: whoever goes back alone takes the rest
    ... Rules: DIA-4.3
    ... Given diamant with 2 seats
    ... Given the position
    ...   path: treasure 7 (1)
    ...   gathered: 3 3
    ... When seat 1 plays back
    ... When seat 2 plays on
    ... Then chest is 5 0
    ... ''')
    >>> result.holds, result.line, result.problem
    (False, 10, "expected 'chest is 5 0', but chest is 4 0")
    """
    results = []
    for script in read_scripts(text):
        try:
            failure = run_script(script, game_named, strict)
        except BadScenario as error:
            results.append(ScenarioResult(script.title, error.line, error.problem))
            continue
        if failure is None:
            results.append(ScenarioResult(script.title, script.line))
        else:
            said = f"expected {failure.expected!r}, but {failure.instead}"
            results.append(ScenarioResult(script.title, failure.line, said, failure.drawing))
    return results
