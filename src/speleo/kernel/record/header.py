"""The head of a record: what was agreed before the first action."""

from __future__ import annotations

import re
from dataclasses import dataclass

from speleo.kernel.errors import BadRecord, SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.setup import Box, Setup

FIRST_LINE = "speleo record 1"
RULE_OFF = "--"
KINDS = ("person", "bot")


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat: a person by name, or a bot by the name of its kind."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Header:
    """Everything a replay needs before the first action.

    `dealing` is `sealed` (with a commitment), `open SEED` for reproducible simulations, or `by hand`. The first
    `brought` entries of a sealed match come from another record that is played on, so they were not dealt here.
    """

    game: str
    edition: str
    options: tuple[tuple[str, str], ...]
    box_name: str
    box_fingerprint: str
    sitters: tuple[Sitter, ...]
    dealing: str
    commitment: str
    entropy: tuple[tuple[int, str], ...]
    brought: int = 0

    @property
    def text(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options) or "none"
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"edition: {self.edition}",
            f"options: {options}",
            f"box: {self.box_name} {self.box_fingerprint}",
        ]
        lines += [f"seat {seat}: {sitter.kind} {sitter.name}" for seat, sitter in enumerate(self.sitters, 1)]
        lines.append(f"dealing: {self.dealing}")
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        lines += [f"entropy {seat + 1}: {text}" for seat, text in self.entropy]
        if self.brought:
            lines.append(f"brought along: {self.brought}")
        return "\n".join([*lines, RULE_OFF, ""])

    def setup(self, game: Game, box: Box | None = None) -> Setup:
        """The checked set-up of the match; the box must be the one it was played with."""
        box = box or game.box()
        if box.fingerprint != self.box_fingerprint:
            raise BadRecord(
                5, f"played with box {self.box_name} {self.box_fingerprint}, not {box.name} {box.fingerprint}"
            )
        return game.setup(len(self.sitters), dict(self.options), self.edition, box)


def header_for(
    setup: Setup,
    sitters: tuple[Sitter, ...],
    dealing: str,
    commitment: str = "",
    entropy: tuple[tuple[int, str], ...] = (),
    brought: int = 0,
) -> Header:
    for sitter in sitters:
        if sitter.kind not in KINDS or not re.fullmatch(r"\S(.{0,38}\S)?", sitter.name):
            raise SpeleoError(f"{sitter.name!r} cannot be a name: 1 to 40 characters, no space at either end")
    return Header(
        setup.game,
        setup.edition,
        setup.options,
        setup.box.name,
        setup.box.fingerprint,
        sitters,
        dealing,
        commitment,
        entropy,
        brought,
    )


class HeaderReader:
    """Takes the lines of a head one by one and knows which may come next."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def read(self) -> Header:
        self.take(re.escape(FIRST_LINE), f"the first line is {FIRST_LINE!r}")
        game = self.take(r"game: ([a-z]+)", "'game: NAME'")[1]
        edition = self.take(r"edition: (\S+)", "'edition: NAME'")[1]
        options = self.options()
        box = self.take(r"box: (\S+) ([0-9a-f]{16})", "'box: NAME FINGERPRINT'")
        sitters: list[Sitter] = []
        while self.peek().startswith("seat "):
            number = len(sitters) + 1
            found = self.take(
                rf"seat {number}: (person|bot) (\S(?:.{{0,38}}\S)?)",
                f"'seat {number}: person NAME' or 'seat {number}: bot KIND'",
            )
            sitters.append(Sitter(found[1], found[2]))
        dealing = self.take(
            r"dealing: (sealed|by hand|open .+)", "'dealing: sealed', 'dealing: open SEED' or 'dealing: by hand'"
        )[1]
        commitment = ""
        if dealing == "sealed":
            commitment = self.take(r"commitment: ([0-9a-f]{64})", "'commitment: ' and 64 hexadecimal digits")[1]
        entropy = []
        while self.peek().startswith("entropy "):
            found = self.take(r"entropy ([1-9]\d?): (.+)", "'entropy SEAT: TEXT'")
            if int(found[1]) > len(sitters):
                raise BadRecord(self.at, f"there is no seat {found[1]}")
            entropy.append((int(found[1]) - 1, found[2]))
        brought = self.brought(dealing)
        self.take(RULE_OFF, f"a line {RULE_OFF!r} after the head")
        return Header(
            game, edition, options, box[1], box[2], tuple(sitters), dealing, commitment, tuple(entropy), brought
        )

    def brought(self, dealing: str) -> int:
        if dealing != "sealed" or not self.peek().startswith("brought "):
            return 0
        return int(self.take(r"brought along: ([1-9]\d{0,6})", "'brought along: NUMBER'")[1])

    def options(self) -> tuple[tuple[str, str], ...]:
        text = self.take(
            r"options: (none|\w+=[^,\s]+(?:, \w+=[^,\s]+)*)", "'options: NAME=VALUE, …' or 'options: none'"
        )[1]
        if text == "none":
            return ()
        return tuple((name, value) for name, _, value in (item.partition("=") for item in text.split(", ")))

    def peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def take(self, pattern: str, wanted: str) -> re.Match[str]:
        if self.at >= len(self.lines):
            raise BadRecord(self.at + 1, f"the record is cut: expected {wanted}")
        found = re.fullmatch(pattern, self.lines[self.at])
        self.at += 1
        if found is None:
            raise BadRecord(self.at, f"expected {wanted}, not {self.lines[self.at - 1]!r}")
        return found
