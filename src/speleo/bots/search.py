"""One search for all games: a tree of what may come, grown where it looks good for those who choose there.

A node is a moment that all seats know. Every seat that must act there chooses by its own record of that moment and
knows nothing of what the others choose with it (decoupled UCT), so simultaneous choices stay simultaneous and seats
that act alone are the simple case. Chance is sampled with its own weights. Where the tree ends, quick bots play on and
a judge says what the result is worth to each seat. It starts from what its seat may see, never from the true state.
"""

from __future__ import annotations

import math
import time
from abc import ABCMeta, abstractmethod
from typing import Final, final

from speleo.bots.bot import Bot
from speleo.bots.random import RandomBot
from speleo.kernel.breath import breathe
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import append, i64, mypyc_attr, vec

CURIOSITY: Final = 0.7
"""How much an untried choice is tried for its own sake."""
BREATH: Final = 0.05
"""Seconds of compiled work between looks at the keyboard."""
NO_LIMIT: Final = 1 << 40
MIX: Final[i64] = 1_000_003
WORD: Final[i64] = 0xFFFFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(metaclass=ABCMeta):
    """Says what a state is worth to a seat, from 0 to 1."""

    @abstractmethod
    def worth(self, state: State, seat: i64) -> float:
        """What the result is worth to this seat; if the game is not over, what may be expected."""


@final
class WinJudge(Judge):
    """A win is worth 1, a shared one its share; where points are equal for all, so many points are worth 1."""

    def __init__(self, full: i64 = 0) -> None:
        self.full: i64 = full

    def worth(self, state: State, seat: i64) -> float:
        mine = state.score(seat)
        if self.full > 0:
            return float(mine) / float(self.full)
        equal: i64 = 0
        other: i64 = 0
        while other < state.seat_count():
            score = state.score(other)
            if score > mine:
                return 0.0
            if score == mine:
                equal += 1
            other += 1
        return 1.0 / float(equal)


