"""Replaying a letter leg by leg: who may act in each, and from which elements its cards follow.

A leg is what one person does between two links. Where both have to choose at the same time, whoever comes first keeps
the choice back: the link carries its hash, and the next link but one the choice itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from speleo.kernel.actors import actor_text
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import BadRecord
from speleo.kernel.game import Game
from speleo.kernel.letter.chain import leg_dealer
from speleo.kernel.letter.letter import Letter
from speleo.kernel.match import Match
from speleo.kernel.nearest import quoted
from speleo.kernel.record.entries import Acted, Chain, Line
from speleo.kernel.record.header import Header
from speleo.kernel.record.record import replay_line
from speleo.kernel.record.writer import RecordWriter

FIRST_LEG = 2
"""The links before carry an invitation and its answer."""


@dataclass(frozen=True, slots=True)
class Leg:
    """The entries from `first` up to `last` (which is left out, and both count from 0) were played for that link.

    Those from `secret` on were chosen while somebody else had to choose too; -1: none was.
    """

    link: int
    first: int
    last: int
    secret: int


class Legs:
    """Plays the entries of a letter, cut into legs. In a `draft` the sender's secret choice stands open as yet."""

    def __init__(self, letter: Letter, game: Game, draft: bool = False) -> None:
        self.letter = letter
        self.game = game
        self.draft = draft
        self.before = letter.lines_before
        self.match = Match(game, letter.header.setup(game))
        self.chain = Chain(letter.header.text)
        self.mark = ""
        self.at = 0
        self.legs: list[Leg] = []

    def play(self) -> Legs:
        """Every entry; what is not this person's to do, not legal, or not the card that follows is refused by line."""
        for link in range(FIRST_LEG, self.letter.link + 1):
            answering = bool(self.legs) and self.legs[-1].secret >= 0
            first = self.at
            secret = self.leg(link, answering)
            self.legs.append(Leg(link, first, self.at, secret))
        if self.at < len(self.letter.entries):
            raise self.problem(f"{quoted(self.next().text)} is in nobody's leg: the match had been handed over")
        return self

    def leg(self, link: int, answering: bool) -> int:
        """One person's leg. Who answers a choice that is kept back draws no card: the other does, with both known."""
        seat, other, secret = link % 2, 1 - link % 2, -1
        while not self.match.over:
            if self.match.actors == (CHANCE,):
                if answering or secret >= 0:
                    break
                self.draw(link)
                continue
            if seat not in self.match.actors:
                break
            if other in self.match.actors and not answering and secret < 0:
                secret = self.at
                if self.kept_back(link):
                    break
            self.take(seat)
        return secret

    def kept_back(self, link: int) -> bool:
        """Whether a choice made for that link is not in the letter: the other has not answered, or just has."""
        return link == self.letter.link - 1 or (link == self.letter.link and not self.draft)

    @property
    def pending(self) -> Leg | None:
        """The leg whose secret choice is kept back."""
        return next((leg for leg in self.legs[-2:] if leg.secret >= 0 and self.kept_back(leg.link)), None)

    def entries(self, leg: Leg, first: int = -1) -> list[tuple[str, str]]:
        """What was done in a leg, or from an entry of it on: actor and action."""
        start = leg.first if first < 0 else first
        return [(entry.actor, entry.action) for entry in self.letter.entries[start : leg.last]]

    def draw(self, link: int) -> None:
        """The next entry must be the card that follows from the chains."""
        letter = self.letter
        numbers = (letter.link + 1 - letter.sender, letter.link + letter.sender)
        fair = self.match.next_draw(leg_dealer(letter.match, link, letter.shown, numbers))
        entry = self.next()
        if entry.actor != actor_text(CHANCE) or entry.action != fair.notation:
            raise self.problem(f"{quoted(entry.action)} was not dealt from the chains: {fair.notation!r} should come")
        self.replay(entry)

    def take(self, seat: int) -> None:
        entry = self.next()
        if entry.actor != actor_text(seat):
            raise self.problem(f"{quoted(entry.text)} stands in a leg of {actor_text(seat)}")
        self.replay(entry)

    def next(self) -> Acted:
        if self.at == len(self.letter.entries):
            raise BadRecord(self.before + self.at + 1, "the record is cut: whoever sent this link has not finished")
        return self.letter.entries[self.at]

    def replay(self, entry: Acted) -> None:
        line = Line(entry, "", self.before + self.at + 1)
        replay_line(self.match, line)
        self.mark = self.chain.mark(entry, self.game.write(self.match.state))
        self.at += 1

    def problem(self, said: str) -> BadRecord:
        return BadRecord(self.before + self.at + 1, said, self.at + 1)


def checked(letter: Letter, game: Game) -> Legs:
    """Play a letter that somebody sent; its last fingerprint must be that of all that was played."""
    try:
        legs = Legs(letter, game).play()
        if (legs.pending is None) != (not letter.sealed):
            raise BadRecord(letter.line_of("sealed"), "sealed: a choice is kept back where both choose, and only there")
        if legs.mark != letter.mark:
            said = f"fingerprint is #{letter.mark} but should be #{legs.mark}: tampered with here or before"
            raise BadRecord(letter.line_of("mark"), said)
    except BadRecord as problem:
        if letter.header.rules == game.rules_version:
            raise
        said = f"played by rules version {letter.header.rules} of {game.name}, here is version {game.rules_version}"
        raise BadRecord(problem.line, f"{said}: {problem.problem}", problem.step) from None
    return legs


def numbered(done: Iterable[tuple[str, str]]) -> tuple[Acted, ...]:
    return tuple(Acted(serial, actor, action) for serial, (actor, action) in enumerate(done, 1))


def written(header: Header, entries: tuple[Acted, ...], game: Game) -> str:
    """The record of these entries with all its fingerprints, as programs and tables read it."""
    lines: list[str] = []
    match = Match(game, header.setup(game))
    RecordWriter(match, header, lines.append)
    for entry in entries:
        replay_line(match, Line(entry, "", 0))
    return "".join(lines)
