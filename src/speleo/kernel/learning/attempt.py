"""Somebody at a puzzle: what was played leads to a moment, and the proof says whether the aim is still within reach."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.errors import BadSheet
from speleo.kernel.game import Action
from speleo.kernel.learning.condition import Position, number
from speleo.kernel.learning.lesson import Answer
from speleo.kernel.learning.proof import Proof
from speleo.kernel.learning.sheet import Words
from speleo.kernel.learning.walk import Shot, fits
from speleo.kernel.nearest import quoted

MOST_SHOTS = 80


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is said to a try: in words if the file foresaw it; the odds that are left, and the best there were."""

    right: bool
    words: Words | None = None
    rule: str = ""
    odds: Fraction | None = None
    best: Fraction | None = None


class Attempt:
    """A way through a puzzle. `path` is what was done: `play back`, `answer 6 in 13`."""

    def __init__(self, proof: Proof) -> None:
        self.proof = proof
        self.puzzle, self.game = proof.puzzle, proof.game
        self.node = proof.first
        self.path: list[str] = []
        self.shots: list[Shot] = []
        self.solved = False
        if self.puzzle.question is None:
            self.run_on(best=True)

    @property
    def seat(self) -> int:
        return self.proof.solver

    def legal(self) -> list[Action]:
        if self.solved or self.puzzle.question is not None or self.proof.actor(self.node.state) != self.seat:
            return []
        legal = self.game.legal_actions(self.node.state, self.seat)
        return [action for action in legal if self.proof.allows(action.notation)]

    def aims(self) -> list[bool]:
        return self.proof.aims(self.node)

    def take(self, entry: str) -> Judgement:
        """Try something. What keeps the aim within reach leads on; anything else is shown, and taken back."""
        kind, _, text = entry.partition(" ")
        self.shots = []
        if kind == "answer":
            return self.answered(text)
        action = self.game.parse_action(text)
        code = self.game.legal_code(self.node.state, self.seat, action)
        action = self.game.decode(self.node.state, code)
        if not self.proof.allows(action.notation):
            raise BadSheet(self.puzzle.line, f"{quoted(action.notation)} is left out of this puzzle")
        before, worth = self.node, self.proof.value(self.node)
        self.step(self.seat, action)
        left = self.proof.value(self.node)
        right = left == worth
        self.run_on(best=right)
        if right:
            self.path.append(f"play {action.notation}")
            self.solved = self.proof.settled(self.node) is not None
            return Judgement(True, None, "", left, worth)
        self.node = before
        found = self.answer_to(action.notation)
        return Judgement(False, found.words if found else None, found.rule if found else "", left, worth)

    def answered(self, text: str) -> Judgement:
        """What is said to an answer; the right one goes on the path and ends the puzzle."""
        if self.puzzle.question is None or text not in self.puzzle.options:
            raise BadSheet(self.puzzle.line, f"{quoted(text)} is no answer here")
        if text == self.puzzle.right:
            self.solved = True
            self.path.append(f"answer {text}")
            self.run_on(best=True)
            return Judgement(True, odds=self.puzzle.proof)
        found = self.answer_to(text)
        return Judgement(False, found.words if found else None, found.rule if found else "")

    def answer_to(self, text: str) -> Answer | None:
        """The answer that is meant for it, or the one for everything else."""
        answers = self.puzzle.answers
        meant = (answer for answer in answers if answer.pattern and fits(answer.pattern, text))
        return next(meant, None) or next((answer for answer in answers if not answer.pattern), None)

    def step(self, actor: int, action: Action) -> None:
        state = self.node.state.clone()
        events = self.game.apply(state, actor, action)
        places = tuple(self.game.telling.place(state, event) for event in events)
        self.shots.append(Shot(actor, action, tuple(events), places, state))
        self.node = self.proof.passed(self.node, actor, state)

    def run_on(self, best: bool) -> None:
        """Until the solver must choose or it is decided: others by their habits, chance as it suits, or as it hurts."""
        while len(self.shots) < MOST_SHOTS and self.decided() is None:
            actor = self.proof.actor(self.node.state)
            if actor == NOBODY or (actor == self.seat and not self.proof.scripted(actor)):
                return
            self.step(actor, self.choice(actor, best))

    def decided(self) -> Fraction | None:
        """Whether it is settled; a question that counts is when its moment has come, for it has no aim to miss."""
        return self.proof.settled(self.node)

    def choice(self, actor: int, best: bool) -> Action:
        """What others do, or chance: with equal odds what is most likely, then what comes first."""
        node, game = self.node, self.game
        if actor == CHANCE:
            choices = Choices()
            node.state.chance(choices)
            known = {int(choices.codes[at]): int(choices.weights[at]) for at in range(choices.count)}
        else:
            known = dict.fromkeys(self.proof.codes(node, actor), 1)
        if not self.puzzle.aims:
            return game.decode(node.state, max(known, key=lambda code: known[code]))
        worth = {code: self.proof.value(self.proof.after(node, actor, code)) for code in known}
        sign = 1 if best and actor == CHANCE else -1
        return game.decode(node.state, max(known, key=lambda code: (sign * worth[code], known[code])))

    def shown(self) -> str:
        """What would be right: the next of the solution, or anything that keeps the odds."""
        if self.solved:
            return ""
        if self.puzzle.question is not None:
            return f"answer {self.puzzle.right}"
        at = len(self.path)
        told = [f"play {text}" for text in self.puzzle.solution]
        if self.path == told[:at] and at < len(told):
            return told[at]
        worth = self.proof.value(self.node)
        for code in self.proof.codes(self.node, self.seat):
            if self.proof.value(self.proof.after(self.node, self.seat, code)) == worth:
                return f"play {self.game.decode(self.node.state, code).notation}"
        return ""

    def counted(self) -> int:
        """What a question counts, at the moment that it names."""
        assert self.puzzle.count is not None
        return number(Position(self.game, self.node.state).value(self.puzzle.count), self.puzzle.count)


def attempt_along(proof: Proof, path: list[str]) -> Attempt:
    """The attempt after a path that was right step by step; one that is not is refused."""
    attempt = Attempt(proof)
    for entry in path:
        if attempt.solved or not attempt.take(entry).right:
            raise BadSheet(proof.puzzle.line, f"{quoted(entry)} does not lead on")
    return attempt
