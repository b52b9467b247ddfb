"""What lessons and puzzles are written in alike: their beginning, names of seats, questions and mistakes."""

import pytest

from speleo.kernel.errors import BadSheet
from speleo.kernel.learning.sheet import (
    LONGEST,
    Row,
    choices_of,
    explained,
    name_of,
    number_of,
    read_titled,
    rule_ids,
    words_of,
)

WORDS = ("Puzzle", "Ask")


def row(word: str, text: str, *block: str) -> Row:
    return Row(word, text, block, 7)


def test_a_file_begins_with_what_it_is() -> None:
    first, second = read_titled("# a note\nPuzzle\n  en: A\n  de: B\n\nAsk: 1 of 1, 2", WORDS)
    assert (first.word, first.block, first.line) == ("Puzzle", ("en: A", "de: B"), 2)
    assert (second.text, second.line) == ("1 of 1, 2", 6)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: a puzzle begins with 'Puzzle' and its title below"),
        ("\n# nothing\n", "line 1: a puzzle begins with 'Puzzle' and its title below"),
        ("\nAsk: 1 of 1, 2\nPuzzle", "line 2: a puzzle begins with 'Puzzle' and its title below"),
        ("Puzle", "line 1: a line starts with Puzzle, Ask, Given, When, Then"),
        ("x" * (LONGEST + 1), f"line 1: the file has {LONGEST + 1} characters, more than {LONGEST}"),
    ],
)
def test_another_beginning_is_refused_where_it_stands(text: str, problem: str) -> None:
    with pytest.raises(BadSheet) as refused:
        read_titled(text, WORDS)
    assert str(refused.value).startswith(problem)


def test_a_seat_has_a_name_only_where_it_is_given_one() -> None:
    assert name_of(row("Given", "seat 2 is called Karla Kluft")) == (2, "Karla Kluft")
    assert name_of(row("When", "seat 2 is called Karla")) is None
    assert name_of(row("Given", "seat 0 is called Karla")) is None
    assert name_of(row("Given", "seat 2 is called " + "K" * 21)) is None


def test_a_question_has_a_right_answer_and_choices() -> None:
    assert choices_of(row("Ask", "2 in 3 of 1 in 3, 2 in 3 ,3 in 3")) == ("2 in 3", ("1 in 3", "2 in 3", "3 in 3"))
    with pytest.raises(BadSheet, match="line 7: a question is written 'Ask: RIGHT of CHOICE"):
        choices_of(row("Ask", "1, 2"))


def test_a_mistake_is_explained_by_a_rule() -> None:
    said = ("en: No.", "de: Nein.")
    assert explained(row("Otherwise", "on", *said, "rule: DIA-4.3"))["rule"] == "DIA-4.3"
    assert explained(row("Otherwise", "on", *said, "rule: DIA-4.3", "played: x"), "played")["played"] == "x"
    with pytest.raises(BadSheet, match="line 7: a mistake is explained by a rule"):
        explained(row("Otherwise", "on", *said))
    with pytest.raises(BadSheet, match="line 10: below Otherwise come en, de, rule, not 'played: x'"):
        explained(row("Otherwise", "on", *said, "played: x"))


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (("en: Yes.",), "line 7: Say needs its text as 'de: …' below"),
        (("en: Yes.", "en: No."), "line 9: en stands twice below Say"),
        (("en: A *word.", "de: Ja."), r"line 7: en: a \* has no second one"),
        (("en: Yes.", "de: " + "ja " * 21), "line 7: de: a sentence has 21 words, more than 20"),
    ],
)
def test_texts_stand_in_both_languages_and_are_short(lines: tuple[str, ...], problem: str) -> None:
    with pytest.raises(BadSheet, match=problem):
        words_of(row("Say", "", *lines))


def test_numbers_and_rules_are_what_they_look_like() -> None:
    assert number_of(row("Level", "4"), 1, 4) == 4
    for text in ("0", "5", "", "-1", "four"):
        with pytest.raises(BadSheet, match="line 7: Level is a number from 1 to 4, not"):
            number_of(row("Level", text), 1, 4)
    assert rule_ids(row("Rules", "DIA-4.3, CAVE-9.1")) == ("DIA-4.3", "CAVE-9.1")
    with pytest.raises(BadSheet, match=r"'4\.3' is no rule id"):
        rule_ids(row("Rules", "DIA-4.3, 4.3"))
    with pytest.raises(BadSheet, match="Rules names at least one rule"):
        rule_ids(row("Rules", " , "))
