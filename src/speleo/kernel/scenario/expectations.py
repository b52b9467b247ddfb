"""What a scenario can expect, each as one sentence after Then."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from speleo.kernel.actors import actor_text
from speleo.kernel.engine.state import SPECTATOR, State
from speleo.kernel.errors import BadScenario
from speleo.kernel.position import read_entries
from speleo.kernel.scenario.script import Sentence
from speleo.kernel.scenario.stage import Stage

Check = Callable[[Stage, re.Match[str], Sentence], str]
"""Returns what is the case instead, or nothing if the expectation holds."""


def may_not(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`seat 2 may not back, because DIA-4.7`"""
    actor, action = stage.actor(found[1], sentence.line), stage.game.parse_action(found[2])
    refusal = stage.game.why_not(stage.state, actor, action)
    if refusal is None:
        return f"{found[1]} may {found[2]}"
    return "" if refusal.rule == found[3] else f"it is because {refusal.rule}"


def legal(stage: Stage, actor: int) -> list[str]:
    if actor < 0:
        return [action.notation for action, weight in stage.game.chance_outcomes(stage.state)]
    return [action.notation for action in stage.game.legal_actions(stage.state, actor)]


def may_only(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`seat 1 may only on, back`, or `seat 1 may only nothing`"""
    wanted = [] if found[2] == "nothing" else found[2].split(", ")
    actual = legal(stage, stage.actor(found[1], sentence.line))
    return "" if sorted(wanted) == sorted(actual) else f"{found[1]} may {', '.join(actual) or 'nothing'}"


def may(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`seat 1 may back`"""
    actual = legal(stage, stage.actor(found[1], sentence.line))
    return "" if found[2] in actual else f"{found[1]} may {', '.join(actual) or 'nothing'}"


def brings(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`chance brings snake 2 in 34`"""
    outcomes = stage.game.chance_outcomes(stage.state)
    total = sum(weight for action, weight in outcomes)
    weight = sum(weight for action, weight in outcomes if action.notation == found[1])
    return "" if (weight, total) == (int(found[2]), int(found[3])) else f"it is {weight} in {total}"


def scores(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`seat 1 scores 12`"""
    points = stage.state.score(stage.actor(found[1], sentence.line))
    return "" if points == int(found[2]) else f"{found[1]} scores {points}"


def winners(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`the winners are 1, 2`, or `the winners are nobody`"""
    actual = ", ".join(str(seat + 1) for seat in stage.game.outcome(stage.state).winners) or "nobody"
    return "" if actual == found[1] else f"the winners are {actual}"


def to_act(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`seat 1, seat 2 to act`, `chance to act`, or `nobody to act`"""
    actual = ", ".join(actor_text(actor) for actor in stage.game.actors(stage.state)) or "nobody"
    return "" if actual == found[1] else f"it is {actual} to act"


def happened(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`it happened: RelicTaken seat=1 value=5`"""
    actual = [event.notation for event in stage.events]
    return "" if found[1] in actual else f"it happened: {'; '.join(actual) or 'nothing'}"


def not_happened(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`it did not happen: RelicTaken`"""
    actual = [event.notation for event in stage.events if event.notation.startswith(found[1])]
    return f"it happened: {'; '.join(actual)}" if actual else ""


def sees(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`seat 2 sees chosen is 1 ?`, or `a spectator sees chest is ? ?`"""
    viewer = SPECTATOR if found[1] == "a spectator" else stage.actor(found[1], sentence.line)
    return compare(stage, stage.state.seen_by(viewer), found[2], found[3] or sentence.block, sentence)


def stands(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`chest is 3 3 0 0`: any line of the position, with a block below for one of several lines"""
    return compare(stage, stage.state, found[1], found[2] or sentence.block, sentence)


def compare(stage: Stage, state: State, key: str, wanted: str, sentence: Sentence) -> str:
    text = stage.game.write(state)
    keys = [row.partition(":")[0] for row in text.splitlines() if not row.startswith(" ")]
    if key not in keys:
        raise BadScenario(f"line {sentence.line}: a position has no {key!r}: there is {', '.join(keys)}")
    actual = read_entries(text, keys)[key].text
    return "" if actual == wanted.strip() else f"{key} is {actual}"


WHO = r"(chance|seat \d+)"
EXPECTATIONS: Final[tuple[tuple[str, Check], ...]] = (
    (rf"{WHO} may not (.+), because ([A-Z]+-[A-Z0-9]+\.\d+)", may_not),
    (rf"{WHO} may only (.+)", may_only),
    (rf"{WHO} may (?!not )(.+)", may),
    (r"chance brings (.+) (\d+) in (\d+)", brings),
    (r"(seat \d+) scores (-?\d+)", scores),
    (r"the winners are (.+)", winners),
    (r"(.+) to act", to_act),
    (r"it happened: (.+)", happened),
    (r"it did not happen: (.+)", not_happened),
    (r"(seat \d+|a spectator) sees ([a-z ]+?) is ?(.*)", sees),
    (r"([a-z][a-z ]*?) is ?(.*)", stands),
)


def check(stage: Stage, sentence: Sentence) -> str:
    """What is the case instead of an expectation, or nothing if it holds."""
    for pattern, expectation in EXPECTATIONS:
        found = re.fullmatch(pattern, sentence.text)
        if found is not None:
            return expectation(stage, found, sentence)
    known = "; ".join((expectation.__doc__ or "").splitlines()[0] for pattern, expectation in EXPECTATIONS)
    raise BadScenario(f"line {sentence.line}: not an expectation: {sentence.text!r}. There is: {known}")
