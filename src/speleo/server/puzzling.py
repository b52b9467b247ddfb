"""Puzzles as they are sent, in a worker process: to prove one may take long, and anybody may have written it."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any

from speleo.games import game_named
from speleo.kernel.errors import BadSheet
from speleo.kernel.learning.attempt import Attempt, Verdict, attempt_along
from speleo.kernel.learning.proof import BUDGET, Proof
from speleo.kernel.learning.puzzle import Puzzle, read_puzzle
from speleo.kernel.learning.puzzle_check import check_puzzle
from speleo.kernel.learning.shelf import puzzles_of
from speleo.server.errors import Refused
from speleo.server.guiding import facts_for, picture_for, shot_data, why_data, with_counts
from speleo.server.wire import packed

FOREIGN_BUDGET = 60_000
"""So many positions are looked at for a puzzle that a stranger wrote."""


@lru_cache(maxsize=4)
def proof_of(text: str, foreign: bool) -> Proof:
    """What is known of a puzzle, kept from one move to the next; of a stranger's, that it was proved."""
    try:
        puzzle = read_puzzle(text)
        if foreign:
            return check_puzzle(puzzle, game_named, FOREIGN_BUDGET, strict=True)
        return Proof(puzzle, game_named, BUDGET)
    except BadSheet as problem:
        raise Refused(422, "bad-puzzle", f"this is no puzzle: {problem}") from None


def puzzle_list(names: list[str]) -> list[dict[str, Any]]:
    """All puzzles of these games, the easiest of each game first."""
    return [
        {
            "game": name,
            "name": key,
            "title": puzzle.title,
            "say": puzzle.say,
            "aims": [aim.words for aim in puzzle.aims] if puzzle.question is None else [puzzle.question],
            "level": puzzle.level,
        }
        for name in names
        for key, puzzle in puzzles_of(game_named(name)).items()
    ]


def puzzle_data(proof: Proof) -> dict[str, Any]:
    """A puzzle as it is sent, without its solution."""
    puzzle: Puzzle = proof.puzzle
    return {
        "game": proof.game.name,
        "title": puzzle.title,
        "say": puzzle.say,
        "level": puzzle.level,
        "rules": puzzle.rules,
        "seat": proof.solver,
        "table": facts_for(proof.game, proof.stage.setup, puzzle.names),
        "question": puzzle.question,
        "options": puzzle.options,
        "aims": [aim.words for aim in puzzle.aims] if puzzle.question is None else [],
        "certain": puzzle.certain or puzzle.count is not None,
        "narrowed": bool(puzzle.without),
        "hints": puzzle.hints,
    }


def odds_data(odds: Fraction | None) -> list[int] | None:
    return None if odds is None else [odds.numerator, odds.denominator]


def verdict_data(verdict: Verdict) -> dict[str, Any]:
    return {
        "right": verdict.right,
        "words": verdict.words,
        "rule": verdict.rule,
        "odds": odds_data(verdict.odds),
        "best": odds_data(verdict.best),
    }


def moment_data(attempt: Attempt, verdict: Verdict | None) -> dict[str, Any]:
    """Where somebody stands in a puzzle, with the actions that it allows, and what the last try led to."""
    game, seat, state = attempt.game, attempt.seat, attempt.node.state
    picture = picture_for(game, state, seat)
    open_to_play = not attempt.solved and attempt.puzzle.question is None
    legal = [offer for offer in picture["legal"] if open_to_play and attempt.proof.allows(offer["action"])]
    picture = {**picture, "legal": legal}
    return {
        "path": attempt.path,
        "solved": attempt.solved,
        "aims": attempt.aims() if attempt.puzzle.question is None else [],
        "reply": None if verdict is None else verdict_data(verdict),
        "shots": [shot_data(game, shot, seat) for shot in attempt.shots],
        "picture": picture,
    }


def answer(asked: dict[str, Any]) -> bytes:
    """What is asked of a puzzle: to open it, to walk on, to show what is right, or why something cannot be done."""
    proof = proof_of(asked["text"], asked["foreign"])
    if asked["what"] == "open":
        return packed({**puzzle_data(proof), "moment": moment_data(Attempt(proof), None)})
    try:
        attempt = attempt_along(proof, asked["path"])
    except BadSheet as problem:
        raise Refused(409, "other-puzzle", str(problem)) from None
    if asked["what"] == "why":
        at = tuple(asked["at"]) if asked["at"] else None
        return why_data(proof.game, attempt.node.state, proof.solver, (asked["action"], asked["kind"], at))
    attempt.shots = []
    tried = attempt.shown() if asked["what"] == "show" else asked["tried"]
    if not tried:
        return packed(moment_data(attempt, None))
    if attempt.solved:
        raise Refused(409, "other-puzzle", "the puzzle is solved")
    verdict = attempt.take(with_counts(proof.game, tried, asked.get("counts")))
    return packed(moment_data(attempt, verdict))
