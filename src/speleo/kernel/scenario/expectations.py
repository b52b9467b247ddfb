"""What a scenario can expect, each as one sentence after Then."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from speleo.kernel.actors import actor_text
from speleo.kernel.engine.state import SPECTATOR, State
from speleo.kernel.errors import BadNotation, BadScenario, SpeleoError
from speleo.kernel.nearest import hint, quoted
from speleo.kernel.position import read_entries
from speleo.kernel.scenario.events import read_event
from speleo.kernel.scenario.script import Sentence
from speleo.kernel.scenario.stage import Stage, no_block

Check = Callable[[Stage, re.Match[str], Sentence], str]
"""Returns what is the case instead, or nothing if the expectation holds."""


def may_not(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`seat 2 may not back, because DIA-4.7`"""
    actor, action = stage.actor(found[1], sentence.line), stage.action(found[2], sentence.line)
    rule = stage.rule(found[3], sentence.line)
    refusal = stage.game.why_not(stage.state, actor, action)
    if refusal is None:
        return f"{found[1]} may {found[2]}"
    return "" if refusal.rule == rule else f"it is because {refusal.rule}"


def legal(stage: Stage, name: str, line: int) -> dict[int, str]:
    """What an actor may do: codes and notations."""
    actor, game, state = stage.actor(name, line), stage.game, stage.state
    if actor < 0:
        actions = [action for action, weight in game.chance_outcomes(state)]
    else:
        actions = game.legal_actions(state, actor)
    return {game.encode(state, action): action.notation for action in actions}


def named(stage: Stage, text: str, line: int) -> set[int]:
    """The codes of the actions in a list, however they are spelt."""
    try:
        return {stage.game.encode(stage.state, action) for action in stage.actions(text, line)}
    except BadNotation as error:
        raise BadScenario(line, str(error)) from None


