"""The box in plain characters: every tile, every start board, and the totals."""

from __future__ import annotations

from collections import Counter

from speleo.games.cave.box import board_numbers, read_box
from speleo.games.cave.engine.tiles import BASE, SOLID
from speleo.games.cave.names import GROUP_NAMES, KIND_CODES, TYPE_CODES
from speleo.grid.cells import x_of, y_of
from speleo.grid.sides import exits_text
from speleo.kernel.setup import Box

ACROSS = 10
"""Tiles in a row."""


def show_box(box: Box) -> str:
    """All tiles by group, all start boards, and how many of each there are. [CAVE-1.1, CAVE-1.2]"""
    data = read_box(box)
    lines = [f"box {box.name} {box.fingerprint}"]
    if data.get("reconstruction"):
        lines.append("a reconstruction: correct it if you own the game")
    for name in GROUP_NAMES:
        tiles = data["tiles"][name]
        lines += ["", f"group {name}"]
        for first in range(0, len(tiles), ACROSS):
            pictures = [tile_picture(*tile.split()) for tile in tiles[first : first + ACROSS]]
            lines += [" ".join(row).rstrip() for row in zip(*pictures, strict=True)]
    lines += ["", totals([tile for name in GROUP_NAMES for tile in data["tiles"][name]])]
    for count in ("2", "3", "4", "5"):
        lines += ["", f"start board for {count}", *board_picture(data["start_boards"][count])]
    return "\n".join(lines) + "\n"


def tile_picture(code: str, exits: str) -> list[str]:
    """A tile in five columns and three rows, with gaps where passages are."""
    north, south = ("+- -+" if side in exits else "+---+" for side in "NS")
    west, east = (" " if side in exits else "|" for side in "WE")
    return [north, f"{west}{code:^3}{east}", south]


def totals(tiles: list[str]) -> str:
    kinds = Counter(tile.split()[0] for tile in tiles)
    shapes = Counter(len(tile.split()[1]) for tile in tiles)
    by_kind = ", ".join(f"{kinds[code]} {code}" for code in TYPE_CODES)
    return (
        f"{len(tiles)} tiles: {by_kind}; with 4, 3, 2, 1 passages: {shapes[4]}, {shapes[3]}, {shapes[2]}, {shapes[1]}"
    )


def board_picture(board: dict[str, object]) -> list[str]:
    """A start board of a box as text, tile beside tile."""
    numbers = board_numbers(board)
    cells = {}
    for at in range(0, len(numbers), 3):
        cell, kind, exits = numbers[at : at + 3]
        code = "###" if kind == SOLID else KIND_CODES[kind]
        cells[(x_of(cell), y_of(cell))] = tile_picture(code, "" if kind in (BASE, SOLID) else exits_text(exits))
    columns, rows = sorted({x for x, y in cells}), sorted({y for x, y in cells})
    lines = []
    for y in rows:
        pictures = [cells.get((x, y), ["     "] * 3) for x in columns]
        lines += ["".join(row).rstrip() for row in zip(*pictures, strict=True)]
    return lines
