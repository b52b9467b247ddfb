"""The head of a record: what was agreed before the first action."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from speleo.kernel.errors import BadRecord, SpeleoError
from speleo.kernel.fairness import SEED_ALONE, Seal
from speleo.kernel.game import Game
from speleo.kernel.nearest import quoted
from speleo.kernel.record.sealing import read_seal, sealing_lines
from speleo.kernel.setup import Box, Setup, chosen_options

T = TypeVar("T")
FIRST_LINE = "speleo record"
RULE_OFF = "--"
AS = " as "
"""Between the kind of a bot and its name at the table."""
NAME_TEXT = r"\S(?:.{0,38}\S)?"
BOT_KIND = r"\S(?:(?:(?! as ).){0,38}\S)?"
FREE_UNDO = "undo: free against bots"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat: a person by name, or a bot by the name of its kind; `called` is its name at the table."""

    kind: str
    name: str
    called: str = ""

    @property
    def text(self) -> str:
        return f"{self.kind} {self.name}{AS}{self.called}" if self.called else f"{self.kind} {self.name}"

    @property
    def fits(self) -> bool:
        """Whether that can stand in a head and be read again."""
        if self.kind == "bot":
            named = not self.called or re.fullmatch(NAME_TEXT, self.called)
            return re.fullmatch(BOT_KIND, self.name) is not None and bool(named)
        return self.kind == "person" and not self.called and re.fullmatch(NAME_TEXT, self.name) is not None


@dataclass(frozen=True, slots=True)
class Header:
    """Everything a replay needs before the first action.

    `dealing` is `sealed` (with a commitment), `open SEED` for reproducible simulations, or `by hand`; the number in the
    first line says how the draws are numbered. The first `brought` entries of a sealed match come from another record
    that is played on, so they were not dealt here.
    `free_undo`: the bots of this match let people take back what had been revealed. `rules` is the version of the
    game's rules that it was played by; the first one is not written.
    """

    game: str
    edition: str
    options: tuple[tuple[str, str], ...]
    box_name: str
    box_fingerprint: str
    sitters: tuple[Sitter, ...]
    dealing: str
    commitment: str
    seal: Seal = SEED_ALONE
    brought: int = 0
    free_undo: bool = False
    rules: int = 1

    @property
    def text(self) -> str:
        """The head as it stands in a file, line by line."""
        options = ", ".join(f"{name}={value}" for name, value in self.options) or "none"
        lines = [
            f"{FIRST_LINE} {self.seal.numbering}",
            f"game: {self.game}",
            *([f"rules: {self.rules}"] if self.rules > 1 else []),
            f"edition: {self.edition}",
            f"options: {options}",
            f"box: {self.box_name} {self.box_fingerprint}",
        ]
        lines += [f"seat {seat}: {sitter.text}" for seat, sitter in enumerate(self.sitters, 1)]
        if self.free_undo:
            lines.append(FREE_UNDO)
        lines.append(f"dealing: {self.dealing}")
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        lines += sealing_lines(self.seal)
        if self.brought:
            lines.append(f"brought along: {self.brought}")
        return "\n".join([*lines, RULE_OFF, ""])

    def setup(self, game: Game, box: Box | None = None) -> Setup:
        """The checked set-up of the match; the box must be the one it was played with."""
        box = box or game.box()
        if box.fingerprint != self.box_fingerprint:
            said = f"played with box {self.box_name} {self.box_fingerprint}, not {box.name} {box.fingerprint}"
            raise BadRecord(self.line_of("box"), f"box: {said}")
        preset = self.told("edition", lambda: game.edition(self.edition))
        options = self.told("options", lambda: chosen_options(game.options, preset, dict(self.options)))
        key = "box" if len(self.sitters) in game.seats else f"seat {len(self.sitters)}"
        return self.told(key, lambda: game.setup(len(self.sitters), dict(options), preset.name, box))

    def game_from(self, find_game: Callable[[str], Game]) -> Game:
        return self.told("game", lambda: find_game(self.game))

    def line_of(self, key: str) -> int:
        """The line on which a key stands, or the one after the head where it would have to be."""
        rows = self.text.split("\n")
        return next((number for number, row in enumerate(rows, 1) if row.startswith(f"{key}:")), len(rows))

    def told(self, key: str, check: Callable[[], T]) -> T:
        """What a check of a value says; its refusal names the line and the key."""
        try:
            return check()
        except SpeleoError as error:
            raise BadRecord(self.line_of(key), f"{key}: {error}") from None


