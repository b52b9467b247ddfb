"""Colours and marks. Nothing is told by colour alone: every seat has a shape as well."""

from __future__ import annotations

from rich.text import Text

NIGHT = "#12100f"
GLOW = "#33261a"
ROCK_LIGHT = "#93836f"
LIMESTONE = "#d9cbb4"
CHALK = "#f6eedf"
TORCH = "#f2a541"
SPENT = "#8a6534"
EMBER = "#d9622b"
RUBY = "#e8546c"
DIAMOND = "#a8e4f0"
WATER = "#4fb9c7"
MOSS = "#9dc25a"
DANGER = "#f0605a"

SEAT_COLOURS = ("#e8a33d", "#4fb9c7", "#ab91f5", "#9dc25a", "#e2708f", "#d9cbb4", "#7aa5ec", "#d97f4e")
SEAT_SHAPES = "●■▲◆⬢★◗✚"


def seat_mark(seat: int) -> Text:
    return Text(SEAT_SHAPES[seat % len(SEAT_SHAPES)], SEAT_COLOURS[seat % len(SEAT_COLOURS)])


def seat_name(seat: int, name: str, room: int = 0) -> Text:
    """A seat's shape and name in its colour, cut to the room there is."""
    shown = Text(name, f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}")
    if room:
        shown.truncate(room - 2, overflow="ellipsis")
    return Text.assemble(seat_mark(seat), " ", shown)


def key_cap(key: str) -> Text:
    """A key to press, such as on a keyboard."""
    return Text(f" {key.upper() if len(key) == 1 and key.isalpha() else key} ", f"bold {NIGHT} on {TORCH}")
