"""One person's side of a match by links: what is kept on the device between two links, and what may be done with it."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import asdict, dataclass, replace
from typing import Any

from speleo.kernel.actors import actor_text
from speleo.kernel.errors import BadRecord
from speleo.kernel.game import Game
from speleo.kernel.letter.chain import MOST_LINKS, below, element, leg_seed
from speleo.kernel.letter.legs import Legs, checked, numbered, written
from speleo.kernel.letter.letter import INVITED, BadLetter, Letter, read_letter
from speleo.kernel.match import Match, Step
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.setup import Setup

Done = list[tuple[str, str]]
"""Actors and actions, as they stand in records."""


@dataclass(frozen=True, slots=True)
class Side:
    """`sent` and `received` are the texts of the last letters, empty at first; `secret` is the end of the own chain.

    `hidden` is what this person chose and keeps back, `salt` makes its hash one that nobody can guess.
    """

    match: str
    seat: int
    secret: str
    sent: str = ""
    received: str = ""
    hidden: tuple[tuple[str, str], ...] = ()
    salt: str = ""

    @property
    def kept(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def read(cls, kept: dict[str, Any]) -> Side:
        """From what was kept on the device; anything else is refused."""
        try:
            hidden = tuple((str(actor), str(action)) for actor, action in kept["hidden"])
            return cls(**{**kept, "hidden": hidden})
        except (TypeError, KeyError, ValueError):
            raise BadLetter("kept", "what this device kept of the match cannot be read") from None

    @property
    def link(self) -> int:
        """The link that this person sends next."""
        last = read_letter(self.received) if self.received else None
        return last.link + 1 if last else 0

    @property
    def waits(self) -> bool:
        """Whether the other is to answer."""
        return bool(self.sent) and read_letter(self.sent).link == self.link


def sealed_hash(match: str, link: int, salt: str, hidden: Done) -> str:
    lines = "".join(f"{actor}: {action}\n" for actor, action in hidden)
    return hashlib.sha256(f"speleo sealed\n{match}\nlink {link}\n{salt}\n{lines}".encode()).hexdigest()


def invite(setup: Setup, game: Game, name: str) -> Side:
    """A new match: the invitation is in `sent`."""
    secret, match = secrets.token_hex(32), secrets.token_hex(16)
    sitters = (Sitter("person", name), Sitter("person", INVITED))
    header = header_for(setup, sitters, "by hand", rules=game.rules_version)
    letter = Letter(match, 0, (element(secret, 1), ""), "", "", header, (), "")
    return Side(match, 0, secret, letter.text)


def accept(letter: Letter, name: str) -> Side:
    """Answer an invitation."""
    if letter.link != 0:
        raise BadLetter("begun", "this is no invitation: the match has begun")
    secret = secrets.token_hex(32)
    first = letter.header.sitters[0]
    if name == first.name:
        raise BadLetter("same-name", "both would have the same name: choose another")
    sitter = Sitter("person", name)
    if not sitter.fits:
        raise BadLetter("name", "a name has 1 to 40 characters")
    header = replace(letter.header, sitters=(first, sitter))
    answer = replace(letter, link=1, shown=(letter.shown[0], element(secret, 2)), header=header)
    return Side(letter.match, 1, secret, answer.text, letter.text)


def receive(side: Side, letter: Letter, game: Game) -> Side:
    """Take a link of the other: it must be the next one, and go on from what this person sent."""
    if letter.match != side.match:
        raise BadLetter("other-match", "this link belongs to another match")
    if letter.sender == side.seat:
        raise BadLetter("own", "this is a link that you sent: it is for the other")
    sent = read_letter(side.sent)
    if letter.text == side.received:
        return side
    if letter.link <= sent.link:
        raise BadLetter("answered", "this link was answered before: the match has gone on")
    if letter.link > sent.link + 1 or not side.waits:
        raise BadLetter("missing", "a link between this one and the last one that you sent is missing")
    got = checked(letter, game)
    check_head(sent, letter)
    check_chains(side, sent, letter)
    check_course(Legs(sent, game).play(), got)
    return replace(side, received=letter.text)


def check_head(sent: Letter, got: Letter) -> None:
    answered = replace(sent.header, sitters=(sent.header.sitters[0], got.header.sitters[1]))
    if got.header != (answered if got.link == 1 else sent.header):
        raise BadRecord(got.head.count("\n") + 1, "the head is not the one that you sent: other terms, or other names")


def check_chains(side: Side, sent: Letter, got: Letter) -> None:
    own, other = side.seat, 1 - side.seat
    if got.shown[own] != sent.shown[own]:
        raise BadRecord(got.line_of(f"chain {own + 1}"), "this is not the element that you sent")
    if sent.shown[other] and below(got.shown[other], 2) != sent.shown[other]:
        raise BadRecord(got.line_of(f"chain {other + 1}"), "the element does not lead to those that were shown before")


def check_course(sent: Legs, got: Legs) -> None:
    """What was played up to the last link stands in this one too, and what was kept back is what was promised."""
    for before, after in zip(sent.legs, got.legs, strict=False):
        known, now = sent.entries(before), got.entries(after)
        kept_back = sent.pending is before and got.pending is not after
        for at, done in enumerate(known):
            if at >= len(now) or now[at] != done:
                raise BadRecord(
                    got.before + after.first + at + 1, f"this is not what stood there before: {': '.join(done)}"
                )
        if len(now) > len(known) and not kept_back:
            raise BadRecord(got.before + after.first + len(known) + 1, "nothing stood here when you sent it")
        if kept_back:
            check_opened(sent.letter, got, before.link, now[len(known) :])


def check_opened(sent: Letter, got: Legs, link: int, shown: Done) -> None:
    """The choice that was kept back is the one whose hash was sent before this person chose."""
    if sealed_hash(sent.match, link, got.letter.opened, shown) != sent.sealed:
        said = "opened: what was kept back is not what was promised before you chose"
        raise BadRecord(got.letter.line_of("opened"), said)


def course(side: Side, game: Game) -> Done:
    """Everything that this person knows was done; what they kept back stands before the answer to it."""
    legs = Legs(read_letter(side.received), game).play()
    done = [(entry.actor, entry.action) for entry in legs.letter.entries]
    if not side.hidden or legs.pending is None:
        return done
    at = legs.legs[-1].first
    return [*done[:at], *side.hidden, *done[at:]]


def to_play(side: Side, game: Game) -> tuple[str, bytes]:
    """The record up to here, and the seed of the cards of this person's leg."""
    letter = read_letter(side.received)
    own, other = element(side.secret, side.link), letter.shown[letter.sender]
    first, second = (own, other) if side.seat == 0 else (other, own)
    record = written(letter.header, numbered(course(side, game)), game)
    return record, leg_seed(side.match, side.link, first, second)


