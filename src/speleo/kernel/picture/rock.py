"""Passages in rock: outlines that are rough within a tile and fit each other at its edges."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from functools import lru_cache

from speleo.kernel.picture.svg import outline

TILE = 100
SIDE_NAMES = ("N", "E", "S", "W")
HALF = 17
"""Half the width of a passage at the edge of a tile."""
PARTS = 9
"""Points along a wall between two passages."""
Point = tuple[float, float]


def noise(*seed: int) -> float:
    """A number from -1 to 1 that hangs on nothing but these."""
    word = 2166136261
    for value in seed:
        word = ((word ^ (value & 0xFFFF)) * 16777619) & 0xFFFFFFFF
    word ^= word >> 15
    word = (word * 2246822519) & 0xFFFFFFFF
    word ^= word >> 13
    return (word & 0xFFFF) / 32767.5 - 1


@lru_cache(4096)
def floor(exits: tuple[str, ...], seed: int, room: float = 30, grow: float = 0, half: float = HALF) -> str:
    """The floor of a tile around its middle: a room, and a passage to each of its exits; `grow` widens both.

    Walls are rough but for the edge of the tile, where every passage is as wide as all others.
    """
    points: list[Point] = []
    open_sides = [side for side in range(4) if SIDE_NAMES[side] in exits]
    if not open_sides:
        return outline(ring(range(0, 360, 15), seed, room + grow))
    for at, side in enumerate(open_sides):
        points += gap(side, half + grow)
        after = open_sides[(at + 1) % len(open_sides)]
        turn = ((after - side) % 4 or 4) * 90
        points += wall(side, turn, seed, room + grow, half + grow)
    return outline(points)


def gap(side: int, half: float) -> Iterator[Point]:
    """The two corners of a passage at the edge, in the sense of the clock."""
    for across in (-half, half):
        yield turned(across, -TILE / 2, side)


def wall(side: int, turn: int, seed: int, room: float, half: float) -> Iterator[Point]:
    """From the right wall of one passage around the room to the left wall of the next."""
    begin, end = math.degrees(math.asin(min(0.95, half / room))), turn - math.degrees(math.asin(min(0.95, half / room)))
    for step in range(1, 3):
        far = TILE / 2 - (TILE / 2 - room) * step / 3
        yield turned(half + noise(seed, side, step, 1) * 2.4, -far, side)
    if end > begin:
        parts = max(2, round((end - begin) / 90 * PARTS))
        for step in range(parts + 1):
            angle = math.radians(begin + (end - begin) * step / parts + side * 90)
            far = room + noise(seed, side, step, 2) * 3.2
            yield math.sin(angle) * far, -math.cos(angle) * far
    after = side + turn // 90
    for step in (2, 1):
        far = TILE / 2 - (TILE / 2 - room) * step / 3
        yield turned(-half - noise(seed, after % 4, step, 3) * 2.4, -far, after)


def ring(angles: Collection[int] | range, seed: int, room: float) -> Iterator[Point]:
    for at, angle in enumerate(angles):
        far = room + noise(seed, at, 4) * 3
        yield math.sin(math.radians(angle)) * far, -math.cos(math.radians(angle)) * far


@lru_cache(4096)
def blob(seed: int, wide: float, high: float, rough: float = 0.12) -> str:
    """A round thing with a rough rim: a pool, a hole."""
    points = []
    for at in range(20):
        angle, far = math.tau * at / 20, 1 + noise(seed, at, 5) * rough
        points.append((math.cos(angle) * wide * far, math.sin(angle) * high * far))
    return outline(points)


@lru_cache(4096)
def stones(seed: int, count: int, reach: float, size: float) -> tuple[str, ...]:
    """Stones that lie about the middle."""
    found = []
    for stone in range(count):
        x, y = noise(seed, stone, 6) * reach, noise(seed, stone, 7) * reach
        big = size * (0.75 + 0.4 * abs(noise(seed, stone, 8)))
        corners = [(math.tau * corner / 6, big * (0.8 + 0.3 * noise(seed, stone, corner, 9))) for corner in range(6)]
        found.append(outline((x + math.cos(angle) * far, y + math.sin(angle) * far) for angle, far in corners))
    return tuple(found)


def turned(x: float, y: float, quarters: int) -> Point:
    """A point turned about the middle in the sense of the clock."""
    for _ in range(quarters % 4):
        x, y = -y, x
    return x, y


STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""Where the neighbour on a side lies."""
