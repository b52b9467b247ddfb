"""Running scenarios and saying what went wrong."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.kernel.scenario.expectations import check
from speleo.kernel.scenario.script import Script
from speleo.kernel.scenario.stage import FindGame, Stage, set_stage


@dataclass(frozen=True, slots=True)
class Failure:
    """An expectation that does not hold: where, what was expected, what is, and the table as it stands."""

    line: int
    expected: str
    instead: str
    drawing: str


def run_script(script: Script, find_game: FindGame, strict: bool = False) -> Failure | None:
    """Play a scenario to its first expectation that does not hold; one that cannot be played raises BadScenario.

    Strictly, its positions must be such that can have come about.
    """
    if script.problem is not None:
        raise script.problem
    stage = set_stage(script.sentences[0], find_game, strict)
    for rule in script.rules:
        stage.rule(rule, script.rules_line)
    for sentence in script.sentences[1:]:
        if sentence.word == "Given":
            stage.given(sentence)
        elif sentence.word == "When":
            stage.when(sentence)
        else:
            instead = check(stage, sentence)
            if instead:
                return Failure(sentence.line, sentence.text, instead, drawing(stage))
    return None


def drawing(stage: Stage) -> str:
    return stage.game.draw(stage.state) + "\n" + stage.game.write(stage.state)
