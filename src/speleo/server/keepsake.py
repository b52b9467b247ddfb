"""A finished match as it was played, kept in its log, so that it can still be shown when the rules have changed."""

from __future__ import annotations

import base64
import zlib
from dataclasses import asdict, dataclass
from typing import Any

import orjson

from speleo.kernel.engine.state import State
from speleo.kernel.game import Game
from speleo.kernel.outcome import Outcome, ScoreLine, Standing
from speleo.kernel.record.entries import Chain, Line, read_entry
from speleo.kernel.record.header import Header
from speleo.kernel.setup import Setup
from speleo.server.wire import packed

LARGEST = 64_000_000


@dataclass(frozen=True, slots=True)
class Keepsake:
    """`positions[0]` is the start and `positions[n]` what `lines[n - 1]` of the record led to.

    `steps` are those of the replay, `told` what each entry of the log led to, `outcome` how it ended. No name is in it:
    the head of the record is made of the table, where people can take their names back.
    """

    lines: list[str]
    positions: list[str]
    steps: list[dict[str, Any]]
    told: dict[str, dict[str, Any]]
    outcome: dict[str, Any]
    brought: int
    taken_back: int

    @property
    def text(self) -> str:
        return base64.b64encode(zlib.compress(packed(asdict(self)), 9)).decode()

    @classmethod
    def read(cls, text: str) -> Keepsake:
        return cls(**orjson.loads(zlib.decompressobj().decompress(base64.b64decode(text), LARGEST)))

    @property
    def ended(self) -> Outcome:
        """How it ended, as the rules of then counted."""
        standings = [
            Standing(**{**standing, "breakdown": tuple(ScoreLine(**line) for line in standing["breakdown"])})
            for standing in self.outcome["standings"]
        ]
        return Outcome(**{**self.outcome, "standings": tuple(standings)})

    def state(self, game: Game, setup: Setup, at: int) -> State:
        state: State = game.read(setup, self.positions[at])
        return state

    def record(self, header: Header, seed: bytes) -> str:
        """The record with its fingerprints, which need the positions and no rules."""
        chain, written = Chain(header.text), []
        for number, (line, position) in enumerate(zip(self.lines, self.positions[1:], strict=True), 1):
            entry = read_entry(line.partition(" ")[2], number, number)
            written.append(Line(entry, chain.mark(entry, position), number).text)
        return header.text + "".join(written) + f"seed: {seed.hex()}\n"
