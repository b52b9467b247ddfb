"""Making a puzzle of any position: somebody chooses an aim, and the engine says whether it can prove a solution.

What can be chosen is a file of the game, `puzzles/own.aims`:

    Say
      en: A position from a match.
      de: Eine Stellung aus einer Partie.
    Others: on
    Without: force *
      en: Without forced moves.
      de: Ohne Kraftakt.
    Aim: chest of {seat} is at least {number}
      en: *{number} rubies* in the chest.
      de: *{number} Rubine* in der Truhe.
      until: inside has no {seat} | expedition is {expedition+1}
      rules: DIA-4.7
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction

from speleo.kernel.engine.state import State
from speleo.kernel.errors import BadSheet
from speleo.kernel.game import Game
from speleo.kernel.learning.attempt import Attempt
from speleo.kernel.learning.condition import Position
from speleo.kernel.learning.proof import LOST, Proof, TooMuch
from speleo.kernel.learning.puzzle import MOST_MOVES, read_puzzle
from speleo.kernel.learning.puzzle_check import check_puzzle
from speleo.kernel.learning.sheet import Row, Words, both, entries, read_rows, words_of
from speleo.kernel.scenario.stage import FindGame
from speleo.kernel.setup import Setup

WORDS = ("Say", "Others", "Without", "Rather", "Aim")
DEADLINES = ("until", "by")
WIDE = 1_500
"""So many positions are looked at with everything that is legal, before less is allowed."""
EASY, HARDER = 200, 2000
"""So many positions make a puzzle of the second or third level."""


class Unsolved(BadSheet):
    """Nothing can be made of a position; `reason` says why, for whoever says it in words."""

    def __init__(self, reason: str, said: str) -> None:
        super().__init__(1, said)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class OwnAim:
    """An aim that somebody may choose; `{seat}` and `{number}` are filled in, `{turn+1}` counts from the position."""

    condition: str
    words: Words
    deadlines: tuple[tuple[str, str], ...]
    rules: str

    @property
    def counts(self) -> bool:
        return "{number}" in self.condition


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Actions that the solver does without, as a pattern, and the sentence that says so to whoever solves it."""

    pattern: str
    words: Words


