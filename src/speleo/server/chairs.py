"""Who sits where at a table."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from speleo.kernel.record.header import Sitter
from speleo.server.facts import Kind, LookFacts, SeatFacts

NO_NAME = "N. N."
"""What stands instead of a name that somebody took back."""
STAND_IN = "stand-in"
"""Plays where nobody does: by the game's own rule, else as its best quick bot."""


@dataclass(slots=True)
class Chair:
    """One seat. `kind` is open, person or bot; on any but a bot's chair a `bot` that is not empty stands in.

    It does so for a person who is away or has resigned, and on a chair that was left in play. A bot's `name` is that
    of the character who plays it, and empty at tables from before there were any.
    """

    kind: Kind
    name: str = ""
    bot: str = ""
    holders: tuple[str, ...] = ()
    resigned: bool = False
    look: dict[str, int | None] | None = None
    ready: bool = False
    emoted_at: float = -math.inf
    nudged_at: float = -math.inf

    @property
    def sitter(self) -> Sitter:
        return Sitter("bot", self.bot, self.name) if self.kind == "bot" else Sitter("person", self.name)

    def facts(self, colour: int, host: bool) -> SeatFacts:
        """What everybody may know of it, at a table where it has that colour and is or is not the host's."""
        worn = self.look
        look = None if worn is None else LookFacts(worn["colour"], worn["figure"] or 0, worn["hat"] or 0)
        return SeatFacts(self.kind, self.name, self.bot, self.resigned, look, self.ready, colour, host)

    @property
    def kept(self) -> dict[str, Any]:
        """The chair as it is written down, secrets hashed."""
        kept = {"kind": self.kind, "name": self.name, "bot": self.bot, "holders": list(self.holders)}
        return {**kept, "look": self.look} if self.look else kept

    @classmethod
    def read(cls, kept: dict[str, Any]) -> Chair:
        return cls(kept["kind"], kept["name"], kept["bot"], tuple(kept["holders"]), look=kept.get("look"))

    def take(self, holder: str, name: str, look: dict[str, int | None] | None = None) -> None:
        """A person sits down; whoever held the secret of this seat before holds it no more."""
        self.kind, self.name, self.bot, self.holders = "person", name, "", (holder,)
        self.look, self.ready = look, False

    def clear(self, stand_in: str) -> None:
        """The person gets up; in play somebody stands in from now on, and who has resigned stays so."""
        self.kind, self.name, self.holders = "open", "", ()
        self.look, self.ready = None, False
        if not self.resigned:
            self.bot = stand_in
