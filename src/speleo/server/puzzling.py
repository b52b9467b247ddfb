"""Puzzles as they are sent, in a worker process: to prove one may take long, and anybody may have written it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

from speleo.games import game_named
from speleo.kernel.errors import BadSheet
from speleo.kernel.learning.attempt import Attempt, Judgement, attempt_along
from speleo.kernel.learning.proof import BUDGET, Proof
from speleo.kernel.learning.puzzle import Puzzle, odds_named, read_puzzle
from speleo.kernel.learning.puzzle_check import check_puzzle
from speleo.kernel.learning.sheet import Words
from speleo.kernel.learning.shelf import puzzles_of
from speleo.server.errors import Refused
from speleo.server.facts import Facts
from speleo.server.guiding import ShotFacts, facts_for, picture_for, shown, why_data, with_counts
from speleo.server.pictures import WholePicture
from speleo.server.wire import packed

FOREIGN_BUDGET = 60_000
"""So many positions are looked at for a puzzle that a stranger wrote."""
Odds = tuple[int, int]
"""So many in so many."""


@dataclass(frozen=True, slots=True)
class PuzzleFacts:
    """A puzzle of a game; `level` counts lamps, from 1 to 4."""

    game: str
    name: str
    title: Words
    say: Words
    aims: list[Words]
    level: int


@dataclass(frozen=True, slots=True)
class TryReply:
    """What is said to a try: `odds` of the aim after it, and the `best` there were, each so many in so many; without
    words nobody foresaw it."""

    right: bool
    words: Words | None
    rule: str
    odds: Odds | None
    best: Odds | None


@dataclass(frozen=True, slots=True)
class PuzzleMoment:
    """Where a path leads. `aims` says of each aim whether it holds now; `shots` are what a try led to.

    A wrong try is shown in the shots, and taken back: `picture` is the position before it.
    """

    path: list[str]
    solved: bool
    aims: list[bool]
    reply: TryReply | None
    shots: list[ShotFacts]
    picture: WholePicture


@dataclass(frozen=True, slots=True)
class OptionFacts:
    """An answer that can be chosen, as it is written, and the odds that it names."""

    text: str
    odds: Odds | None


@dataclass(frozen=True, slots=True)
class WholePuzzle:
    """A puzzle; `seat` solves it. A question has options. `certain`: the aim is reached whatever comes.

    `narrowed`: some actions that the rules allow are left out, so that all lines could be looked at.
    """

    game: str
    title: Words
    say: Words
    level: int
    rules: tuple[str, ...]
    seat: int
    table: Facts
    question: Words | None
    options: list[OptionFacts]
    aims: list[Words]
    certain: bool
    narrowed: bool
    hints: list[Words]
    moment: PuzzleMoment


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


def puzzle_list(names: list[str]) -> list[PuzzleFacts]:
    """All puzzles of these games, the easiest of each game first."""
    return [
        PuzzleFacts(
            game=name,
            name=key,
            title=puzzle.title,
            say=said_of(puzzle),
            aims=aims_of(puzzle) if puzzle.question is None else [puzzle.question],
            level=puzzle.level,
        )
        for name in names
        for key, puzzle in puzzles_of(game_named(name)).items()
    ]


def said_of(puzzle: Puzzle) -> Words:
    assert puzzle.say is not None, "no puzzle is read without"
    return puzzle.say


def aims_of(puzzle: Puzzle) -> list[Words]:
    return [aim.words for aim in puzzle.aims]


def opened(proof: Proof) -> WholePuzzle:
    """A puzzle as it is sent, without its solution."""
    puzzle: Puzzle = proof.puzzle
    return WholePuzzle(
        game=proof.game.name,
        title=puzzle.title,
        say=said_of(puzzle),
        level=puzzle.level,
        rules=puzzle.rules,
        seat=proof.solver,
        table=facts_for(proof.stage.setup, puzzle.names),
        question=puzzle.question,
        options=[OptionFacts(text, odds_named(text)) for text in puzzle.options],
        aims=aims_of(puzzle) if puzzle.question is None else [],
        certain=puzzle.certain or puzzle.count is not None,
        narrowed=bool(puzzle.without),
        hints=puzzle.hints,
        moment=moment_of(Attempt(proof), None),
    )


def odds_of(odds: Fraction | None) -> Odds | None:
    return None if odds is None else (odds.numerator, odds.denominator)


def reply_to(verdict: Judgement) -> TryReply:
    return TryReply(verdict.right, verdict.words, verdict.rule, odds_of(verdict.odds), odds_of(verdict.best))


def moment_of(attempt: Attempt, verdict: Judgement | None) -> PuzzleMoment:
    """Where somebody stands in a puzzle, with the actions that it allows, and what the last try led to."""
    game, seat, state = attempt.game, attempt.seat, attempt.node.state
    picture = picture_for(game, state, seat)
    open_to_play = not attempt.solved and attempt.puzzle.question is None
    picture.legal = [offer for offer in picture.legal if open_to_play and attempt.proof.allows(offer["action"])]
    return PuzzleMoment(
        path=attempt.path,
        solved=attempt.solved,
        aims=attempt.aims() if attempt.puzzle.question is None else [],
        reply=None if verdict is None else reply_to(verdict),
        shots=[shown(game, shot, seat) for shot in attempt.shots],
        picture=picture,
    )


def answer(asked: dict[str, Any]) -> bytes:
    """What is asked of a puzzle: to open it, to walk on, to show what is right, or why something cannot be done."""
    proof = proof_of(asked["text"], asked["foreign"])
    if asked["what"] == "open":
        return packed(opened(proof))
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
        return packed(moment_of(attempt, None))
    if attempt.solved:
        raise Refused(409, "other-puzzle", "the puzzle is solved")
    verdict = attempt.take(with_counts(proof.game, tried, asked.get("counts")))
    return packed(moment_of(attempt, verdict))
