"""One search for all games: a tree of what may come, grown where it looks good for those who choose there.

A node is a moment that all seats know. Every seat that must act there chooses by its own record of that moment and
knows nothing of what the others choose with it (decoupled UCT), so simultaneous choices stay simultaneous and seats
that act alone are the simple case. Chance is sampled with its own weights. Where the tree ends, quick bots play on and
a judge says what the result is worth to each seat. It starts from what its seat may see, never from the true state.

Quick bots that know the game can do more (`Manner`): their ideas are tried first, choices are opened a few at a time,
and a branch of the tree can be a whole stretch of their play. A tree can be kept for the next decision (`follow`).
"""

from __future__ import annotations

import math
import time
from abc import ABCMeta, abstractmethod
from typing import Final, final

from speleo.bots.bot import Bot
from speleo.bots.random import RandomBot
from speleo.kernel.breath import breathe
from speleo.kernel.engine.choices import NOT_THERE, Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import append, i64, mypyc_attr, vec

CURIOSITY: Final = 0.7
"""How much an untried choice is tried for its own sake."""
BREATH: Final = 0.05
"""Seconds of compiled work between looks at the keyboard."""
NO_LIMIT: Final = 1 << 40
NO_IDEA: Final[i64] = -1
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
class Manner:
    """How a tree grows. As it is, plain UCT: every choice is tried, and every decision is a moment of the tree."""

    def __init__(self, trust: float = 0.0, opening: float = 0.0, stride: i64 = 1, keep: bool = False) -> None:
        self.trust: float = trust
        """What the quick bot's idea is worth more while it is hardly tried; above 0 it is also tried first."""
        self.opening: float = opening
        """After v visits one choice and so many times the root of v are open; 0 opens all at once."""
        self.stride: i64 = stride
        """Decisions in a branch: the first is chosen in the tree, the others by the quick bots."""
        self.keep: bool = keep
        """Whether the tree remembers its moments, so that it can be followed to one of them."""


PLAIN: Final = Manner()


@final
class Record:
    """What one seat knows of its choices at one moment: how often each was tried, and what it brought in sum."""

    def __init__(self) -> None:
        self.idea: i64 = NO_IDEA
        self.codes: vec[i64] = vec[i64]()
        self.tries: vec[i64] = vec[i64]()
        self.sums: vec[float] = vec[float]()
        self.visits: i64 = 0

    def find(self, code: i64) -> i64:
        """Where a choice stands in this record, or NOT_THERE."""
        at: i64 = 0
        while at < len(self.codes):
            if self.codes[at] == code:
                return at
            at += 1
        return NOT_THERE

    def open(self, code: i64) -> i64:
        """Enter a choice and say where it stands."""
        at = self.find(code)
        if at == NOT_THERE:
            at = len(self.codes)
            self.codes = append(self.codes, code)
            self.tries = append(self.tries, 0)
            self.sums = append(self.sums, 0.0)
        return at

    def best(self, choices: Choices, manner: Manner) -> i64:
        """The place of the choice with the best mean and the benefit of the doubt; before all one that may be opened,
        the quick bot's idea first."""
        if self.visits == 0 and choices.find(self.idea) != NOT_THERE:
            return self.open(self.idea)
        still_open = 1.0 + manner.opening * math.sqrt(float(self.visits))
        may_open = manner.opening == 0.0 or float(len(self.codes)) < still_open
        found: i64 = NOT_THERE
        highest = -1.0
        doubt = math.log(float(self.visits + 1))
        k: i64 = 0
        while k < choices.count:
            at = self.find(choices.codes[k])
            if at == NOT_THERE:
                if may_open:
                    return self.open(choices.codes[k])
            else:
                tries = float(self.tries[at])
                value = self.sums[at] / tries + CURIOSITY * math.sqrt(doubt / tries)
                if self.codes[at] == self.idea:
                    value += manner.trust / (tries + 1.0)
                if value > highest:
                    highest = value
                    found = at
            k += 1
        if found == NOT_THERE:
            return self.open(choices.codes[0])
        return found


@final
class Node:
    """A moment in the tree: a record for each seat, and the moments that can follow."""

    def __init__(self, seats: i64) -> None:
        self.records: list[Record] = [Record() for _seat in range(seats)]
        self.following: dict[int, Node] = {}
        self.moment: State | None = None


@final
class Search:
    """A tree for one seat at one moment. `quick` are the bots that play on where it ends, one for each seat.

    `steps` limits how long they play; the judge must then say what an unfinished game is worth.
    """

    def __init__(
        self,
        seen: State,
        seat: i64,
        quick: list[Bot],
        judge: Judge,
        seed: str,
        steps: i64 = NO_LIMIT,
        manner: Manner = PLAIN,
    ) -> None:
        self.start: State = seen.undecided()
        self.seat: i64 = seat
        self.quick: list[Bot] = quick
        self.judge: Judge = judge
        self.steps: i64 = steps
        self.manner: Manner = manner
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
            key = self.stretch(state, self.deal(state, key))
            if key not in node.following:
                node.following[key] = Node(state.seat_count())
                if self.manner.keep:
                    node.following[key].moment = state.clone()
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
                if self.manner.trust > 0.0 and record.visits == 0:
                    record.idea = self.quick[seat].choose(state.seen_by(seat), seat, self.dealer)
                at = record.best(self.choices, self.manner)
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

    def stretch(self, state: State, key: i64) -> i64:
        """The rest of a branch, played by quick bots; the key of all that happened."""
        decisions: i64 = 1
        while decisions < self.manner.stride and state.turn() != NOBODY:
            actor = state.turn()
            code = self.quick[actor].choose(state.seen_by(actor), actor, self.dealer)
            state.step(actor, code, UNHEARD)
            key = self.deal(state, (key * MIX + code * 31 + actor + 1) & WORD)
            decisions += 1
        return key

    def follow(self, seen: State) -> bool:
        """Go on from a later moment, with all that was tried there. False if the tree has never been there."""
        wanted = seen.undecided()
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            moment = node.moment
            if moment is not None and moment == wanted:
                self.root = node
                self.start = wanted
                return True
            waiting.extend(node.following.values())
        return False

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
        manner: Manner = PLAIN,
    ) -> None:
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        self.judge: Judge = judge
        self.quick: Bot = RandomBot() if quick is None else quick
        self.steps: i64 = steps
        self.manner: Manner = manner
        self.trees: dict[int, Search] = {}

    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        choices = Choices()
        seen.legal(seat, choices)
        seed = str(dealer.word())
        if choices.count == 1:
            return choices.codes[0]
        search = self.trees.get(seat)
        if search is None or not search.follow(seen):
            quick = [self.quick for _seat in range(seen.seat_count())]
            search = Search(seen, seat, quick, self.judge, seed, self.steps, self.manner)
        search.think(self.iterations, self.seconds)
        if self.manner.keep:
            self.trees[seat] = search
        return search.found()[0][0]