def standing(match: Match) -> Done:
    """Everything that was done, without choices of which somebody thought better before all had chosen."""
    done: list[Step] = []
    again = Match(match.game, match.setup)
    for step in match.steps:
        if step.actor not in again.actors:
            last = max(at for at, other in enumerate(done) if other.actor == step.actor)
            del done[last]
        done.append(step)
        again.act(step.actor, step.action)
    return [(actor_text(step.actor), step.action.notation) for step in done]


def send(side: Side, match: Match, game: Game) -> Side:
    """The next link, from a match that was played on from `to_play` until it is the other's turn."""
    before = read_letter(side.received)
    if side.link > MOST_LINKS:
        raise BadLetter("too-long", f"a match has {MOST_LINKS} links at the most")
    if side.seat in match.actors:
        raise BadLetter("your-turn", "it is your turn: play on before you send the match")
    done = standing(match)
    shown = tuple(
        element(side.secret, side.link + 1) if seat == side.seat else one for seat, one in enumerate(before.shown)
    )
    draft = replace(before, link=side.link, shown=(shown[0], shown[1]), opened="", entries=numbered(done))
    legs = Legs(draft, game, draft=True).play()
    opens = bool(side.hidden) and legs.pending is None
    letter = replace(draft, opened=side.salt if opens else "", sealed=before.sealed if legs.pending else "")
    hidden, salt = ((), "") if opens else (side.hidden, side.salt)
    secret = legs.legs[-1].secret
    if secret >= 0:
        hidden, salt = tuple(done[secret:]), secrets.token_hex(16)
        sealed = sealed_hash(side.match, side.link, salt, list(hidden))
        letter = replace(letter, entries=letter.entries[:secret], sealed=sealed)
    letter = replace(letter, mark=Legs(letter, game).play().mark)
    return replace(side, sent=letter.text, hidden=hidden, salt=salt)
