"""The review of a match in sentences, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from speleo.hints.review import Review
from speleo.kernel.match import Match
from speleo.texts.texts import Texts


def review_lines(match: Match, found: Review, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """How sure it is, what decided the match, what was luck and what play, and what cost most."""
    game = match.game
    steps = {step.serial: step for step in match.steps}
    yield texts.say("review-title", game=texts.game(game.name), names=texts.listed(list(names)))
    yield texts.say("review-how", count=found.futures, most=found.most, error=found.error)
    yield "\n" + texts.say("review-turns")
    for turn in found.turns:
        told = texts.say("review-luck" if turn.luck else "review-play")
        yield f"{turn.step} {told}: " + texts.say(
            "review-change", name=names[turn.seat], before=round(turn.before), after=round(turn.after)
        )
        step = steps.get(turn.step)
        for event, place in step.told if step is not None else ():
            yield f"    {texts.event(game, event, names, place=place)}"
    yield "\n" + texts.say("review-shares")
    for share in found.shares:
        facts = {name: round(getattr(share, name)) for name in ("start", "luck", "slips", "others", "end", "error")}
        yield texts.say("review-share" if share.sure else "review-share-unsure", name=names[share.seat], **facts)
    yield "\n" + texts.say("review-slips")
    if not found.slips:
        yield texts.say("review-no-slips")
    for slip in found.slips:
        played, better = (texts.action(game, each, names) for each in (slip.played, slip.better))
        name, cost = names[slip.seat], round(slip.cost)
        yield f"{slip.step} " + texts.say("review-slip", name=name, played=played, better=better, cost=cost)
        yield f"    {texts.saying(slip.why, names)}" + (f" [{slip.why.rule}]" if slip.why.rule else "")
