"""Whether a lesson fits the rules: every step plays through, and every answer can come up."""

from __future__ import annotations

from speleo.kernel.errors import BadSheet, IllegalAction, SpeleoError
from speleo.kernel.learning.lesson import Lesson, Task
from speleo.kernel.learning.walk import Walk, fits, walk_along
from speleo.kernel.nearest import hint, quoted
from speleo.kernel.scenario.stage import FindGame

MOST_WAYS = 12
"""So many of the actions that one task allows are played through to the end."""


def check_lesson(lesson: Lesson, find_game: FindGame) -> None:
    """Refuse a lesson at the first thing that does not fit, with its line and step."""
    walk = Walk(lesson, find_game)
    check_rules(lesson, walk)
    others: list[list[str]] = []
    while not walk.over:
        task, step = walk.task, walk.step_name
        check_task(walk, task, step)
        if task.kind == "play":
            others += [[*walk.path, f"play {action.notation}"] for action in walk.expected()[1:MOST_WAYS]]
        if not walk.take(walk.shown()).right:
            raise BadSheet(task.line, "what is shown is not what is wanted", step)
    for path in others:
        finish(walk_along(lesson, path, find_game))


def finish(walk: Walk) -> None:
    """Go on to the end from another choice."""
    while not walk.over:
        task, step, shown = walk.task, walk.step_name, walk.shown()
        if not shown or not walk.take(shown).right:
            raise BadSheet(task.line, f"after {', '.join(walk.path[-2:])} nothing that is wanted is legal", step)


def check_rules(lesson: Lesson, walk: Walk) -> None:
    known = walk.game.rulebook("en").ids
    for step in lesson.steps:
        cited = [(step.line, rule) for rule in step.rules]
        cited += [(answer.line, answer.rule) for task in step.tasks for answer in task.answers]
        for line, rule in cited:
            if rule not in known:
                raise BadSheet(line, f"{walk.game.name} has no rule {quoted(rule)}{hint(rule, known)}", step.name)


def check_task(walk: Walk, task: Task, step: str) -> None:
    """What is wanted is legal, every other legal action is answered, and every answer is for something legal."""
    if task.kind != "play":
        return
    legal = [action.notation for action in walk.legal()]
    wanted = [text for text in legal if fits(task.wanted, text)]
    if not wanted:
        told = ", ".join(legal[:MOST_WAYS]) or "nothing"
        raise BadSheet(task.line, f"no legal action is {quoted(task.wanted)}: there is {told}", step)
    for text in legal:
        if text not in wanted and walk.answer("play", text) is None:
            raise BadSheet(task.line, f"nothing is said to whoever plays {quoted(text)}: add 'Otherwise'", step)
    for answer in task.answers:
        if answer.pattern and not any(fits(answer.pattern, text) for text in legal if text not in wanted):
            refused_by(walk, answer.pattern, answer.rule, answer.line, step)


def refused_by(walk: Walk, text: str, rule: str, line: int, step: str) -> None:
    """An action that is answered but not legal is refused by the rule that the answer names."""
    try:
        action = walk.game.parse_action(text)
        walk.game.legal_code(walk.stage.state, walk.learner, action)
    except IllegalAction as refused:
        if refused.refusal.rule != rule:
            raise BadSheet(line, f"{quoted(text)} is refused by {refused.refusal.rule}, not {rule}", step) from None
    except SpeleoError as problem:
        raise BadSheet(line, f"no legal action is {quoted(text)}, and it is none: {problem}", step) from None
