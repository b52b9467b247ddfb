"""Reading puzzle files.

    Puzzle
      en: The last leftover
      de: Der letzte Rest
    Level: 1
    Say
      en: Five rubies lie on the path. Both rivals go on.
      de: Fünf Rubine liegen auf dem Weg. Beide Rivalen gehen weiter.
    Rules: DIA-4.3
    Given diamant with 3 seats
    Given seat 1 solves
    Given the position
      path: treasure 17 (2), treasure 9 (3)
      gathered: 8 8 8
    Seat: 2 plays on
    Seat: 3 plays anything
    Aim: chest of 1 is at least 13
      en: *Thirteen* rubies in your chest.
      de: *Dreizehn* Rubine in deiner Truhe.
    Until: expedition is 2
    Proof: certain
    Solution: back
    Hint
      en: Who goes back alone?
      de: Wer geht allein zurück?
    Otherwise: on
      en: Then the rubies stay on the path.
      de: Dann bleiben die Rubine auf dem Weg.
      rule: DIA-4.3

Given and When are the sentences of scenarios. docs/formats.md tells the rest.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction

from speleo.kernel.errors import BadSheet
from speleo.kernel.learning.condition import Condition, read_condition
from speleo.kernel.learning.lesson import Answer
from speleo.kernel.learning.sheet import (
    Row,
    Words,
    both,
    choices_of,
    explained,
    name_of,
    number_of,
    read_sheet,
    rule_ids,
    words_of,
)
from speleo.kernel.nearest import quoted
from speleo.kernel.scenario.script import Sentence

WORDS = (
    "Puzzle",
    "Level",
    "Say",
    "Rules",
    "Seat",
    "Without",
    "Aim",
    "Until",
    "By",
    "Moves",
    "Proof",
    "Solution",
    "Ask",
    "Count",
    "Hint",
    "Otherwise",
)
ALONE = ("Level", "Moves", "Rules", "Until", "By", "Count", "Seat", "Without", "Proof", "Solution")
"""Lines that have none below them."""
MOST_LEVEL = 4
MOST_MOVES = 40
MOST_AIMS = 4
MOST_HINTS = 3
MOST_OPTIONS = 6
ANYTHING = "anything"
"""What somebody does who may do what they like: the solution must hold whatever it is."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What must hold at the end, and how it is told."""

    condition: Condition
    words: Words


@dataclass(slots=True)
class Puzzle:
    """A position and an aim. `habits` are what other seats play, one pattern after another; the last one stays.

    `without` is a pattern of actions that the solver leaves out. `proof` is how likely the aim is with the best play:
    1 is certain. A question has `options`, of which `right` is
    right: how likely the aim is, or what `count` says of the position at the end. The end is the first moment at which
    one of `until` holds; without them, as soon as the aim does, and it is too late when one of `by` holds.
    """

    title: Words
    line: int
    level: int = 0
    solver: int = 1
    say: Words | None = None
    rules: tuple[str, ...] = ()
    rules_line: int = 0
    names: dict[int, str] = field(default_factory=dict)
    stage: Sentence | None = None
    before: list[Sentence] = field(default_factory=list)
    habits: dict[int, tuple[str, ...]] = field(default_factory=dict)
    without: str = ""
    aims: list[Aim] = field(default_factory=list)
    until: list[Condition] = field(default_factory=list)
    by: list[Condition] = field(default_factory=list)
    moves: int = MOST_MOVES
    proof: Fraction | None = None
    proof_line: int = 0
    solution: tuple[str, ...] = ()
    solution_line: int = 0
    question: Words | None = None
    right: str = ""
    options: tuple[str, ...] = ()
    count: Condition | None = None
    hints: list[Words] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)

    @property
    def certain(self) -> bool:
        return self.proof == 1


def read_puzzle(text: str) -> Puzzle:
    """The puzzle of a file; what is wrong is named with its line and the part of the puzzle."""
    puzzle = read_sheet(text, WORDS, ALONE, Puzzle, take, lambda _, row: row.word)
    check_whole(puzzle)
    return puzzle


def take(puzzle: Puzzle, row: Row) -> None:
    """One line after the title."""
    if row.word in ("Given", "When", "Then"):
        sentence(puzzle, row)
    elif row.word in ("Level", "Moves", "Say", "Rules", "Hint"):
        describe(puzzle, row)
    elif row.word in ("Aim", "Until", "By", "Count"):
        condition(puzzle, row)
    elif row.word == "Seat":
        habit(puzzle, row)
    elif row.word == "Without":
        puzzle.without = row.text
    elif row.word == "Proof":
        puzzle.proof, puzzle.proof_line = odds(row), row.line
    elif row.word == "Solution":
        puzzle.solution, puzzle.solution_line = tuple(part.strip() for part in row.text.split(";")), row.line
        if not all(puzzle.solution):
            raise row.refuse("Solution names actions with semicolons between them: 'Solution: move n; back'")
    elif row.word == "Ask":
        question(puzzle, row)
    else:
        made = explained(row)
        puzzle.answers.append(Answer(row.text, both(row, made), made["rule"], False, row.line))


