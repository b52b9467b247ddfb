"""Matches told in sentences, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from speleo.kernel.actors import actor_named
from speleo.kernel.match import Match
from speleo.kernel.outcome import Outcome
from speleo.kernel.record.entries import Acted, Entry, Hinted, TakenOver, Undone
from speleo.kernel.record.header import Sitter
from speleo.texts.names import seated, shown_names
from speleo.texts.texts import Texts


def match_lines(match: Match, entries: Sequence[Entry], sitters: Sequence[Sitter], texts: Texts) -> Iterator[str]:
    """Who played, what was done and what came of it, entry by entry; then the table and the standings."""
    game, names = match.game, shown_names(sitters)
    yield texts.say("told-title", game=texts.game(game.name), names=texts.listed(seated(sitters)))
    steps = {step.serial: step for step in match.steps}
    for entry in entries:
        if isinstance(entry, Undone):
            yield f"\n{entry.serial} " + texts.say("told-undo", name=names[entry.seat], step=entry.target)
        elif isinstance(entry, TakenOver):
            yield f"\n{entry.serial} " + texts.say("told-taken-over", name=names[entry.by], other=names[entry.seat])
        elif isinstance(entry, Hinted):
            yield f"\n{entry.serial} " + texts.say("told-hint", name=names[entry.seat])
        elif isinstance(entry, Acted):
            actor = actor_named(entry.actor, match.setup.seats)
            who = names[actor] if actor is not None and actor >= 0 else texts.say("told-chance")
            yield f"\n{entry.serial} {who}: {texts.action(game, game.parse_action(entry.action), names)}"
            told = steps[entry.serial].told if entry.serial in steps else ()
            yield from (f"    {texts.event(game, event, names, place=place)}" for event, place in told)
    yield f"\n{game.draw(match.state)}"
    if not match.over:
        yield texts.say("told-running", step=entries[-1].serial if entries else 0)
    yield from result_lines(game.outcome(match.state), names, texts)


def result_lines(outcome: Outcome, names: Sequence[str], texts: Texts) -> Iterator[str]:
    """Who won, if it is over, and everybody's points."""
    if outcome.over:
        yield texts.say(outcome.reason)
        if outcome.winners:
            yield texts.say_of("end-wins", outcome.winners, names, None)
        else:
            yield texts.say("end-nobody")
    for standing in outcome.standings:
        yield f"{standing.place}. {names[standing.seat]}: {texts.say('told-points', points=standing.points)}"
