"""Records of matches: making, reading, replaying and checking them."""

from __future__ import annotations

from collections.abc import Sequence

from speleo.games import game_named
from speleo.kernel.errors import BadSetup
from speleo.kernel.match import Match
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import Verdict
from speleo.kernel.record.verify import verify as dealt_fairly
from speleo.kernel.record.writer import RecordWriter
from speleo.kernel.setup import Box

BY_HAND = "by hand"


def record_of(match: Match, names: Sequence[str] = (), seed: str | None = None) -> Record:
    """The record of a match that began at the start of its game, as it stands.

    `names` are those of the seats. With the `seed` of `play` the record says from which open seed it was dealt and can
    be verified; without, it was dealt by hand. What was taken back by an undo is not in it.

    >>> import speleo
    >>> match = speleo.play(speleo.game("diamant").match(seats=2), ["odds"], seed="doc")
    >>> record = speleo.record_of(match, ["Ada", "Ben"], seed="doc")
    >>> print(record.text[:29])
    speleo record 2
    game: diamant
    >>> speleo.verify(record).honest
    True
    """
    if names and len(names) != match.setup.seats:
        raise BadSetup(f"{len(names)} names do not fit {match.setup.seats} seats")
    again = Match(match.game, match.setup)
    if match.state_after(0) != again.state:
        raise BadSetup("a record begins at the start of a game, and this match began with a position")
    sitters = tuple(
        Sitter("person", name) for name in names or [f"Seat {seat + 1}" for seat in range(match.setup.seats)]
    )
    dealing = BY_HAND if seed is None else f"open {seed} match 1"
    lines: list[str] = []
    writer = RecordWriter(
        again, header_for(match.setup, sitters, dealing, rules=match.game.rules_version), lines.append
    )
    for step in match.steps:
        again.act(step.actor, step.action)
    if again.over:
        writer.end()
    return Record.parse("".join(lines))


def replay(record: Record | str, step: int | None = None, box: Box | None = None) -> Match:
    """The match of a record, or of its text, after so many entries; every action and every fingerprint is checked.

    >>> import speleo
    >>> match = speleo.play(speleo.game("subterra").match(seats=1), ["random"], seed="doc")
    >>> again = speleo.replay(speleo.record_of(match).text)
    >>> again == match
    True
    >>> speleo.replay(speleo.record_of(match), step=3)
    <Match of subterra, 1 seats, 3 steps, waits for seat 1>
    """
    record = Record.parse(record) if isinstance(record, str) else record
    if step is not None and not 0 <= step <= len(record.lines):
        raise BadSetup(f"there is no step {step}: the record has {len(record.lines)}")
    return record.replay(record.header.game_from(game_named), box, step)


def verify(record: Record | str, box: Box | None = None) -> Verdict:
    """Whether a record, or its text, was dealt honestly: every card is derived from its seed again.

    >>> import speleo
    >>> match = speleo.play(speleo.game("diamant").match(seats=2), ["odds"])
    >>> speleo.verify(speleo.record_of(match)).sentence
    'the cards were dealt by hand: there is no seed to check'
    """
    record = Record.parse(record) if isinstance(record, str) else record
    return dealt_fairly(record, record.header.game_from(game_named), box)
