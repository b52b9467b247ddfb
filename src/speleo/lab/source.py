"""The file of an experiment while it is read: what is wanted where, and complaints that name file and place."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from speleo.kernel.setup import Box
from speleo.lab.experiment import LANGUAGES, BadExperiment

MOST_SEATS = 99


@dataclass(slots=True)
class Source:
    """The file that is read, for complaints and for boxes that lie beside it."""

    path: Path
    boxes: dict[str, Box] = field(default_factory=dict)

    def refuse(self, place: str, problem: object) -> NoReturn:
        raise BadExperiment(f"{self.path}, {place}: {problem}")

    def table(self, found: object, place: str) -> dict[str, Any]:
        if not isinstance(found, dict):
            self.refuse(place, "a table is wanted here")
        return found

    def text(self, found: object, place: str) -> str:
        if not isinstance(found, str):
            self.refuse(place, "a text is wanted here")
        return found

    def listed(self, found: object, place: str) -> list[Any]:
        if not isinstance(found, list) or not found:
            self.refuse(place, "a list with at least one entry is wanted here")
        return found

    def texts(self, found: object, place: str) -> tuple[str, ...]:
        """A text for all languages, or a table with one for each."""
        if isinstance(found, str):
            return (found,) * len(LANGUAGES)
        table = self.table(found, place)
        return tuple(self.text(table.get(language, table.get("en")), place) for language in LANGUAGES)

    def flag(self, found: object, place: str) -> bool:
        if not isinstance(found, bool):
            self.refuse(place, "true or false is wanted here")
        return found

    def count(self, found: object, place: str, least: int, most: int) -> int:
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            self.refuse(place, f"a number from {least} to {most} is wanted here")
        return found

    def seats(self, found: object, place: str) -> int:
        """A number, or the name of a level that is one."""
        number = int(found) if isinstance(found, str) and found.isdecimal() else found
        return self.count(number, f"{place}, seats", 1, MOST_SEATS)

    def bots(self, found: object, place: str) -> list[str]:
        """A list, a set that was chosen, or one text with commas."""
        if isinstance(found, str):
            return [bot.strip() for bot in found.split(",")]
        found = list(found) if isinstance(found, tuple) else found
        return [self.text(bot, f"{place}, bots") for bot in self.listed(found, f"{place}, bots")]

    def box(self, name: str, place: str) -> Box | None:
        """The box that a file names beside it, read once; None for the standard one."""
        if name == "standard":
            return None
        if name not in self.boxes:
            path = self.path.parent / name
            try:
                self.boxes[name] = Box(path.stem.replace(" ", "-"), path.read_text(encoding="utf-8-sig"))
            except OSError as error:
                self.refuse(place, f"{path}: {error.strerror}")
            except UnicodeDecodeError:
                self.refuse(place, f"{path}: not a text in UTF-8")
        return self.boxes[name]


def plain(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)