def describe(puzzle: Puzzle, row: Row) -> None:
    """A line about the puzzle itself: how hard, how long, what is said, its rules and hints."""
    if row.word == "Level":
        puzzle.level = number_of(row, 1, MOST_LEVEL)
    elif row.word == "Moves":
        puzzle.moves = number_of(row, 1, MOST_MOVES)
    elif row.word == "Say":
        puzzle.say = words_of(row)
    elif row.word == "Rules":
        puzzle.rules, puzzle.rules_line = rule_ids(row), row.line
    else:
        if len(puzzle.hints) == MOST_HINTS:
            raise row.refuse(f"a puzzle has {MOST_HINTS} hints at the most")
        puzzle.hints.append(words_of(row))


def sentence(puzzle: Puzzle, row: Row) -> None:
    """A sentence of a scenario: the game, who solves, what seats are called, or what happens before."""
    called = name_of(row)
    solves = re.fullmatch(r"seat ([1-9]) solves", row.text)
    if puzzle.stage is None:
        puzzle.stage = row.sentence()
    elif row.word == "Given" and solves:
        puzzle.solver = int(solves[1])
    elif called:
        puzzle.names[called[0]] = called[1]
    else:
        puzzle.before.append(row.sentence())


def condition(puzzle: Puzzle, row: Row) -> None:
    """A line that says when the puzzle is over, and what must hold then."""
    made = read_condition(row.text, row.line)
    if row.word == "Until":
        puzzle.until.append(made)
    elif row.word == "By":
        puzzle.by.append(made)
    elif row.word == "Count":
        puzzle.count = made
    elif len(puzzle.aims) == MOST_AIMS:
        raise row.refuse(f"a puzzle has {MOST_AIMS} aims at the most")
    else:
        puzzle.aims.append(Aim(made, words_of(row)))


def habit(puzzle: Puzzle, row: Row) -> None:
    found = re.fullmatch(r"([1-9]) plays (\S.*)", row.text)
    if found is None:
        raise row.refuse("a habit is written 'Seat: 2 plays on; on; back', or 'Seat: 2 plays anything'")
    if int(found[1]) in puzzle.habits:
        raise row.refuse(f"the habit of seat {found[1]} stands twice")
    puzzle.habits[int(found[1])] = tuple(part.strip() for part in found[2].split(";"))


def odds(row: Row) -> Fraction:
    """`certain`, or `6 in 13`."""
    if row.text == "certain":
        return Fraction(1)
    named = odds_named(row.text)
    if named is None or named[0] > named[1]:
        raise row.refuse(f"Proof is 'certain', or odds such as '6 in 13', not {quoted(row.text)}")
    return Fraction(*named)


def odds_named(text: str) -> tuple[int, int] | None:
    """So many in so many, as it is written; None: these are no odds."""
    found = re.fullmatch(r"([0-9]{1,12}) in ([1-9][0-9]{0,11})", text)
    return None if found is None else (int(found[1]), int(found[2]))


def question(puzzle: Puzzle, row: Row) -> None:
    puzzle.right, puzzle.options = choices_of(row)
    puzzle.question = words_of(row)
    if puzzle.right not in puzzle.options or not 2 <= len(set(puzzle.options)) == len(puzzle.options) <= MOST_OPTIONS:
        raise row.refuse(f"{quoted(puzzle.right)} must be one of two to {MOST_OPTIONS} different choices")


def check_whole(puzzle: Puzzle) -> None:
    """A puzzle has a game, a level, something to say, and an aim that can be proved or a question."""
    lacks = (
        (puzzle.stage is None, "a puzzle names its game: 'Given GAME with N seats'"),
        (not puzzle.level, f"a puzzle says how hard it is: 'Level: 1' to {MOST_LEVEL}"),
        (puzzle.say is None, "nothing is said: add 'Say' with its texts below"),
        (not puzzle.rules, "no rule is cited: add 'Rules: …'"),
        (not puzzle.aims and puzzle.count is None, "there is no aim: add 'Aim: …' with its texts below"),
        (puzzle.count is None and puzzle.proof is None, "nothing is claimed: add 'Proof: certain' or 'Proof: 6 in 13'"),
        (puzzle.count is not None and puzzle.question is None, "Count answers a question: add 'Ask: …'"),
        (puzzle.question is None and not puzzle.solution, "there is no solution: add 'Solution: ACTION; ACTION'"),
        (bool(puzzle.until and puzzle.by), "either 'Until' says when the aim counts, or 'By' when it is too late"),
        (puzzle.question is not None and not puzzle.until, "a question needs a moment: add 'Until: …'"),
    )
    for lacking, problem in lacks:
        if lacking:
            raise BadSheet(puzzle.line, problem)
