"""Every seat has a colour and a shape, so that colour is never the only sign: the same as in the web app."""

from __future__ import annotations

from speleo.kernel.picture.svg import group, path

COLOURS = ("#e8a33d", "#3fa7b5", "#9b7df0", "#9dc25a", "#e2708f", "#d9cbb4", "#5c8fe0", "#c86b3c")
SHAPES = (
    "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0",
    "M-8-8H8V8H-8z",
    "M0-10L10 8H-10z",
    "M0-11L11 0L0 11L-11 0z",
    "M-5-9H5L10 0L5 9H-5L-10 0z",
    "M0-11L3-4L11-3L5 2L7 10L0 6L-7 10L-5 2L-11-3L-3-4z",
    "M0-11C6-4 8-1 8 3a8 8 0 0 1-16 0C-8-1-6-4 0-11z",
    "M-4-10H4V-4H10V4H4V10H-4V4H-10V-4H-4z",
)


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def mark(seat: int, x: float, y: float, scale: float = 1, fill: str = "") -> str:
    """The shape of a seat in its colour."""
    drawn = path(SHAPES[seat % len(SHAPES)], fill or colour(seat), stroke="#14100d", stroke_width=2)
    return group(drawn, x, y, scale, data_seat=seat + 1)
