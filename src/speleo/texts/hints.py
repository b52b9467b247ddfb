"""A hint in sentences, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from speleo.hints.idea import Hint, Idea
from speleo.kernel.game import Game
from speleo.texts.texts import Texts


def hint_lines(game: Game, hint: Hint, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """How much was played ahead, then every idea: what, what it leads to, what it risks, and why."""
    yield f"{texts.say('hint-title', count=len(hint.ideas))}. {texts.say('hint-futures', count=hint.futures)}"
    for number, idea in enumerate(hint.ideas, 1):
        yield from idea_lines(game, hint, number, idea, names, texts)
    if len(hint.ideas) > 1:
        yield texts.say("hint-clear" if hint.clear else "hint-close")


def idea_lines(game: Game, hint: Hint, number: int, idea: Idea, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """An idea as the terminal tells it: action and price, its worth, its risk, and why."""
    price = texts.price(game, idea.offer.price)
    said = texts.action(game, idea.offer.action, names, hint.seat, idea.offer.place)
    yield f"{number}. {said}" + (f" ({price})" if price else "")
    value = texts.say(f"hint-value-{hint.measure}", value=idea.value)
    yield f"   {value} ({texts.say(f'hint-range-{hint.measure}', low=idea.low, high=idea.high)})"
    risk = texts.say(f"hint-risk-{idea.risk.level}")
    if idea.risk.in_100 and texts.has(f"{game.name}-hint-risk"):
        risk += ": " + texts.say(f"{game.name}-hint-risk", count=idea.risk.in_100)
    yield f"   {risk}"
    why = texts.saying(idea.why, names)
    yield f"   {why}" + (f" [{idea.why.rule}]" if idea.why.rule else "")
