"""What a seat of Diamant makes of a position, as numbers that a network can weigh.

Everything is public. Where chests are closed, the chests of the others are taken to be as full as one's own.
All numbers are in parts of ONE, and of a size such that they seldom leave -2 to 2.
"""

from __future__ import annotations

from typing import Final, final

from speleo.bots.diamant.odds import relic_points
from speleo.bots.network import ONE
from speleo.games.diamant.engine.cards import FIRST_TREASURE, KINDS, RELIC, TRAP_KINDS
from speleo.games.diamant.engine.decision import relic_value
from speleo.games.diamant.engine.pieces import CHEST, FIVES, GATHERED, TENS, seats_in
from speleo.games.diamant.engine.state import DiamantState
from speleo.kernel.numbers import i64, vec

INPUTS: Final = 48
NO_RIVAL: Final[i64] = -2 * 1024
RIVALS_WEIGHED: Final[i64] = 3
FIRST_RIVAL: Final[i64] = 22
A_RIVAL: Final[i64] = 4
NOT_YET: Final[i64] = -1


def safe_points(seen: DiamantState, other: i64, seat: i64) -> i64:
    """What a seat has brought home, as far as `seat` knows. [DIA-6.1, DIA-7.3]"""
    chest = seen.purse[CHEST + other]
    if seen.closed and seen.hidden & (1 << other) != 0:
        chest = seen.purse[CHEST + seat]
    return chest + 5 * seen.purse[FIVES + other] + 10 * seen.purse[TENS + other]


def deadly_cards(seen: DiamantState) -> i64:
    """How many cards of the deck would end the expedition. [DIA-3.5]"""
    deadly: i64 = 0
    kind: i64 = 0
    while kind < TRAP_KINDS:
        if seen.traps & (1 << kind) != 0:
            deadly += seen.deck[kind]
        kind += 1
    return deadly


