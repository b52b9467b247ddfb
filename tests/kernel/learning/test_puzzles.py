"""Puzzles: the engine proves every one of them, and what does not fit is named with its line and part."""

from datetime import date, timedelta
from fractions import Fraction

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.errors import BadSheet, IllegalAction, SpeleoError
from speleo.kernel.learning.attempt import Attempt, attempt_along
from speleo.kernel.learning.daily import of_the_day
from speleo.kernel.learning.proof import Proof, TooMuch
from speleo.kernel.learning.puzzle import odds_named, read_puzzle
from speleo.kernel.learning.puzzle_check import check_puzzle, wrong_here
from speleo.kernel.learning.shelf import puzzles_of, texts_of

ALL = [(name, key) for name in GAMES for key in texts_of(game_named(name).package, "puzzles", ".puzzle")]
LEAST = 8
SMALL = """Puzzle
  en: A test
  de: Ein Test
Level: 1
Say
  en: Take it.
  de: Nimm es.
Rules: DIA-4.3
Given diamant with 2 seats
Given the position
  next: decision
  path: treasure 7 (1), snake
  gathered: 3 3
Seat: 2 plays on
Aim: chest of 1 is at least 4
  en: Four.
  de: Vier.
Until: inside has no 1
Until: expedition is 2
Moves: 3
Proof: certain
Solution: back
Hint
  en: Alone?
  de: Allein?
Otherwise: on
  en: Risky.
  de: Gewagt.
  rule: DIA-3.5
"""
ODDS = SMALL.replace("Proof: certain", "Proof: 31 in 33").replace("Solution: back", "Solution: on; back")
ODDS = (
    ODDS.replace("Moves: 3", "Moves: 2").replace("is at least 4", "is at least 3").replace("plays on", "plays back; on")
)
QUESTION = (
    SMALL[: SMALL.index("Seat:")]
    + """Seat: 1 plays on
Seat: 2 plays back
Ask: 4 of 3, 4, 5
  en: How many?
  de: Wie viele?
Count: chest of 2
Until: next is card
Otherwise: 3
  en: And the path.
  de: Und der Weg.
  rule: DIA-4.3
"""
)


def proof(text: str) -> Proof:
    return check_puzzle(read_puzzle(text), game_named)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_engine_proves_a_puzzle(game: str, name: str) -> None:
    """Its claim is exact, its solution solves it, something else does not, and every mistake is answered in words."""
    puzzle = puzzles_of(game_named(game))[name]
    found = check_puzzle(puzzle, game_named)
    assert puzzle.hints
    if puzzle.question is not None:
        told = [Attempt(found).take(f"answer {option}") for option in puzzle.options]
        assert [verdict.right for verdict in told].count(True) == 1
        assert all(verdict.right or verdict.words for verdict in told)
        return
    attempt = Attempt(found)
    for text in puzzle.solution:
        for wrong in wrong_here(attempt):
            verdict = attempt_along(found, attempt.path).take(f"play {wrong}")
            assert not verdict.right
            assert verdict.words is not None, wrong
        attempt.take(f"play {text}")
    assert attempt.solved
    assert all(attempt.aims())


@pytest.mark.parametrize("game", ["diamant", "cave", "subterra"])
def test_a_game_has_puzzles_from_easy_to_hard(game: str) -> None:
    levels = [puzzle.level for puzzle in puzzles_of(game_named(game)).values()]
    assert len(levels) >= LEAST
    assert levels == sorted(levels)
    assert (levels[0], levels[-1]) == (1, 4)


def test_the_claim_is_what_the_search_finds() -> None:
    assert proof(SMALL).worth == 1
    with pytest.raises(BadSheet, match="it is certain, not 1 in 2"):
        proof(SMALL.replace("Proof: certain", "Proof: 1 in 2"))
    with pytest.raises(BadSheet, match="line 21, step Proof: it is impossible, not certain"):
        proof(SMALL.replace("at least 4", "at least 99"))


def test_odds_are_exact_by_hand() -> None:
    """Two of 33 cards are snakes; any other card leaves what was gathered for going back."""
    worth = Proof(read_puzzle(ODDS), game_named).worth
    assert worth == 1
    forced = ODDS.replace("Seat: 2", "Seat: 1 plays on; back\nSeat: 2")
    assert Proof(read_puzzle(forced), game_named).worth == Fraction(31, 33)


def test_whoever_may_do_anything_does_the_worst() -> None:
    """Alone four come home, together three."""
    free = SMALL.replace("Seat: 2 plays on", "Seat: 2 plays anything")
    with pytest.raises(BadSheet, match="impossible"):
        proof(free)
    assert proof(free.replace("at least 4", "at least 3")).worth == 1


def test_a_wrong_try_is_shown_and_taken_back() -> None:
    attempt = Attempt(proof(SMALL))
    before = attempt.node
    verdict = attempt.take("play on")
    assert (verdict.right, verdict.rule) == (False, "DIA-3.5")
    assert (verdict.odds, verdict.best) == (Fraction(0), Fraction(1))
    assert [shot.action.notation for shot in attempt.shots] == ["on", "on", "snake"]
    assert (attempt.node, attempt.path, attempt.solved) == (before, [], False)
    assert attempt.shown() == "play back"
    assert attempt.take("play back").right
    assert (attempt.solved, attempt.path) == (True, ["play back"])
    with pytest.raises(IllegalAction):
        Attempt(proof(SMALL)).take("play snake")


