"""Futures of a position: what comes of it for every seat if good bots play on, and how actions compare in them."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, final

from speleo.bots.bot import Bot
from speleo.kernel.breath import breathe
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import append, i64, mypyc_attr, vec

SURE: Final[i64] = 10000
"""A chance of one."""
LONGEST: Final = 6000
"""After so many steps a future is judged as it stands."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Futures(metaclass=ABCMeta):
    """Plays on from a position and remembers how it went. Equal seeds mean equal luck, whatever was done before.

    - `wins`: for each seat how much of a win it was, or how likely one is, out of SURE.
    - `points`: the points of each seat.
    - `mishaps`: 1 for a seat that met with what it fears most, such as losing its bag.
    - `grades`: where a result has grades, how likely each is out of SURE.
    - `steps`: how many steps were played in all, the measure of how much work it was.
    """

    def __init__(self, seats: i64, grades: i64 = 0) -> None:
        self.seats: i64 = seats
        self.wins: vec[i64] = vec[i64]([0] * seats)
        self.points: vec[i64] = vec[i64]([0] * seats)
        self.mishaps: vec[i64] = vec[i64]([0] * seats)
        self.grades: vec[i64] = vec[i64]([0] * grades)
        self.steps: i64 = 0

    @abstractmethod
    def play_on(self, state: State, seed: i64) -> None:
        """Play the state on in one future and fill in what came of it."""

    def believed(self, seen: State, seat: i64) -> State:
        """A position to play on from: what the seat sees, with the rest as it would take it to be."""
        return seen.undecided()

    def worth(self, seat: i64) -> i64:
        """What the future that was played last is worth to a seat, by which actions are compared."""
        return self.wins[seat]

    def count_wins(self, state: State, least: i64) -> None:
        """Fill in points and wins of a state: the highest score wins if it is at least so much; equal ones share."""
        highest: i64 = least
        equal: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            points = state.score(seat)
            self.points[seat] = points
            if points > highest:
                highest = points
                equal = 0
            if points == highest:
                equal += 1
            seat += 1
        seat = 0
        while seat < self.seats:
            self.wins[seat] = 0
            if equal > 0 and self.points[seat] == highest:
                self.wins[seat] = SURE // equal
            seat += 1


@final
class PlayedOut(Futures):
    """The futures of any game: a quick bot plays all seats to the end, and the highest score wins."""

    def __init__(self, seats: i64, quick: Bot) -> None:
        super().__init__(seats)
        self.quick: Bot = quick

    def play_on(self, state: State, seed: i64) -> None:
        dealer = FastDealer(str(seed))
        steps: i64 = 0
        while steps < LONGEST:
            actor = state.turn()
            if actor == NOBODY:
                break
            if actor == CHANCE:
                state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
            else:
                state.step(actor, self.quick.choose(state.seen_by(actor), actor, dealer), UNHEARD)
            steps += 1
        self.steps += steps + 1
        self.count_wins(state, 0)


@final
class Forecast:
    """What many futures come to, one number for each of them and each seat, future by future."""

    def __init__(self, seats: i64, grades: i64) -> None:
        self.seats: i64 = seats
        self.count: i64 = 0
        self.worths: vec[i64] = vec[i64]()
        self.wins: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.mishaps: vec[i64] = vec[i64]([0] * seats)
        self.grades: vec[i64] = vec[i64]([0] * grades)

    def add(self, futures: Futures) -> None:
        """Take down the future that was played last."""
        seat: i64 = 0
        while seat < self.seats:
            self.worths = append(self.worths, futures.worth(seat))
            self.wins = append(self.wins, futures.wins[seat])
            self.points = append(self.points, futures.points[seat])
            self.mishaps[seat] += futures.mishaps[seat]
            seat += 1
        grade: i64 = 0
        while grade < len(self.grades):
            self.grades[grade] += futures.grades[grade]
            grade += 1
        self.count += 1

    def of(self, seat: i64, numbers: str) -> list[int]:
        """The `worths`, `wins` or `points` of a seat, future by future."""
        column = self.worths
        if numbers == "wins":
            column = self.wins
        elif numbers == "points":
            column = self.points
        found: list[int] = []
        at = seat
        while at < len(column):
            found.append(int(column[at]))
            at += self.seats
        return found

    def total(self, seat: i64) -> i64:
        """The sum of what the futures are worth to a seat."""
        sum_of: i64 = 0
        at = seat
        while at < len(self.worths):
            sum_of += self.worths[at]
            at += self.seats
        return sum_of


def foretold(futures: Futures, state: State, count: i64, dealer: FastDealer) -> Forecast:
    """So many futures of a position."""
    found = Forecast(state.seat_count(), len(futures.grades))
    trial: i64 = 0
    while trial < count:
        futures.play_on(state.clone(), dealer.word())
        found.add(futures)
        trial += 1
        breathe()
    return found


@final
class Weighing:
    """Actions of one seat, tried in the same futures; the worse half is left out again and again.

    `work` is counted in steps of the futures, never in seconds, so that the same seed finds the same.
    """

    def __init__(self, futures: Futures, seen: State, seat: i64, codes: list[int], seed: str) -> None:
        self.futures: Futures = futures
        self.start: State = futures.believed(seen, seat)
        self.seat: i64 = seat
        self.codes: list[int] = codes
        self.dealer: FastDealer = FastDealer(seed)
        self.forecasts: list[Forecast] = [Forecast(seen.seat_count(), len(futures.grades)) for _code in codes]
        self.kept: list[int] = list(range(len(codes)))

    def think(self, work: i64, favourites: i64) -> None:
        """Try all in some futures, then half of them, down to the favourites, which get the last half of the work."""
        began = self.futures.steps
        halvings: i64 = 0
        left: i64 = len(self.kept)
        while left > favourites:
            left = (left + 1) // 2
            halvings += 1
        stage: i64 = 1
        while stage <= halvings:
            self.try_kept(began + work // 2 * stage // halvings)
            most = (len(self.kept) + 1) // 2
            if most < favourites:
                most = favourites
            self.keep_best(most)
            stage += 1
        self.try_kept(began + work)

    def try_kept(self, until: i64) -> None:
        """At least one future more for all that are kept, and more until so many steps were played."""
        while True:
            seed = self.dealer.word()
            for at in self.kept:
                state = self.start.clone()
                state.step(self.seat, self.codes[at], UNHEARD)
                self.futures.play_on(state, seed)
                self.forecasts[at].add(self.futures)
            breathe()
            if self.futures.steps >= until:
                return

    def keep_best(self, most: i64) -> None:
        ranked = [(-self.forecasts[at].total(self.seat), at) for at in self.kept]
        ranked.sort()
        best = [at for _total, at in ranked[:most]]
        best.sort()
        self.kept = best
