"""Making the keepsake of a match that is over, while the rules are those that it was played by."""

from __future__ import annotations

import orjson

from speleo.kernel.record.record import Record
from speleo.server.commands import Command
from speleo.server.entries import Draft, LogEntry
from speleo.server.export import record_text
from speleo.server.keepsake import Keepsake
from speleo.server.phases import OVER
from speleo.server.reel import reel_of
from speleo.server.table import Table, folded
from speleo.server.wire import packed

LED_TO = ("events", "void", "serial")
"""The facts of an entry of the story that follow from the rules."""


def keepsake_of(key: str, seed: bytes, entries: list[LogEntry]) -> str:
    """A match as it was played, with every position and all that was told, for when the rules have changed."""
    table = folded(key, seed, entries)
    text = record_text(table, entries)
    record = Record.parse(text)
    reel = reel_of(text, table.plan.box, True)
    positions = [reel.game.write(state) for state in reel.states]
    told = [orjson.loads(line) for line in table.story.lines]
    return Keepsake(
        [line.entry.text for line in record.lines],
        [*positions, positions[-1]],
        orjson.loads(packed(reel.steps)),
        {str(line["seq"]): {word: line[word] for word in LED_TO if word in line} for line in told},
        orjson.loads(packed(reel.game.outcome(reel.states[-1]))),
        record.header.brought,
        table.play.taken_back,
    ).text


def keep(keepsake: str) -> Command:
    def command(table: Table) -> list[Draft]:
        if table.phase != OVER or table.kept:
            return []
        return [Draft("kept", {"rules": table.game.rules_version, "keepsake": keepsake})]

    return command
