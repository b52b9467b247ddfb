"""Proving a puzzle: all lines of play from a position, or the exact odds of an aim with the best play."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.errors import BadScenario, BadSheet, SpeleoError
from speleo.kernel.learning.condition import Position
from speleo.kernel.learning.puzzle import ANYTHING, Puzzle
from speleo.kernel.learning.walk import fits
from speleo.kernel.nearest import quoted
from speleo.kernel.scenario.stage import FindGame, Stage, set_stage

BUDGET = 400_000
"""So many positions are looked at before a puzzle is given up."""
LOST, WON = Fraction(0), Fraction(1)


class TooMuch(SpeleoError):
    """There are more lines of play than the budget allows."""

    def __init__(self, budget: int) -> None:
        super().__init__(f"after {budget} positions nothing is proved: an earlier end or fewer moves would help")


@dataclass(frozen=True, slots=True)
class Node:
    """A moment of a puzzle: how often each seat with a habit has acted, and how many moves the solver has left."""

    state: State
    acted: tuple[int, ...]
    left: int


def set_puzzle(puzzle: Puzzle, find_game: FindGame, strict: bool = False) -> Stage:
    """The game in the position of a puzzle; what does not fit is named with its line."""
    assert puzzle.stage is not None
    try:
        stage = set_stage(puzzle.stage, find_game, strict)
        for sentence in puzzle.before:
            if sentence.word == "Given":
                stage.given(sentence)
            elif sentence.word == "When":
                stage.when(sentence)
            else:
                raise BadScenario(sentence.line, "what is expected of a puzzle is its aim: write 'Aim: …'")
    except BadScenario as problem:
        raise BadSheet(problem.line, problem.problem, "position") from None
    for seat in (puzzle.solver, *puzzle.habits):
        if seat > stage.setup.seats:
            raise BadSheet(puzzle.stage.line, f"there is no seat {seat} among {stage.setup.seats}")
    return stage


class Proof:
    """All that can come of a puzzle. Values are the odds of the aim with the best play; they are kept."""

    def __init__(self, puzzle: Puzzle, find_game: FindGame, budget: int = BUDGET, strict: bool = False) -> None:
        self.puzzle = puzzle
        self.stage = set_puzzle(puzzle, find_game, strict)
        self.game = self.stage.game
        self.solver = puzzle.solver - 1
        self.certain = puzzle.proof is None or puzzle.certain
        self.budget = budget
        self.kept: dict[tuple[State, tuple[int, ...], int], Fraction] = {}
        self.first = Node(self.stage.state, (0,) * self.stage.setup.seats, puzzle.moves)

    @cached_property
    def worth(self) -> Fraction:
        """How likely the aim is with the best play."""
        return self.value(self.first)

    def actor(self, state: State) -> int:
        """Who is next: the solver first, then who has a habit, then who may do anything."""
        if state.turn() in (CHANCE, NOBODY):
            return int(state.turn())
        waiting = [seat for seat in range(self.stage.setup.seats) if state.must_act(seat)]
        if self.solver in waiting and not self.scripted(self.solver):
            return self.solver
        return min(waiting, key=lambda seat: (self.free(seat), seat))

    def scripted(self, seat: int) -> bool:
        return seat + 1 in self.puzzle.habits

    def free(self, seat: int) -> bool:
        return self.puzzle.habits.get(seat + 1, (ANYTHING,))[0] == ANYTHING

    def settled(self, node: Node) -> Fraction | None:
        """Whether it is decided here: at the moment that the puzzle names, or as soon as the aim is reached."""
        here = Position(self.game, node.state)
        over = node.state.turn() == NOBODY
        until = self.puzzle.until
        if until and not over and not any(here.holds(condition) for condition in until):
            return None
        if all(here.holds(aim.condition) for aim in self.puzzle.aims):
            return WON
        late = any(here.holds(condition) for condition in self.puzzle.by)
        return LOST if over or until or late else None

    def aims(self, node: Node) -> list[bool]:
        here = Position(self.game, node.state)
        return [here.holds(aim.condition) for aim in self.puzzle.aims]

    def value(self, node: Node) -> Fraction:
        """How likely the aim is from here on, found once for each position."""
        key = (node.state, node.acted, node.left)
        known = self.kept.get(key)
        if known is None:
            if len(self.kept) >= self.budget:
                raise TooMuch(self.budget)
            known = self.found(node)
            self.kept[key] = known
        return known

    def found(self, node: Node) -> Fraction:
        """The value of a position that was not looked at before: the best for the solver, the worst for others."""
        settled = self.settled(node)
        if settled is not None:
            return settled
        actor = self.actor(node.state)
        if actor == CHANCE:
            return self.by_chance(node)
        codes = self.codes(node, actor)
        mine = actor == self.solver and not self.scripted(actor)
        if mine and node.left == 0:
            return LOST
        best = LOST if mine else WON
        for code in codes:
            here = self.value(self.after(node, actor, code))
            best = max(best, here) if mine else min(best, here)
            if best == (WON if mine else LOST):
                break
        return best

    def by_chance(self, node: Node) -> Fraction:
        """The mean over what Chance may bring, or where it must be certain whether all of it will do."""
        choices = Choices()
        node.state.chance(choices)
        total = LOST
        for at in range(choices.count):
            here = self.value(self.after(node, CHANCE, choices.codes[at]))
            if self.certain and here < WON:
                return LOST
            total += here * choices.weights[at]
        return WON if self.certain else total / choices.total

    def codes(self, node: Node, seat: int) -> list[int]:
        """What a seat may choose here: all that is legal, or what its habit says."""
        choices = Choices()
        node.state.legal(seat, choices)
        legal = [int(choices.codes[at]) for at in range(choices.count)]
        if seat == self.solver and self.puzzle.without:
            legal = [code for code in legal if self.allows(self.game.decode(node.state, code).notation)]
        if not self.scripted(seat) or self.free(seat):
            return legal
        habit = self.puzzle.habits[seat + 1]
        pattern = habit[min(node.acted[seat], len(habit) - 1)]
        for part in pattern.split("|"):
            for code in legal:
                if fits(part.strip(), self.game.decode(node.state, code).notation):
                    return [code]
        told = ", ".join(self.game.decode(node.state, code).notation for code in legal[:8])
        line = self.puzzle.stage.line if self.puzzle.stage else 1
        raise BadSheet(line, f"seat {seat + 1} cannot play {quoted(pattern)}: there is {told}", "Seat")

    def allows(self, notation: str) -> bool:
        """Whether the puzzle leaves an action to its solver."""
        return not self.puzzle.without or not fits(self.puzzle.without, notation)

    def after(self, node: Node, actor: int, code: int) -> Node:
        state = node.state.clone()
        state.step(actor, code, UNHEARD)
        return self.passed(node, actor, state)

    def passed(self, node: Node, actor: int, state: State) -> Node:
        """The node that a step of an actor led to."""
        if actor == CHANCE:
            return Node(state, node.acted, node.left)
        if actor == self.solver and not self.scripted(actor):
            return Node(state, node.acted, node.left - 1)
        last = len(self.puzzle.habits.get(actor + 1, ("",))) - 1
        acted = tuple(min(last, count + 1) if at == actor else count for at, count in enumerate(node.acted))
        return Node(state, acted, node.left)