def test_a_path_is_gone_again_or_refused() -> None:
    assert attempt_along(proof(SMALL), ["play back"]).solved
    with pytest.raises(BadSheet, match="does not lead on"):
        attempt_along(proof(SMALL), ["play on"])


def test_a_question_is_answered_by_the_engine() -> None:
    attempt = Attempt(proof(QUESTION))
    assert attempt.legal() == []
    assert attempt.take("answer 3").words is not None
    assert attempt.take("answer 4").right
    assert attempt.counted() == 4
    with pytest.raises(BadSheet, match="the right answer is 4, not '5'"):
        proof(QUESTION.replace("4 of 3, 4, 5", "5 of 3, 4, 5"))


def test_a_deadline_ends_it_and_what_is_left_out_cannot_be_played() -> None:
    late = SMALL.replace("Until: inside has no 1\nUntil: expedition is 2\n", "By: expedition is 2\n")
    assert proof(late).worth == 1
    both = SMALL.replace("Until: expedition is 2", "By: expedition is 2")
    with pytest.raises(BadSheet, match="either 'Until' says when the aim counts, or 'By'"):
        proof(both)
    without = Attempt(Proof(read_puzzle(SMALL.replace("Moves: 3", "Without: on")), game_named))
    assert [action.notation for action in without.legal()] == ["back"]
    with pytest.raises(BadSheet, match="'on' is left out"):
        without.take("play on")


def test_too_many_lines_are_given_up() -> None:
    with pytest.raises(TooMuch, match="after 3 positions"):
        check_puzzle(read_puzzle(SMALL.replace("Moves: 3", "Moves: 9")), game_named, budget=3)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Solution: back", "Solution: on", "line 22, step Solution: 'on' gives the aim away"),
        ("Solution: back", "Solution: back; on", "line 22, step Solution: it is solved before 'on'"),
        ("Solution: back", "Solution: snake", "line 22, step Solution: seat 1 may not snake"),
        ("Solution: back\n", "", "line 1: there is no solution"),
        ("Otherwise: on", "Otherwise: back", "line 26, step Otherwise: nothing wrong is 'back'"),
        ("rule: DIA-3.5", "rule: DIA-9.9", "line 26, step Rules: diamant has no rule 'DIA-9.9'"),
        ("Aim: chest of 1", "Aim: chst of 1", "line 15: a position has no 'chst': .*did you mean chest"),
        ("Aim: chest of 1", "Aim: chest of 9", "line 15: chest has 2 columns, and none is 9"),
        ("Aim: chest of 1 is at least 4", "Aim: win!", "line 15, step Aim: 'win!' is no aim"),
        ("Aim: chest of 1 is at least 4", "Aim: chest of 1", "line 15: 'chest of 1' says nothing"),
        ("  de: Vier.\n", "", "line 15, step Aim: Aim needs its text as 'de: …' below"),
        ("Proof: certain", "Proof: sure", "line 21, step Proof: Proof is 'certain', or odds"),
        ("path: treasure 7", "path: tresure 7", "line 12, step position: "),
        ("Seat: 2 plays on", "Seat: 2 plays fly", "line 9, step Seat: seat 2 cannot play 'fly'"),
        ("Seat: 2 plays on", "Seat: 2 on", "line 14, step Seat: a habit is written"),
        ("Given diamant", "Given diamond", "line 9, step position: unknown game 'diamond'"),
        ("Level: 1", "Level: 5", "line 4, step Level: Level is a number from 1 to 4"),
        ("Moves: 3", "Movse: 3", "line 20: a line starts with .*did you mean Moves"),
        ("Seat: 2", "Seat: 7", "line 9: there is no seat 7 among 2"),
        ("Moves: 3\n", "Moves: 3\n  or 4\n", "line 21, step Moves: nothing belongs below Moves 3, not 'or 4'"),
    ],
)
def test_what_is_wrong_is_named_with_its_line_and_part(old: str, new: str, said: str) -> None:
    assert old in SMALL
    with pytest.raises(SpeleoError, match=said):
        proof(SMALL.replace(old, new, 1))


def test_a_puzzle_that_anything_solves_is_none() -> None:
    with pytest.raises(BadSheet, match="whatever is played solves it"):
        proof(SMALL.replace(", snake", "").replace("Moves: 3", "Moves: 2").replace("Otherwise: on", "Otherwise: x"))


def test_every_puzzle_has_its_day() -> None:
    """The same for everybody, and each comes once before any comes again."""
    names = [f"{game}/{name}" for game, name in ALL]
    start = date.fromordinal(len(names) * 30_000)
    run = [of_the_day(start + timedelta(days=at), names) for at in range(len(names))]
    assert sorted(run) == sorted(names)
    assert of_the_day(date(2026, 11, 18), ["a", "b", "c"]) == of_the_day(date(2026, 11, 18), ["c", "a", "b"])


def test_odds_are_read_as_they_are_written() -> None:
    assert [odds_named(text) for text in ("6 in 12", "0 in 3", "4", "6 in 0", "+6 in 13", "6 in 13 ")] == [
        (6, 12),
        (0, 3),
        *[None] * 4,
    ]
