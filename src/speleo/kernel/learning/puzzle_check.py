"""Whether a puzzle fits the rules: its claim is proved, its solution solves it, and every answer is for a mistake."""

from __future__ import annotations

from fractions import Fraction

from speleo.kernel.errors import BadSheet, SpeleoError
from speleo.kernel.learning.attempt import Attempt
from speleo.kernel.learning.proof import BUDGET, Proof
from speleo.kernel.learning.puzzle import Puzzle
from speleo.kernel.learning.walk import fits
from speleo.kernel.nearest import hint, quoted
from speleo.kernel.scenario.stage import FindGame


def check_puzzle(puzzle: Puzzle, find_game: FindGame, budget: int = BUDGET, strict: bool = False) -> Proof:
    """Refuse a puzzle at the first thing that does not fit, with its line and part; else its proof."""
    proof = Proof(puzzle, find_game, budget, strict)
    check_rules(puzzle, proof)
    if puzzle.count is not None:
        check_count(puzzle, proof)
        return proof
    if proof.worth != puzzle.proof:
        raise BadSheet(puzzle.proof_line, f"it is {told(proof.worth)}, not {told(puzzle.proof)}", "Proof")
    if puzzle.question is not None:
        if puzzle.right != f"{proof.worth.numerator} in {proof.worth.denominator}":
            raise BadSheet(puzzle.proof_line, f"the right answer is {told(proof.worth)}", "Ask")
        check_options(puzzle)
        return proof
    check_solution(puzzle, proof)
    return proof


def told(odds: Fraction | None) -> str:
    if odds is None or odds == 1:
        return "certain"
    return "impossible" if odds == 0 else f"{odds.numerator} in {odds.denominator}"


def check_rules(puzzle: Puzzle, proof: Proof) -> None:
    known = proof.game.rulebook("en").ids
    cited = [(puzzle.rules_line, rule) for rule in puzzle.rules]
    for line, rule in [*cited, *((answer.line, answer.rule) for answer in puzzle.answers)]:
        if rule not in known:
            raise BadSheet(line, f"{proof.game.name} has no rule {quoted(rule)}{hint(rule, known)}", "Rules")


def check_count(puzzle: Puzzle, proof: Proof) -> None:
    attempt = Attempt(proof)
    attempt.take(f"answer {puzzle.right}")
    if str(attempt.counted()) != puzzle.right:
        raise BadSheet(puzzle.line, f"the right answer is {attempt.counted()}, not {quoted(puzzle.right)}", "Ask")
    check_options(puzzle)


def check_options(puzzle: Puzzle) -> None:
    for answer in puzzle.answers:
        if answer.pattern and not any(fits(answer.pattern, text) for text in puzzle.options if text != puzzle.right):
            raise BadSheet(answer.line, f"no wrong choice is {quoted(answer.pattern)}", "Otherwise")


def check_solution(puzzle: Puzzle, proof: Proof) -> None:
    """The solution keeps the odds to the end; on its way a mistake is possible, and every answer is for one."""
    attempt, mistakes = Attempt(proof), set[str]()
    for text in puzzle.solution:
        if attempt.solved:
            raise BadSheet(puzzle.solution_line, f"it is solved before {quoted(text)}", "Solution")
        mistakes |= wrong_here(attempt)
        try:
            right = attempt.take(f"play {text}").right
        except SpeleoError as problem:
            raise BadSheet(puzzle.solution_line, str(problem), "Solution") from None
        if not right:
            raise BadSheet(puzzle.solution_line, f"{quoted(text)} gives the aim away", "Solution")
    if not attempt.solved:
        missing = attempt.shown().removeprefix("play ")
        raise BadSheet(puzzle.solution_line, f"the aim is not reached yet: {quoted(missing)} would go on", "Solution")
    if not mistakes:
        raise BadSheet(puzzle.solution_line, "whatever is played solves it", "Solution")
    for answer in puzzle.answers:
        if answer.pattern and not any(fits(answer.pattern, text) for text in mistakes):
            raise BadSheet(answer.line, f"nothing wrong is {quoted(answer.pattern)}", "Otherwise")


def wrong_here(attempt: Attempt) -> set[str]:
    """What gives the aim away now."""
    proof, node = attempt.proof, attempt.node
    worth = proof.value(node)
    return {
        proof.game.decode(node.state, code).notation
        for code in proof.codes(node, attempt.seat)
        if proof.value(proof.after(node, attempt.seat, code)) < worth
    }
