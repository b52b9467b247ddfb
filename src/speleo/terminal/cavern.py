"""A cave of square spaces drawn with half-blocks and colour, as large as there is room.

A character holds two points of colour one above the other, so walls are thin and passages are gaps in them. Every
space says what it is, who stands there, and its coordinates, so that none is ever named that the map does not show.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from speleo.terminal.palette import CHALK, NIGHT, ROCK_LIGHT

SIZES = ((19, 7), (15, 6), (11, 5), (9, 4))
"""Columns and rows of a space, the largest first."""
WALL = "#6b5f54"
PLAIN_FLOOR = "#2a211b"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


@dataclass(frozen=True, slots=True)
class Spot:
    """A space: where it is, which sides are open, its colours, and what stands on it.

    `gates` are marks in passages, by side. `here`: whoever is asked stands on it. `name` is what texts call its cell,
    if not its coordinates. `short` is said instead of the title, and `few` shown instead of the marks, where there is
    too little room for them; a note loses its unit before the title is cut.
    """

    x: int
    y: int
    open: frozenset[str]
    title: str
    note: str = ""
    marks: Text = field(default_factory=Text)
    floor: str = PLAIN_FLOOR
    wall: str = WALL
    gates: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    here: bool = False
    name: str = ""
    short: str = ""
    few: Text | None = None


class Cavern:
    """The drawing of a cave, in the largest size that fits the room, else in the smallest."""

    def __init__(self, spots: Sequence[Spot], width: int, height: int) -> None:
        self.spots = spots
        self.left, self.top = min(spot.x for spot in spots), min(spot.y for spot in spots)
        across = max(spot.x for spot in spots) - self.left + 1
        down = max(spot.y for spot in spots) - self.top + 1
        fitting = [size for size in SIZES if across * size[0] <= width and down * size[1] <= height]
        self.wide, self.high = (fitting or [SIZES[-1]])[0]
        self.points = [[NIGHT] * (across * self.wide) for _ in range(down * self.high * 2)]
        self.letters: dict[tuple[int, int], tuple[str, str]] = {}
        for spot in spots:
            self.put(spot)

    def middle(self, x: int, y: int) -> tuple[int, int]:
        """The column and row in which a space has its middle."""
        return (x - self.left) * self.wide + self.wide // 2, (y - self.top) * self.high + self.high // 2

    def put(self, spot: Spot) -> None:
        """A space with its walls and gaps, what it is and how deep, who stands there, and its cell."""
        column, row = (spot.x - self.left) * self.wide, (spot.y - self.top) * self.high
        floor = brighter(spot.floor) if spot.here else spot.floor
        last, low = self.wide - 1, self.high * 2 - 1
        for y in range(self.high * 2):
            for x in range(self.wide):
                side = "N" if y == 0 else "S" if y == low else "W" if x == 0 else "E" if x == last else ""
                inner = self.wide // 3 <= x <= last - self.wide // 3 if side in ("N", "S") else 2 <= y <= low - 2
                walled = side and not (side in spot.open and inner and not is_corner(x, y, last, low))
                self.points[row * 2 + y][column + x] = spot.wall if walled else floor
        room = self.wide - 2
        note = spot.note if len(spot.note) < room - 2 else ""
        place = spot.name or f"{spot.x},{spot.y}"
        bottom = row + self.high - 2
        marks, left = spot.marks.copy(), room if bottom > row + 2 else room - len(place) - 1
        if len(marks) > left and spot.few is not None:
            marks = spot.few.copy()
        crowded = len(marks) > left
        if crowded:
            marks.truncate(room, overflow="ellipsis")
            note = ""
        else:
            if len(first_word(spot.short or spot.title)) > room - len(note) - 1:
                note = "".join(letter for letter in note if letter.isdigit())
            wanted = room - len(note) - bool(note)
            title = spot.title if len(spot.title) <= wanted else fitted(spot.short or spot.title, wanted)
            self.write(column + 1, row + 1, Text(title, CHALK))
        self.write(column + 1 + room - len(note), row + 1, Text(note, ROCK_LIGHT))
        self.write(column + 1 + room - len(place), bottom, Text(place, ROCK_LIGHT))
        self.write(column + 1, row + (1 if crowded else 2), marks)
        for side, (mark, colour) in spot.gates.items():
            at_x = {"W": column, "E": column + last}.get(side, column + self.wide // 2)
            at_y = {"N": row, "S": row + self.high - 1}.get(side, row + self.high // 2)
            self.write(at_x, at_y, Text(mark, colour))

    def write(self, column: int, row: int, text: Text) -> None:
        for at, letter in enumerate(text.plain):
            styles = [str(span.style) for span in text.spans if span.start <= at < span.end]
            self.letters[row, column + at] = (letter, styles[-1] if styles else str(text.style) or CHALK)

    def text(self) -> Text:
        """The drawing, row by row."""
        found = Text(no_wrap=True)
        for row in range(len(self.points) // 2):
            upper, lower = self.points[2 * row], self.points[2 * row + 1]
            for column, (above, below) in enumerate(zip(upper, lower, strict=True)):
                if (row, column) in self.letters:
                    letter, style = self.letters[row, column]
                    found.append(letter, f"{style} on {above if above != WALL else below}")
                elif above == below:
                    found.append(" ", f"on {above}")
                else:
                    found.append("▀", f"{above} on {below}")
            found.append("\n")
        found.right_crop(1)
        return found


def is_corner(x: int, y: int, last: int, low: int) -> bool:
    return x in (0, last) and y in (0, low)


def first_word(text: str) -> str:
    return text.partition(" ")[0]


def fitted(text: str, room: int) -> str:
    """A text in so many columns: its first word alone, rather than a word that is cut."""
    first = first_word(text)
    if len(text) > room and len(first) <= room:
        return first
    return text if len(text) <= room else text[: max(0, room - 1)] + "."


def brighter(colour: str) -> str:
    """The floor under whoever is asked."""
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{min(255, part + 44):02x}" for part in parts)
