"""Chapter 1: tiles, hazard cards and cavers as numbers.

Tiles that look alike share a kind, so that a stack is simply how many tiles of each kind it holds. After the kinds of
ordinary tiles come the exit and the start tile.
"""

from __future__ import annotations

from typing import Final, final

from speleo.grid.sides import has, opposite, turned
from speleo.kernel.numbers import append, i64, vec

PLAIN: Final = 0
WATER: Final = 1
GAS: Final = 2
CAVE_IN: Final = 3
HORROR: Final = 4
SQUEEZE: Final = 5
LEDGE: Final = 6
SLOPE: Final = 7
SCREE: Final = 8
START_TILE: Final = 9
EXIT_TILE: Final = 10
"""The sorts of tiles. [SUB-COM.1, SUB-COM.2]"""

TREMOR: Final = 0
FLOOD: Final = 1
GAS_CARD: Final = 2
CAVE_IN_CARD: Final = 3
HORROR_CARD: Final = 4
HAZARDS: Final = 5
CARDS: Final = 10
"""The five kinds of hazards; the doubled cards follow in the same order. [SUB-COM.4]"""

DIVER: Final = 0
SCOUT: Final = 1
GEOLOGIST: Final = 2
ENGINEER: Final = 3
CLIMBER: Final = 4
MEDIC: Final = 5
BODYGUARD: Final = 6
LEADER: Final = 7
CAVERS: Final = 8
"""The cavers by rank, counted from 0. [SUB-COM.5]"""

TEAM: Final = 6
"""At most six cavers are in play. [SUB-SET.1]"""
TILES: Final = 64
SPACES: Final = 66
HORRORS: Final = 3
USES: Final = 3
"""Three horrors, three explosives, three guide uses. [SUB-COM.6]"""

NO_ARROW: Final = -1


def health_of(who: i64) -> i64:
    """Five for the Bodyguard, three for everybody else. [SUB-SET.3]"""
    if who == BODYGUARD:
        return 5
    return 3


@final
class Components:
    """The contents of the box; everything about a kind of tile is found under its number."""

    def __init__(
        self,
        sorts: list[int],
        exits: list[int],
        heads: list[int],
        dice: list[int],
        counts: list[int],
        cards: list[int],
        deck: list[int],
    ) -> None:
        self.kinds: i64 = len(counts)
        self.exit: i64 = self.kinds
        self.start: i64 = self.kinds + 1
        self.sorts: vec[i64] = numbers(sorts)
        self.exits: vec[i64] = numbers(exits)
        self.heads: vec[i64] = numbers(heads)
        self.dice: vec[i64] = numbers(dice)
        self.counts: vec[i64] = numbers(counts)
        self.cards: vec[i64] = numbers(cards)
        self.deck: vec[i64] = numbers(deck)
        self.fits: vec[i64] = vec[i64]()
        for kind in range(len(sorts)):
            for back in range(4):
                self.fits = append(self.fits, fitting(exits[kind], heads[kind], back))

    def making(self) -> tuple[object, ...]:
        """What the constructor is told, for a state that is pickled."""
        given = (self.sorts, self.exits, self.heads, self.dice, self.counts, self.cards, self.deck)
        return tuple([list(items) for items in given])


def numbers(items: list[int]) -> vec[i64]:
    found = vec[i64]()
    for item in items:
        found = append(found, item)
    return found


def fitting(exits: i64, head: i64, back: i64) -> i64:
    """The rotations, as a mask, in which a tile has an opening at its back; equal-looking ones only once.

    An arrow points away from whoever reveals it. [SUB-PLC.2, SUB-PLC.5, SUB-PLC.18]
    """
    found: i64 = 0
    quarters: i64 = 0
    while quarters < 4:
        if head != NO_ARROW:
            if (head + quarters) & 3 == opposite(back):
                found |= 1 << quarters
        elif has(turned(exits, quarters), back) and not looks_like_earlier(exits, quarters):
            found |= 1 << quarters
        quarters += 1
    return found


def looks_like_earlier(exits: i64, quarters: i64) -> bool:
    earlier: i64 = 0
    while earlier < quarters:
        if turned(exits, earlier) == turned(exits, quarters):
            return True
        earlier += 1
    return False


@final
class Terms:
    """What was agreed before the match: the box, the seats, the level and the options. [SUB-SET.1, SUB-SET.7]"""

    def __init__(
        self,
        parts: Components,
        seats: i64,
        level: i64,
        window: i64,
        extra: i64,
        double_gas: i64,
        drawn_cavers: bool,
        drawn_start: bool,
    ) -> None:
        self.parts: Components = parts
        self.seats: i64 = seats
        self.level: i64 = level
        self.window: i64 = window
        self.extra: i64 = extra
        self.double_gas: i64 = double_gas
        self.drawn_cavers: bool = drawn_cavers
        self.drawn_start: bool = drawn_start
        self.team: i64 = team_of(seats)
        self.each: i64 = self.team // seats

    def making(self) -> tuple[object, ...]:
        """What the constructor is told, for a state that is pickled."""
        ways = (self.window, self.extra, self.double_gas, self.drawn_cavers, self.drawn_start)
        return self.parts, self.seats, self.level, *ways

    def dealt(self) -> i64:
        """How many hazard cards lie above Out of Time. [SUB-SET.8, SUB-SET.10]"""
        return self.parts.deck[self.level * 3 + self.team - 4] + self.extra


def team_of(seats: i64) -> i64:
    """One or two seats run four cavers together, three run six, and from four on everybody runs one. [SUB-SET.1]"""
    if seats == 3:
        return 6
    if seats < 4:
        return 4
    return seats