def header_for(
    setup: Setup,
    sitters: tuple[Sitter, ...],
    dealing: str,
    commitment: str = "",
    seal: Seal = SEED_ALONE,
    brought: int = 0,
    free_undo: bool = False,
    rules: int = 1,
) -> Header:
    """The head of a new record; a name that could not be read again is refused."""
    for sitter in sitters:
        if not sitter.fits:
            raise SpeleoError(
                f"{quoted(sitter.called or sitter.name)} cannot be a name: 1 to 40 characters, no space at either end"
            )
    return Header(
        setup.game,
        setup.edition,
        setup.options,
        setup.box.name,
        setup.box.fingerprint,
        sitters,
        dealing,
        commitment,
        seal,
        brought,
        free_undo,
        rules,
    )


class HeaderReader:
    """Takes the lines of a head one by one and knows which may come next."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def read(self) -> Header:
        """Take all lines of a head in their order; a line that does not fit is refused with its number."""
        numbering = int(self.take(rf"{FIRST_LINE} ([12])", f"the first line is '{FIRST_LINE} 2'")[1])
        game = self.take(r"game: ([a-z]+)", "'game: NAME'")[1]
        rules = 1
        if self.peek().startswith("rules"):
            rules = int(self.take(r"rules: ([1-9][0-9]{0,4})", "'rules: VERSION'")[1])
        edition = self.take(r"edition: (\S+)", "'edition: NAME'")[1]
        options = self.options()
        box = self.take(r"box: (\S+) ([0-9a-f]{16})", "'box: NAME FINGERPRINT'")
        sitters: list[Sitter] = []
        while self.peek().startswith("seat "):
            number = len(sitters) + 1
            found = self.take(
                rf"seat {number}: (?:(person) ({NAME_TEXT})|(bot) ({BOT_KIND})(?:{AS}({NAME_TEXT}))?)",
                f"'seat {number}: person NAME', 'seat {number}: bot KIND' or 'seat {number}: bot KIND{AS}NAME'",
            )
            sitters.append(Sitter(found[1] or found[3], found[2] or found[4], found[5] or ""))
        free_undo = self.peek().startswith("undo")
        if free_undo:
            self.take(re.escape(FREE_UNDO), repr(FREE_UNDO))
        dealing = self.take(
            r"dealing: (sealed|by hand|open .+)", "'dealing: sealed', 'dealing: open SEED' or 'dealing: by hand'"
        )[1]
        commitment = ""
        if dealing == "sealed":
            commitment = self.take(r"commitment: ([0-9a-f]{64})", "'commitment: ' and 64 hexadecimal digits")[1]
        seal = Seal(numbering) if dealing != "sealed" else read_seal(self, numbering, len(sitters))
        brought = self.brought(dealing)
        self.take(RULE_OFF, f"a line {RULE_OFF!r} after the head")
        return Header(
            game,
            edition,
            options,
            box[1],
            box[2],
            tuple(sitters),
            dealing,
            commitment,
            seal,
            brought,
            free_undo,
            rules,
        )

    def brought(self, dealing: str) -> int:
        if dealing != "sealed" or not self.peek().startswith("brought "):
            return 0
        return int(self.take(r"brought along: ([1-9][0-9]{0,6})", "'brought along: NUMBER'")[1])

    def options(self) -> tuple[tuple[str, str], ...]:
        """The options of a set-up, each once."""
        text = self.take(
            r"options: (none|\w+=[^,\s]+(?:, \w+=[^,\s]+)*)", "'options: NAME=VALUE, …' or 'options: none'"
        )[1]
        if text == "none":
            return ()
        options = tuple((name, value) for name, _, value in (item.partition("=") for item in text.split(", ")))
        if len(dict(options)) < len(options):
            raise BadRecord(self.at, f"options: one stands twice in {quoted(text)}")
        return options

    def peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def take(self, pattern: str, wanted: str) -> re.Match[str]:
        if self.at >= len(self.lines):
            raise BadRecord(self.at + 1, f"the record is cut: expected {wanted}")
        found = re.fullmatch(pattern, self.lines[self.at])
        self.at += 1
        if found is None:
            raise BadRecord(self.at, f"expected {wanted}, not {quoted(self.lines[self.at - 1])}")
        return found