@final
class Outlook:
    """The numbers of one position through the eyes of one seat; the object is used again and again."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64]([0] * INPUTS)
        self.mean_share: i64 = 0
        self.mean_rest: i64 = 0
        self.risk: i64 = 0
        self.best_safe: i64 = 0
        self.best_shared: i64 = 0
        self.best_carried: i64 = 0
        self.ahead: i64 = 0
        self.ahead_inside: i64 = 0

    def look(self, seen: DiamantState, seat: i64) -> None:
        """Fill the inputs with what a seat sees before it chooses."""
        inside = seats_in(seen.inside)
        bag = seen.purse[GATHERED + seat]
        share = seen.loose // inside
        mine = safe_points(seen, seat, seat)
        self.next_card(seen, inside)
        self.rivals(seen, seat, mine, mine + bag, share)
        self.cave(seen, inside, bag, share)
        self.standing(seen, inside, bag, share, mine)

    def next_card(self, seen: DiamantState, inside: i64) -> None:
        """What the next card brings in the mean, and the chance that it ends the expedition. [DIA-3.3, DIA-3.5]"""
        shares: i64 = 0
        rests: i64 = 0
        kind: i64 = FIRST_TREASURE
        while kind < KINDS:
            if seen.deck[kind] > 0:
                worth = seen.cards.worth[kind]
                each = worth // inside
                shares += seen.deck[kind] * each
                rests += seen.deck[kind] * (worth - each * inside)
            kind += 1
        self.mean_share = shares * ONE // seen.face_down
        self.mean_rest = rests * ONE // seen.face_down
        self.risk = deadly_cards(seen) * ONE // seen.face_down

    def cave(self, seen: DiamantState, inside: i64, bag: i64, share: i64) -> None:
        """The expedition, the path, the crowd and the next card."""
        numbers = self.numbers
        relics = relic_points(seen.carried, seen.relics)
        left = seen.cards.expeditions - seen.expedition
        numbers[0] = flag(left == 0)
        numbers[1] = flag(left == 1)
        numbers[2] = left * ONE // 4
        numbers[3] = bag * ONE // 15
        numbers[4] = seen.loose * ONE // 10
        numbers[5] = relics * ONE // 10
        numbers[6] = seen.relics * ONE // 2
        numbers[7] = (inside - 1) * ONE // 3
        numbers[8] = flag(inside == 1)
        numbers[9] = flag(inside == 2)
        numbers[10] = flag(inside == 3)
        numbers[11] = self.risk * 4
        numbers[12] = self.mean_share // 3
        numbers[13] = seen.deck[RELIC] * ONE * 5 // seen.face_down
        numbers[14] = relic_value(seen.carried) * ONE // 10
        numbers[15] = self.risk * (bag + share) // 3
        numbers[16] = numbers[12] - numbers[15]
        numbers[17] = seen.seats * ONE // 8
        numbers[18] = seen.length * ONE // 10
        numbers[19] = seats_in(seen.traps) * ONE // 5

    def standing(self, seen: DiamantState, inside: i64, bag: i64, share: i64, mine: i64) -> None:
        """Who leads now, and who would lead after going back alone or together."""
        numbers = self.numbers
        prize = seen.loose + relic_points(seen.carried, seen.relics)
        last = numbers[0]
        numbers[20] = (mine - self.best_safe) * ONE // 20
        numbers[21] = mine * ONE // 40
        numbers[34] = (mine + bag + prize - self.best_safe) * ONE // 20
        numbers[35] = (mine + bag + share - self.best_shared) * ONE // 20
        numbers[36] = (mine + bag - self.best_carried) * ONE // 20
        numbers[37] = self.ahead * ONE // 3
        numbers[38] = prize * ONE // 10
        numbers[39] = prize * ONE // (10 * inside)
        numbers[40] = numbers[35] * last // ONE
        numbers[41] = numbers[36] * last // ONE
        numbers[42] = self.risk * bag // 3
        numbers[43] = self.mean_rest // 3
        numbers[44] = self.ahead_inside * ONE // 3
        numbers[45] = share * ONE // 5
        numbers[46] = flag(self.ahead == 0)
        numbers[47] = (bag + prize) * ONE // 20

    def rivals(self, seen: DiamantState, seat: i64, mine: i64, carried: i64, share: i64) -> None:
        """The best that any other has, and the three strongest of them one by one."""
        self.best_safe = 0
        self.best_shared = 0
        self.best_carried = 0
        self.ahead = 0
        self.ahead_inside = 0
        other: i64 = 0
        while other < seen.seats:
            if other != seat:
                safe = safe_points(seen, other, seat)
                both = safe + seen.purse[GATHERED + other]
                self.best_safe = larger(self.best_safe, safe)
                self.best_carried = larger(self.best_carried, both)
                inside = seen.inside & (1 << other) != 0
                if inside:
                    self.best_shared = larger(self.best_shared, both + share)
                else:
                    self.best_shared = larger(self.best_shared, safe)
                if both > carried:
                    self.ahead += 1
                    if inside:
                        self.ahead_inside += 1
            other += 1
        self.strongest(seen, seat, mine, carried)

    def strongest(self, seen: DiamantState, seat: i64, mine: i64, carried: i64) -> None:
        """Note the rivals who have most, counting what they may still lose, against `mine` and `carried`."""
        numbers = self.numbers
        taken: i64 = 1 << seat
        rival: i64 = 0
        while rival < RIVALS_WEIGHED:
            best: i64 = NOT_YET
            found: i64 = NOT_YET
            other: i64 = 0
            while other < seen.seats:
                if taken & (1 << other) == 0:
                    both = safe_points(seen, other, seat) + seen.purse[GATHERED + other]
                    if both > best:
                        best = both
                        found = other
                other += 1
            at = FIRST_RIVAL + rival * A_RIVAL
            if found == NOT_YET:
                numbers[at] = NO_RIVAL
                numbers[at + 1] = 0
                numbers[at + 2] = 0
                numbers[at + 3] = NO_RIVAL
            else:
                taken |= 1 << found
                numbers[at] = (safe_points(seen, found, seat) - mine) * ONE // 20
                numbers[at + 1] = flag(seen.inside & (1 << found) != 0)
                numbers[at + 2] = seen.purse[GATHERED + found] * ONE // 15
                numbers[at + 3] = (best - carried) * ONE // 20
            rival += 1


def flag(holds: bool) -> i64:
    if holds:
        return ONE
    return 0


def larger(one: i64, other: i64) -> i64:
    if one > other:
        return one
    return other