@dataclass(slots=True)
class OwnAims:
    """What may be wished for. `without` is always left out; `rather` only where the search would be too large."""

    say: Words | None = None
    others: str = "anything"
    without: LeftOut | None = None
    rather: LeftOut | None = None
    aims: list[OwnAim] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to make of a position; `quiet`: the others do what is usual, not whatever hurts."""

    seat: int
    aim: int
    number: int
    title: str
    quiet: bool


def read_aims(text: str) -> OwnAims:
    """The aims that somebody wrote for an own puzzle, with what is said and what others do."""
    made = OwnAims()
    for row in read_rows(text, WORDS):
        if row.word == "Say":
            made.say = words_of(row)
        elif row.word == "Others":
            made.others = row.text
        elif row.word == "Without":
            made.without = LeftOut(row.text, words_of(row))
        elif row.word == "Rather":
            made.rather = LeftOut(row.text, words_of(row))
        elif row.word == "Aim":
            made.aims.append(own_aim(row))
        else:
            raise row.refuse(f"{row.word} has no place among aims")
    return made


def own_aim(row: Row) -> OwnAim:
    """An aim of a list: its condition, texts, rules, and until when it must be reached."""
    found = entries(row, ("en", "de", "rules", *DEADLINES))
    deadlines = [
        (word.capitalize(), part.strip())
        for word in DEADLINES
        for part in found.get(word, "").split("|")
        if part.strip()
    ]
    if not found.get("rules"):
        raise row.refuse("an aim names a rule: add 'rules: …' below")
    return OwnAim(row.text, both(row, found), tuple(deadlines), found["rules"])


def filled(text: str, numbers: dict[str, int]) -> str:
    """`{turn+1+seats}` as a number."""
    return re.sub(r"\{([a-z0-9+]+)\}", lambda found: str(summed(found[1], numbers)), text)


def summed(text: str, numbers: dict[str, int]) -> int:
    return sum(int(part) if part.isdigit() else numbers[part] for part in text.split("+"))


def composed(game: Game, setup: Setup, state: State, aims: OwnAims, wish: Wish, small: bool = False) -> str:
    """The text of the puzzle, without what is still to be proved; a small one leaves more out. What is, it says."""
    assert aims.say is not None
    chosen = aims.aims[wish.aim]
    lines = Position(game, state).lines
    numbers = {key: int(value.split()[0]) for key, value in lines.items() if re.match(r"[0-9]+\b(?!,)", value)}
    numbers |= {"seat": wish.seat + 1, "number": wish.number, "seats": setup.seats}
    title = re.sub(r"[*\s]+", " ", wish.title).strip()[:40] or "?"
    options = "".join(f", {name} {value}" for name, value in setup.options)
    left_out = [part for part in (aims.without, aims.rather if small else None) if part is not None]
    said = [aims.say, *(part.words for part in left_out)]
    rows = ["Puzzle", f"  en: {title}", f"  de: {title}", "Level: LEVEL", "Say"]
    rows += [f"  en: {' '.join(words.en for words in said)}", f"  de: {' '.join(words.de for words in said)}"]
    rows += [f"Rules: {chosen.rules}"]
    rows += [f"Given {game.name} with {setup.seats} seats, edition {setup.edition}{options}"]
    rows += [f"Given seat {wish.seat + 1} solves", "Given the position"]
    rows += [f"  {row}" for row in game.write(state).rstrip("\n").split("\n")]
    for seat in range(setup.seats):
        if seat != wish.seat:
            rows.append(f"Seat: {seat + 1} plays {aims.others if wish.quiet else 'anything'}")
    rows += [f"Without: {' | '.join(part.pattern for part in left_out)}"] if left_out else []
    rows += [f"Aim: {filled(chosen.condition, numbers)}"]
    rows += [f"  en: {filled(chosen.words.en, numbers)}", f"  de: {filled(chosen.words.de, numbers)}"]
    rows += [f"{word}: {filled(text, numbers)}" for word, text in chosen.deadlines]
    return "\n".join([*rows, "Proof: CLAIM", "Solution: ACTIONS", ""])


def made_of(
    game: Game, setup: Setup, state: State, aims: OwnAims, wish: Wish, find_game: FindGame, budget: int
) -> tuple[str, bool]:
    """The whole text of a puzzle, and whether what is left out had to be more, so that the search comes to an end."""
    if aims.rather:
        try:
            return proved(composed(game, setup, state, aims, wish), find_game, min(budget, WIDE)), False
        except TooMuch:
            return proved(composed(game, setup, state, aims, wish, small=True), find_game, budget), True
    return proved(composed(game, setup, state, aims, wish), find_game, budget), False


def proved(text: str, find_game: FindGame, budget: int) -> str:
    """The whole text, with what the search found: certain if that can be, else the best odds; BadSheet if nothing."""
    draft = text.replace("LEVEL", "1", 1).replace("Solution: ACTIONS", "Solution: ?")
    for claim in ("certain", "1 in 2"):
        proof = Proof(read_puzzle(draft.replace("CLAIM", claim, 1)), find_game, budget, strict=True)
        if proof.worth != LOST:
            break
    else:
        raise Unsolved("unreachable", "the aim cannot be reached from here")
    attempt = Attempt(proof)
    attempt.puzzle.solution = ()
    for _ in range(MOST_MOVES):
        shown = "" if attempt.solved else attempt.shown()
        if not shown:
            break
        attempt.take(shown)
    actions = "; ".join(entry.removeprefix("play ") for entry in attempt.path)
    if not actions:
        raise Unsolved("decided", "here nothing is left to decide")
    whole = text.replace("LEVEL", str(level(len(proof.kept))), 1)
    whole = whole.replace("CLAIM", odds_text(proof.worth), 1).replace("ACTIONS", actions, 1)
    try:
        check_puzzle(read_puzzle(whole), find_game, budget, strict=True)
    except BadSheet as problem:
        if problem.step == "Solution":
            raise Unsolved("decided", problem.problem) from None
        raise
    return whole


def odds_text(worth: Fraction) -> str:
    return "certain" if worth == 1 else f"{worth.numerator} in {worth.denominator}"


def level(positions: int) -> int:
    """How hard it may be, by how much there is to look at."""
    return 1 if positions < EASY // 4 else 2 if positions < EASY else 3 if positions < HARDER else 4
