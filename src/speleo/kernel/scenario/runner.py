"""Running scenarios and saying what went wrong."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.kernel.errors import BadScenario
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


def run_script(script: Script, find_game: FindGame) -> Failure | None:
    """Play a scenario to its first expectation that does not hold; one that cannot be played raises BadScenario."""
    if not any(sentence.word == "Then" for sentence in script.sentences):
        raise BadScenario(f"line {script.line}: {script.title!r} expects nothing; add a line that starts with Then")
    stage = set_stage(script.sentences[0], find_game)
    known = set(stage.game.rulebook("en").ids)
    for rule in script.rules:
        if rule not in known:
            raise BadScenario(f"line {script.line}: {stage.game.name} has no rule {rule}")
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
