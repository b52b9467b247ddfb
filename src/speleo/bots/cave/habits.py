"""What a bot of The Cave goes by: how it values things and what it allows for."""

from __future__ import annotations

from typing import final

from speleo.kernel.numbers import i64


@final
class Habits:
    """The habits of `explorer`; others change some of them."""

    def __init__(self) -> None:
        self.discovery: i64 = 180
        """What a new tile is worth, in hundredths of a point."""
        self.token: i64 = 50
        """What any token is worth beyond its points, in hundredths."""
        self.rope: i64 = 100
        self.water: i64 = 100
        self.photo: i64 = 100
        self.squeeze: i64 = 100
        self.depth: i64 = 100
        """How many hundredths a point of each kind of token counts."""
        self.reserve: i64 = 50
        """How many percent longer a way home may be than it looks."""
        self.far_from_home: i64 = 13
        """AP from home that are still safe when the end may come at any moment."""
        self.last_tiles: i64 = 5
        """So many tiles left for each player mean that the end is near."""
        self.spare_food: i64 = 2
        self.least_food: i64 = 3
        self.most_food: i64 = 5
        """Provisions beyond those for the way to the nearest unknown and back, and how few and how many at all."""
        self.bottles: i64 = 1
        """Full oxygen bottles in a load."""
        self.tent: bool = False
        """Whether the tent is taken along where nothing can be reached without it."""
        self.swing: i64 = 0
        """How many hundredths of a point a point of a majority counts that a token would win or save."""
        self.exact: bool = False
        """Whether ways home are counted turn by turn instead of with a reserve."""
        self.speed: i64 = 15
        """How many tiles in tenths every team may discover in a round, for how soon the end can come."""


def practised() -> Habits:
    """Found by many paired matches: goes further for tokens than for the unknown, and counts its way home."""
    habits = Habits()
    habits.exact = True
    habits.discovery = 208
    habits.token = 100
    habits.rope = 75
    habits.water = 130
    habits.photo = 115
    habits.squeeze = 160
    habits.swing = 50
    habits.spare_food = 2
    habits.least_food = 4
    habits.most_food = 6
    habits.speed = 19
    habits.tent = True
    return habits


def brisk() -> Habits:
    """Turns back later than `explorer` and picks up more on the way."""
    habits = Habits()
    habits.reserve = 25
    habits.token = 100
    return habits


def timid() -> Habits:
    """Somebody new: the unknown counts more than tokens on the way, and home is always further than it looks."""
    habits = Habits()
    habits.discovery = 230
    habits.token = 20
    habits.reserve = 70
    return habits
