"""Cells of an endless square grid as single numbers; x grows to the east, y to the south."""

from __future__ import annotations

from typing import Final

from speleo.grid.sides import EAST, NORTH, SOUTH
from speleo.kernel.numbers import i64

ROW: Final = 1024
MIDDLE: Final = 512
"""Coordinates go from -512 to 511: further than any cave of any box can reach."""


def cell_at(x: i64, y: i64) -> i64:
    return (y + MIDDLE) * ROW + x + MIDDLE


def x_of(cell: i64) -> i64:
    return (cell & (ROW - 1)) - MIDDLE


def y_of(cell: i64) -> i64:
    return (cell >> 10) - MIDDLE


def beside(cell: i64, side: i64) -> i64:
    """One step from a cell: north is up, where rows are smaller."""
    if side == NORTH:
        return cell - ROW
    if side == EAST:
        return cell + 1
    if side == SOUTH:
        return cell + ROW
    return cell - 1
