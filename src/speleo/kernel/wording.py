"""Actions that are written as their tag and their details, word by word."""

from __future__ import annotations

import dataclasses

from speleo.kernel.game import Action


@dataclasses.dataclass(frozen=True, slots=True)
class Worded(Action):
    """An action whose notation is its tag in words and then its fields, such as `take drawn` or `move N`."""

    @property
    def notation(self) -> str:
        details = [str(getattr(self, field.name)) for field in dataclasses.fields(self)]
        return " ".join([self.tag.replace("-", " "), *details])
