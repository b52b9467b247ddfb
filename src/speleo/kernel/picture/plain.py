"""The board of a game that draws none: its drawing in plain characters."""

from __future__ import annotations

from speleo.kernel.picture.sheet import Board, SeatLine
from speleo.kernel.picture.svg import MONO, words

ACROSS, DOWN = 9.7, 20.0
"""How wide and how high a character is."""


def plain_board(drawing: str, seats: tuple[SeatLine, ...]) -> Board:
    """The characters of a drawing in their columns, for games that draw nothing else."""
    lines = drawing.rstrip("\n").split("\n")
    parts = tuple(
        words(line.replace(" ", "\u00a0"), 0, DOWN * (at + 1), 16, anchor="start", font_family=MONO, font_weight=400)
        for at, line in enumerate(lines)
        if line
    )
    wide = max(len(line) for line in lines) * ACROSS
    return Board(-20, -10, max(400, wide + 40), max(260, DOWN * len(lines) + 30), parts, seats=seats)
