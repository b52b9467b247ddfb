"""How much may be written at one table."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.server.entries import Draft
from speleo.server.quotas import limited
from speleo.server.settings import Settings
from speleo.server.table import Table
from speleo.server.talk import TALK

GO_ON = ("started", "acted", "seated", "closed", "forgot")
"""What is taken at a full table too, so that a match can be played to its end and words can be taken back."""
KILOBYTE = 1000


@dataclass(frozen=True, slots=True)
class Room:
    """0: any number."""

    lines: int
    talk: int
    entries: int

    @classmethod
    def of(cls, settings: Settings) -> Room:
        return cls(settings.talk_lines, settings.talk_kilobytes * KILOBYTE, settings.table_entries)

    def check(self, table: Table, drafts: list[Draft]) -> None:
        """Refused if what is drafted has no room any more."""
        for draft in drafts:
            if draft.kind in TALK and self.is_talk_full(table):
                raise limited("talk", 429, "talk-full", "enough was said at this table")
            if self.entries and table.story.seq >= self.entries and draft.kind not in GO_ON:
                raise limited("table_entries", 429, "table-full", "this table has room for actions only")

    def is_talk_full(self, table: Table) -> bool:
        story = table.story
        return bool(self.lines and len(story.talk) >= self.lines) or bool(self.talk and story.talk_bytes >= self.talk)
