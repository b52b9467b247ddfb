"""Who sits where at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from speleo.kernel.record.header import Sitter


@dataclass(slots=True)
class Chair:
    """One seat. `kind` is open, person or bot; a person whose `bot` is not empty is away or has resigned."""

    kind: str
    name: str = ""
    bot: str = ""
    holders: tuple[str, ...] = ()
    resigned: bool = False

    @property
    def sitter(self) -> Sitter:
        return Sitter("bot", self.bot) if self.kind == "bot" else Sitter("person", self.name)

    @property
    def facts(self) -> dict[str, Any]:
        """What everybody may know: not who holds the secret."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "resigned": self.resigned}

    @property
    def kept(self) -> dict[str, Any]:
        """The chair as it is written down, secrets hashed."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "holders": list(self.holders)}

    @classmethod
    def read(cls, kept: dict[str, Any]) -> Chair:
        return cls(kept["kind"], kept["name"], kept["bot"], tuple(kept["holders"]))

    def take(self, holder: str, name: str) -> None:
        """A person sits down; whoever held the secret of this seat before holds it no more."""
        self.kind, self.name, self.bot, self.holders = "person", name, "", (holder,)

    def clear(self) -> None:
        self.kind, self.name, self.bot, self.holders = "open", "", "", ()
