"""The match of a table: its course, and what a seat must have seen before it may act."""

from __future__ import annotations

from collections import Counter

from speleo.kernel.engine.dealer import Dealer
from speleo.kernel.match import Match, Told
from speleo.server.undoing import UndoAsked


class Play:
    """`begun` is the match of a plan that brings a box or a record along, set up early, since that takes time.

    `step_seq` is the entry of the latest step of the match, `loud_seq` of the latest that concerns everybody, and
    `own_seq` of the latest of each seat. `strides` has for each entry the serial number of the last step by then.
    `taken_back` counts how often the match went back past something revealed, `hints` how often each seat was
    told what bots would do.
    """

    def __init__(self) -> None:
        self.match: Match | None = None
        self.begun: Match | None = None
        self.asked: UndoAsked | None = None
        self.taken_back = 0
        self.hints: Counter[int] = Counter()
        self.loud_seq = 0
        self.step_seq = 0
        self.own_seq: dict[int, int] = {}
        self.strides: list[int] = []

    dealer: Dealer

    def stale_for(self, seat: int, version: int) -> bool:
        """Whether something happened since that version which the seat should have seen before it acts.

        Other seats' choices in the same round do not count: all choose at the same time.
        """
        return version < max(self.loud_seq, self.own_seq.get(seat, 0))

    def stepped(self, seq: int) -> None:
        """That entry took a step that concerns everybody."""
        self.loud_seq = self.step_seq = seq

    def deal(self, match: Match) -> list[Told]:
        """Let Chance act for as long as it is to act."""
        return [told for step in match.deal(self.dealer) for told in step.told]
