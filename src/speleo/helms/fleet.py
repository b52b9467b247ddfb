"""Many matches that are stepped with one call: a new one begins where one is over."""

from __future__ import annotations

from typing import Final, final

from speleo.bots.bot import Bot
from speleo.helms.helm import Helm
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import NOBODY
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.numbers import i16, i64, u8, vec

EVERYBODY: Final = -1
"""The learner where the caller decides for every seat."""


@final
class Fleet:
    """Helms side by side, in lanes. All that is seen lies in flat vectors, a row for each lane, which others may read.

    `rows` are what the seat sees that is to act, `marks` what it may do, `turns` which seat it is. `ended` marks the
    lanes in which the last step ended a match; `points` are those of every seat then, and after every step if the
    fleet is to `count`. Only the `learner` is asked where there is one; `others` play the other seats.
    """

    def __init__(self, helms: list[Helm], seed: str, learner: i64, others: list[Bot], count: bool) -> None:
        first = helms[0]
        lanes: i64 = len(helms)
        self.helms: list[Helm] = helms
        self.lanes: i64 = lanes
        self.actions: i64 = first.actions
        self.width: i64 = first.width
        self.seats: i64 = first.seats
        self.learner: i64 = learner
        self.others: list[Bot] = others
        self.count: bool = count
        self.dice: FastDealer = FastDealer(f"{seed} bots")
        self.luck: FastDealer = FastDealer(f"{seed} actions")
        self.rows: vec[i16] = vec[i16]([0] * (lanes * first.width))
        self.marks: vec[u8] = vec[u8]([0] * (lanes * first.actions))
        self.turns: vec[u8] = vec[u8]([0] * lanes)
        self.ended: vec[u8] = vec[u8]([0] * lanes)
        self.points: vec[i16] = vec[i16]([0] * (lanes * first.seats))
        lane: i64 = 0
        while lane < lanes:
            helms[lane].seed(f"{seed} lane {lane}")
            lane += 1

    def begin(self) -> None:
        """A new match in every lane."""
        lane: i64 = 0
        while lane < self.lanes:
            helm = self.helms[lane]
            self.open(helm)
            self.ended[lane] = 0
            self.tally(helm, lane)
            self.show(helm, lane)
            lane += 1

    def open(self, helm: Helm) -> None:
        """A new match up to the first decision that is asked for."""
        helm.begin()
        while self.go_on(helm) == NOBODY:
            helm.begin()

    def go_on(self, helm: Helm) -> i64:
        """Bots play until the learner is to act, who is then named, or nobody is."""
        turn = helm.turn()
        learner = self.learner
        if learner == EVERYBODY:
            return turn
        while turn != learner and turn != NOBODY:
            state = helm.table()
            state.step(turn, self.others[turn].choose(state.seen_by(turn), turn, self.dice), UNHEARD)
            helm.deal()
            turn = helm.turn()
        return turn

    def tally(self, helm: Helm, lane: i64) -> None:
        """Note the points of every seat."""
        state = helm.table()
        at = lane * self.seats
        seat: i64 = 0
        while seat < self.seats:
            self.points[at + seat] = i16(state.score(seat))
            seat += 1

    def show(self, helm: Helm, lane: i64) -> None:
        """Write what the seat sees that is to act, and what it may do."""
        turn = helm.turn()
        self.turns[lane] = u8(turn)
        helm.observe(turn, self.rows, lane * self.width)
        marks = self.marks
        choices = helm.choices
        codes = choices.codes
        first = lane * self.actions
        at: i64 = 0
        while at < choices.count:
            marks[first + codes[at]] = 0
            at += 1
        choices.clear()
        helm.list_actions(turn, choices)
        codes = choices.codes
        at = 0
        while at < choices.count:
            marks[first + codes[at]] = 1
            at += 1

    def masked(self, actions: bytes) -> i64:
        """The first lane whose action is not legal, or -1."""
        lane: i64 = 0
        while lane < self.lanes:
            number: i64 = actions[lane]
            if number >= self.actions or self.marks[lane * self.actions + number] == 0:
                return lane
            lane += 1
        return -1

    def step(self, actions: bytes) -> None:
        """One decision in every lane, each a number below 256. Unchecked: ask `masked` first."""
        lane: i64 = 0
        while lane < self.lanes:
            helm = self.helms[lane]
            helm.take(i64(self.turns[lane]), actions[lane])
            helm.deal()
            if self.go_on(helm) == NOBODY:
                self.ended[lane] = 1
                self.tally(helm, lane)
                self.open(helm)
            else:
                self.ended[lane] = 0
                if self.count:
                    self.tally(helm, lane)
            self.show(helm, lane)
            lane += 1

    def drawn(self) -> bytes:
        """A legal action for every lane, each equally likely."""
        found = bytearray(self.lanes)
        luck = self.luck
        lane: i64 = 0
        while lane < self.lanes:
            choices: Choices = self.helms[lane].choices
            found[lane] = choices.codes[luck.below(choices.count)]
            lane += 1
        return bytes(found)