@final
class Record:
    """What one seat knows of its choices at one moment: how often each was tried, and what it brought in sum."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]()
        self.tries: vec[i64] = vec[i64]()
        self.sums: vec[float] = vec[float]()
        self.visits: i64 = 0

    def place(self, code: i64) -> i64:
        """Where a choice stands in this record; it is entered if it is new."""
        at: i64 = 0
        while at < len(self.codes):
            if self.codes[at] == code:
                return at
            at += 1
        self.codes = append(self.codes, code)
        self.tries = append(self.tries, 0)
        self.sums = append(self.sums, 0.0)
        return at

    def best(self, choices: Choices) -> i64:
        """The place of the choice with the best mean and the benefit of the doubt; the first untried one before all."""
        found: i64 = 0
        highest = -1.0
        doubt = math.log(float(self.visits + 1))
        k: i64 = 0
        while k < choices.count:
            at = self.place(choices.codes[k])
            tries = self.tries[at]
            if tries == 0:
                return at
            value = self.sums[at] / float(tries) + CURIOSITY * math.sqrt(doubt / float(tries))
            if value > highest:
                highest = value
                found = at
            k += 1
        return found


@final
class Node:
    """A moment in the tree: a record for each seat, and the moments that can follow."""

    def __init__(self, seats: i64) -> None:
        self.records: list[Record] = [Record() for _seat in range(seats)]
        self.following: dict[int, Node] = {}


@final
class Search:
    """A tree for one seat at one moment. `quick` are the bots that play on where it ends, one for each seat.

    `steps` limits how long they play; the judge must then say what an unfinished game is worth.
    """

    def __init__(
        self, seen: State, seat: i64, quick: list[Bot], judge: Judge, seed: str, steps: i64 = NO_LIMIT
    ) -> None:
        self.start: State = seen.undecided()
        self.seat: i64 = seat
        self.quick: list[Bot] = quick
        self.judge: Judge = judge
        self.steps: i64 = steps
        self.dealer: FastDealer = FastDealer(seed)
        self.root: Node = Node(seen.seat_count())
        self.iterations: i64 = 0
        self.choices: Choices = Choices()
        self.records: list[Record] = []
        self.places: list[int] = []
        self.seats: list[int] = []

    def think(self, iterations: i64, seconds: float) -> None:
        """Grow the tree by so many iterations or for so long, whichever ends first."""
        began = time.monotonic()
        looked = began
        done: i64 = 0
        while done < iterations:
            self.iterate()
            done += 1
            now = time.monotonic()
            if now - began >= seconds:
                break
            if now - looked >= BREATH:
                looked = now
                breathe()

    def iterate(self) -> None:
        """Walk down to where the tree ends, add a moment, play on, and tell everybody on the way what came of it."""
        state = self.start.clone()
        node = self.root
        self.records = []
        self.places = []
        self.seats = []
        while state.turn() != NOBODY:
            key = self.choose_together(state, node)
            key = self.deal(state, key)
            if key not in node.following:
                node.following[key] = Node(state.seat_count())
                break
            node = node.following[key]
        self.play_on(state)
        self.iterations += 1
        k: i64 = 0
        while k < len(self.records):
            record = self.records[k]
            at: i64 = self.places[k]
            record.visits += 1
            record.tries[at] += 1
            record.sums[at] += self.judge.worth(state, self.seats[k])
            k += 1

    def choose_together(self, state: State, node: Node) -> i64:
        """Everybody who must act at this moment chooses, none knowing of the others; the key of what they did."""
        key: i64 = 17
        waiting: i64 = 0
        seat: i64 = 0
        while seat < state.seat_count():
            if state.must_act(seat):
                waiting |= 1 << seat
            seat += 1
        seat = 0
        while seat < state.seat_count():
            if waiting & (1 << seat) != 0 and state.must_act(seat):
                self.choices.clear()
                state.legal(seat, self.choices)
                record = node.records[seat]
                at = record.best(self.choices)
                self.records.append(record)
                self.places.append(at)
                self.seats.append(seat)
                key = (key * MIX + record.codes[at] * 31 + seat + 1) & WORD
                state.step(seat, record.codes[at], UNHEARD)
            seat += 1
        return key

    def deal(self, state: State, key: i64) -> i64:
        """Chance acts for as long as it is to act; the key of all that happened."""
        while state.turn() == CHANCE:
            code = state.chance_at(self.dealer.below(state.chance_total()))
            state.step(CHANCE, code, UNHEARD)
            key = (key * MIX + code + 7) & WORD
        return key

    def play_on(self, state: State) -> None:
        """Some steps with quick bots, each from what its seat may see."""
        steps: i64 = 0
        while steps < self.steps:
            actor = state.turn()
            if actor == NOBODY:
                return
            if actor == CHANCE:
                state.step(CHANCE, state.chance_at(self.dealer.below(state.chance_total())), UNHEARD)
            else:
                state.step(actor, self.quick[actor].choose(state.seen_by(actor), actor, self.dealer), UNHEARD)
            steps += 1

    def found(self) -> list[tuple[int, int, float]]:
        """What the seat can do, most tried first: the code, how often it was tried, and what it is worth."""
        record = self.root.records[self.seat]
        rows: list[tuple[int, int, float]] = []
        at: i64 = 0
        while at < len(record.codes):
            tries = record.tries[at]
            if tries > 0:
                rows.append((int(record.codes[at]), int(tries), record.sums[at] / float(tries)))
            at += 1
        rows.sort(key=most_tried)
        return rows


def most_tried(row: tuple[int, int, float]) -> tuple[int, float, int]:
    return -row[1], -row[2], row[0]


@final
class SearchBot(Bot):
    """Thinks for so many iterations or so long, and does what it tried most. By iterations it is reproducible."""

    def __init__(
        self,
        iterations: i64,
        seconds: float,
        judge: Judge,
        quick: Bot | None = None,
        steps: i64 = NO_LIMIT,
    ) -> None:
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        self.judge: Judge = judge
        self.quick: Bot = RandomBot() if quick is None else quick
        self.steps: i64 = steps

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        choices = Choices()
        seen.legal(seat, choices)
        seed = str(dealer.word())
        if choices.count == 1:
            return choices.codes[0]
        quick = [self.quick for _seat in range(seen.seat_count())]
        search = Search(seen, seat, quick, self.judge, seed, self.steps)
        search.think(self.iterations, self.seconds)
        return search.found()[0][0]
