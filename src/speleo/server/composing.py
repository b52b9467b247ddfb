"""A puzzle of a step of a record, made in a worker process: the position, an aim of the game's list, and the proof."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from speleo.games import game_named
from speleo.kernel.engine.state import State
from speleo.kernel.errors import BadSheet, SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.learning.making import OwnAims, Unsolved, Wish, made_of, read_aims
from speleo.kernel.learning.proof import TooMuch
from speleo.kernel.learning.puzzle import read_puzzle
from speleo.kernel.learning.sheet import Words
from speleo.kernel.learning.shelf import texts_of
from speleo.server.errors import Refused
from speleo.server.puzzling import FOREIGN_BUDGET
from speleo.server.reel import Reel
from speleo.server.wire import packed


@dataclass(frozen=True, slots=True)
class OwnAimFacts:
    """An aim for a puzzle of one's own; `counts`: `{number}` in its words is to be chosen."""

    words: Words
    counts: bool


@dataclass(frozen=True, slots=True)
class MadePuzzle:
    """The text of a puzzle that was proved, with how many moves; without one, why there is none.

    `reason` is `unreachable`, `decided`, `too-much` or empty, `why` a sentence. `small`: with everything that is legal
    there would have been too much to prove, so the solver leaves out what the game's list names.
    """

    text: str
    reason: str
    why: str
    moves: int
    certain: bool
    small: bool


def aims_of(game: Game) -> OwnAims:
    found = texts_of(game.package, "puzzles", ".aims")
    return read_aims(found["own"]) if "own" in found else OwnAims()


def aim_list(game: Game) -> list[OwnAimFacts]:
    return [OwnAimFacts(aim.words, aim.counts) for aim in aims_of(game).aims]


def moment_of(told: Reel, step: int) -> State:
    """The position after a step; what others have chosen in secret is still to be chosen."""
    return told.states[min(step, len(told.states) - 1)].undecided()


def made(told: Reel, asked: dict[str, Any]) -> bytes:
    """The text of a puzzle that is proved, or why there is none."""
    game = told.game
    aims, setup = aims_of(game), told.header.setup(game)
    if asked["box"]:
        raise Refused(422, "bad-puzzle", "a match with a box of its own cannot become a puzzle")
    if asked["aim"] >= len(aims.aims) or asked["seat"] >= setup.seats:
        raise Refused(422, "bad-puzzle", f"{game.name} has no such aim or seat")
    wish = Wish(asked["seat"], asked["aim"], asked["number"], asked["title"], asked["quiet"])
    state = moment_of(told, asked["step"])
    try:
        text, small = made_of(game, setup, state, aims, wish, game_named, FOREIGN_BUDGET)
    except TooMuch as problem:
        return none_made("too-much", problem)
    except Unsolved as problem:
        return none_made(problem.reason, problem)
    except SpeleoError as problem:
        return none_made("", problem)
    puzzle = read_puzzle(text)
    return packed(MadePuzzle(text, "", "", len(puzzle.solution), puzzle.certain, small))


def none_made(reason: str, problem: SpeleoError) -> bytes:
    """Why there is no puzzle: by a name that the page has words for, and as it was said."""
    why = problem.problem if isinstance(problem, BadSheet) else str(problem)
    return packed(MadePuzzle("", reason, why, 0, certain=False, small=False))