def may_only(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`seat 1 may only on, back`, or `seat 1 may only nothing`"""
    actual = legal(stage, found[1], sentence.line)
    wanted = named(stage, found[2], sentence.line)
    return "" if wanted == set(actual) else f"{found[1]} may {', '.join(actual.values()) or 'nothing'}"


def may(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`seat 1 may back`, or `seat 1 may on, back`"""
    actual = legal(stage, found[1], sentence.line)
    wanted = named(stage, found[2], sentence.line)
    if not wanted:
        raise BadScenario(sentence.line, "write 'may only nothing' if nothing is possible")
    return "" if wanted <= set(actual) else f"{found[1]} may {', '.join(actual.values()) or 'nothing'}"


def brings(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`chance brings snake 2 in 34`"""
    (wanted,) = named(stage, stage.action(found[1], sentence.line).notation, sentence.line)
    outcomes = stage.game.chance_outcomes(stage.state)
    total = sum(weight for action, weight in outcomes)
    weight = sum(weight for action, weight in outcomes if stage.game.encode(stage.state, action) == wanted)
    return "" if (weight, total) == (int(found[2]), int(found[3])) else f"it is {weight} in {total}"


def scores(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`seat 1 scores 12`"""
    points = stage.state.score(stage.actor(found[1], sentence.line))
    return "" if points == int(found[2]) else f"{found[1]} scores {points}"


def winners(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`the winners are 1, 2`, or `the winners are nobody`"""
    names = [] if found[1] == "nobody" else [f"seat {word.removeprefix('seat ')}" for word in listed(found[1])]
    wanted = {stage.actor(name, sentence.line) for name in names}
    actual = stage.game.outcome(stage.state).winners
    shown = ", ".join(str(seat + 1) for seat in actual) or "nobody"
    return "" if wanted == set(actual) else f"the winners are {shown}"


def to_act(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`seat 1, seat 2 to act`, `chance to act`, or `nobody to act`"""
    names = [] if found[1] == "nobody" else listed(found[1])
    wanted = {stage.actor(name, sentence.line) for name in names}
    actual = stage.game.actors(stage.state)
    return "" if wanted == set(actual) else f"it is {', '.join(map(actor_text, actual)) or 'nobody'} to act"


def listed(text: str) -> list[str]:
    return [part.strip(" ") for part in re.split(",| and ", text)]


def told(stage: Stage, text: str, line: int) -> list[str]:
    """The events of the last action that a text names."""
    try:
        wanted = read_event(stage.game, stage.state, text)
    except SpeleoError as error:
        raise BadScenario(line, str(error)) from None
    return [event.notation for event in stage.events if wanted.fits(event)]


def happened(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`it happened: RelicTaken seat=1 value=5`"""
    if told(stage, found[1], sentence.line):
        return ""
    return f"it happened: {'; '.join(event.notation for event in stage.events) or 'nothing'}"


def not_happened(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`it did not happen: RelicTaken`"""
    actual = told(stage, found[1], sentence.line)
    return f"it happened: {'; '.join(actual)}" if actual else ""


def sees(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`seat 2 sees chosen is 1 ?`, or `a spectator sees chest is ? ?`"""
    viewer = SPECTATOR if found[1] == "a spectator" else stage.actor(found[1], sentence.line)
    return compare(stage, stage.state.seen_by(viewer), found[2], found[3], sentence)


def stands(stage: Stage, found: re.Match[str], sentence: Sentence) -> str:
    """`chest is 3 3 0 0`: any line of the position, with a block below for one of several lines"""
    return compare(stage, stage.state, found[1], found[2], sentence)


def compare(stage: Stage, state: State, key: str, words: str, sentence: Sentence) -> str:
    """How a key of the position differs from what was expected; empty: not at all."""
    if words:
        no_block(sentence)
    wanted = words or sentence.block
    text = stage.game.write(state)
    keys = [row.partition(":")[0] for row in text.splitlines() if not row.startswith(" ")]
    if key not in keys:
        known = f"there is {', '.join(keys)}{hint(key, keys)}"
        raise BadScenario(sentence.line, f"a position has no {quoted(key)}: {known}")
    actual = read_entries(text, keys)[key].text
    return "" if words_of(actual) == words_of(wanted) else f"{key} is {actual}"


def words_of(text: str) -> list[list[str]]:
    """The words of each line: how much space is between them does not matter."""
    return [row.split() for row in text.strip().split("\n")]


WHO = r"(chance|seat [0-9]{1,9})"
EXPECTATIONS: Final[tuple[tuple[str, Check], ...]] = (
    (rf"{WHO} may not (.+?),? because (\S+)", may_not),
    (rf"{WHO} may only (.+)", may_only),
    (rf"{WHO} may (?!not )(.+)", may),
    (r"chance brings (.+) ([0-9]{1,9}) in ([0-9]{1,9})", brings),
    (r"(seat [0-9]{1,9}) scores (-?[0-9]{1,9})", scores),
    (r"the winners? (?:are|is) (.+)", winners),
    (r"(.+) to act", to_act),
    (r"it happened: (.+)", happened),
    (r"it did not happen: (.+)", not_happened),
    (r"(seat [0-9]{1,9}|a spectator) sees ([a-z ]+?) is ?(.*)", sees),
    (r"([a-z][a-z ]*?) is ?(.*)", stands),
)

WITH_BLOCK = (sees, stands)
"""Expectations of a line of the position, which may be a block."""


def check(stage: Stage, sentence: Sentence) -> str:
    """What is the case instead of an expectation, or nothing if it holds."""
    for pattern, expectation in EXPECTATIONS:
        found = re.fullmatch(pattern, sentence.text)
        if found is not None:
            if expectation not in WITH_BLOCK:
                no_block(sentence)
            return expectation(stage, found, sentence)
    known = "; ".join((expectation.__doc__ or "").splitlines()[0] for pattern, expectation in EXPECTATIONS)
    raise BadScenario(sentence.line, f"not an expectation: {quoted(sentence.text)}. There is: {known}")
